import Dialog from '@mui/material/Dialog';
import { type MouseEvent, useId, useState } from 'react';
import type { Field } from '../../../../../field-types/types.ts';
import type { Entity } from '../../../../../metadata/entity.ts';
import { isLeaf, type Join } from '../../../../../metadata/wire/filterNode.ts';
import { FieldMessage } from '../../../../kit/ui/FieldMessage.tsx';
import { Glyph } from '../../../../kit/ui/Glyph.tsx';
import { IconPlus, IconX } from '../../../../kit/ui/icons.ts';
import { companyTimeZone } from '../../../auth/timeZone.ts';
import { filterContext } from '../../../data/dataProvider.ts';
import { askedNode, type ListFilter, searchOf } from '../../../data/filters.ts';
import { fitsLimits, fromTree, toTree } from '../../../data/filterTree.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { BuilderRow } from './BuilderRow.tsx';
import type { Problems } from './ConditionValues.tsx';
import {
  type FilterDraft,
  type GroupDraft,
  isGroup,
  newGroup,
  newLeaf,
  problemsIn,
  toDraft,
  toNode,
  withAdded,
  withPart,
} from './filterDraft.ts';
import './filterBuilder.css';

interface FilterBuilderProps {
  readonly entity: Entity;
  /** The fields it offers. */
  readonly fields: readonly Field[];
  readonly filter: ListFilter;
  readonly apply: (filter: ListFilter) => void;
  readonly close: () => void;
}

/** Groups within groups; more nobody reads, and the server takes no more. */
const deepestGroup = 3;

/** The whole filter as groups of conditions, all or any of which must hold. */
export default function FilterBuilder({ entity, fields, filter, apply, close }: FilterBuilderProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const [root, setRoot] = useState<GroupDraft>(() => {
    const draft = toDraft(toTree(filter), entity);
    const [first] = fields;
    return draft.items.length === 0 && first ? { ...draft, items: [newLeaf(first)] } : draft;
  });
  const [problems, setProblems] = useState<ReadonlyMap<number, Problems>>(new Map());
  const [isTooMuch, setTooMuch] = useState(false);
  const change = (next: GroupDraft) => {
    setProblems(new Map());
    setTooMuch(false);
    setRoot(next);
  };
  const submit = () => {
    const found = problemsIn(root, entity, locale, t('list.builder.valueMissing'));
    setProblems(found);
    if (found.size > 0) return;
    const node = toNode(root, entity);
    const tree = node === null ? null : isLeaf(node) ? { E: [node] } : node;
    if (tree && !fitsLimits(askedNode(tree, filterContext(entity, companyTimeZone()))))
      return setTooMuch(true);
    const query = searchOf(filter);
    apply({ ...fromTree(tree), ...(query ? { q: query } : {}) });
  };
  const parts: Parts = { entity, fields, problems, root, change };
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && close()}
      aria-labelledby={`${id}-title`}
      className="builder"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h2 id={`${id}-title`} className="dialog-title">
          {t('list.builder.title')}
        </h2>
        <Group group={root} depth={1} parts={parts} />
        {isTooMuch && <FieldMessage id={`${id}-much`} text={t('list.builder.tooMuch')} />}
        <div className="dialog-buttons">
          <button type="button" className="btn keep" onClick={close}>
            {t('form.cancel')}
          </button>
          <button type="submit" className="btn pri">
            {t('list.apply')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface Parts {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly problems: ReadonlyMap<number, Problems>;
  readonly root: GroupDraft;
  readonly change: (root: GroupDraft) => void;
}

/** Conditions and groups under one word: all of them, or any. */
function Group({ group, depth, parts }: { group: GroupDraft; depth: number; parts: Parts }) {
  const { t } = useTexts();
  const { entity, fields, problems, root, change } = parts;
  const isRoot = depth === 1;
  const word = t(group.join === 'E' ? 'list.builder.and' : 'list.builder.or');
  const [first] = fields;
  const add = (draft: FilterDraft) => change(withAdded(root, group.key, draft));
  const replace = (key: number, next: FilterDraft | null) =>
    change(root.key === key && next && isGroup(next) ? next : withPart(root, key, () => next));
  const remove = (event: MouseEvent<HTMLElement>, key: number) => {
    const above = event.currentTarget.closest('li')?.closest('fieldset');
    replace(key, null);
    above?.querySelector<HTMLElement>(':scope > .builder-acts > button')?.focus();
  };
  return (
    <fieldset className={isRoot ? 'builder-group root' : 'builder-group'}>
      <legend className="vh">{t(isRoot ? 'list.builder.conditions' : 'list.builder.group')}</legend>
      <div className="row">
        <select
          className="in builder-join"
          aria-label={t('list.builder.join')}
          value={group.join}
          onChange={(event) => replace(group.key, { ...group, join: event.target.value as Join })}
        >
          <option value="E">{t('list.builder.all')}</option>
          <option value="OU">{t('list.builder.any')}</option>
        </select>
        <span className="grow" />
        {!isRoot && (
          <button
            type="button"
            className="btn txt sq ico"
            aria-label={t('list.builder.removeGroup')}
            onClick={(event) => remove(event, group.key)}
          >
            <Glyph icon={IconX} small />
          </button>
        )}
      </div>
      <ol className="builder-items">
        {group.items.map((item, index) => (
          <li key={item.key}>
            <span className="builder-word">{index > 0 && word}</span>
            {isGroup(item) ? (
              <Group group={item} depth={depth + 1} parts={parts} />
            ) : (
              <BuilderRow
                entity={entity}
                fields={fields}
                draft={item}
                problems={problems.get(item.key) ?? {}}
                change={(next) => replace(item.key, next)}
                remove={(event) => remove(event, item.key)}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="row wrap builder-acts">
        <button type="button" className="btn txt sq" onClick={() => first && add(newLeaf(first))}>
          <Glyph icon={IconPlus} small />
          {t('list.builder.addCondition')}
        </button>
        {depth < deepestGroup && (
          <button
            type="button"
            className="btn txt sq"
            onClick={() => first && add(newGroup(group.join === 'E' ? 'OU' : 'E', [newLeaf(first)]))}
          >
            <Glyph icon={IconPlus} small />
            {t('list.builder.addGroup')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
