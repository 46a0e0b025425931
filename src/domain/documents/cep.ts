import { fillMask } from './normalise.ts';
import { isState, type State } from './states.ts';

export const isCep = (value: string): boolean => /^\d{8}$/.test(value);
export const formatCep = (value: string): string => fillMask('00000-000', value);

const statesByFirstDigit: readonly (readonly State[])[] = [
  ['SP'],
  ['SP'],
  ['RJ', 'ES'],
  ['MG'],
  ['BA', 'SE'],
  ['PE', 'AL', 'PB', 'RN'],
  ['CE', 'PI', 'MA', 'PA', 'AM', 'AC', 'AP', 'RR'],
  ['DF', 'GO', 'TO', 'MT', 'MS', 'RO'],
  ['PR', 'SC'],
  ['RS'],
];

/** Whether the postal code can belong to `state`; a mismatch is worth a warning, never a refusal. */
export const cepFitsState = (value: string, state: string): boolean =>
  isState(state) && (statesByFirstDigit[Number(value[0])]?.includes(state) ?? false);
