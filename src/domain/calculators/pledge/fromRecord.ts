import { type Act, type EventCode, isEncumbrance } from '../../matricula/model/index.ts';
import { dateAfter } from '../../text/dateText.ts';
import { fold } from '../../text/fold.ts';
import { type Alert, alert } from '../alert.ts';
import { type FilledCell, saidBy, saidInText, type Written, write } from '../filling.ts';
import type { FromRecord, ReadRecord } from '../fromRecord.ts';
import { guaranteeNotices } from '../guaranteeNotices.ts';
import { ask, askEach, type Notice } from '../notice.ts';
import { type RecordedEvent, recordedEvents } from '../recordEvents.ts';
import {
  creditCells,
  type Guarantee,
  guaranteesOf,
  registrationDay,
  type StatedDay,
  titleDay,
} from '../recordGuarantees.ts';
import { readPledgedGoods } from './goodsText.ts';
import type { Pledge } from './model.ts';
import { productKey } from './productNames.ts';

/**
 * Pledges in force, those of a note that also mortgages the land included, with credit and goods as far as the acts
 * count them, and the history of every pledge. Prices and yields stand in no record: they are asked for.
 */
export const fromRecord: FromRecord = (record, on) => {
  const pledges = guaranteesOf(record, [...pledgeEvents, ...withLand]).filter(({ source }) =>
    isPledge(source),
  );
  const rows = pledges.map((one, index) => pledgeRow(one, record, `Penhores.${index}`));
  const history = recordedEvents(record, (act) => isEncumbrance(act) && isPledge(act));
  const events = history.events.map(({ act, guarantee, cells }, index) =>
    write(`Eventos.${index}`, act === guarantee ? [...cells, ...boundCells(act, record)] : cells),
  );
  const valuesOf = (written: readonly Written[]) => written.map(({ values }) => values);
  return {
    Entrada: {
      DataReferencia: on,
      Penhores: valuesOf(rows.map(({ row }) => row)),
      Eventos: valuesOf(events),
    },
    Fontes: [
      ...rows.flatMap(({ row, goods }) => [row, ...goods].flatMap(({ sources }) => sources)),
      ...events.flatMap(({ sources }) => sources),
    ],
    Avisos: [
      ...guaranteeNotices(record),
      ...rows.flatMap(({ notices }) => notices),
      ...history.notices,
      ...furtherGoods(history.events),
    ],
  };
};

const pledgeEvents: readonly EventCode[] = ['penhor', 'penhor_cedular'];
/** A note may bind goods and land by one act. */
const withLand: readonly EventCode[] = ['hipoteca_cedular', 'cedula_credito'];

const isPledge = (act: Act): boolean =>
  pledgeEvents.includes(act.event) || (withLand.includes(act.event) && bindsGoods(act));

/**
 * A note of this name always pledges goods too (DL 167/1967 art. 25): where the act names none, they stand in Book 3 or
 * in the note itself, and are asked for.
 */
const bindsGoods = ({ text }: Act): boolean => /\b(?:PENHOR|PIGNORATICIAS?)\b/.test(fold(text));

function pledgeRow(
  one: Guarantee,
  record: ReadRecord,
  at: string,
): { row: Written; goods: readonly Written[]; notices: Notice[] } {
  const { lien, source } = one;
  const inText = (quote: string) => saidInText(source, quote, record.truth);
  const { goods, uncounted, season, seasons, area } = readPledgedGoods(source.text);
  const title = titleOf(source);
  const rows = goods.map((item, index) => {
    const said = inText(item.quote);
    return write(`${at}.Bens.${index}`, [
      { name: 'Descricao', value: item.quote, said },
      { name: 'Produto', value: item.product, said },
      { name: 'Quantidade', value: item.quantity, said },
      { name: 'Unidade', value: item.unit, said },
    ]);
  });
  const credit = creditCells(one, record, {
    names: { value: 'ValorCredito', base: 'DataEmissao' },
    at,
    base: (act) => emissionDay(act, record) ?? titleDay(act) ?? registrationDay(act),
  });
  const row = write(at, [
    { name: 'Ato', value: lien.code, said: saidBy(source, 'code') },
    { name: 'Tipo', value: kindOf(source), said: saidBy(source, 'event') },
    {
      name: 'Grau',
      value: pledgeEvents.includes(lien.event) ? lien.degree : null,
      said: saidBy(source, 'degree'),
    },
    { name: 'Titulo', value: title, said: title === null ? null : inText(title) },
    ...credit.cells,
    { name: 'Safra', value: season?.value, said: season && inText(season.quote) },
    { name: 'AreaVinculadaHa', value: area?.value, said: area && inText(area.quote) },
    { name: 'Bens', value: rows.length > 0 ? rows.map(({ values }) => values) : null },
  ]);
  return {
    row,
    goods: rows,
    notices: [
      ...credit.notices,
      ...(uncounted === null ? [] : [alert('goods-uncounted', at, { words: uncounted })]),
      ...(goods.length === 0 && uncounted === null ? [ask('ask-goods', at, ['Bens'])] : []),
      ...(goods.length > 0
        ? [
            askEach(
              'ask-prices',
              at,
              goods.flatMap((_, index) => [[`Bens.${index}.ValorUnitario`], [`Bens.${index}.DataPreco`]]),
            ),
          ]
        : []),
      ...(seasons === null ? [] : [alert('seasons-several', at, { words: seasons })]),
      ...(withLand.includes(lien.event) ? [alert('mortgage-too', at)] : []),
      ...amendedGoods(one, at),
    ],
  };
}

/**
 * Amendments that say other goods, another season or other land than the act of the pledge: whether they add to what is
 * bound or take its place the words leave open, so that a person is asked.
 */
function amendedGoods({ source, chain }: Guarantee, at: string): Alert[] {
  const known = new Set(boundWords(source).map(({ says }) => says));
  return chain.slice(1).flatMap((act) => {
    const other = boundWords(act).filter(({ says }) => !known.has(says));
    const words = other.map(({ quote }) => quote).join('; ');
    return other.length > 0 ? [alert('goods-amended', at, { act: act.code, words })] : [];
  });
}

/** What the text of an act says is bound: the same for the same goods, however they are written. */
function boundWords({ text }: Act): { readonly says: string; readonly quote: string }[] {
  const { goods, uncounted, season, seasons, area } = readPledgedGoods(text);
  return [
    ...goods.map(({ product, quantity, unit, quote }) => ({
      says: `${quantity} ${unit} ${productKey(product)}`,
      quote,
    })),
    ...(uncounted === null ? [] : [{ says: fold(uncounted), quote: uncounted }]),
    ...(season ? [{ says: season.value, quote: season.quote }] : []),
    ...(seasons === null ? [] : [{ says: fold(seasons), quote: seasons }]),
    ...(area ? [{ says: `${area.value} ha`, quote: area.quote }] : []),
  ];
}

/** `Emissão: 20.02.2008`, `emitida em 26 de agosto de 1996`. */
function emissionDay(act: Act, { truth }: ReadRecord): StatedDay | null {
  const folded = fold(act.text).replace(/\s/g, ' ');
  const lead = /\b(?:DATA D[AE] )?EMISSAO\s?:\s?|\bEMITID[AO]S?\s(?:EM|AOS)\s/.exec(folded);
  const found = lead && dateAfter(folded, lead.index + lead[0].length, 2);
  return lead && found && (act.date === null || found.value <= act.date)
    ? { day: found.value, said: saidInText(act, act.text.slice(lead.index, found.end), truth) }
    : null;
}

/** What an event binds: a history has room for the first of several goods. */
function boundCells(act: Act, { truth }: ReadRecord): FilledCell[] {
  const { goods, season, area } = readPledgedGoods(act.text);
  const [first] = goods;
  const said = first && saidInText(act, first.quote, truth);
  return [
    { name: 'Produto', value: first?.product, said },
    { name: 'Quantidade', value: first?.quantity, said },
    { name: 'Unidade', value: first?.unit, said },
    { name: 'Safra', value: season?.value, said: season && saidInText(act, season.quote, truth) },
    { name: 'AreaVinculadaHa', value: area?.value, said: area && saidInText(act, area.quote, truth) },
  ];
}

/** The others of several goods, of which a history has no room: they are missing from the totals of its seasons. */
const furtherGoods = (events: readonly RecordedEvent[]): Alert[] =>
  [...new Set(events.filter(({ act, guarantee }) => act === guarantee).map(({ act }) => act))].flatMap(
    (act) => {
      const [, ...others] = readPledgedGoods(act.text).goods;
      const goods = others.map(({ quote }) => quote).join('; ');
      return others.length > 0 ? [alert('history-first-goods', null, { act: act.code, goods })] : [];
    },
  );

function kindOf({ event, text }: Act): Pledge['Tipo'] {
  const folded = fold(text);
  if (event !== 'penhor') return 'CEDULAR';
  return kinds.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

const kinds: readonly (readonly [RegExp, Pledge['Tipo']])[] = [
  [/\bPENHOR AGRICOLA\b/, 'AGRICOLA'],
  [/\bPENHOR PECUARIO\b/, 'PECUARIO'],
  [/\bPENHOR INDUSTRIAL\b/, 'INDUSTRIAL'],
  [/\bPENHOR MERCANTIL\b/, 'MERCANTIL'],
  [/\bPENHOR CEDULAR\b|\bCEDULA\b/, 'CEDULAR'],
];

/** `Cédula Rural Pignoratícia nº 96/00871-9`, as printed. */
function titleOf({ text }: Act): string | null {
  const folded = fold(text).replace(/\s/g, ' ');
  const match =
    /\b(?:CEDULA (?:RURAL |DE CREDITO |DE PRODUTO )?[A-Z]+(?: E HIPOTECARIA)?(?: FINANCEIRA)?|CPR(?:-F)?|CCB|NOTA DE CREDITO RURAL)\s?,?(?: DE)?(?: NUMERO|\s?N[ºO°.]{0,3})?\s?:?\s?([A-Z]{0,6}[-.]?\d[\d./-]*[\dX])/.exec(
      folded,
    );
  return match
    ? text
        .slice(match.index, match.index + match[0].length)
        .replace(/\s+/g, ' ')
        .trim()
    : null;
}
