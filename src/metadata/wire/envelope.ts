/** What every call answers with (specification, section 3). */
export interface Envelope<T> {
  readonly Sucesso: boolean;
  readonly ItemRegistro: T;
}

/** One thing that went wrong: what to tell the person, the field it is about, and a name programs can use. */
export interface WireError {
  readonly Texto: string;
  readonly Campo?: string;
  readonly Codigo: string;
}

/** A refusal. `ItemRegistro` holds the current record when a change came too late (409). */
export interface ErrorBody {
  readonly Sucesso: false;
  readonly Erros: readonly WireError[];
  readonly ItemRegistro?: unknown;
}

export const toEnvelope = <T>(item: T): Envelope<T> => ({ Sucesso: true, ItemRegistro: item });

export const toErrorBody = (errors: readonly WireError[], current?: unknown): ErrorBody => ({
  Sucesso: false,
  Erros: errors,
  ...(current === undefined ? {} : { ItemRegistro: current }),
});

/** Names of headers that carry meaning on both sides. */
export const headers = {
  /** A request made without the person: polling, notifications. It does not keep the session awake. */
  background: 'X-Segundo-Plano',
  /** Makes a repeated POST, PUT or DELETE harmless. */
  idempotency: 'Idempotency-Key',
  /** Specification, section 8: present on every unexpected failure. */
  applicationError: 'Application-Error',
  /** Number of the request, to be quoted when asking for help. */
  request: 'X-Numero-Requisicao',
  /** Password of an encrypted PDF sent as bytes. */
  pdfPassword: 'Senha-Pdf',
} as const;
