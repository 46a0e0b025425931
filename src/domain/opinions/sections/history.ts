import { type Act, isAcquisition } from '../../matricula/model/index.ts';
import { readableName } from '../../text/readableName.ts';
import type { OpinionFacts, TemplateSentence } from '../model.ts';
import { actText, countText, eventText, namesText } from '../prose.ts';
import { ref } from './saying.ts';

/** How the property passed from hand to hand, as far as the acts stand. */
export function historySentences({ reading: { acts }, today, eventName }: OpinionFacts): TemplateSentence[] {
  const passed = acts.filter((act) => today.valid[act.id] && isAcquisition(act.event));
  const named = passed.map(
    (act) => `${eventText(eventName(act.event))}${partiesText(act)} (${actText(act)})`,
  );
  const text =
    passed.length === 0
      ? 'Não houve transmissão da propriedade desde a abertura da matrícula.'
      : passed.length === 1
        ? `Desde a abertura da matrícula houve uma transmissão da propriedade: ${named[0]}.`
        : `Desde a abertura da matrícula houve ${countText(passed.length, 'f')} transmissões da propriedade: ${named.join('; ')}.`;
  return [
    {
      key: 'chain',
      section: 'history',
      text,
      says: {
        acts: passed
          .map((act) => `${act.code} ${act.event} ${act.date ?? ''}${partiesText(act)}`.trim())
          .join('; '),
      },
      sources: passed.map(({ id }) => ref(id, 'event')),
    },
  ];
}

/** ` de A para B`; whoever acquires anew, as by usucapião, has it from nobody. */
function partiesText({ transfers, grantors, grantees }: Act): string {
  const moved = transfers.length > 0;
  const isNew = moved && transfers.every(({ mode }) => mode === 'replace');
  const from = isNew ? [] : moved ? transfers.flatMap((each) => each.from) : grantors.map(({ name }) => name);
  const to = (moved ? transfers.flatMap((each) => each.to) : grantees).map(({ name }) => name);
  if (to.length === 0) return '';
  return from.length === 0 ? ` em favor de ${briefly(to)}` : ` de ${briefly(from)} para ${briefly(to)}`;
}

/** Of many heirs the first are named, and how many follow. */
function briefly(names: readonly string[]): string {
  const each = [...new Set(names)];
  return each.length <= 4
    ? namesText(each)
    : `${each.slice(0, 3).map(readableName).join(', ')} e outros ${countText(each.length - 3, 'm')}`;
}
