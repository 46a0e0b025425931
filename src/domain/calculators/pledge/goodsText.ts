import { findAreas } from '../../text/areaText.ts';
import { fold } from '../../text/fold.ts';
import { matchesIn, type Range } from '../../text/found.ts';
import { readNumberInWords } from '../../text/numbersInWords.ts';
import { type Decimal, trimDecimal } from '../../units.ts';
import { Precise } from '../arithmetic.ts';
import { animals, type GoodsUnit } from './goods.ts';
import { seasonOf } from './season.ts';

/** Goods as an act names them, with the words. */
export interface GoodsRead {
  readonly product: string;
  readonly quantity: Decimal;
  readonly unit: GoodsUnit;
  readonly quote: string;
}

/** What an act says of the goods it binds. */
export interface PledgedGoods {
  readonly goods: readonly GoodsRead[];
  /** Goods it names and does not count: `a colheita da lavoura de trigo`. */
  readonly uncounted: string | null;
  readonly season: { readonly value: string; readonly quote: string } | null;
  /** Several seasons it names one after the other: none of them is that of all goods. */
  readonly seasons: string | null;
  /** Hectares the goods grow on. */
  readonly area: { readonly value: Decimal; readonly quote: string } | null;
}

/**
 * Product, quantity, unit, season and land of pledged goods as far as the text of an act counts them. Prices in bags,
 * deliveries by the hectare and debts worth so many bags are no goods that are bound.
 */
export function readPledgedGoods(text: string): PledgedGoods {
  const folded = fold(text).replace(/\s/g, ' ');
  const quote = ({ start, end }: Range) => text.slice(start, end).replace(/\s+/g, ' ').trim();
  const goods = [...measured(folded, text, quote), ...heads(folded, text, quote)].sort(
    (a, b) => a.start - b.start,
  );
  const said = seasonPattern.exec(folded);
  const further = said && furtherSeasons.exec(folded.slice(said.index + said[0].length));
  const season = further ? null : said;
  const area = boundArea(folded);
  const loose = goods.length === 0 ? uncounted.exec(folded) : null;
  return {
    goods: goods.map(({ start: _start, ...one }) => one),
    uncounted: loose && quote({ start: loose.index, end: loose.index + loose[0].length }),
    season: season?.[1]
      ? {
          value: seasonOf(season[1].replace(/\s/g, '')) ?? season[1],
          quote: quote({ start: season.index, end: season.index + season[0].length }),
        }
      : null,
    seasons:
      said && further
        ? quote({ start: said.index, end: said.index + said[0].length + further[0].length })
        : null,
    area: area && { value: area.value, quote: quote(area) },
  };
}

type Found = GoodsRead & { readonly start: number };

const count =
  '(\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,3})?|\\d{1,7}(?:,\\d{1,3})?)\\s?(?:\\([A-Z ,-]{3,80}\\)\\s?)?';

/** Crops and wares by weight, volume or bag. */
const byMeasure = new RegExp(
  `(?<![\\d.,/])${count}(SACAS?|SACOS?|SCS?|ARROBAS?|@|TONELADAS?|TON|QUILOS?|QUILOGRAMAS?|KGS?|METROS CUBICOS|M3)\\b\\.?(?:\\s?(?:DE|COM)\\s?(\\d{2})\\s?(?:KGS?|QUILOS?|QUILOGRAMAS)(?: CADA)?)?`,
  'g',
);

const units: readonly (readonly [RegExp, GoodsUnit])[] = [
  [/^(?:SACA|SACO|SC)/, 'sc60'],
  [/^(?:ARROBA|@)/, '@'],
  [/^(?:TON)/, 't'],
  [/^(?:QUILO|KG)/, 'kg'],
  [/^(?:METRO|M3)/, 'm3'],
];

const noGoods =
  /EQUIVALENTES? A|CORRESPONDENTES? A|PRECO\b|PAGAMENTO|ALUGUEL|RENDA|A RAZAO DE|PRODUTIVIDADE|MEDIA DE|\bVALOR\b[^.;]{0,20}$/;

function measured(folded: string, text: string, quote: (range: Range) => string): Found[] {
  return [...matchesIn(byMeasure, folded)].flatMap((match): Found[] => {
    const [words, number = '', measure = '', weight] = match;
    const end = match.index + words.length;
    const lead = folded.slice(Math.max(0, match.index - 45), match.index);
    if (
      noGoods.test(lead) ||
      /^\s?(?:[A-Z ]{0,30})?\s?(?:POR|\/)\s?(?:HECTARE|HA|ALQUEIRE)/.test(folded.slice(end))
    )
      return [];
    const named = productAfter(folded, text, end) ?? productBefore(folded, text, match.index);
    const unit = units.find(([pattern]) => pattern.test(measure))?.[1];
    if (!named || !unit) return [];
    const bagsOf = behindProduct(folded, named.end) ?? weight;
    const quantity = new Precise(plain(number));
    // A bag of another weight than sixty kilograms is counted in kilograms.
    const isOther = unit === 'sc60' && bagsOf !== undefined && bagsOf !== '60';
    return [
      {
        product: named.product,
        quantity: (isOther ? quantity.times(bagsOf) : quantity).toFixed(),
        unit: isOther ? 'kg' : unit,
        quote: quote({ start: match.index, end: Math.max(end, named.end) }),
        start: match.index,
      },
    ];
  });
}

/** `sacas de soja de 60 kg`. */
const behindProduct = (folded: string, end: number): string | undefined =>
  /^,?\s?(?:DE|COM|EM SACAS DE)\s?(\d{2})\s?(?:KGS?|QUILOS?|QUILOGRAMAS)\b/.exec(
    folded.slice(end, end + 40),
  )?.[1];

interface Named {
  readonly product: string;
  readonly end: number;
}

/** `sacas de café conilon, em coco`: what stands behind, up to the next stop. */
function productAfter(folded: string, text: string, end: number): Named | null {
  const match =
    /^\s?(?:DE|DO|DA)\s(?!\d)([A-Z]{3,}(?:\s(?!DA\b|DE\b|DO\b|EM\b|NA\b|NO\b|E\b|COM\b|A\b|O\b|SAFRA|COLH|ESTIM|TIPO|LOCALIZ|DEPOSIT|PRODUZ)[A-Z]{4,}){0,2})/.exec(
      folded.slice(end, end + 60),
    );
  if (!match?.[1]) return null;
  const from = end + match[0].length - match[1].length;
  return {
    product: text
      .slice(from, from + match[1].length)
      .replace(/\s+/g, ' ')
      .toLocaleLowerCase('pt'),
    end: from + match[1].length,
  };
}

/** `a safra de soja 2004/2005, estimada em 36.000 sacas`. */
function productBefore(folded: string, text: string, start: number): Named | null {
  const from = Math.max(0, start - 90);
  const match =
    /\b(?:SAFRA|LAVOURA|COLHEITA|PRODUCAO)\s(?:DE|DA LAVOURA DE|PENDENTE DE)\s([A-Z]{3,})\b[^;]*$/.exec(
      folded.slice(from, start),
    );
  if (!match?.[1]) return null;
  const at = from + match.index + match[0].indexOf(match[1]);
  return { product: text.slice(at, at + match[1].length).toLocaleLowerCase('pt'), end: start };
}

/** Cattle by the head. */
const byHead = new RegExp(
  `\\b(?:(\\d{1,3}(?:\\.\\d{3})*)\\s?(?:\\([A-Z ,-]{3,60}\\)\\s?)?|(?=[A-Z]))(?:CABECAS? DE (?:GADO )?)?(${animals})\\b(?:\\s(?:MESTIC[AO]S?|NELORE|LEITEIR[AO]S?|GIR|GIROLAND[AO]S?|DE CRIA|DE CORTE))?`,
  'g',
);

function heads(folded: string, text: string, quote: (range: Range) => string): Found[] {
  return [...matchesIn(byHead, folded)].flatMap((match): Found[] => {
    const [words, number, animal = ''] = match;
    const spelled = number === undefined ? spelledBefore(folded, match.index) : null;
    if (number === undefined && !spelled) return [];
    const start = spelled?.start ?? match.index;
    const at = match.index + words.indexOf(animal);
    return [
      {
        product: text
          .slice(at, match.index + words.length)
          .replace(/\s+/g, ' ')
          .toLocaleLowerCase('pt'),
        quantity: number === undefined ? String(spelled?.value) : plain(number),
        unit: 'cab',
        quote: quote({ start, end: match.index + words.length }),
        start,
      },
    ];
  });
}

/** `doze vacas`. */
function spelledBefore(folded: string, at: number): { value: number; start: number } | null {
  const from = Math.max(0, at - 50);
  for (const { index } of folded.slice(from, at).matchAll(/\b[A-Z]{2,}/g)) {
    const number = readNumberInWords(folded, from + index);
    if (number && folded.slice(number.end, at).trim() === '')
      return { value: number.value, start: from + index };
  }
  return null;
}

const plain = (number: string): Decimal => trimDecimal(number.replaceAll('.', '').replace(',', '.'));

const seasonPattern =
  /\bSAFRAS?\b(?:\s(?:AGRICOLA|DE|DA|DO|[A-Z]{3,12})){0,4}\s?,?\s?((?:19|20)?\d{2}\s?[/-]\s?(?:19|20)?\d{2})(?![\d/])/;

/** `safras 2023/2024, 2024/2025 e 2025/2026`: what stands behind the first. */
const furtherSeasons =
  /^(?:(?: ?, ?(?:E )?| E | A | ATE )(?:DE )?(?:19|20)?\d{2} ?[/-] ?(?:19|20)?\d{2}(?![\d/]))+/;

const uncounted =
  /\b(?:EM PENHOR|SOBRE)\b(?:[^;]{0,70}?)\b(?:A|TODA A|AS)\s(?:COLHEITA|SAFRA|LAVOURA|PRODUCAO)S?\b[A-Z0-9/ ]{0,60}?(?=\s(?:EM FAVOR|NO VALOR|A FAVOR|COM VENC)|[.,;]|$)/;

/** `na área de 400 hectares`, `colhida na área de 700 ha`, of the goods and not of the property. */
function boundArea(folded: string): (Range & { readonly value: Decimal }) | null {
  const area = findAreas(folded).find(
    ({ value, start }) =>
      value.unit === 'ha' &&
      /\b(?:NA|EM|NUMA|EM UMA) AREA (?:PLANTADA |CULTIVADA |DE CULTIVO )?DE\s*$|\b(?:PLANTAD|CULTIVAD|COLHID|SEMEAD)[AO]S? EM\s*$/.test(
        folded.slice(Math.max(0, start - 50), start),
      ),
  );
  return area ? { value: area.value.value, start: area.start, end: area.end } : null;
}
