import type { State } from '../../documents/states.ts';
import type { Found } from '../../text/found.ts';
import { findState, stateNamePattern, stateOfCapital, stateOfName } from '../../text/placeNames.ts';
import { stateOfTown } from '../../text/townStates.ts';
import type { Proposed } from '../model/certificateReading.ts';
import type { Cell, CertificateText } from './certificateText.ts';
import { proposed } from './proposed.ts';

/** Bodies of the Union: the kind of certificate tells which, however the head prints it. */
const federal: Readonly<Record<string, readonly [string, RegExp]>> = {
  ...of('CND_FED CND_ITR CNPJ CPF_SIT CAFIR ITR_DEC', 'Secretaria da Receita Federal do Brasil', /SECRETARIA\s+(?:ESPECIAL\s+)?DA RECEITA FEDERAL(?: DO BRASIL)?|RECEITA FEDERAL/),
  ...of('CRF', 'Caixa Econômica Federal', /CAIXA ECONOMICA FEDERAL/),
  ...of('CNDT', 'Justiça do Trabalho', /JUSTICA DO TRABALHO/),
  ...of('CCIR SIGEF', 'Instituto Nacional de Colonização e Reforma Agrária', /INSTITUTO NACIONAL DE COLONIZACAO E REFORMA AGRARIA|\bINCRA\b/),
  ...of('IBAMA_ND IBAMA_CR', 'Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis', /INSTITUTO BRASILEIRO DO MEIO AMBIENTE[^.;]{0,60}RENOVAVEIS|\bIBAMA\b/),
  ...of('INDISP', 'Central Nacional de Indisponibilidade de Bens', /CENTRAL NACIONAL DE INDISPONIBILIDADE(?: DE BENS)?|\bCNIB\b/),
  ...of('TRAB_ESC', 'Ministério do Trabalho e Emprego', /MINISTERIO DO TRABALHO(?: E EMPREGO)?/),
}; // biome-ignore format: a table reads better than a column

/** Other bodies as their head prints them, by kind; the first that matches. */
const printed: readonly (readonly [RegExp, ...(readonly RegExp[])])[] = [
  [
    /^JUS_FED/,
    /TRIBUNAL REGIONAL FEDERAL DA \d\S? REGIAO|JUSTICA FEDERAL DE PRIMEIR[OA] (?:GRAU|INSTANCIA)(?: N[OA] [A-Z ]{3,24})?|CONSELHO DA JUSTICA FEDERAL|JUSTICA FEDERAL/,
  ],
  [/^JUS_TRAB/, /TRIBUNAL REGIONAL DO TRABALHO DA \d{1,2}\S? REGIAO/, /JUSTICA DO TRABALHO/],
  [
    /^JUS_/,
    new RegExp(
      `TRIBUNAL DE JUSTICA D[OEA](?:\\s+ESTADO\\s+D[OEA])?\\s+(?:DISTRITO FEDERAL(?: E DOS TERRITORIOS)?|${stateNamePattern})|JUSTICA ESTADUAL|PODER JUDICIARIO DO ESTADO D[OEA] (?:${stateNamePattern})|TRIBUNAL REGIONAL FEDERAL DA \\d\\S? REGIAO`,
    ),
  ],
  [
    /^PROT/,
    /CENPROT|(?:\d{1,2}[ºOA]\.?|[A-Z]{6,9})?\s?(?:TABELIONATO|TABELIAO|OFICIO|CARTORIO)[^\n;:]{0,70}/,
  ],
  [
    /^(?:MAT_|TRANSC|LIVRO3|PACTO)/,
    /(?:\d{1,2}[ºOA]\.?|[A-Z]{6,9})?\s?(?:CARTORIO|OFICIO|SERVICO|OFICIAL|REGISTRO)[^\n;:]{0,80}/,
  ],
  [/^(?:RC_CAS|OBITO)/, /(?:CARTORIO|OFICIO|OFICIAL|REGISTRO CIVIL)[^\n;:]{0,80}/],
  [
    /^JC_/,
    new RegExp(
      `JUNTA COMERCIAL(?: E SERVICOS [A-Z ]{5,30})? D[OEA](?: ESTADO D[OEA])? (?:${stateNamePattern}|DISTRITO FEDERAL)|JUNTA COMERCIAL`,
    ),
  ],
  [
    /^CND_EST/,
    /(?:SECRETARIA (?:DE ESTADO )?D[AE] (?:FAZENDA|ECONOMIA|RECEITA|FINANCAS)|PROCURADORIA[\s-]GERAL DO ESTADO|RECEITA ESTADUAL)[^\n;:.,]{0,60}/,
  ],
  [/^(?:CND_MUN|CND_IPTU|VALOR_VENAL)/, /(?:PREFEITURA|MUNICIPIO DE)[^\n;:.,]{3,60}/],
  [/^CAR/, /\bSICAR\b|CADASTRO AMBIENTAL RURAL|SECRETARIA[^\n;:.,]{3,60}/],
  [
    /^AMB_EST/,
    /\bCETESB\b|COMPANHIA AMBIENTAL[^\n;:.,]{3,60}|INSTITUTO [^\n;:.,]{3,80}|SECRETARIA[^\n;:.,]{3,80}/,
  ],
  [/^EMB/, /\bIBAMA\b|INSTITUTO [^\n;:.,]{3,80}|\bICMBIO\b|SECRETARIA[^\n;:.,]{3,60}/],
  [/^(?:CADIN|FGTS_DIV)/, /PROCURADORIA[\s-]GERAL DA FAZENDA NACIONAL/],
  [/^MPF/, /MINISTERIO PUBLICO(?: (?:FEDERAL|DO ESTADO[^\n;:.,]{3,40}))?/],
  [/^COND/, /CONDOMINIO [^\n;:.,]{3,60}/],
];

/** The body that issued the certificate. Where a federal body is not printed, the kind alone tells it, with doubt. */
export function readIssuer(
  certificate: CertificateText,
  type: Proposed<string> | null,
): Proposed<string> | null {
  const code = type?.value ?? '';
  const before2007 = code === 'CND_FED' ? socialSecurity.exec(certificate.folded.slice(0, 300)) : null;
  if (before2007) return proposed(certificate, found(before2007, 'Instituto Nacional do Seguro Social'));
  const known = federal[code];
  if (known) {
    const match = known[1].exec(certificate.folded);
    if (match) return proposed(certificate, found(match, known[0]));
    return type && { ...type, value: known[0], confidence: Math.max(0, type.confidence - 10) };
  }
  const [, ...patterns] = printed.find(([kinds]) => kinds.test(code)) ?? [];
  const line = patterns.map((pattern) => lineWith(certificate, pattern)).find((item) => item !== null);
  return line ? proposed(certificate, line) : null;
}

/** Until 2007 social security certified its own debts. @see Lei 11.457/2007 */
const socialSecurity = /INSTITUTO NACIONAL D[OE] SEGURO SOCIAL/;

/** The match in the first line that has one; a body goes no further than its cell. */
function lineWith({ cells, folded, text }: CertificateText, pattern: RegExp): Found<string> | null {
  for (const cell of cells) {
    const match = pattern.exec(folded.slice(cell.start, cell.end));
    if (!match) continue;
    const start = cell.start + match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0);
    const end = cell.start + match.index + match[0].replace(/[\s,-]+$/, '').length;
    return { value: text.slice(start, end).replace(/\s+-\s+[A-Z]{2,6}$/, ''), start, end };
  }
  return null;
}

const found = (match: RegExpExecArray, value: string): Found<string> => ({
  value,
  start: match.index,
  end: match.index + match[0].length,
});

/** States of the regional labour courts; 2 and 15 share São Paulo, some have several states. */
const labourStates: Readonly<Record<string, State>> = {
  1: 'RJ', 2: 'SP', 3: 'MG', 4: 'RS', 5: 'BA', 6: 'PE', 7: 'CE', 9: 'PR', 12: 'SC', 13: 'PB', 15: 'SP', 16: 'MA', 17: 'ES',
  18: 'GO', 19: 'AL', 20: 'SE', 21: 'RN', 22: 'PI', 23: 'MT', 24: 'MS',
}; // biome-ignore format: a table reads better than a column

/** The state the issuer is of; null for bodies of the Union. */
export function readState(
  certificate: CertificateText,
  code: string | null,
  issuer: Proposed<string> | null,
): Proposed<string> | null {
  if (
    code === null ||
    federal[code] ||
    /^(?:JUS_FED|EMB|CAR_DEM|MPF|CADIN|FGTS_DIV)/.test(code) ||
    issuer?.value === 'CENPROT'
  )
    return null;
  const head = certificate.cells.slice(0, 8);
  for (const read of [regionState, namedState, townState]) {
    const item = read(certificate, head, code);
    if (item) return proposed(certificate, item);
  }
  return null;
}

type ReadState = (certificate: CertificateText, head: readonly Cell[], code: string) => Found<string> | null;

const regionState: ReadState = ({ folded }, _head, code) => {
  const match = code.startsWith('JUS_TRAB') ? /DO TRABALHO DA (\d{1,2})\S? REGIAO/.exec(folded) : null;
  const state = labourStates[Number(match?.[1] ?? 0)];
  return match && state ? found(match, state) : null;
};

const bodyOfState = new RegExp(
  `\\b(?:ESTADO|JUSTICA|FAZENDA|COMERCIAL|ECONOMIA|RECEITA|ESTADUAL|COMARCAS)\\s+D[OEA]\\s+(?:ESTADO\\s+D[OEA]\\s+)?(${stateNamePattern}|DISTRITO FEDERAL)\\b`,
);

const namedState: ReadState = ({ folded }, head) => {
  for (const cell of head) {
    const line = folded.slice(cell.start, cell.end);
    const match = bodyOfState.exec(line);
    const state = match ? stateOfName(match[1] ?? '') : findState(line);
    if (state) return { value: state, start: cell.start, end: cell.end };
  }
  const match = bodyOfState.exec(folded);
  const state = match && stateOfName(match[1] ?? '');
  return match && state ? found(match, state) : null;
};

const town = /(?:\bDE|COMARCA DE|MUNICIPIO DE|CIDADE DE)\s+([A-Z][A-Z' ]{2,30})$/;
const placeAndState = /(?<=^|[.\n\s])[A-Z][A-Z' ]{2,28}\s?[-/]\s?([A-Z]{2})\s?,\s/;

const townState: ReadState = ({ folded }, head) => {
  for (const cell of head) {
    const match = town.exec(folded.slice(cell.start, cell.end));
    const state = match && (stateOfTown(match[1] ?? '') ?? stateOfCapital(match[1] ?? ''));
    if (state) return { value: state, start: cell.start, end: cell.end };
  }
  const match = placeAndState.exec(folded);
  const state = match && findState(`A/${match[1]}`);
  return match && state ? found(match, state) : null;
};

function of(codes: string, name: string, pattern: RegExp): Record<string, readonly [string, RegExp]> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, [name, pattern] as const]));
}
