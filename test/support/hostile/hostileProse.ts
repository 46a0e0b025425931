/**
 * Text made to make a reader of registry prose slow: pieces that many of its patterns begin with and none can end, over
 * and over. Each is of about `characters`, within a record that is otherwise like any other.
 */
const pieces: Readonly<Record<string, string>> = {
  spaces: ' '.repeat(64),
  digits: '0123456789',
  'points and digits': '1.',
  'amounts without an end': 'R$ 1.000.000.000,',
  'headings without a number': 'AV-',
  'headings of acts': 'R-1/2: ',
  'act numbers': 'R-1/12.345 ',
  'act references': 'R-1, AV-2, R-3 e AV-4, ',
  'dates in words': 'aos vinte e um de janeiro de mil novecentos e ',
  'numbers in words': 'mil novecentos e noventa e nove ',
  names: 'JOSÉ DA SILVA E DE SOUZA ',
  'people without an end': 'FULANO DE TAL, brasileiro, casado, CPF nº ',
  'documents cut short': 'CPF nº 123.456.789-',
  spouses: 'e sua mulher MARIA, ',
  'areas without a unit': 'área de 1.234,5678 ',
  shares: 'na proporção de 1/2, ',
  percentages: '33,33% ',
  parentheses: '((((((((',
  quotes: '"“\'',
  'hyphens at line ends': 'transmi-\n',
  'lines of one sign': '.\n',
  'one long word': 'a',
  'one long word of capitals': 'A',
  particles: 'DE ',
  'folded signs': 'ﬁﬂ…½ªº',
  creditors: 'em favor do BANCO DO BRASIL S.A., ',
  'cancellations cut short': 'CANCELADO R-1 ',
  cancellations: 'fica cancelada a hipoteca do R-1 ',
  'page headers': 'LIVRO Nº 2 - REGISTRO GERAL - FICHA 01\n',
  degrees: 'hipoteca de primeiro grau e sem concorrência de terceiros ',
  confrontations: 'confrontando com terras de Fulano, rumo 12°34\'56" NE, ',
};

/** Acts in their thousands: each like any other, all of them more than any office ever wrote. */
const acts: Readonly<Record<string, (order: number) => string>> = {
  'mortgages in their thousands': (order) =>
    `\nR-${order}/12.345 - Em 10 de maio de 2004. HIPOTECA. Credor: BANCO DO BRASIL S.A. Valor: R$ 1.000,00.`,
  'sales in their thousands': (order) =>
    `\nR-${order}/12.345 - Em 10 de maio de 2004. COMPRA E VENDA. Transmitente: JOSÉ DA SILVA. Adquirente: MARIA DE SOUZA. Valor: R$ 1.000,00.`,
  'cancellations in their thousands': (order) =>
    `\nAV-${order}/12.345 - Em 10 de maio de 2004. CANCELAMENTO. Fica cancelado o R-${order - 1}.`,
};

export const hostileKinds: readonly string[] = [...Object.keys(pieces), ...Object.keys(acts)];

const land =
  'REGISTRO DE IMÓVEIS DA COMARCA DE SERRA CLARA\nMATRÍCULA Nº 12.345\nIMÓVEL: Fazenda Boa Vista, com a área de 100,0000 hectares. ';
const owners = '\nPROPRIETÁRIOS: JOSÉ DA SILVA, brasileiro, solteiro, CPF nº 111.444.777-35.\n';
const opening = `${land}${owners}`;

function manyActs(act: (order: number) => string, characters: number): string {
  const count = Math.ceil(characters / act(1000).length);
  return Array.from({ length: count }, (_, index) => act(index + 1)).join('');
}

/** A record of that kind of trouble, about so many characters long. */
export function hostileProse(kind: string, characters: number): string {
  const act = acts[kind];
  if (act) return paged(`${opening}${manyActs(act, characters)}`);
  const piece = pieces[kind] ?? '';
  const trouble = paged(piece.repeat(Math.ceil(characters / 2 / piece.length)));
  return [
    land,
    trouble,
    owners,
    'R-1/12.345 - Em 10 de maio de 2004. COMPRA E VENDA. ',
    trouble,
    '\nR-2/12.345 - Em 11 de maio de 2005. HIPOTECA. Credor: BANCO DO BRASIL S.A.\n',
  ].join('');
}

/** A sheet holds so many lines; text without line breaks stays one line, however long. */
const linesOnPage = 60;

const paged = (text: string): string =>
  text
    .split('\n')
    .map((line, index) => (index > 0 && index % linesOnPage === 0 ? `\f${line}` : line))
    .join('\n');
