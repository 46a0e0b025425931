import type { Act, Area, Opening } from '../../matricula/model/index.ts';
import { staysHere } from '../../matricula/reading/index.ts';
import { fold } from '../../text/fold.ts';
import type { StatedArea } from '../../text/statedArea.ts';
import { alert } from '../alert.ts';
import { actsOf, type FilledCell, saidBy, saidByOpening, standingActs, write } from '../filling.ts';
import type { FromRecord } from '../fromRecord.ts';
import { ask, type Notice } from '../notice.ts';
import { readAlqueires } from './alqueires.ts';
import { reshaping } from './changes.ts';

/** The area of the opening and the acts in force that change it, each as it says it. */
export const fromRecord: FromRecord = (record) => {
  const { opening } = record.truth;
  const head = write('', openingCells(opening));
  // One that states no area has its row too, for whoever knows it to fill in.
  const changing = standingActs(record).filter((act) => changesArea(act) || isSilent(act));
  const rows = changing.map((act, index) => write(`Atos.${index}`, cellsOf(act)));
  return {
    Entrada: { ...head.values, Atos: rows.map(({ values }) => values) },
    Fontes: [head, ...rows].flatMap(({ sources }) => sources),
    Avisos: [
      ...(head.values.AreaInicial
        ? []
        : [ask('ask-opening-area', null, ['AreaInicial', 'AreaInicialDeclarada'])]),
      ...changing.flatMap((act, index) => (isSilent(act) ? [askArea(act, `Atos.${index}`)] : [])),
      ...actsOf(record)
        .filter((act) => changesArea(act) && record.situation.valid[act.id] !== true)
        .map(({ code }) => alert('act-not-in-force', code, { act: code })),
    ],
  };
};

/** Told by the act, which some readers know it by; asked for in its row. */
const askArea = ({ code }: Act, at: string): Notice => ({
  ...alert('ask-area', code, { act: code }),
  Campos: [`${at}.Area`, `${at}.AreaDestacada`],
});

/** Beside an alqueire the hectares printed with it are what counts, and the two are compared. */
function openingCells(opening: Opening): FilledCell[] {
  const { kind, area, state } = opening.property;
  const alqueires = readAlqueires(opening.text, opening.evidence['property.area']?.quote ?? null);
  const stated = area && statedOf(area);
  const said = saidByOpening(opening, 'property.area');
  const inAlqueires = alqueires && { act: null, page: said?.page ?? null, quote: alqueires.quote };
  return [
    { name: 'TipoImovel', value: kind && kinds[kind], said: saidByOpening(opening, 'property.kind') },
    {
      name: 'Uf',
      value: state ?? opening.state,
      said: saidByOpening(opening, 'property.municipality', 'state', 'district', 'registryOffice'),
    },
    {
      name: 'AreaInicial',
      value: alqueires?.area ?? stated,
      said: alqueires ? inAlqueires : said,
    },
    { name: 'AreaInicialDeclarada', value: alqueires ? stated : null, said },
  ];
}

const kinds = { rural: 'Rural', urban: 'Urbano' } as const;

const statedOf = ({ value, unit }: Area): StatedArea => ({ Valor: value, Unidade: unit });

const changesArea = ({ area, detachedArea, propertyChange }: Act): boolean =>
  area !== null || detachedArea !== null || propertyChange.kind != null;

const cellsOf = (act: Act): FilledCell[] => [
  { name: 'Ato', value: act.code, said: saidBy(act, 'code') },
  { name: 'Data', value: act.date, said: saidBy(act, 'date') },
  { name: 'Evento', value: act.event, said: saidBy(act, 'event') },
  { name: 'Area', value: act.area && statedOf(act.area), said: saidBy(act, 'area') },
  {
    name: 'AreaDestacada',
    value: act.detachedArea && statedOf(act.detachedArea),
    said: saidBy(act, 'detachedArea'),
  },
  {
    name: 'TipoImovel',
    value: act.propertyChange.kind && kinds[act.propertyChange.kind],
    said: saidBy(act, 'propertyChange.kind', 'event'),
  },
];

/** An act that takes land away or measures it anew and says no area: it has to be asked for. */
const isSilent = (act: Act): boolean =>
  !act.area && !act.detachedArea && reshaping.includes(act.event) && !endsTheRecord(act);

/** An expropriation of the whole and a merger into another record leave no area that could be asked for. */
function endsTheRecord({ event, text }: Act): boolean {
  const folded = fold(text);
  if (event === 'desapropriacao') return !/\bPARTE\b|\bAREA DE\b/.test(folded);
  return event === 'unificacao' && !staysHere(folded, { start: 0, end: folded.length });
}
