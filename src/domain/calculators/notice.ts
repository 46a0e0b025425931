import { type Alert, alert } from './alert.ts';

/** What a record makes one look at before the result is relied on. */
export interface Notice extends Alert {
  /** Inputs that it asks for, `Onus.0.Valor`: given any of them, it has been answered. Absent: nothing typed answers it. */
  readonly Campos?: readonly string[];
  /** Where it asks for several things, the inputs of each: answered once any of every group was given. */
  readonly Grupos?: readonly (readonly string[])[];
}

/** A notice that asks for an input. @param at of the fields: `Onus.0`; null = of the input itself */
export const ask = (
  Codigo: string,
  at: string | null,
  fields: readonly string[],
  Valores: Alert['Valores'] = {},
): Notice => ({
  ...alert(Codigo, at, Valores),
  Campos: fields.map((field) => (at === null ? field : `${at}.${field}`)),
});

/** A notice that asks for several things at once, each by any input of its group. */
export const askEach = (
  Codigo: string,
  at: string | null,
  groups: readonly (readonly string[])[],
  Valores: Alert['Valores'] = {},
): Notice => ({
  ...ask(Codigo, at, groups.flat(), Valores),
  Grupos: groups.map((fields) => ask(Codigo, at, fields).Campos ?? []),
});
