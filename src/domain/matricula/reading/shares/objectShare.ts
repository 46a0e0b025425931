import type { AreaRead } from '../../../text/areaText.ts';
import type { Range } from '../../../text/found.ts';
import { findShares } from '../../../text/shareText.ts';
import { type Share, sumShares } from '../../../units.ts';
import type { EventCode } from '../../model/model.ts';
import type { Labelled } from '../acts/labels.ts';
import type { Sides } from '../persons/sidesByVerb.ts';
import { sentenceEnd } from '../text/sentences.ts';
import { findLandShares, isNotional } from './landShares.ts';

export interface ObjectShare {
  readonly share: Share;
  readonly at: Range;
  readonly isOfHolding: boolean;
}

/** The share that moves: named with the object, or beside the only receiver. */
export function objectShare(
  folded: string,
  body: Range,
  labels: readonly Labelled[],
  sides: Sides,
  event: EventCode,
  stated: readonly (Share | null)[],
  total: AreaRead | null,
): ObjectShare | null {
  const { ranges, hasObject, single } = placesOf(folded, body, labels, sides, stated);
  // Where each receiver's share stands behind the names, one before them is the object's, though it be the same.
  const first = sides.receivers[0];
  const areBehind =
    first !== undefined &&
    findShares(folded, first.start, sides.receiverText.end).length >= Math.max(2, stated.length);
  // `metade à viúva ANA e 1/4 a cada filho`: shares that differ and make a whole are the receivers' own.
  const told = stated.flatMap((item) => item ?? []);
  const isWhole = told.length === stated.length && new Set(told).size > 1 && sumShares(told) === '1/1';
  const isListed = (share: Share) =>
    stated.some((item) => item === share) &&
    !single &&
    (isWhole || !(areBehind && stated.every((item) => item !== null)));
  for (const range of ranges) {
    const found = findShares(folded, range.start, Math.max(range.start, range.end)).find(
      (item) => !isListed(item.value) || hasObject,
    );
    if (!found || /\bMEACAO\b/.test(folded.slice(found.start, found.end))) continue;
    if (!namesLand(folded, found.start, found.end, range) && event !== 'partilha_inventario') continue;
    const near = folded.slice(found.start, found.end + 60);
    const isOfHolding =
      /^.{0,40}?\b(?:D[AEO]S?\s+)(?:SUAS?|SEUS?|DITA|REFERIDA|MESMA)\s+(?:PARTE|QUOTA|COTA|FRACAO|QUINHAO|MEACAO|PORCAO|METADE|TERCA PARTE|QUARTA PARTE)|^.{0,30}?\bDA (?:PARTE|QUOTA|COTA|FRACAO|METADE)(?: IDEAL)? D[OA]S? (?:TRANSMITENTE|VENDEDOR|DOADOR|ALIENANTE|OUTORGANTE|PERMUTANTE|CEDENTE|PROPRIETARI|DEVEDOR)|^.{0,30}?\bD(?:O|A (?:PARTE|QUOTA|COTA|FRACAO)(?: IDEAL)?) QUE (?:[OA]S? (?:DOADOR|VENDEDOR|TRANSMITENTE|OUTORGANTE|ALIENANTE|PERMUTANTE|CEDENTE|PROPRIETARI|CONDOMIN)[A-Z]* )?(?:LHES? |NEL[EA] )?(?:POSSU|PERTENC|CABE|DET[EI]|R[EC]ST|REMANESC|TEM\b|COUBE)/.test(
        near,
      );
    return { share: found.value, at: found, isOfHolding };
  }
  for (const range of ranges) {
    const measured = findLandShares(
      folded,
      { start: range.start, end: Math.max(range.start, range.end) },
      total,
    ).find((item) => item.isNotional || isNotional(folded, body.start, item.start));
    if (measured && !isListed(measured.value))
      return { share: measured.value, at: measured, isOfHolding: false };
  }
  return null;
}

/** Where an act may say the share that moves: with the object, in its title, beside the only receiver. */
function placesOf(
  folded: string,
  body: Range,
  labels: readonly Labelled[],
  sides: Sides,
  stated: readonly (Share | null)[],
): { readonly ranges: readonly Range[]; readonly hasObject: boolean; readonly single: boolean } {
  const object = labels.find(({ role }) => role === 'object');
  const single = stated.length === 1;
  // `TÍTULO: venda e compra da metade ideal do imóvel`
  const titles = labels
    .filter(({ label }) => /^(?:TITULO|NATUREZA|ATO)\b/.test(label))
    .map(({ value }) => ({ start: value.start, end: sentenceEnd(folded, value.start, value.end) }));
  const ranges = [
    object
      ? { start: object.value.start, end: sentenceEnd(folded, object.value.start, object.value.end) }
      : sides.objectText,
    ...titles,
    ...(single ? [sides.receiverText] : []),
    ...(sides.receivers[0] && !object ? [{ start: body.start, end: sides.receivers[0].start }] : []),
  ];
  return { ranges, hasObject: object !== undefined, single };
}

/**
 * Words that tell of a part of the property where no share could be made of them: `parte ideal`, an area smaller than
 * the land, alqueires, a decimal. Nothing where a giver passes all of a part that is his (`a sua parte ideal`).
 */
export function untoldPart(
  folded: string,
  body: Range,
  labels: readonly Labelled[],
  sides: Sides,
  total: AreaRead | null,
): Range | null {
  const { ranges } = placesOf(folded, body, labels, sides, []);
  for (const { start, end } of ranges) {
    const words = folded.slice(start, Math.max(start, end));
    if (ownPart.test(words) || ofFlat.test(words)) continue;
    const told = partWords.exec(words);
    if (told) return { start: start + told.index, end: start + told.index + told[0].length };
    const area = findParcel(folded, { start, end }, total);
    if (area) return area;
  }
  return null;
}

const ownPart =
  /\b(?:SUAS?|TOTALIDADE D[AEO]S?|TODAS? AS?|REFERIDAS?|DITAS?|MENCIONADAS?) (?:RESPECTIVAS? )?(?:PARTES?|FRAC(?:AO|OES)|QUOTAS?|COTAS?|QUINH(?:AO|OES)|QUOTA-PARTE)\b|\b(?:PARTES?|FRAC(?:AO|OES)|QUOTAS?|COTAS?)(?: IDEA(?:L|IS))? (?:D[AEO] \S+ )?QUE (?:LHES? |NEL[EA] )?(?:POSSU|PERTENC|CAB|TINHA|DET[EI])/;
const ofFlat =
  /\b(?:APARTAMENTO|APTO|UNIDADE|VAGA|GARAGEM|LOJA|SALA|BOX|CONJUNTO|ESCRITORIO)\b|IDEA(?:L|IS)[^.;]{0,40}\b(?:N[OA]S?|D[OA]S?) (?:RESPECTIVO |MESMO )?(?:TERRENO|SOLO|COISAS|PARTES COMUNS)/;
const partWords =
  /\bPARTES?\s+IDEA(?:L|IS)\b(?:[^.;,]{0,60}\bALQUEIRES?)?|(?<![\d.,])0[.,]\d{2,8}\s+(?:\([^)]*\)\s*)?D[OAE]\b|(?:\S+\s+)?\bALQUEIRES?\b/;

/** An area that is what was sold, and less than the land there is. */
function findParcel(folded: string, range: Range, total: AreaRead | null): Range | null {
  if (total === null) return null;
  const found = findLandShares(folded, range, total).find(({ value, start }) => {
    const [over = 0, under = 1] = value.split('/').map(Number);
    const before = folded.slice(Math.max(range.start, start - 70), start);
    return over * 100 < under * 98 && sold.test(before) && !built.test(before);
  });
  return found ? { start: found.start, end: found.end } : null;
}

const sold =
  /\b(?:PARTE|AREA|GLEBA|PORCAO|QUINHAO|PARCELA|TERRAS|FRACAO|VEND[A-Z]+|DOOU|DOARAM|ADQUIRI[A-Z]*|OBJETO)\b[^.;]{0,40}$/;
const built =
  /CONSTRU|\bCASA|EDIFIC|BENFEIT|PREDIO|RESERVA|MATRICULA|PAST|MATA\b|LAVOURA|PLANTI|PRIVATIVA|COMUM/;

/** A share of the land, not of a price or of interest: near `imóvel`, `parte ideal`, or alone behind `Objeto:`. */
function namesLand(folded: string, start: number, end: number, range: Range): boolean {
  const around = folded.slice(Math.max(range.start - 40, start - 60), Math.min(range.end + 60, end + 70));
  return /IMOVEL|PARTE|IDEAL|FRACAO|QUOTA|COTA|PROPRIEDADE|QUINHAO|OBJETO|POSSU|PERTENC|DOMINIO/.test(around);
}
