import type { Proposed, ValueEvidence } from '../../../../domain/certificates/model/index.ts';
import { type BoxList, boxesToWire } from '../../../../domain/matricula/model/index.ts';

/** Words of the page that say a value. */
export interface Proof {
  readonly Pagina: number;
  readonly Caixas: BoxList;
  readonly Citacao: string;
}

/** A value as the document says it, for whoever confirms it. `Confianca`: 0..100. */
export interface Said<Value = unknown> extends Proof {
  readonly Valor: Value;
  readonly Confianca: number;
}

/** A list shows many records: of a long passage its beginning is proof enough. */
const mostBoxes = 8;
const longestQuote = 300;

export const proofOf = ({ page, boxes, quote }: ValueEvidence): Proof => ({
  Pagina: page,
  Caixas: boxesToWire(boxes.slice(0, mostBoxes)),
  Citacao: storable(quote).slice(0, longestQuote).toWellFormed(),
});

export function said<Value>({ value, confidence, evidence }: Proposed<Value>): Said<Value> {
  const Valor = typeof value === 'string' ? (storable(value) as Value) : value;
  return { Valor, Confianca: Math.round(confidence), ...proofOf(evidence) };
}

/** Each value that was read under its name; what was not is left out. */
export const saidOf = (
  values: Readonly<Record<string, Proposed<unknown> | null>>,
): Readonly<Record<string, Said>> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, said(value)]] : [])));

/** Signs a text layer may hold and a database does not keep. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');
