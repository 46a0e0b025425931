import { normaliseCar } from '../../../../domain/documents/car.ts';
import { formatIncra, normaliseIncra } from '../../../../domain/documents/incra.ts';
import {
  formatMatriculaNumber,
  normaliseMatriculaNumber,
} from '../../../../domain/documents/matriculaNumber.ts';
import { formatNirf, normaliseNirf } from '../../../../domain/documents/nirf.ts';
import { formatProtocol } from '../../../../domain/documents/protocol.ts';
import { parseText } from '../corrections/typedValues.ts';

/** Numbers that offices and registries give, kept without punctuation and shown with the one they print. */
export type IdentifierKind = 'recordNumber' | 'protocol' | 'incra' | 'ccir' | 'nirf' | 'car';

interface Identifier {
  readonly format: (value: string) => string;
  /** What is typed, punctuation away; anything else stays as it was typed, for a record may print what it likes. */
  readonly parse: (text: string) => string | null;
}

export const identifiers: Readonly<Record<IdentifierKind, Identifier>> = {
  recordNumber: {
    format: (value) => (/^\d+$/.test(value) ? formatMatriculaNumber(value) : value),
    parse: digits(normaliseMatriculaNumber),
  },
  protocol: { format: formatProtocol, parse: digits(normaliseMatriculaNumber) },
  incra: { format: formatIncra, parse: digits(normaliseIncra) },
  // A certificate of another year has another number and no settled punctuation.
  ccir: { format: (value) => value, parse: digits(normaliseIncra) },
  nirf: { format: formatNirf, parse: (text) => bare(text, /^[\w.\-/ ]+$/, normaliseNirf) },
  car: {
    format: (value) => value.replace(/(?<=^[A-Z]{2}-\d{7}-)[0-9A-F]{32}$/, inFours),
    parse: (text) => bare(text, /^[A-Za-z]{2}[\w.\- ]+$/, normaliseCar),
  },
};

/** As receipts print it, to be compared with one. */
const inFours = (hash: string): string => hash.replaceAll(/(.{4})(?=.)/g, '$1.');

function digits(normalise: (text: string) => string): Identifier['parse'] {
  return (text) => bare(text, /^[\d.\-/ ]+$/, normalise);
}

function bare(text: string, shape: RegExp, normalise: (text: string) => string): string | null {
  const plain = parseText(text);
  return plain !== null && shape.test(plain) ? normalise(plain) || null : plain;
}
