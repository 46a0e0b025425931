import { isLocalDate } from '../../dates.ts';
import { AppError } from '../../errors.ts';
import { Bioma } from '../../generated/codes.ts';

/**
 * Facts that no registry record holds and that findings ask for: a person states them, with the reason, and they
 * stay with the record through later readings.
 */
export type FactKind = 'yesNo' | 'number' | 'hectares' | 'date' | 'choice';

/** A truth value, a decimal or day as text, or the code of a choice. */
export type FactValue = boolean | string;

interface FactRule {
  readonly kind: FactKind;
  /** On the wire. */
  readonly name: string;
  readonly choices?: readonly string[];
}

/** Codes of the enumeration Bioma. @see Lei 12.651/2012 art. 12 */
export const biomes = Bioma;

const rules = {
  fiscalModules: { kind: 'number', name: 'ModulosFiscais' },
  familyWorked: { kind: 'yesNo', name: 'TrabalhadoPelaFamilia' },
  borderStrip: { kind: 'yesNo', name: 'FaixaDeFronteira' },
  biome: { kind: 'choice', name: 'Bioma', choices: biomes },
  minimumParcel: { kind: 'hectares', name: 'FracaoMinimaParcelamento' },
  foreignControl: { kind: 'yesNo', name: 'ControleEstrangeiro' },
  companyChanged: { kind: 'yesNo', name: 'AlteracaoSocietariaNaoAverbada' },
  soleResidence: { kind: 'yesNo', name: 'UnicaMoradia' },
  thirdPartyDebt: { kind: 'yesNo', name: 'GarantiaDeDividaDeTerceiro' },
  building: { kind: 'yesNo', name: 'EdificacaoNoLocal' },
  certificateIssuedOn: { kind: 'date', name: 'DataDaCertidao' },
  valuedOn: { kind: 'date', name: 'DataDaAvaliacao' },
  fgtsUsed: { kind: 'yesNo', name: 'FgtsNosUltimosTresAnos' },
} as const satisfies Readonly<Record<string, FactRule>>;

export type FactCode = keyof typeof rules;

export const statedFacts: Readonly<Record<FactCode, FactRule>> = rules;

/** What a person stated, with who, when and why. */
export interface StatedFact {
  readonly fact: FactCode;
  readonly value: FactValue;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

/** The latest statement of each fact. */
export type Stated = readonly StatedFact[];

/**
 * Takes a statement in; null takes an earlier one away.
 * @throws AppError 'correction-field-unknown' or 'matricula-value-invalid'
 */
export function withStated(
  stated: Stated,
  fact: string,
  value: unknown,
  who: Pick<StatedFact, 'reason' | 'by' | 'at'>,
): Stated {
  if (!isFactCode(fact)) throw new AppError('correction-field-unknown', { field: fact });
  const others = stated.filter((item) => item.fact !== fact);
  if (value === null) return others;
  if (!isFactValue(fact, value)) throw new AppError('matricula-value-invalid', { field: fact });
  return [...others, { fact, value, reason: who.reason, by: who.by, at: who.at }];
}

export const isFactCode = (text: string): text is FactCode => Object.hasOwn(rules, text);

export function isFactValue(fact: FactCode, value: unknown): value is FactValue {
  const { kind, choices } = statedFacts[fact];
  if (kind === 'yesNo') return typeof value === 'boolean';
  if (typeof value !== 'string') return false;
  if (kind === 'date') return isLocalDate(value);
  if (kind === 'choice') return choices?.includes(value) ?? false;
  return /^\d{1,12}(\.\d{1,8})?$/.test(value) && /[1-9]/.test(value);
}

/** The domain's code of a wire name. */
export const factNamed = (name: string): FactCode | undefined =>
  (Object.keys(rules) as FactCode[]).find((code) => rules[code].name === name);
