/** The 27 federative units with the two digits IBGE gives them. */
// biome-ignore format: a table reads better than a column
export const ibgeOfState = {
  RO: '11', AC: '12', AM: '13', RR: '14', PA: '15', AP: '16', TO: '17', MA: '21', PI: '22', CE: '23',
  RN: '24', PB: '25', PE: '26', AL: '27', SE: '28', BA: '29', MG: '31', ES: '32', RJ: '33', SP: '35',
  PR: '41', SC: '42', RS: '43', MS: '50', MT: '51', GO: '52', DF: '53',
} as const;

export type State = keyof typeof ibgeOfState;

export const states = Object.keys(ibgeOfState).sort() as State[];

export const isState = (text: string): text is State => Object.hasOwn(ibgeOfState, text);

/** @returns the state of an IBGE code by its first two digits, or null */
export const stateOfIbge = (code: string): State | null =>
  states.find((state) => ibgeOfState[state] === code.slice(0, 2)) ?? null;
