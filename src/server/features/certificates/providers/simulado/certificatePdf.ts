import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { CertificateResult } from '../../../../../domain/certificates/model/index.ts';
import { formatDate, type LocalDate } from '../../../../../domain/dates.ts';
import { formatCpfCnpj } from '../../../../../domain/documents/cpfCnpj.ts';
import { faceBytes } from '../../../../kit/pdf/fonts.ts';
import type { CertificateOrder } from '../provider.ts';
import { familyOf } from './scenario.ts';

export interface InventedCertificate {
  readonly order: CertificateOrder;
  readonly result: CertificateResult;
  readonly number: string;
  readonly verificationCode: string;
  readonly issuedOn: LocalDate;
  /** `HH:MM`. */
  readonly issuedAtTime: string;
  readonly validUntil: LocalDate;
}

/**
 * An invented certificate as issuers print theirs, so that what reads certificates reads it: title, who, result, day and
 * hour, last day, code. Marked on both ends as worth nothing. The same certificate gives the same bytes.
 */
export function certificatePdf(certificate: InventedCertificate): Promise<Buffer> {
  const { order, result, number, verificationCode, issuedOn, issuedAtTime, validUntil } = certificate;
  const printedOn = new Date(`${issuedOn}T${issuedAtTime}:00Z`);
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    lang: 'pt-BR',
    info: { Title: order.typeName, Creator: 'Folio', CreationDate: printedOn, ModDate: printedOn },
  });
  const bytes = buffer(document);
  document.registerFont('regular', faceBytes('regular')).registerFont('bold', faceBytes('bold'));
  const line = (face: 'regular' | 'bold', size: number, text: string, align: 'left' | 'center' = 'left') =>
    document
      .font(face)
      .fontSize(size)
      .text(text, { align, ...plain })
      .moveDown(0.5);

  line('bold', 11, worthless, 'center');
  line('regular', 10, 'ÓRGÃO EMISSOR FICTÍCIO DE DEMONSTRAÇÃO', 'center');
  line('bold', 15, titleOf(certificate), 'center');
  for (const text of subjectLines(order)) line('regular', 11, text);
  line('regular', 11, statements[result]);
  const label = familyOf(order.typeCode) === 'standing' ? 'Situação cadastral' : 'Resultado';
  line('bold', 11, `${label}: ${resultWords[result]}`);
  line('regular', 11, order.typeCode === 'CCIR' ? `Número do CCIR: ${number}` : `Certidão nº ${number}`);
  line('regular', 11, `Emitida às ${issuedAtTime}:00 do dia ${day(issuedOn)} (hora e data de Brasília).`);
  line('regular', 11, `Válida até ${day(validUntil)}.`);
  line('regular', 11, `Código de controle da certidão: ${verificationCode}`);
  line('bold', 11, worthless, 'center');
  document.end();
  return bytes;
}

const worthless = 'DEMONSTRAÇÃO – SEM VALOR';

/** No ligatures: of a joined `fi` some readers copy and search only the `f`. */
const plain = { features: { liga: false, clig: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] };

const day = (value: LocalDate) => formatDate(value, 'pt-br', 'full');

/** Certificates of debts are titled by what they found; the others by their name alone. */
function titleOf({ order: { typeCode, typeName }, result }: InventedCertificate): string {
  const kind = familyOf(typeCode) === 'debts' ? debtTitles[result] : undefined;
  const named = /^certidão negativa de débitos/i;
  const isTitle = /^(certid|certific|comprov|declar|consulta|situação|cadastro|demonstr|autoriza)/i.test(
    typeName,
  );
  const name = isTitle ? typeName : `Certidão de ${typeName}`;
  if (kind === undefined) return name.toLocaleUpperCase('pt-BR');
  const title = named.test(name) ? name.replace(named, kind) : `${kind} – ${name}`;
  return title.toLocaleUpperCase('pt-BR');
}

const debtTitles: Readonly<Partial<Record<CertificateResult, string>>> = {
  NEGATIVA: 'Certidão negativa de débitos',
  POSITIVA: 'Certidão positiva de débitos',
  POSITIVA_EFEITO_NEGATIVA: 'Certidão positiva com efeitos de negativa de débitos',
};

function subjectLines({ parameters, exactSearch }: CertificateOrder): string[] {
  const { doc, nome, matricula, cns, cnm, uf } = parameters;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Nome', nome],
    ['CPF/CNPJ', doc && formatCpfCnpj(doc)],
    ['Matrícula', matricula],
    ['CNS', cns],
    ['CNM', cnm],
    ['UF', uf],
    ['Pesquisa', exactSearch ? 'exata' : 'ampla'],
  ];
  return rows.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}

const resultWords: Readonly<Record<CertificateResult, string>> = {
  NEGATIVA: 'NEGATIVA',
  POSITIVA: 'POSITIVA',
  POSITIVA_EFEITO_NEGATIVA: 'POSITIVA COM EFEITOS DE NEGATIVA',
  REGULAR: 'REGULAR',
  IRREGULAR: 'IRREGULAR',
  NADA_CONSTA: 'NADA CONSTA',
  CONSTA: 'CONSTA',
  INFORMATIVA: 'INFORMATIVA',
  INDETERMINADA: 'INDETERMINADA',
};

/** In the wording issuers use (CTN arts. 151, 205 and 206 for debts). */
const statements: Readonly<Record<CertificateResult, string>> = {
  NEGATIVA: 'Certifica-se que não constam pendências em nome do sujeito passivo acima identificado.',
  POSITIVA: 'Certifica-se que constam débitos exigíveis em nome do sujeito passivo acima identificado.',
  POSITIVA_EFEITO_NEGATIVA:
    'Certifica-se que constam débitos com exigibilidade suspensa nos termos do art. 151 do Código Tributário ' +
    'Nacional. Conforme os arts. 205 e 206 do mesmo Código, este documento tem os mesmos efeitos da certidão negativa.',
  REGULAR:
    'Certifica-se que o interessado acima identificado encontra-se em situação regular e está em conformidade com as ' +
    'obrigações cadastrais nesta data, com a taxa de serviços paga.',
  IRREGULAR:
    'Certifica-se a situação irregular do interessado acima identificado, que não está em conformidade com as ' +
    'obrigações cadastrais nesta data, com a taxa de serviços não quitada.',
  NADA_CONSTA: 'Certifica-se que, pesquisados os registros, NADA CONSTA contra o acima identificado.',
  CONSTA: 'Certifica-se que, pesquisados os registros, CONSTAM ocorrências contra o acima identificado.',
  INFORMATIVA: 'Certifica-se o teor dos registros existentes nesta data.',
  INDETERMINADA: 'Não foi possível determinar se os registros encontrados são do acima identificado.',
};
