import type { Line } from '../../../pages/sourcedText.ts';
import { editDistance, fold } from '../../../text/fold.ts';
import { proseWords } from '../text/proseWords.ts';
import { isHeadingLine } from './heading.ts';

/** The lines of a record, told apart: running text, and what the office prints on every page. */
export interface SortedLines {
  readonly body: readonly Line[];
  /** Headers, footers, seals, `continua no verso`, page numbers: no part of the text, but they name office and record. */
  readonly furniture: readonly Line[];
}

/**
 * Page furniture is what recurs at the edge of half of the pages (digits, FRENTE and VERSO aside, a few wrong
 * letters allowed), and lines that say of themselves what they are.
 */
export function sortLines(pages: readonly (readonly Line[])[]): SortedLines {
  const edges = pages.map(edgeLines);
  const shapes = new Map<Line, string>();
  for (const line of edges.flatMap(({ top, bottom }) => [...top, ...bottom]))
    shapes.set(line, shapeOf(line.text));
  const recurring = recurringLines(edges, shapes);
  const heads = [...new Set(edges.flatMap(({ top }) => headOf(top)).map(({ text }) => shapeOf(text)))];
  const body: Line[] = [];
  const furniture: Line[] = [];
  for (const [index, lines] of pages.entries()) {
    const { top = [], bottom = [] } = edges[index] ?? {};
    const isFurniture = (line: Line, isHead: boolean): boolean => {
      const folded = fold(line.text.slice(0, reach)).trim();
      const isHeadTitle = isHead && recurring.has(line) && /^CERTIDAO DE INTEIRO/.test(folded);
      if ((opensText.test(folded) && !isHeadTitle) || closesAct.test(folded) || isHeadingLine(folded))
        return false;
      return (
        recurring.has(line) ||
        alone.test(folded) ||
        signs.test(folded) ||
        (isHead &&
          index > 0 &&
          (header.test(folded) || (top.indexOf(line) < 2 && officeHead.test(folded))) &&
          !isProse(line, folded))
      );
    };
    // Furniture is a block at the very edge: a signature that recurs further in is text.
    const kept = new Set([
      ...edgeBlock(top, (line) => isFurniture(line, true)),
      ...edgeBlock(bottom.toReversed(), (line) => isFurniture(line, false)),
      ...headsWithin(lines.slice(top.length), heads),
    ]);
    for (const line of lines) {
      const is =
        kept.has(line) ||
        (alone.test(fold(line.text.slice(0, reach)).trim()) &&
          !isHeadingLine(fold(line.text.slice(0, reach))));
      (is ? furniture : body).push(line);
    }
  }
  return { body, furniture };
}

/** A line that names the office, or the book and the sheet, and says nothing of the land. */
function isHead(line: Line): boolean {
  const folded = fold(line.text.slice(0, reach)).trim();
  return (
    line.text.length <= 120 &&
    (header.test(folded) || officeHead.test(folded)) &&
    !opensText.test(folded) &&
    !isHeadingLine(folded) &&
    !isProse(line, folded)
  );
}

/** The lines at the top of a page down to the last that names office, book or sheet. */
const headOf = (top: readonly Line[]): readonly Line[] => {
  const end = top.findIndex((line) => opensText.test(fold(line.text.slice(0, reach)).trim()));
  const lines = end < 0 ? top : top.slice(0, end);
  return lines.slice(0, lines.findLastIndex(isHead) + 1).filter(({ text }) => text.length > 7);
};

/**
 * Heads in the midst of a page, where an office copies several sheets onto one: lines together that are each like one
 * of a page's head, or the sheet's own line.
 */
function headsWithin(lines: readonly Line[], heads: readonly string[]): Line[] {
  if (heads.length === 0) return [];
  const groups: Line[][] = [[]];
  for (const line of lines) {
    const shape = line.text.length <= 120 ? shapeOf(line.text) : '';
    if (shape !== '' && heads.some((head) => isAlike(head, shape))) groups.at(-1)?.push(line);
    else groups.push([]);
  }
  return groups
    .filter((group) => group.some(isHead))
    .filter((group) => group.length > 1 || group.some(({ text }) => sheet.test(fold(text.slice(0, reach)))))
    .flat();
}

const sheet = /\b(?:FICHA|FOLHAS?|FLS?\.?)\s*N?[.º°O]*\s*:?\s*\d/;

/** No page head or foot is longer; the rest of a line does not matter. */
const reach = 300;

const edgeDepth = 6;

/** The furniture from the edge inwards, until real text begins; a scrap of noise between is passed over. */
function edgeBlock(lines: readonly Line[], isFurniture: (line: Line) => boolean): Line[] {
  const block: Line[] = [];
  let scraps = 0;
  for (const line of lines) {
    if (isFurniture(line)) block.push(line);
    else if (line.text.length < 12 && scraps === 0 && !isHeadingLine(fold(line.text))) scraps += 1;
    else break;
  }
  return block;
}

function edgeLines(lines: readonly Line[]): { top: readonly Line[]; bottom: readonly Line[] } {
  const depth = Math.min(edgeDepth, Math.ceil(lines.length / 2));
  return { top: lines.slice(0, depth), bottom: lines.slice(Math.max(depth, lines.length - edgeDepth)) };
}

/** What stays of a line when its numbers change from page to page. */
const shapeOf = (text: string): string =>
  fold(text.slice(0, reach))
    .replace(/\b(?:FRENTE|ANVERSO|VERSO|V[ºO]?)\b/g, '')
    .split(' ')
    .map((word) => (/\d.*\d|^\W*\d+\W*$/.test(word) ? '#' : word))
    .join('')
    .replace(/[^A-Z#]+/g, '');

function recurringLines(
  edges: readonly { top: readonly Line[]; bottom: readonly Line[] }[],
  shapes: ReadonlyMap<Line, string>,
): Set<Line> {
  const found = new Set<Line>();
  if (edges.length < 2) return found;
  const needed = Math.max(2, Math.ceil(edges.length / 2));
  for (const side of ['top', 'bottom'] as const) {
    const clusters: { shape: string; lines: Line[]; pages: Set<number> }[] = [];
    for (const [page, edge] of edges.entries()) {
      for (const line of edge[side]) {
        const shape = shapes.get(line) ?? '';
        if (shape.length < 3) continue;
        const cluster = clusters.find((other) => isAlike(other.shape, shape));
        if (cluster) {
          cluster.lines.push(line);
          cluster.pages.add(page);
        } else if (clusters.length < 200) clusters.push({ shape, lines: [line], pages: new Set([page]) });
      }
    }
    for (const { lines, pages } of clusters)
      if (pages.size >= needed) for (const line of lines) found.add(line);
  }
  return found;
}

function isAlike(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length);
  const limit = Math.floor(longest / 6);
  if (Math.abs(a.length - b.length) > limit) return false;
  return a === b || (longest <= 160 && editDistance(a, b, limit) <= limit);
}

/** Lines that are furniture wherever they stand. */
const alone = new RegExp(
  [
    '^\\W*(?:\\(?\\s*)?(?:CONTINUA(?:CAO)?|SEGUE|VIRE|VIDE|VER)\\b(?:\\s*\\.*\\s*)?(?:(?:N[OA]|D[OA]|A|O)?\\s*(?:VERSO|ANVERSO|FICHA|FOLHA|FLS?\\.?|PAGINA|PROXIMA|SEGUINTE|N[.º°O]*\\s*\\d*|\\d+)[\\s.º°]*)*\\)?[\\W_]*$',
    '^[\\W_]*$',
    '^PAG(?:INA|\\.)?\\s*:?\\s*\\d+(?:\\s*(?:/|DE)\\s*\\d+)?\\W*$',
    '^[(\\[-]?\\s?\\d{1,3}(?:\\s*/\\s*\\d{1,3})?\\s?[)\\]-]?$',
    '^(?:VALIDE|VERIFIQUE|CONFIRA|CONSULTE)\\b.{0,80}(?:HTTP|WWW|SITE|ENDERECO|QR)',
    '^(?:PARA )?SIMPLES CONSULTA\\b',
    '^NAO VALE COMO CERTIDAO',
  ].join('|'),
);

/** Words that mark furniture at the top or bottom of a page. */
const signs = new RegExp(
  [
    '\\bSELO\\b.{0,40}(?:\\d|DIGITAL|ELETR|FISCALIZ|CONSULTA)', 'ASSINAD[OA] (?:DIGITAL|ELETRON)', '^VISUALIZACAO (?:DISPON|GERADA)',
    'CODIGO DE SEGURANCA', '^PODER JUDICIARIO', 'QR ?CODE', 'WWW\\.|HTTPS?:', '^DOCUMENTO (?:ASSINADO|REPRODUZIDO|GERADO|ELETRON)',
    'NAO VALE COMO CERTIDAO', 'VISTO EM CORREICAO', '^CODIGO NACIONAL DE MATRICULA\\b', '^CNM\\b', '^RUBRICA\\b',
  ].join('|'),
); // biome-ignore format: a table reads better than a column

/** The head of a later page. */
const header =
  /\bLIVRO\s*N?[.º°O]*\s*2\b|\bREGISTRO GERAL\b|\b(?:FICHA|FOLHAS?|FLS?\.?)\s*N?[.º°O]*\s*:?\s*\d|^MATRICULA\s*N?[.º°O]*\s*:?\s*[\dM.-]+\s*$/;

/** The office's name at the very top, however misread. */
const officeHead = /^[^.;]*\b(?:IM[O0]VE[I1L][S5]?|CARTORIO|REGISTRO DE|COMARCA)\b[^.;]*$/;

/** Running text that speaks of a property or cites a page of a book is no head. */
function isProse({ text }: Line, folded: string): boolean {
  const small = (text.match(/(?<![\p{L}\d])\p{Ll}{2,}/gu) ?? []).filter(
    (word) => !headWords.test(fold(word)),
  );
  const typed = folded.split(/[^A-Z]+/).filter((word) => proseWords.has(word) && !headWords.test(word));
  return small.length > 1 || typed.length > 2;
}

const headWords =
  /^(?:D[AEO]S?|EM|N[AO]S?|COM|E|AO?S?|REGISTROS?|CARTORIO|COMARCA|OFICIO|OFICIAL|NOTAS|PROTESTO|TITULOS?|CIVIL|JURIDICA|LIVRO|FICHA|FOLHAS?|FLS?|PAG|PAGINA|MATRICULA|GERAL|CIRCUNSCRICAO|DIGITAL|PUBLICOS?|PRIMEIRO|SEGUNDO|QUARTO|SEGUNDA|PRIMEIRA|AUXILIAR|CAPITAL|DATA|VERSO|FRENTE|ANVERSO|CONTINUACAO|CONTINUA|IMOVEIS|NUMERO|ESTADO|SERVICO)$/;

/** An act's last line recurs as the officer signs, and carries its date. */
const closesAct =
  /\d{2}\s?\.\s+(?:[OA]\s+(?:OFICIAL|TITULAR|ESCREVENTE|SUBSTITUT|REGISTRADOR|PREPOST|SUB-?OFICIAL|REFERIDO)|(?:OFICIAL|ESCREVENTE|REGISTRADOR|SUB-?OFICIAL)|DOU FE|EU,|\(A\))|\S[.;]?\s+DOU FE\b/;

/** Lines that carry text even though they look like a head. */
const opensText =
  /\bIMOVEL\s*:|\bPROPRIETARI[OA]S?\b.{0,6}:|^(?:CERTIFIC[OA]|CERTIDAO DE INTEIRO|O REFERIDO)\b/;
