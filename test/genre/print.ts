import type { LocalDate } from '../../src/domain/dates.ts';
import { addDays } from '../../src/domain/dates.ts';
import type { PageText, Word } from '../../src/domain/pages/words.ts';
import type { History, TimedDraft } from './history.ts';
import type { Office } from './places.ts';
import type { Random } from './random.ts';
import { grouped } from './words.ts';

/** One act as the house frames it: where date, protocol and title stand, and who signs. */
export function actText(random: Random, history: History, { draft, code, date }: TimedDraft): string {
  const { house, number } = history.world;
  const order = Number(code.split('-')[1]);
  const head = house.heading(draft.kind, order, number);
  const { town } = house.place;
  const protocol = grouped(20_000 + (Number(date.slice(0, 4)) - 1975) * 3000 + random.int(0, 2999));
  const entered = house.headDate(addDays(date, -random.int(0, 20)));
  const day = house.headDate(date);
  const placed = `${town}, ${house.date(date)}.`;
  const end = [...house.closing, house.signature].join(' ');
  const after = /[:.]$/.test(head) ? '' : random.pick([' -', '.', ':', ' –']);
  const join = random.pick(['. ', ' - ', ': ', '. ']);
  const body = contracted(draft.body.charAt(0).toUpperCase() + draft.body.slice(1));
  const em = /^\p{L}+ dias/u.test(day) ? 'Aos' : 'Em';
  switch (house.frame) {
    case 'tail':
      return `${head}${after} ${draft.title}${join}${body} ${placed} ${end}`;
    case 'em':
      return `${head}${after} ${em} ${day}. ${draft.title}${join}${body} ${end}`;
    case 'place':
      return `${head}${after} ${town}, ${day}. ${draft.title}${join}${body} ${end}`;
    case 'protocol':
      return `${head}${after} Protocolo nº ${protocol}, de ${entered}. ${draft.title}${join}${body} ${placed} ${end}`;
    case 'data':
      return `${head}${after} DATA: ${day}. PROTOCOLO: ${protocol}. ${draft.title}${join}${body} ${end}`;
    case 'lines':
      return `${head}\n${draft.title}\n${body}\n${placed} ${end}`;
    case 'dated':
      return `${head} - ${day} - Protocolo: ${protocol} - ${entered}\n${draft.title}${join}${body} ${end}`;
    case 'comma':
      return `${head.replace(/[:.-]$/, '')}, em ${day}, protocolado sob nº ${protocol}. ${draft.title}${join}${body} ${end}`;
    case 'untitled':
      return `${head}${after} ${body} ${placed} ${end}`;
    case 'untitled-em':
      return `${head}${after} ${em} ${day}. ${body} ${end}`;
    case 'last':
      return `${head}${after} ${draft.title}${join}${body} Data do registro: ${house.date(date)}. ${end}`;
  }
}

/** `por os proprietários` -> `pelos proprietários`, and the like. */
const contracted = (text: string): string =>
  text
    .replace(/\bpor ([ao]s? propriet)/g, 'pel$1')
    .replace(/\ba (os? propriet)/g, 'a$1')
    .replace(/\ba (as? propriet)/g, (_, rest: string) => `à${rest.slice(1)}`)
    .replace(/\bde ([ao]s? propriet)/g, 'd$1')
    .replace(/\bdo (CAIXA|COOPERATIVA|COMPANHIA)/g, 'da $1')
    .replace(/\bao (CAIXA|COOPERATIVA|COMPANHIA)/g, 'à $1');

/** Lines before and behind the text of each page, for the page's place in the record. */
export interface Furniture {
  readonly head: (page: number) => string[];
  readonly foot: (page: number, last: boolean) => string[];
}

export function makeFurniture(random: Random, office: Office, number: string, cnm: string | null): Furniture {
  const dotted = grouped(number);
  const form = random.int(0, 6);
  const book = random.pick([
    'LIVRO Nº 2 - REGISTRO GERAL',
    'LIVRO 2 - REGISTRO GERAL',
    'REGISTRO GERAL - LIVRO 2',
    'Livro nº 2 - Registro Geral',
  ]);
  const sides = random.chance(0.5);
  const ficha = (page: number): string =>
    sides
      ? `${String(Math.floor(page / 2) + 1).padStart(2, '0')}${page % 2 ? random.pick(['v', 'v']) : ''}`
      : String(page + 1).padStart(2, '0');
  const national = cnm ? [`CNM: ${cnm}`] : [];
  const stays = random.chance(0.75);
  const head = (page: number): string[] => {
    if (!stays && page > 0) return [`${book}          MATRÍCULA ${dotted}     FICHA ${ficha(page)}`];
    return [
      [...office.head, book, `matrícula ${dotted}      ficha ${ficha(page)}`, ...national],
      [...office.head, `MATRÍCULA Nº ${dotted}     FICHA ${ficha(page)}     ${national[0] ?? ''}`.trimEnd()],
      [...office.head, `${book}   -   MATRÍCULA ${dotted}   -   FLS. ${ficha(page)}`, ...national],
      [`${book}     ${office.head.join(' ')}`, 'MATRÍCULA          FICHA', `${dotted}             ${ficha(page)}`, ...national],
      [...office.head, `${book}          Ficha nº ${ficha(page)}`, `Matrícula nº ${dotted}`, ...national],
      [...national, ...office.head, `Matrícula: ${dotted}   Ficha: ${ficha(page)}`, book],
      [...office.head, `MATRÍCULA ${dotted} - ${book} - FOLHA ${ficha(page)}`, ...national],
    ][form] as string[]; // biome-ignore format: a table
  };
  const notes = [
    random.pick(['', '', 'continua no verso', '(continua no verso)', 'CONTINUA NA FICHA SEGUINTE', 'Continua na ficha nº 02', 'segue no verso', 'vide verso']),
    random.pick(['', '', 'Documento assinado digitalmente - validade 30 dias', 'PARA SIMPLES CONSULTA - NÃO VALE COMO CERTIDÃO', 'Selo digital nº {seal} consulte em www.tj.jus.br/selo', 'Valide este documento clicando no link https://assinador.registro.exemplo.br/{seal}', 'Certidão emitida eletronicamente. Código de segurança {seal}']),
    random.pick(['', '', 'Página {page}', 'Pág. {page}', 'fls. {page}', '{page}']),
  ]; // biome-ignore format: a list
  const seal = () => Array.from({ length: 16 }, () => '0123456789ABCDEF'[random.int(0, 15)]).join('');
  return {
    head,
    foot: (page, last) =>
      notes
        .filter((note, index) => note !== '' && !(index === 0 && last))
        .map((note) => note.replace('{seal}', seal()).replace('{page}', String(page + 1))),
  };
}

export interface Sheet {
  readonly width: number;
  readonly lines: number;
  readonly hyphens: boolean;
  readonly columns: 1 | 2;
  readonly indent: number;
  readonly blankLines: boolean;
}

export function makeSheet(random: Random): Sheet {
  const columns = random.chance(0.07) ? 2 : 1;
  return {
    width: columns === 2 ? random.int(44, 52) : random.int(66, 104),
    lines: random.int(34, 58),
    hyphens: random.chance(0.25),
    columns,
    indent: random.pick([0, 0, 0, 4]),
    blankLines: random.chance(0.7),
  };
}

/** Paragraphs set into pages of lines, with the furniture of each. */
export function setPages(
  random: Random,
  paragraphs: readonly string[],
  sheet: Sheet,
  furniture: Furniture,
): string[][] {
  const lines = paragraphs.flatMap((paragraph) => [
    ...paragraph.split('\n').flatMap((part) => wrap(random, part, sheet)),
    ...(sheet.blankLines ? [''] : []),
  ]);
  const room = sheet.lines * sheet.columns;
  const pages: string[][] = [];
  for (let at = 0; at < lines.length; at += room) pages.push(lines.slice(at, at + room));
  return pages.map((page, index) => [
    ...furniture.head(index),
    '',
    ...page,
    '',
    ...furniture.foot(index, index === pages.length - 1),
  ]);
}

function wrap(random: Random, text: string, { width, hyphens, indent }: Sheet): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  for (const word of text.split(' ').filter(Boolean)) {
    if (line.trim() === '' || line.length + word.length + 1 <= width) {
      line = line.trim() === '' ? line + word : `${line} ${word}`;
      continue;
    }
    const left = width - line.length - 2;
    if (hyphens && left >= 3 && word.length - left >= 3 && /^\p{Ll}{7,}$/u.test(word) && random.chance(0.8)) {
      lines.push(`${line} ${word.slice(0, left)}-`);
      line = word.slice(left);
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** What the reader of pages gives: words in reading order with boxes; the columns of a page one after the other. */
export function toPageTexts(pages: readonly (readonly string[])[], sheet: Sheet): PageText[] {
  return pages.map((lines, index) => {
    const perColumn = Math.ceil(lines.length / sheet.columns);
    const words: Word[] = [];
    let line = 0;
    for (const [row, text] of lines.entries()) {
      const column = Math.floor(row / perColumn);
      const top = 0.05 + ((row % perColumn) / Math.max(perColumn, 40)) * 0.9;
      const left = 0.06 + column * 0.46;
      const span = (sheet.columns === 2 ? 0.42 : 0.88) / Math.max(sheet.width, text.length);
      const found = [...text.matchAll(/\S+/g)];
      for (const match of found)
        words.push({
          page: index + 1,
          line,
          text: match[0],
          box: {
            left: left + match.index * span,
            top,
            right: left + (match.index + match[0].length) * span,
            bottom: top + 0.012,
          },
          confidence: null,
        });
      if (found.length > 0) line += 1;
    }
    return { page: index + 1, width: 595, height: 842, source: words.length > 0 ? 'text' : 'blank', words };
  });
}

/** What the certificate says before and behind the copy. */
export function certificate(
  random: Random,
  history: History,
  office: Office,
  issuedOn: LocalDate,
): { before: string[]; after: string[]; openProtocols: string[] } {
  const { house, number } = history.world;
  const dotted = grouped(number);
  const date = house.date(issuedOn);
  const before = random.chance(0.15)
    ? [random.pick([`CERTIDÃO DE INTEIRO TEOR`, `CERTIFICO, a pedido verbal de parte interessada, que revendo o Livro 2 de Registro Geral, nele encontrei a matrícula do teor seguinte:`, `C E R T I D Ã O\n${office.name}, na forma da lei, CERTIFICA que a presente é cópia da matrícula ${dotted}.`])]
    : []; // biome-ignore format: a list
  const pending = random.chance(0.15) ? [String(random.int(100_000, 400_000))] : [];
  const note = pending[0]
    ? ` ${random.pick(['Consta prenotado sob nº', 'Existe título prenotado sob nº', 'Encontra-se em andamento o protocolo nº'])} ${grouped(pending[0])}, de ${date}.`
    : '';
  const after = random.weigh<() => string[]>([
    [3, () => [`CERTIFICO e dou fé que a presente cópia é reprodução autêntica da matrícula nº ${dotted}, extraída nos termos do art. 19, § 1º, da Lei 6.015/73.${note} ${house.place.town}, ${date}. ${house.signature}`, `Emolumentos: R$ ${random.int(20, 90)},${random.int(10, 99)}. Selo: R$ 1,20.`]],
    [2, () => [`CERTIDÃO. Certifico que a presente é cópia fiel do original arquivado neste Cartório.${note} O referido é verdade e dou fé. ${house.place.town}, ${date}.`]],
    [1, () => [`CERTIDÃO DE INTEIRO TEOR. Certifico que a presente foi extraída em inteiro teor da matrícula ${dotted}.${note || ' Não há títulos prenotados.'} ${house.place.town}, ${date}. Emolumentos: R$ ${random.int(20, 90)},10.`]],
    [1, () => [`NADA MAIS. O referido é verdade e dou fé.${note} ${house.place.town}, ${date}. ${house.signature}`]],
    [1, () => [`Certifico, finalmente, que a presente certidão é valida por 30 dias.${note} ${house.place.town}, ${date}.`]],
    [1.5, () => (pending.length > 0 ? [note.trim()] : [])],
  ])(); // biome-ignore format: a table reads better than a column
  return {
    before,
    after,
    openProtocols: after.some((text) => note !== '' && text.includes(note.trim())) ? pending : [],
  };
}
