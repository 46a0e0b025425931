import type { StandardCall } from '../../src/metadata/entity.ts';
import type { TextParams } from '../../src/metadata/texts.ts';
import { type Exchange, isObject } from './conversation.ts';
import type { Run } from './run.ts';

/** One sentence of the contract and how it is tried. Its words stand in `texts/` under its name. */
export interface Rule {
  readonly name: string;
  readonly group: Group;
  /** Writes to the API: left out by `--read-only`. */
  readonly writes?: boolean;
  /** Calls of the entity it needs, and the permission codes with them. */
  readonly calls?: readonly (StandardCall | 'export')[];
  /** Rules without which this one proves nothing: where one of them differs, this one is not tried. */
  readonly after?: readonly string[];
  /** @throws Differs, NotTried, NoAnswer */
  readonly check: (run: Run) => Promise<void>;
}

export type Group = 'session' | 'access' | 'shape' | 'catalogue' | 'lists' | 'dates' | 'records' | 'errors';

/** A phrase of the catalogue in `texts/`, with what is filled in. */
export interface Phrase {
  readonly key: string;
  readonly params: TextParams;
}

/** The API does something else than the contract says. */
export class Differs extends Error {
  readonly exchange: Exchange;
  readonly expected: Phrase;

  constructor(exchange: Exchange, key: string, params: TextParams = {}) {
    super(key);
    this.exchange = exchange;
    this.expected = { key, params };
  }
}

/** There is nothing to try it on. */
export class NotTried extends Error {
  readonly reason: Phrase;

  constructor(key: string, params: TextParams = {}) {
    super(key);
    this.reason = { key, params };
  }
}

/** @throws Differs with the phrase unless it holds */
export function hold(holds: boolean, exchange: Exchange, key: string, params: TextParams = {}): void {
  if (!holds) throw new Differs(exchange, key, params);
}

/** @returns the exchange, whose status is one of these @throws NotTried when it was asked too often to be answered */
export function having(exchange: Exchange, ...statuses: readonly number[]): Exchange {
  if (exchange.status === 429) throw new NotTried('throttled');
  hold(statuses.includes(exchange.status), exchange, 'status', { status: statuses.join(' / ') });
  return exchange;
}

/** What a refusal says (design of the wire: `{ Sucesso: false, Erros: [{ Texto, Campo?, Codigo }] }`). */
export function errorsIn({ json }: Exchange): readonly Readonly<Record<string, unknown>>[] {
  return isObject(json) && Array.isArray(json.Erros) ? json.Erros.filter(isObject) : [];
}
