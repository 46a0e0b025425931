import type { ComponentType } from 'react';
import type { Labels } from '../../../field-types/types.ts';
import type { LaterPart } from '../../../metadata/catalogues/parts.ts';
import { fromFeatures } from '../product.ts';

/**
 * A hand-written screen. A feature that names it among its `screens` is enough: route, guard
 * and menu entry follow.
 */
export interface Screen {
  /** Path below `/nav`, with react-router's parameters: `matricula/:id`. */
  readonly path: string;
  /** Permission code; null = open to anybody signed in. */
  readonly code: string | null;
  /** There in development mode alone (`Desenvolvimento` of `config.json`); nobody finds it elsewhere. */
  readonly development?: true;
  readonly label: Labels;
  /** Entry in the menu; null = reached by links only. */
  readonly menu: {
    readonly group: 'work' | 'management';
    readonly order: number;
    readonly icon: string;
  } | null;
  /** Name by which a schema's `screen` sends its records here; the path then ends in `:id`. */
  readonly opens?: string;
  /** Name of the entity whose records it makes: the entity's list leads here instead of to a form. */
  readonly makes?: string;
  /** Starts with the menu folded to icons. */
  readonly rail?: boolean;
  /** The parts of the texts that it says besides those of every screen. */
  readonly texts?: readonly LaterPart[];
  /** Loaded when first opened. */
  readonly page: () => Promise<{ readonly default: ComponentType }>;
}

/** The screens there are here: those for developers only where `config.json` says so. */
export const screensFor = (development: boolean): readonly Screen[] =>
  fromFeatures('screens')
    .flat()
    .filter((screen) => development || !screen.development);

/** The screens everybody works with. */
export const screens = (): readonly Screen[] => screensFor(false);

/** The screen that makes an entity's records, if one does. */
export const makerOf = (entity: string): Screen | undefined =>
  screens().find(({ makes }) => makes === entity);

/** Address of a record that a screen opens, or null when no screen does. */
export function addressOf(opens: string | null, id: number | string): string | null {
  const screen = opens === null ? undefined : screens().find((candidate) => candidate.opens === opens);
  return screen ? `/nav/${screen.path.replace(/:id\b/, String(id))}` : null;
}
