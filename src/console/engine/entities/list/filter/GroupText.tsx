import { Fragment } from 'react';
import type { Entity } from '../../../../../metadata/entity.ts';
import { type FilterNode, isLeaf, joinOf, nodesIn } from '../../../../../metadata/wire/filterNode.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ConditionText } from './ConditionText.tsx';
import { filteredField } from './filterFields.ts';

interface GroupTextProps {
  readonly entity: Entity;
  readonly node: FilterNode;
  /** Within another group, so that it stands in parentheses. */
  readonly isInner?: boolean;
}

/** Joined conditions in words: "Valor entre 1 e 3 ou (Prioridade Alta e Situação Em andamento)". */
export function GroupText({ entity, node, isInner = false }: GroupTextProps) {
  const { t, locale } = useTexts();
  if (isLeaf(node)) {
    const field = filteredField(entity, node.Campo);
    return (
      <>
        <span className="k">{field?.label[locale] ?? node.Campo}</span>{' '}
        {field && (
          <b>
            <ConditionText field={field} condition={{ operator: node.Operador, value: node.Valor }} />
          </b>
        )}
      </>
    );
  }
  const nodes = nodesIn(node);
  const word = t(joinOf(node) === 'E' ? 'list.builder.and' : 'list.builder.or');
  const parts = nodes.map((inner, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name, and their order is what they are told in
    <Fragment key={index}>
      {index > 0 && ` ${word} `}
      <GroupText entity={entity} node={inner} isInner />
    </Fragment>
  ));
  return isInner && nodes.length > 1 ? <>({parts})</> : parts;
}
