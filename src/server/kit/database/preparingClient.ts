import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** How many statements one connection keeps planned; a busy desk asks a few dozen shapes over and over. */
const most = 200;

/** Statements are worth keeping once they come again; a filter somebody builds once is not. */
const seenBefore = 3;

const uses = new Map<string, number>();
const names = new Map<string, string>();

/**
 * A connection that lets the server keep the plan of statements asked again and again, since planning a list costs
 * as much as answering it, and that sends all it is asked in one breath as one piece.
 */
export class PreparingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // A broken connection is told by the statements asked of it; without a listener it would end the process.
    this.on('error', () => undefined);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg cannot be restated one by one
  override query(...given: any[]): any {
    const [text, values, ...rest] = given;
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? statementName(text)
        : undefined;
    const ask = super.query.bind(this) as (...args: unknown[]) => unknown;
    this.#holdBack();
    return name === undefined ? ask(...given) : ask({ name, text, values }, ...rest);
  }

  /** What is written until the code at hand gives way goes out together. */
  #holdBack(): void {
    const { stream } = (this as unknown as { readonly connection: { readonly stream: Socket } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}
/** The name under which connections keep a statement that came often; undefined for others. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  const count = (uses.get(text) ?? 0) + 1;
  if (count < seenBefore) {
    if (uses.size > 10 * most) uses.clear();
    uses.set(text, count);
    return undefined;
  }
  if (names.size >= most) return undefined;
  uses.delete(text);
  const name = `folio_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}
