import PDFDocument from 'pdfkit';
import { type PrintedSection, unbroken } from '../../../../domain/opinions/printedText.ts';
import { faceBytes } from '../../../kit/pdf/fonts.ts';

/** A line of the head: the fact's name among `opinion.head`, what the paper calls it, what it says. */
export interface PrintedLine {
  readonly name: string;
  readonly label: string;
  /** Empty = not printed. */
  readonly value: string;
}

/** Everything an approved opinion says on paper. */
export interface PrintedOpinion {
  readonly title: string;
  /** What it is on, at the foot of each page; null: the title. */
  readonly foot: string | null;
  /** What it is on, line by line. */
  readonly head: readonly PrintedLine[];
  /** In words. */
  readonly conclusion: string;
  /** What the conclusion depends on, whatever words the author has for it in the text. */
  readonly conditions: readonly string[];
  readonly sections: readonly PrintedSection[];
  readonly author: string;
  readonly approver: string;
  readonly approvedAt: Date;
  /** Of the company: the hour of approval is printed as its clocks showed it. */
  readonly timeZone: string;
}

/**
 * The opinion as a PDF of A4 pages: real text in embedded faces, tagged and in Portuguese for readers that speak it
 * aloud; on each page what it is on, `página n de m` and the digest of the content. The same opinion gives the same
 * bytes.
 * @param contentDigest 64 hex digits
 */
export function opinionPdf(opinion: PrintedOpinion, contentDigest: string): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    bufferPages: true,
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: opinion.title,
      Author: opinion.author,
      Creator: 'Folio',
      Producer: 'Folio',
      CreationDate: opinion.approvedAt,
      ModDate: opinion.approvedAt,
    },
  });
  const bytes = collect(document);
  document.registerFont('regular', faceBytes('regular')).registerFont('bold', faceBytes('bold'));
  const root = document.struct('Document');
  document.addStructure(root);
  writeHead(document, root, opinion);
  for (const section of opinion.sections) writeSection(document, root, section);
  writeSignatures(document, root, opinion);
  root.end();
  writeFooters(document, opinion, contentDigest);
  document.end();
  return bytes;
}

type Document = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

const millimetre = 72 / 25.4;
const margin = 18 * millimetre;
const footerHeight = 12 * millimetre;
const green = '#14583F';

/** No ligatures: of a joined `fi` some readers copy and search only the `f`. */
const plain = { features: { liga: false, clig: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] };
const bodySize = 10.5;
const bodyStyle = { ...plain, lineGap: 2.2 };

function writeHead(document: Document, root: Structure, opinion: PrintedOpinion): void {
  block(document, root, 'H1', () => document.font('bold').fontSize(17).text(opinion.title, plain));
  doubleRule(document);
  const rows: readonly (readonly [string, string])[] = [
    ...opinion.head.map(({ label, value }) => [label, value] as const),
    ['Conclusão', opinion.conclusion],
    ...opinion.conditions.map((condition, index) => [`Ressalva ${index + 1}`, condition] as const),
  ];
  for (const [label, value] of rows) if (value) labelled(document, root, label, value);
}

function writeSection(
  document: Document,
  root: Structure,
  { number, title, paragraphs }: PrintedSection,
): void {
  document.moveDown(0.9);
  keepWithNext(document);
  block(document, root, 'H2', () => document.font('bold').fontSize(12).text(`${number}. ${title}`, plain));
  for (const paragraph of paragraphs) {
    document.moveDown(0.35);
    const words = unbroken(paragraph);
    keepLines(document, words);
    block(document, root, 'P', () => document.font('regular').fontSize(bodySize).text(words, bodyStyle));
  }
}

function writeSignatures(document: Document, root: Structure, opinion: PrintedOpinion): void {
  document.moveDown(1.4);
  keepWithNext(document);
  doubleRule(document);
  labelled(document, root, 'Redigido por', opinion.author);
  labelled(document, root, 'Aprovado por', opinion.approver);
  labelled(document, root, 'Aprovado em', instantText(opinion));
}

const labelled = (document: Document, root: Structure, label: string, value: string): void =>
  block(document, root, 'P', () => {
    document
      .font('bold')
      .fontSize(9.5)
      .text(`${label}: `, { ...plain, continued: true, lineGap: 1.5 });
    document.font('regular').text(value, { ...plain, lineGap: 1.5 });
  });

/** One element of the structure with what it prints. */
function block(document: Document, root: Structure, type: 'H1' | 'H2' | 'P', print: () => void): void {
  const element = document.struct(type, {}, [print]);
  root.add(element);
  element.end();
}

/** A heading alone at the foot of a page belongs to the next one. */
function keepWithNext(document: Document): void {
  const rest = document.page.height - document.page.margins.bottom - document.y;
  if (rest < 60) document.addPage();
}

/** A paragraph does not leave its first line alone at the foot of a page. */
function keepLines(document: Document, words: string): void {
  document.font('regular').fontSize(bodySize);
  const line = document.currentLineHeight(true) + bodyStyle.lineGap;
  const rest = document.page.height - document.page.margins.bottom - document.y;
  if (rest < 2 * line && document.heightOfString(words, bodyStyle) > rest) document.addPage();
}

/** The one ornament: what closes a sum and begins a leaf. */
function doubleRule(document: Document): void {
  const y = document.y + 4;
  const right = document.page.width - margin;
  document.markContent('Artifact', { type: 'Layout' });
  document.lineWidth(0.6).strokeColor(green);
  for (const at of [y, y + 2.2]) document.moveTo(margin, at).lineTo(right, at).stroke();
  document.endMarkedContent();
  document.y = y + 10;
}

function writeFooters(document: Document, { foot, title }: PrintedOpinion, contentDigest: string): void {
  const { count } = document.bufferedPageRange();
  const name = foot ?? title;
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Below the margin a text would begin a page of its own.
    document.page.margins.bottom = 0;
    const y = document.page.height - margin - footerHeight / 2;
    const line = { ...plain, width: document.page.width - 2 * margin, lineBreak: false };
    document.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    document.font('regular').fontSize(8.5);
    document.text(name, margin, y, line);
    document.text(`página ${page + 1} de ${count}`, margin, y, { ...line, align: 'right' });
    document.fontSize(7).text(`SHA-256 ${contentDigest}`, margin, y + 13, line);
    document.endMarkedContent();
  }
}

function instantText({ approvedAt, timeZone }: PrintedOpinion): string {
  const day = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short' }).format(approvedAt);
  const hour = new Intl.DateTimeFormat('pt-BR', { timeZone, timeStyle: 'short' }).format(approvedAt);
  return `${day}, ${hour}`;
}

/** All bytes, once the document has ended. */
function collect(document: Document): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
}
