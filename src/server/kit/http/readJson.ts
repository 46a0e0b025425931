import { Decimal } from 'decimal.js';
import { AppError } from '../../../domain/errors.ts';

/** Deeper than any record, filter or correction: whoever walks through more exhausts the stack. */
const deepest = 32;

/** More names and list items than any record has; told before anything is built of them. */
const mostValues = 20_000;

/** Names that reach behind an object instead of into it. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A JSON text as a value, only if both ends of the wire must read it alike: no name twice in an object, no name
 * that reaches behind one, no number that comes out as another.
 *
 * Native parsing makes one member of a name given twice, so there are fewer members than colons: ordinary texts
 * are told good by counting, and only bad ones are read again to say where.
 * @throws AppError 'body-invalid', 'body-too-large'; 'body-key-repeated', 'field-unknown', 'number-not-exact' (400)
 * with the path of the name
 * @see OWASP ASVS 5.0, 15.3.5 to 15.3.7
 */
export function readJson(text: string): unknown {
  const { colons, hasLongNumber } = survey(text);
  const value = parse(text);
  if (hasLongNumber || membersOf(value) !== colons) refuseFirstFault(text);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What the engine says quotes the text, which is nobody's business in a log.
    throw new AppError('body-invalid');
  }
}

interface Survey {
  /** Colons outside strings: as many as members were written. */
  readonly colons: number;
  readonly hasLongNumber: boolean;
}

const [quote, backslash, colon, comma, minus, nine] = [0x22, 0x5c, 0x3a, 0x2c, 0x2d, 0x39];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** One pass without building anything, so that size and depth are refused before they cost. */
function survey(text: string): Survey {
  let [colons, commas, depth, hasLongNumber] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if (sign === colon) colons += 1;
    else if (sign === comma) commas += 1;
    else if (sign === openObject || sign === openList) {
      depth += 1;
      if (depth > deepest)
        throw new AppError('body-invalid', { limit: deepest }, { text: 'api.wanted.deep' });
    } else if (sign === closeObject || sign === closeList) depth -= 1;
    else if (sign >= minus && sign <= nine) {
      const end = endOfNumber(text, at);
      hasLongNumber ||= isLong(text, at, end);
      at = end - 1;
    }
  }
  if (colons > mostValues || commas > mostValues) throw new AppError('body-too-large');
  return { colons, hasLongNumber };
}

/** Index of the closing quote; the end of the text where there is none, which parsing then refuses. */
function endOfString(text: string, start: number): number {
  let end = start;
  let escapes: number;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
    escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
  } while (escapes % 2 === 1);
  return end;
}

function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isOfNumber(text.charCodeAt(end))) end += 1;
  return end;
}

/** Digits, `.`, `-`, `+`, `e`, `E`. */
const isOfNumber = (sign: number) =>
  (sign >= minus && sign <= nine && sign !== 0x2f) || sign === 0x2b || sign === 0x65 || sign === 0x45;

/** Up to 15 digits without exponent arrive as they were written. */
const isLong = (text: string, start: number, end: number) =>
  end - start > 15 || /e/i.test(text.slice(start, end));

/** Depth is known to be small by now. A forbidden name counts as none, so that the sums differ. */
function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') count += membersOf(item);
    return count;
  }
  for (const name of Object.keys(value)) {
    if (!forbidden.has(name)) count += 1;
    const inner = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof inner === 'object') count += membersOf(inner);
  }
  return count;
}

interface Frame {
  /** Names seen in an object; null in a list. */
  readonly names: Set<string> | null;
  readonly path: readonly string[];
  /** Name or number of the value that comes next. */
  next: string;
}

/** Reads a text known to be JSON once more, with a path. A long number that is exact is no fault. */
function refuseFirstFault(text: string): void {
  const frames: Frame[] = [];
  let expectsName = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    const frame = frames.at(-1);
    if (sign === openObject || sign === openList) {
      const path = frame ? [...frame.path, frame.next] : [];
      frames.push({ names: sign === openObject ? new Set() : null, path, next: '0' });
      expectsName = sign === openObject;
    } else if (sign === closeObject || sign === closeList) frames.pop();
    else if (sign === comma && frame) {
      expectsName = frame.names !== null;
      if (!expectsName) frame.next = String(Number(frame.next) + 1);
    } else if (sign === quote) {
      const end = endOfString(text, at);
      if (expectsName && frame) noteName(frame, JSON.parse(text.slice(at, end + 1)));
      expectsName = false;
      at = end;
    } else if (sign >= minus && sign <= nine) {
      const end = endOfNumber(text, at);
      if (!isExact(text.slice(at, end))) throw fault('number-not-exact', pathOf(frame));
      at = end - 1;
    }
  }
}

function noteName(frame: Frame, name: string): void {
  const isRepeated = frame.names?.has(name);
  frame.names?.add(name);
  frame.next = name;
  if (isRepeated) throw fault('body-key-repeated', pathOf(frame), name);
  if (forbidden.has(name)) throw fault('field-unknown', pathOf(frame), name);
}

const pathOf = (frame: Frame | undefined) => [...(frame?.path ?? []), frame?.next ?? ''].join('.');

const fault = (
  code: 'body-key-repeated' | 'field-unknown' | 'number-not-exact',
  field: string,
  name = field,
) => new AppError(code, { name: name.slice(0, 100) }, { field: field.slice(0, 500) });

/** Whether a number as written is the one a double holds; nobody writes hundreds of digits. */
function isExact(written: string): boolean {
  if (written.length > 400) return false;
  const held = Number(written);
  return Number.isFinite(held) && new Decimal(written).equals(new Decimal(String(held)));
}
