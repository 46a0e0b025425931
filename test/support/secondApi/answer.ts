/** A request as the second API sees it, transport left behind. */
export interface ApiRequest {
  readonly method: string;
  /** Below the base address, without query: `Cliente/Listar`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ApiAnswer {
  readonly status: number;
  /** Absent = JSON. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Written as JSON, or as it is when `type` is given. */
  readonly body: unknown;
}

/** An API, so that another can stand before it. */
export type Api = (request: ApiRequest) => ApiAnswer;

export const envelope = (item: unknown): ApiAnswer => ({
  status: 200,
  body: { Sucesso: true, ItemRegistro: item },
});

/** Thrown by whatever cannot go on; becomes the contract's error body. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: { readonly Texto: string; readonly Codigo: string; readonly Campo?: string };
  readonly current: unknown;

  constructor(status: number, code: string, text: string, { field, current }: RefusalDetails = {}) {
    super(text);
    this.status = status;
    this.error = { Texto: text, Codigo: code, ...(field === undefined ? {} : { Campo: field }) };
    this.current = current;
  }
}

interface RefusalDetails {
  readonly field?: string;
  /** The record as it is now. */
  readonly current?: unknown;
}

export const toAnswer = ({ status, error, current }: Refusal): ApiAnswer => ({
  status,
  body: { Sucesso: false, Erros: [error], ...(current === undefined ? {} : { ItemRegistro: current }) },
});

/** @throws Refusal 400 when the body is no JSON object */
export function objectIn({ body }: ApiRequest): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Readonly<Record<string, unknown>>;
  } catch {
    // Said below.
  }
  throw new Refusal(400, 'corpo', 'O corpo do pedido tem de ser um objeto JSON.');
}
