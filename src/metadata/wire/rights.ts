/** A code with the words for it. */
export interface NamedCode {
  readonly Codigo: string;
  readonly Descricao: string;
}

/** What a change of rights does to one person of the company, whatever other profiles they hold. */
export interface RightsChange {
  readonly Identificador: number;
  readonly Nome: string;
  readonly Ganha: readonly NamedCode[];
  readonly Perde: readonly NamedCode[];
  readonly ConcedeMais: readonly NamedCode[];
  readonly ConcedeMenos: readonly NamedCode[];
  /** Profiles that go on giving what is changed elsewhere. */
  readonly TemPor: readonly string[];
}

/** What a change of a profile or of a person's memberships would do; those who gain or lose come first. */
export interface RightsPreview {
  /** How many gain or lose something. */
  readonly Afetadas: number;
  /** How many it concerns, also those who keep what they have. */
  readonly Total: number;
  readonly Pessoas: readonly RightsChange[];
}

/** A code, and who of the company may give it. */
export interface Grantors extends NamedCode {
  readonly Pessoas: readonly { readonly Identificador: number; readonly Nome: string }[];
}
