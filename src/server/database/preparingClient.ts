import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** How many statements one connection keeps planned; a busy desk asks a few dozen shapes over and over. */
const most = 200;

/** Statements are worth keeping once they come again; a filter somebody builds once is not. */
const seenBefore = 3;

const uses = new Map<string, number>();
const names = new Map<string, string>();

/**
 * A connection that lets the server keep the plan of statements asked again and again: planning a list costs
 * as much as answering it.
 */
export class PreparingClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg cannot be restated one by one
  override query(...given: any[]): any {
    const [text, values, ...rest] = given;
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const ask = super.query.bind(this) as (...args: unknown[]) => unknown;
    return name === undefined ? ask(...given) : ask({ name, text, values }, ...rest);
  }
}

function nameOf(text: string): string | undefined {
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
