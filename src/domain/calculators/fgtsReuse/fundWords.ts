import type { UsoFgts } from '../../generated/codes.ts';

/** What an act's words say of a use of the severance fund. */

const fund = 'FGTS\\b|F\\.\\s?G\\.\\s?T\\.\\s?S\\b|FUNDO DE GARANTIA|CONTAS? VINCULADAS?';
const using = '(?:UTILIZ|EMPREG|US)(?:ACAO|O|ADO|ADA|ADOS|ADAS|ARAM|OU|ANDO|A|AM|ARA)?\\b';
const used = new RegExp(`\\b(?:${fund})`);
/** Papers about the fund's dues, and accounts of a court: no use of the fund. */
const papers = new RegExp(
  `\\b(?:CERTIFICADO|CERTIDAO|CERTIDOES|CRF|CND|REGULARIDADE|DEBITOS?|DISPENSA)\\b[^.;]{0,70}?(?:${fund})|CONTAS? VINCULADAS? (?:AO|A|AOS) (?:PROCESSO|JUIZO|AUTOS|EXECUCAO)`,
  'g',
);
const notUsed = new RegExp(
  `\\bSEM (?:A |O |QUALQUER )?${using}[^.;]{0,60}(?:${fund})|\\bNAO (?:HOUVE|HA|HAVENDO|SE|SENDO|FO(?:I|RAM)|TENDO SIDO)?\\s?(?:A |O )?${using}[^.;]{0,80}(?:${fund})|\\bSEM (?:(?!COM\\b)[A-Z]+ ){0,6}?(?:${fund})|(?:${fund})\\W{0,3}NAO HA\\b|(?:${fund})[^.;]{0,40}\\bNAO (?:FO(?:I|RAM)|HOUVE|SE)?\\s?(?:A )?${using}`,
);
/** Words of housing credit, which the fund often goes with. */
export const creditWords = /\bSFH\b|\bSFI\b|SISTEMA FINANCEIRO|\bCAIXA\b|\bMUTUO\b|FINANCIAMENTO|FINANCIAD/;

/**
 * What the words of an act, folded to capitals without accents, say of the severance fund: used, not used, or nothing.
 * Clause by clause, for one of two buyers may have used it.
 */
export function fundIn(folded: string): UsoFgts | null {
  const clauses = folded
    .replaceAll(papers, ' ')
    .split(/;|\.(?=\s+[A-Z])/)
    .filter((clause) => used.test(clause));
  if (clauses.length === 0) return null;
  return clauses.every((clause) => notUsed.test(clause)) ? 'NAO' : 'SIM';
}

/** Where the use of the fund is told, for a proof to quote. */
export const fundWords = used;
