import type { Range } from '../../../text/found.ts';

export type LabelRole = 'giver' | 'receiver' | 'creditor' | 'debtor' | 'object' | 'other';

/** `CREDOR: BANCO ...`: what stands behind a label, up to the next one. */
export interface Labelled {
  readonly role: LabelRole;
  readonly label: string;
  readonly value: Range;
}

/** The labels of an act written as a form (`Transmitente: ... Adquirente: ... Valor: ...`). */
export function findLabels(folded: string, text: string, { start, end }: Range): Labelled[] {
  const lines = text.slice(start, end).replace(/[^\n]/g, ' ');
  const marked = folded
    .slice(start, end)
    .replace(/ /g, (blank, at: number, all: string) =>
      lines[at] === '\n' && !halfLabel.test(all.slice(Math.max(0, at - 24), at)) ? ';' : blank,
    );
  const marks = [...marked.matchAll(labelPattern)].map((match) => ({
    label: match[1] ?? match[2] ?? '',
    start: start + match.index,
    value: start + match.index + match[0].length,
  }));
  return marks.map(({ label, value }, index) => ({
    role: roles.find(([pattern]) => pattern.test(label))?.[1] ?? 'other',
    label,
    value: { start: value, end: marks[index + 1]?.start ?? end },
  }));
}

/** A label that goes on in the next line: `Outorgada / permutante:`. */
const halfLabel =
  /(?:^|[.;,]\s)(?:OUTORGANTES?|OUTORGAD[AO]S?|PROMITENTES?|PROMISSARI[AO]S?|INTERVENIENTES?|CREDOR(?:A|ES)?|DEVEDOR(?:A|ES)?|(?:VALOR|FORMA|NATUREZA) D[AO])$/;

const labelPattern =
  /(?<=^|[.;:,)(]\s{0,3}|\bE\s+(?:COMO\s+)?|\bCOMO\s+|[A-Z]\s+-\s+)([A-Z][A-Z/-]+(?:\s[A-Z/-]+){0,3})(?:\s?\([A-Z()]{1,8}\))?\s?(?::|(?<=\b(?:TRANSM|TRANSMIT|ADQ|CRED|DEV|OUTORG))\.:)(?=[\s;])|(?<=^|[.;]\s{0,3})((?:OUTORGANTE|OUTORGAD[AO]|PROMITENTE|PROMISSARI[AO]|TRANSMITENTE|ADQUIRENTE|VENDEDOR|COMPRADOR|DOADOR|DONATARI|CEDENTE|CESSIONARI|CREDOR|DEVEDOR|EMITENTE|EXEQUENTE|EXECUTAD|ARREMATANTE|ADJUDICAT|INSTITUIDOR|USUFRUTUARI|FIDUCIANTE|FIDUCIARI|OBJETO|VALOR|PRECO|TITULO|FORMA|CONDIC|PRAZO|VENCIMENTO|JUROS|GARANTI|INTERVENIENTE|HERDEIR|MEEIR|PROTOCOLO)[A-Z]*(?:\s[A-Z]+){0,3})\s?[-–]\s(?=[A-Z\d])/g;

const roles: readonly (readonly [RegExp, LabelRole])[] = [
  [
    /^(?:ALIENACAO|PROPRIEDADE|CESSAO|HIPOTECA|PENHOR|COMPRA|VENDA|DOACAO|PERMUTA|CAUCAO|GARANTIA)\b/,
    'other',
  ],
  [
    /^(?:PROMITENTES? COMPRADOR|ADQ|ADQUIRENTE|OUTORGAD|COMPRADOR|DONATARI|CESSIONARI|PROMISSARI|COMPROMISSARI|ARREMATANTE|ADJUDICAT|HERDEIR|LEGATARI|USUFRUTUARI|EXPROPRIANTE|USUCAPIENTE|BENEFICIARI|MEEIR|VIUV[OA].?MEEIR|PROPRIETARI)/,
    'receiver',
  ],
  [
    /^(?:PROMITENTES? VENDEDOR|TRANSM|TRANSMITENTE|VENDEDOR|DOADOR|CEDENTE|PERMUTANTE|ALIENANTE|EXPROPRIAD|AUTOR(?:A|ES)? DA HERANCA|INVENTARIAD|DE CUJUS|OUTORGANTE(?!S? (?:DEVEDOR|CREDOR))|DANTE|INSTITUIDOR|COMPROMITENTE)/,
    'giver',
  ],
  [
    /^(?:[A-Z]+ )?(?:CREDOR|FIDUCIARI|EXEQUENTE|RECLAMANTE|REQUERENTE|AUTOR|CAUCIONAD|MUTUANTE|FINANCIADOR|FAVORECID)/,
    'creditor',
  ],
  [
    /^(?:[A-Z]+ )?(?:DEVEDOR|EMITENTE|FIDUCIANTE|MUTUARI|EXECUTAD|RECLAMAD|REQUERID|REUS?\b|RE\b|GARANTIDOR|INTERVENIENTE|HIPOTECANTE|AVALISTA|FIADOR)/,
    'debtor',
  ],
  [/^(?:OBJETO|IMOVEL|BEM|PARTE)/, 'object'],
];
