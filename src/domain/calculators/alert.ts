/** A warning of a result: a red flag of the rules (`RF-45`) or a sentence of the specification by its code. */
export interface Alert {
  readonly Codigo: string;
  readonly De: string | null;
  readonly Valores: Readonly<Record<string, string>>;
}

export const alert = (Codigo: string, De: string | null = null, Valores: Alert['Valores'] = {}): Alert => ({
  Codigo,
  De,
  Valores,
});
