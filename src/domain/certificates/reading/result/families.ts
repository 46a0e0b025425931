import type { CertificateResult } from '../../model/results.ts';

/** What the results of a kind of certificate are called. @see certificates, section 2 */
export type ResultFamily = 'debts' | 'search' | 'registration' | 'content';

const families: Readonly<Record<string, ResultFamily>> = {
  ...familyOf(
    'search',
    'JUS_CIV JUS_FAL JUS_CRIM JUS_FED JUS_TRAB PROT INDISP EMB TRAB_ESC MPF CADIN LIVRO3',
  ),
  ...familyOf('registration', 'CRF CCIR CPF_SIT CNPJ CAR_DEM CAFIR IBAMA_CR'),
  ...familyOf(
    'content',
    'MAT_IT MAT_SIT TRANSC VALOR_VENAL JC_SIMP JC_IT RC_CAS PACTO OBITO ITR_DEC SIGEF OUTORGA',
  ),
};

/** Kinds an office adds for itself (`CND_EST_SP`) go with the one their code begins with. */
export function resultFamily(code: string): ResultFamily {
  const known = families[code];
  if (known) return known;
  const root = Object.keys(families).find((name) => code.startsWith(`${name}_`));
  return (root && families[root]) || 'debts';
}

/** Negative and positive as each family names them. */
export const resultNames: Readonly<
  Record<'debts' | 'search', Readonly<Record<'negative' | 'positive' | 'effect', CertificateResult>>>
> = {
  debts: { negative: 'NEGATIVA', positive: 'POSITIVA', effect: 'POSITIVA_EFEITO_NEGATIVA' },
  search: { negative: 'NADA_CONSTA', positive: 'CONSTA', effect: 'CONSTA' },
};

function familyOf(family: ResultFamily, codes: string): Record<string, ResultFamily> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, family]));
}
