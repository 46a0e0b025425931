import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '../../../domain/locale.ts';
import type { Field } from '../../../field-types/types.ts';

/**
 * The half of a field type that runs in the browser. `V` is the value as it travels on the wire. Components are
 * written as methods, so that halves of every type fit one list.
 */
export interface FieldTypeConsole<V = unknown> {
  /** Shows a value that is there; absent ones are shown as a dash by whoever draws the cell. */
  Cell(props: CellProps<V>): ReactNode;
  /**
   * What `Cell` shows in a table, by a call without hooks: a list of hundreds of rows draws thousands of cells.
   * Undefined = only the part itself can tell.
   */
  line?(props: CellProps<V>, surroundings: Surroundings): ReactNode | undefined;
  /** Edits a value. */
  Widget(props: WidgetProps<V>): ReactNode;
  /** Whether `Cell` knows this kind of value; absent = those of the JSON type. Others are shown as plain text. */
  shows?(value: unknown, field: Field): boolean;
  /** Numbers stand at the right of their column. */
  readonly align?: 'right';
  /** Asks for a value in a filter; absent = the widget itself. */
  FilterWidget?(props: WidgetProps<unknown>): ReactNode;
  /** The widget is several controls: its label is a legend. */
  group?(field: Field): boolean;
}

export interface CellProps<V> {
  readonly value: V;
  readonly field: Field;
  readonly record: Readonly<Record<string, unknown>>;
  /** One line of a table, or a page where it may take room. */
  readonly place: 'table' | 'page';
}

export interface WidgetProps<V> {
  readonly id: string;
  readonly field: Field;
  /** As on the wire. Text that could not be understood stays as typed, for the schema to refuse by name. */
  readonly value: V | string | null | undefined;
  onChange(value: V | string | null): void;
  /** The whole record, or row, the field is part of. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  /** Where no label is shown, as in a table of inputs. */
  readonly name?: string;
  readonly readOnly?: boolean;
  /** Of a field that refers to a record: what to do about one that does not exist. */
  readonly missing?: MissingChoice;
  /** What is wrong inside a value of several parts, by dotted path below it: `0.Cep`. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** What is said of a text that no choice answers to, and the way to make what it names; null = nothing in particular. */
export type MissingChoice = (text: string) => {
  readonly note: string;
  readonly act: { readonly label: string; readonly run: () => void } | null;
} | null;

/** Name and key of a record that may be chosen. */
export interface Choice {
  readonly id: number;
  readonly label: string;
  /** Out of use: told where it stands, and offered to filters alone. */
  readonly inactive?: boolean;
}

/** What fields ask of the product around them. */
export interface Surroundings {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly enumLabel: (enumName: string, code: string) => string;
  readonly enumItems: (enumName: string) => readonly { readonly code: string; readonly label: string }[];
  /** Records of `entity` that match a text, for the field that refers to them; a filter also finds what is out of use. */
  readonly choices: (
    entity: string,
    search: string,
    signal: AbortSignal,
    isFilter?: boolean,
  ) => Promise<readonly Choice[]>;
  /** Their names, by key. */
  readonly labelsOf: (entity: string, ids: readonly number[]) => Promise<readonly Choice[]>;
  /** The console half of a field type, for types made of others. */
  readonly halfOf: (type: string) => FieldTypeConsole;
  /** Address of a record, or null when the person may not open it. */
  readonly addressOf: (entity: string, id: number) => string | null;
  readonly sendFile: (file: File) => Promise<{ readonly id: number; readonly name: string }>;
  readonly saveFile: (id: number) => Promise<void>;
}

const SurroundingsContext = createContext<Surroundings | null>(null);

export const SurroundingsProvider = SurroundingsContext.Provider;

/** @throws outside of the provider: a mistake of ours */
export function useSurroundings(): Surroundings {
  const found = useContext(SurroundingsContext);
  if (!found) throw new Error('fields need their surroundings');
  return found;
}
