import type { CertificateResult } from '../../../../../domain/certificates/model/index.ts';
import type { CertificateOrder } from '../provider.ts';

/** What the simulated source does with an order. */
export type SimulatedAct =
  | 'negativa'
  | 'positiva'
  | 'positiva_efeito_negativa'
  | 'recusa'
  | 'silencio'
  | 'demora'
  | 'espera';

/** The first rule whose word stands in the order's document, or in the code of its type, says what happens. */
export interface SimulatedRule {
  readonly word: string;
  readonly act: SimulatedAct;
}

/**
 * How a demo meets every case. Figures in the CPF or CNPJ: 206 is the article of the CTN on the effect of negative, 171
 * the one of the penal code everybody knows, the others are statuses of HTTP. Else by the type, so that one client is
 * enough: protests are found, the CNIB does not answer, a company's registry takes its time, and a registry office
 * takes the order of a search of its book 3 and never answers it. The user's guide states the same.
 */
export const demoRules: readonly SimulatedRule[] = [
  { word: '206', act: 'positiva_efeito_negativa' },
  { word: '171', act: 'positiva' },
  { word: '403', act: 'recusa' },
  { word: '408', act: 'silencio' },
  { word: 'PROT', act: 'positiva' },
  { word: 'INDISP', act: 'silencio' },
  { word: 'JC_', act: 'demora' },
  { word: 'LIVRO3', act: 'espera' },
];

export function actOf(
  { typeCode, parameters }: CertificateOrder,
  rules: readonly SimulatedRule[],
): SimulatedAct {
  const document = parameters.doc ?? '';
  return rules.find(({ word }) => document.includes(word) || typeCode.includes(word))?.act ?? 'negativa';
}

/** Kinds of certificates by the words their issuers answer with (definition of certificates, section 2). */
export type Family = 'debts' | 'burdens' | 'standing' | 'search' | 'content';

const families: readonly (readonly [RegExp, Family])[] = [
  [/^MAT_ONUS/, 'burdens'],
  [/^(JUS_|PROT|INDISP|EMB|TRAB_ESC|MPF|LIVRO3|CADIN)/, 'search'],
  [/^(CRF|CCIR|CPF_SIT|CNPJ|CAFIR|CAR_DEM|IBAMA_CR)/, 'standing'],
  [/^(MAT_|TRANSC|RC_CAS|PACTO|OBITO|JC_|VALOR_VENAL|ITR_DEC|SIGEF|OUTORGA)/, 'content'],
];

/** Types not named here are about debts. */
export const familyOf = (typeCode: string): Family =>
  families.find(([pattern]) => pattern.test(typeCode))?.[1] ?? 'debts';

const results: Readonly<
  Record<Family, { readonly clear: CertificateResult; readonly found: CertificateResult }>
> = {
  debts: { clear: 'NEGATIVA', found: 'POSITIVA' },
  burdens: { clear: 'NEGATIVA', found: 'POSITIVA' },
  standing: { clear: 'REGULAR', found: 'IRREGULAR' },
  search: { clear: 'NADA_CONSTA', found: 'CONSTA' },
  content: { clear: 'INFORMATIVA', found: 'INFORMATIVA' },
};

/** In the issuer's words: only certificates of debts know the effect of negative. */
export function resultOf(typeCode: string, act: SimulatedAct): CertificateResult {
  const family = familyOf(typeCode);
  if (act === 'positiva_efeito_negativa' && family === 'debts') return 'POSITIVA_EFEITO_NEGATIVA';
  return results[family][act === 'positiva' ? 'found' : 'clear'];
}

/** Days the invented issuer prints. */
export const validityDays = (typeCode: string): number => (/^(CND|CNDT)/.test(typeCode) ? 180 : 30);
