import type { Field, JsonSchema, Labels } from '../field-types/types.ts';

/**
 * An entity as everything else sees it: a schema of `schemas/`, read and completed by `expand.ts`.
 * Screens, calls, tables and permission codes are all derived from this and from nothing else.
 */
export interface Entity {
  /** File and resource name: `segmento-area`. */
  readonly name: string;
  /** Path on the wire: `SegmentoArea`. */
  readonly noun: string;
  /** Table: `segmento_area`. */
  readonly table: string;
  readonly label: Labels;
  readonly plural: Labels;
  /** Portuguese grammatical gender, for "exclusão do/da". */
  readonly gender: 'm' | 'f';
  /** Prefix of its permission codes: `CLIENTE`. */
  readonly permission: string;
  readonly scope: Scope;
  readonly ownership: Ownership;
  /** The field a record is called by. */
  readonly representation: string;
  /** What it is called by while that field is empty; null = by its number. */
  readonly representationFallback: string | null;
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' };
  readonly menu: {
    readonly group: 'work' | 'management' | null;
    readonly order: number;
    readonly icon: string;
  };
  readonly sections: readonly Section[];
  readonly fields: readonly Field[];
  readonly states: StateMachine | null;
  readonly actions: readonly Action[];
  /** Which standard calls exist; records made by a process have no `create`. */
  readonly calls: readonly StandardCall[];
  /** Permission code of each standard call, and of export and restore. */
  readonly codes: Readonly<Record<StandardCall | 'export', string>>;
  /** Combinations of fields that must be unique among records not deleted. */
  readonly uniqueTogether: readonly (readonly string[])[];
  /** Panels under the fields of the show screen: lists of children that refer to this record. */
  readonly panels: readonly Panel[];
  /** Name of a screen that opens a record instead of the generated one. */
  readonly screen: string | null;
  /** Plain JSON Schema (2020-12) of a whole writable record, the rule for browser and server. */
  readonly jsonSchema: JsonSchema;
}

/** `company`: rows carry the company of the token. `installation`: shared by all. `member`: persons, seen through membership. */
export type Scope = 'company' | 'installation' | 'member';

/**
 * Whose records they are, for people who do not see all owners' (specification, `TodosProprietarios`):
 * by fields that refer to an analyst or an officer, through a parent record, or everybody's (`null`s).
 */
export interface Ownership {
  readonly analyst: string | null;
  readonly officer: string | null;
  /** Field that refers to the parent whose ownership counts. */
  readonly through: string | null;
  /** Field that refers to a branch. */
  readonly branch: string | null;
  /** The record is a company: seen from within it and by who created it, not by other companies. */
  readonly tenant: boolean;
  /** Entity whose visible rows make these rows visible, by the field there that refers here. */
  readonly visibleThrough: { readonly entity: string; readonly field: string } | null;
}

export interface Section {
  readonly name: string;
  readonly label: Labels;
}

export type StandardCall = 'list' | 'get' | 'create' | 'update' | 'delete' | 'history';

export interface StateMachine {
  /** The field that holds the state. */
  readonly field: string;
  readonly initial: string;
  /** Enumeration with the states' labels. */
  readonly enum: string;
  readonly transitions: readonly Transition[];
}

export interface Transition {
  /** Name on the wire: `Executar/{event}/{id}`. */
  readonly event: string;
  readonly label: Labels;
  readonly from: readonly string[];
  readonly to: string;
  /** Permission code; null = the system alone. */
  readonly code: string | null;
  readonly reasonRequired: boolean;
  /** Name of a condition registered with the server; null = always allowed. */
  readonly condition: string | null;
}

/** An action that is no transition: its handler is registered with the server under `entity.name`. */
export interface Action {
  readonly name: string;
  readonly label: Labels;
  readonly code: string;
  readonly confirm: Labels | null;
  /** What its answer carries to be shown once and kept nowhere, such as a password just made. */
  readonly reveals: { readonly field: string; readonly label: Labels; readonly help: Labels } | null;
}

export interface Panel {
  readonly entity: string;
  readonly field: string;
  readonly label: Labels;
  /** A registered component shown instead of a plain list. */
  readonly component: string | null;
}
