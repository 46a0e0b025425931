import {
  type Act,
  type EventCode,
  foldName,
  isEncumbrance,
  principalOf,
  targetsOf,
} from '../../matricula/model/index.ts';
import { fold } from '../../text/fold.ts';
import { wholeShare } from '../../units.ts';
import { type BurdenedShare, readBurdenedShare, readRemainingShare } from '../burdenedShare.ts';
import {
  actsOf,
  type FilledCell,
  saidBy,
  saidInText,
  standingActs,
  type Written,
  write,
} from '../filling.ts';
import type { FromRecord, ReadRecord } from '../fromRecord.ts';
import { guaranteeNotices } from '../guaranteeNotices.ts';
import { ask, type Notice } from '../notice.ts';
import { recordedEvents } from '../recordEvents.ts';
import { creditCells, type Guarantee, guaranteesOf, registrationDay } from '../recordGuarantees.ts';
import { promotedDegree } from './promotedDegree.ts';

/**
 * Guarantees and court constraints in force, each with creditor, sum and terms as its acts state them, and the history
 * of every guarantee. The value of the property stands in no record: it is asked for.
 */
export const fromRecord: FromRecord = (record, on) => {
  const found = guaranteesOf(record, [...guarantees, ...constraints]);
  const burdens = found.filter((one) => !isOnCredit(one, record) && !isConverted(one, found));
  const rows = burdens.map((one, index) => burdenRow(one, record, `Onus.${index}`));
  const sameDebts = burdens.flatMap((one, index) => sameDebtNotices(one, burdens, `Onus.${index}`));
  const history = recordedEvents(record, isGuarantee(record));
  const events = history.events.map(({ act, guarantee, cells }, index) =>
    write(`Eventos.${index}`, act === guarantee ? [...cells, kindCell(act)] : cells),
  );
  const valuesOf = (written: readonly Written[]) => written.map(({ values }) => values);
  return {
    Entrada: {
      DataReferencia: on,
      Onus: valuesOf(rows.map(({ row }) => row)),
      Eventos: valuesOf(events),
    },
    Fontes: [...rows.map(({ row }) => row), ...events].flatMap(({ sources }) => sources),
    Avisos: [
      ask('ask-appraisal', null, ['ValorImovel']),
      ...guaranteeNotices(record),
      ...rows.flatMap(({ notices }) => notices),
      ...sameDebts,
      ...history.notices,
    ],
  };
};

const guarantees: readonly EventCode[] = [
  'alienacao_fiduciaria',
  'hipoteca',
  'hipoteca_cedular',
  'cedula_credito',
  'caucao',
];
const attachments: readonly EventCode[] = ['penhora', 'arresto', 'sequestro'];
const constraints: readonly EventCode[] = [...attachments, 'indisponibilidade'];

const isGuarantee =
  (record: ReadRecord) =>
  (act: Act): boolean =>
    guarantees.includes(act.event) &&
    isEncumbrance(act) &&
    !(act.event === 'caucao' && principalOf(act, actsOf(record)));

const kindCell = (act: Act): FilledCell => ({
  name: 'EventoGarantia',
  value: act.event,
  said: saidBy(act, 'event'),
});

/** The creditor gave its own claim as security: that burdens the claim, not the property. */
const isOnCredit = ({ source }: Guarantee, record: ReadRecord): boolean =>
  source.event === 'caucao' && principalOf(source, actsOf(record)) !== null;

/** An arrest that another constraint in force says it was turned into would count twice. */
function isConverted({ source, lien }: Guarantee, all: readonly Guarantee[]): boolean {
  if (lien.event !== 'arresto' && lien.event !== 'sequestro') return false;
  return all.some((other) => convertedFrom(other) === source.code);
}

const convertedFrom = ({ source }: Guarantee): string | null =>
  source.event === 'penhora' && /\bCONVERTID|\bCONVERSAO\b/.test(fold(source.text))
    ? (source.links.find(({ kind }) => kind === 'cites')?.code ?? null)
    : null;

/** Who has a mortgage and attaches the same land may be after the same debt: no act needs to say so. */
function sameDebtNotices({ lien }: Guarantee, all: readonly Guarantee[], at: string): Notice[] {
  const { creditor } = lien;
  if (!attachments.includes(lien.event) || creditor === null) return [];
  const own = all.filter(
    (other) =>
      guarantees.includes(other.lien.event) &&
      other.lien.creditor !== null &&
      foldName(other.lien.creditor) === foldName(creditor),
  );
  return own.length > 0
    ? [ask('same-debt', at, ['MesmaDivida'], { acts: own.map((other) => other.lien.code).join(', ') })]
    : [];
}

function burdenRow(one: Guarantee, record: ReadRecord, at: string): { row: Written; notices: Notice[] } {
  const { lien, source } = one;
  const original = convertedFrom(one);
  const arrest = lien.value === null ? actsOf(record).find(({ code }) => code === original) : undefined;
  const chain = arrest ? [arrest, ...one.chain] : one.chain;
  const credit = creditCells({ ...one, chain }, record, {
    names: { value: 'Valor', base: 'DataBase' },
    at,
    base: registrationDay,
  });
  const part = burdenedPart(one, record);
  const row = write(at, [
    { name: 'Ato', value: lien.code, said: saidBy(source, 'code') },
    { name: 'Evento', value: lien.event, said: saidBy(source, 'event') },
    degreeCell(one, record),
    ...credit.cells,
    {
      name: 'FracaoOnerada',
      value: part?.share,
      said: part && saidInText(part.act, part.quote, record.truth),
    },
  ]);
  const isFreeze = lien.event === 'indisponibilidade';
  return {
    row,
    notices: [
      ...(isFreeze ? [] : credit.notices),
      ...(part && !part.share
        ? [ask('ask-burdened-share', at, ['FracaoOnerada'], { words: part.quote })]
        : []),
      ...(alsoOnOthers.test(fold(source.text)) ? [ask('other-properties', at, ['OutrosImoveis'])] : []),
    ],
  };
}

type BurdenedPart = BurdenedShare & { readonly act: Act };

/** The part that the act burdens, less what was released of it since. */
function burdenedPart({ source }: Guarantee, record: ReadRecord): BurdenedPart | null {
  const acts = actsOf(record);
  const read = readBurdenedShare(source.text);
  let part: BurdenedPart | null = read && { ...read, act: source };
  for (const act of standingActs(record)) {
    if (!targetsOf(act, 'cancels-in-part', acts).includes(source)) continue;
    const left = readRemainingShare(act.text, part ? part.share : wholeShare);
    if (left) part = { ...left, act };
  }
  return part;
}

/** The degree of the act, or the one a later act in force raised it to. */
function degreeCell({ lien, source }: Guarantee, record: ReadRecord): FilledCell {
  const promoted = promotedDegree(lien.code, record);
  return promoted
    ? { name: 'Grau', value: promoted.degree, said: promoted.said }
    : { name: 'Grau', value: lien.degree, said: saidBy(source, 'degree') };
}

const alsoOnOthers = /\b(?:JUNTAMENTE COM|E|ALEM DE) OUTROS?\b(?: IMOVE(?:L|IS)|,)|\bOUTROS IMOVEIS\b/;
