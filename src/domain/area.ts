import { Decimal as DecimalNumber } from 'decimal.js';
import type { Decimal } from './units.ts';

/** Square metres in one of each unit of land. Alqueires differ by region and are converted only on request. */
export const squareMetresOf = {
  ha: '10000',
  m2: '1',
  a: '100',
  ca: '1',
  'alqueire-paulista': '24200',
  'alqueire-mineiro': '48400',
  'alqueire-baiano': '96800',
  'alqueire-do-norte': '27225',
  alqueirao: '193600',
  litro: '605',
  'tarefa-baiana': '4356',
} as const;

export type AreaUnit = keyof typeof squareMetresOf;

/** The same land in another unit, exactly. */
export function convertArea<Unit extends AreaUnit>(
  area: { readonly value: Decimal; readonly unit: AreaUnit },
  unit: Unit,
): { readonly value: Decimal; readonly unit: Unit } {
  if (area.unit === (unit as AreaUnit)) return { value: area.value, unit };
  const metres = new DecimalNumber(area.value).times(squareMetresOf[area.unit]);
  return { value: metres.div(squareMetresOf[unit]).toFixed(), unit };
}

const alqueireByState: Readonly<Record<string, AreaUnit>> = {
  SP: 'alqueire-paulista',
  PR: 'alqueire-paulista',
  SC: 'alqueire-paulista',
  MG: 'alqueire-mineiro',
  GO: 'alqueire-mineiro',
  TO: 'alqueire-mineiro',
  ES: 'alqueire-mineiro',
  RJ: 'alqueire-mineiro',
  BA: 'alqueire-baiano',
};

/**
 * The alqueire usual in a state, to be offered where the text states no hectares; it is never stored unasked.
 * @returns null where several are in use
 */
export const usualAlqueire = (state: string): AreaUnit | null => alqueireByState[state] ?? null;
