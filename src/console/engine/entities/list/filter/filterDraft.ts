import type { Locale } from '../../../../../domain/locale.ts';
import type { Field } from '../../../../../field-types/types.ts';
import type { Entity } from '../../../../../metadata/entity.ts';
import {
  type FilterGroup,
  type FilterNode,
  groupOf,
  isLeaf,
  type Join,
  joinOf,
  nodesIn,
} from '../../../../../metadata/wire/filterNode.ts';
import type { Problems } from './ConditionValues.tsx';
import {
  filteredField,
  filterProblems,
  type Question,
  questionOf,
  toCondition,
  usualQuestion,
} from './filterFields.ts';

/** A condition as somebody is writing it: perhaps without a value yet. */
export interface LeafDraft {
  readonly key: number;
  readonly field: string;
  readonly question: Question;
  readonly value: unknown;
  /** Just added: what one goes on with. */
  readonly isNew?: boolean;
}

export interface GroupDraft {
  readonly key: number;
  readonly join: Join;
  readonly items: readonly FilterDraft[];
}

export type FilterDraft = LeafDraft | GroupDraft;

export const isGroup = (draft: FilterDraft): draft is GroupDraft => 'items' in draft;

let lastKey = 0;
const newKey = () => {
  lastKey += 1;
  return lastKey;
};

export const newLeaf = (field: Field): LeafDraft => ({
  key: newKey(),
  field: field.name,
  question: usualQuestion(field),
  value: null,
  isNew: true,
});

export const newGroup = (join: Join, items: readonly FilterDraft[]): GroupDraft => ({
  key: newKey(),
  join,
  items,
});

/** A filter as it is about to be changed; conditions on fields that are not there are left out. */
export function toDraft(group: FilterGroup, entity: Entity): GroupDraft {
  return newGroup(
    joinOf(group),
    nodesIn(group).flatMap((node): FilterDraft[] => {
      if (!isLeaf(node)) return [toDraft(node, entity)];
      if (!filteredField(entity, node.Campo)) return [];
      const question = questionOf({ operator: node.Operador, value: node.Valor });
      return [{ key: newKey(), field: node.Campo, question, value: node.Valor }];
    }),
  );
}

/** The filter that was written; null when it says nothing. Empty groups say nothing. */
export function toNode(draft: FilterDraft, entity: Entity): FilterNode | null {
  if (isGroup(draft)) {
    const nodes = draft.items.flatMap((item) => toNode(item, entity) ?? []);
    return nodes.length === 0 ? null : groupOf(draft.join, nodes);
  }
  const field = filteredField(entity, draft.field);
  const condition = field && toCondition(field, draft.question, draft.value);
  return condition ? { Campo: draft.field, Operador: condition.operator, Valor: condition.value } : null;
}

/** The same with one part changed; null takes it out. */
export function withPart(
  group: GroupDraft,
  key: number,
  change: (draft: FilterDraft) => FilterDraft | null,
): GroupDraft {
  return {
    ...group,
    items: group.items.flatMap((item) => {
      if (item.key === key) return change(item) ?? [];
      return isGroup(item) ? [withPart(item, key, change)] : [item];
    }),
  };
}

/** The same with one part more at the end of a group. */
export const withAdded = (root: GroupDraft, key: number, added: FilterDraft): GroupDraft =>
  root.key === key
    ? { ...root, items: [...root.items, added] }
    : withPart(root, key, (group) => (isGroup(group) ? { ...group, items: [...group.items, added] } : group));

/** What is wrong with each condition, by key; one without a value is to be given one or taken out. */
export function problemsIn(
  draft: FilterDraft,
  entity: Entity,
  locale: Locale,
  missing: string,
): ReadonlyMap<number, Problems> {
  if (isGroup(draft))
    return new Map(draft.items.flatMap((item) => [...problemsIn(item, entity, locale, missing)]));
  const field = filteredField(entity, draft.field);
  if (!field) return new Map();
  const found = filterProblems(field, draft.question, draft.value, locale);
  if (Object.keys(found).length > 0) return new Map([[draft.key, found]]);
  return toCondition(field, draft.question, draft.value) === undefined
    ? new Map([[draft.key, { value: missing }]])
    : new Map();
}
