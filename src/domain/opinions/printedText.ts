import { type OpinionContent, type SectionCode, type Sentence, sectionCodes } from './model.ts';
import { conditionsOf } from './sections/conclusion.ts';

/** Headings of the printed opinion; it is a Portuguese document whatever the language of the screen. */
export const sectionTitles: Readonly<Record<SectionCode, string>> = {
  deal: 'Operação',
  guarantees: 'Imóveis em garantia',
  property: 'Identificação do imóvel',
  ownership: 'Titularidade',
  liens: 'Ônus e gravames',
  history: 'Histórico relevante',
  area: 'Área e cadastro',
  reserve: 'Reserva legal e ambiental',
  certificates: 'Certidões',
  calculations: 'Cálculos',
  findings: 'Apontamentos e ressalvas',
  conclusion: 'Conclusão',
};

/** A section as it is printed. */
export interface PrintedSection {
  readonly number: number;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What is printed: sections that say something, numbered, each sentence a paragraph. */
export function printedSections(sentences: readonly Sentence[]): PrintedSection[] {
  const filled = sectionCodes
    .map((section) => ({
      title: sectionTitles[section],
      paragraphs: sentences
        .filter((sentence) => sentence.section === section && isPrinted(sentence))
        .map(plainText),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  return filled.map((section, index) => ({ number: index + 1, ...section }));
}

/** The opinion as plain text: what is approved, hashed and searched. */
export const opinionText = (content: Pick<OpinionContent, 'sentences'>): string =>
  printedSections(content.sentences)
    .map(({ number, title, paragraphs }) => [`${number}. ${title}`, ...paragraphs].join('\n'))
    .join('\n\n');

/** The sentences alone: headings are no opinion. */
export const bodyText = (content: Pick<OpinionContent, 'sentences'>): string =>
  content.sentences.filter(isPrinted).map(plainText).join('\n');

/** What the conclusion depends on, as it is printed beside it. */
export const printedConditions = (content: OpinionContent): string[] =>
  conditionsOf(content).map((text) => plainText({ text }));

/** Words of pages and people may hold signs that move or hide others; a document shows what it says. */
export const plainText = ({ text }: Pick<Sentence, 'text'>): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();

/** Left out or without words, a sentence is not on the paper. */
export const isPrinted = (sentence: Sentence): boolean =>
  sentence.omitted === null && plainText(sentence) !== '';

/** As it is set in lines, on screen and on paper: a sign and its number stay together. */
export const unbroken = (text: string): string =>
  text.replaceAll(/(\$|nº|CPF|CNPJ|NIRF|CNM|§|Lei|arts?\.) (?=\d)/g, '$1\u00a0');
