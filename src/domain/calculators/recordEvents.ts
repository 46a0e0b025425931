import { type Act, foldName, principalOf, targetsOf, validityOf } from '../matricula/model/index.ts';
import { fold } from '../text/fold.ts';
import { findMoney } from '../text/moneyText.ts';
import { type Alert, alert } from './alert.ts';
import { actsOf, type FilledCell, saidBy, saidInText } from './filling.ts';
import type { ReadRecord } from './fromRecord.ts';
import type { Movement } from './mortgage/history.ts';
import { amountIn, balanceIn, type StatedAmount } from './recordGuarantees.ts';

/** What an act does to a guarantee, ready to be written into a row. */
export interface RecordedEvent {
  readonly act: Act;
  readonly guarantee: Act;
  readonly movement: Movement;
  readonly cells: readonly FilledCell[];
}

/**
 * The history of guarantees as the acts tell it, those cancelled since included: constitution, amendments, extensions,
 * assignments, partial releases, cancellation, and revival where a cancellation fell itself.
 * @param isGuarantee which acts make one
 */
export function recordedEvents(
  record: ReadRecord,
  isGuarantee: (act: Act) => boolean,
): { events: RecordedEvent[]; notices: Alert[] } {
  const acts = actsOf(record);
  const known = new Map<string, Known>();
  const events: RecordedEvent[] = [];
  const note = (act: Act, { guarantee }: Known, movement: Movement, cells: readonly FilledCell[]) =>
    events.push({ act, guarantee, movement, cells: [...headCells(act, guarantee, movement), ...cells] });
  const first = acts.findIndex(isGuarantee);
  if (first < 0) return { events, notices: [] };
  for (const [index, act] of acts.entries()) {
    if (index < first) continue;
    // What links to nothing and consolidates nothing leaves everything else as it stands.
    const touches = act.links.length > 0 || act.event === 'consolidacao_propriedade';
    const valid = touches
      ? validityOf(acts.slice(0, index + 1)).valid
      : { [act.id]: act.manualValidity?.valid ?? true };
    for (const one of touches ? known.values() : []) {
      const stands = valid[one.guarantee.id] === true;
      if (stands !== one.stands) note(act, one, stands ? 'constituicao' : 'cancelamento', []);
      one.stands = stands;
    }
    if (!valid[act.id]) continue;
    if (isGuarantee(act)) {
      const one: Known = {
        guarantee: act,
        stands: true,
        creditor: act.creditor,
      };
      known.set(act.id, one);
      note(act, one, 'constituicao', termCells(act, amountIn(act)));
      continue;
    }
    // Who gives its claim as security keeps it, and the guarantee stays as it is.
    const principal = act.event === 'caucao' ? null : principalOf(act, acts.slice(0, index + 1));
    const amended = principal && known.get(principal.id);
    if (amended) {
      const amount = amountIn(act) ?? balanceIn(act, record);
      const movement = amendmentOf(act, amended, amount);
      note(
        act,
        amended,
        movement,
        termCells(act, amount, movement === 'cessao' ? 'ValorPosterior' : 'Valor'),
      );
      amended.creditor = act.creditor ?? amended.creditor;
    }
    for (const target of targetsOf(act, 'cancels-in-part', acts)) {
      const released = known.get(target.id);
      if (released) note(act, released, 'liberacao_parcial', releaseCells(act, record));
    }
  }
  const undated = events.filter(({ act }) => act.date === null);
  return {
    // What befell a guarantee nobody knows the beginning of has nothing to start from.
    events: events.filter(({ act, guarantee }) => act.date !== null && guarantee.date !== null),
    notices: [...new Set(undated.map(({ act }) => act.code))].map((code) =>
      alert('event-undated', null, { act: code }),
    ),
  };
}

/** A guarantee while the acts are gone through. */
interface Known {
  readonly guarantee: Act;
  stands: boolean;
  creditor: string | null;
}

const headCells = (act: Act, guarantee: Act, movement: Movement): FilledCell[] => [
  { name: 'Data', value: act.date, said: saidBy(act, 'date') },
  { name: 'Ato', value: act.code, said: saidBy(act, 'code') },
  { name: 'Evento', value: movement, said: saidBy(act, 'event') },
  {
    name: 'Garantia',
    value: act === guarantee ? null : guarantee.code,
    said: saidBy(act, ...linkPaths(act, guarantee), 'event'),
  },
];

const linkPaths = (act: Act, { code }: Act): string[] =>
  act.links.flatMap((link, index) => (link.code === code ? [`links.${index}.code`] : []));

/** @param name of the amount: of an assignment it is what the debt stands at, no movement */
const termCells = (
  act: Act,
  amount: StatedAmount | null,
  name: 'Valor' | 'ValorPosterior' = 'Valor',
): FilledCell[] => [
  { name: 'Grau', value: act.degree, said: saidBy(act, 'degree') },
  { name: 'Credor', value: act.creditor, said: saidBy(act, 'creditor') },
  { name, value: amount?.value, said: amount?.said },
  { name: 'Moeda', value: amount?.currency, said: amount?.said },
  { name: 'Vencimento', value: act.dueOn, said: saidBy(act, 'dueOn') },
];

/** What is left of the debt, where a release says so: most free a part of the land and leave the debt as it was. */
function releaseCells(act: Act, record: ReadRecord): FilledCell[] {
  const folded = fold(act.text).replace(/\s/g, ' ');
  const reduced = findMoney(folded, act.date).find(({ start }) =>
    /\bREDU(?:Z|C)[A-Z]*\b[^.;]{0,60}\b(?:A|PARA)\s*$/.test(folded.slice(Math.max(0, start - 90), start)),
  );
  const left = reduced && {
    value: reduced.value.value,
    currency: reduced.value.currency,
    said: saidInText(act, act.text.slice(reduced.start, reduced.end), record.truth),
  };
  const amount = left ?? balanceIn(act, record);
  return [
    { name: 'ValorPosterior', value: amount?.value, said: amount?.said },
    { name: 'Moeda', value: amount?.currency, said: amount?.said },
  ];
}

function amendmentOf(act: Act, { creditor }: Known, amount: StatedAmount | null): Movement {
  const isOther = act.creditor !== null && creditor !== null && foldName(act.creditor) !== foldName(creditor);
  if (isOther && (amount === null || act.event === 'outro')) return 'cessao';
  if (amount) return isAddition(act, amount) ? 'reforco' : 'aditivo';
  return act.dueOn === null ? 'aditivo' : 'prorrogacao';
}

/** `elevado em R$ 50.000,00`: the sum comes on top; `elevado para` names the whole. */
function isAddition({ text }: Act, { said }: StatedAmount): boolean {
  const folded = fold(text).replace(/\s+/g, ' ');
  const at = said.quote === null ? -1 : folded.indexOf(fold(said.quote));
  return (
    at > 0 &&
    /\b(?:ELEVAD|AUMENTAD|ACRESCID|MAJORAD|REFORCAD)[OA]S?\b[^.;]{0,40}\b(?:EM|DE|MAIS)\s*$/.test(
      folded.slice(Math.max(0, at - 80), at),
    )
  );
}
