import { fold } from '../../../text/fold.ts';
import type { Range } from '../../../text/found.ts';
import { proseWords } from '../text/proseWords.ts';

/** A word of a text in which names are looked for. */
export interface Token extends Range {
  readonly core: string;
  readonly folded: string;
  /** Ends its run: a comma, a full stop that is no abbreviation's. */
  readonly stops: boolean;
  /** Begins a run of its own: an opening bracket or quote before it. */
  readonly opens: boolean;
  /** A word of prose in a text that is all capitals: no part of a person's name. */
  readonly isProse: boolean;
}

/** Old typewriters and some offices have one case of letters only: there capitals say nothing of names. */
export function isTypedInCapitals(text: string, start: number, end: number): boolean {
  const letters = text.slice(start, end).match(/\p{L}/gu) ?? [];
  const small = letters.filter((letter) => letter !== letter.toUpperCase()).length;
  return letters.length > 40 && small / letters.length < 0.12;
}

export function tokensOf(text: string, start: number, end: number, typed: boolean): Token[] {
  const tokens: Token[] = [];
  for (const match of text.slice(start, end).matchAll(/\S+/g)) {
    const [, lead = '', rest = ''] = /^([("'“‘[*]*)(.*)$/su.exec(match[0]) ?? [];
    const bare = rest.replace(/(?<=[.,;:])[-–]+$/u, '').replace(/[,;:)"'”’\]*!?]+$/u, '');
    const core = abbreviation.test(bare) ? bare : bare.replace(/\.+$/, '');
    const at = start + match.index + lead.length;
    tokens.push({
      core,
      folded: fold(core),
      start: at,
      end: at + core.length,
      stops: rest.length > core.length,
      opens: lead !== '',
      isProse: typed && proseWords.has(fold(core)),
    });
  }
  return tokens;
}

const abbreviation =
  /^(?:\p{Lu}\.|S[./]?A\.?|S[./][CS]\.?|LTDA\.|Ltda\.|CIA\.|Cia\.|JR\.|Jr\.|STA\.|STO\.|Sta\.|Sto\.|(?:\p{Lu}\.){2,})$/u;
