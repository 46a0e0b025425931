import type { Field, JsonSchema, Labels, Operator, Test } from '../field-types/types.ts';

/** What a form asks for: a record of an entity, or the parameters of an action. */
export interface Shape {
  /** Of an entity its file and resource name (`segmento-area`), of an action `operacao.transferir`: the validator's name too. */
  readonly name: string;
  readonly fields: readonly Field[];
  readonly sections: readonly Section[];
  /** Sections gathered behind tabs; empty = all on one page. Sections no tab names stand on the first. */
  readonly tabs: readonly Tab[];
  /** What must hold between fields; `judge.ts` applies them in browser and server alike. */
  readonly rules: readonly Rule[];
  /** Plain JSON Schema (2020-12) of the whole writable value, the rule for browser and server. */
  readonly jsonSchema: JsonSchema;
}

/**
 * What is known of every entity before any of its pages opens: what it is called, where it stands, who may do what with
 * it. A browser fetches all of these with the menu, so nothing belongs here that only its own pages ask.
 */
export interface EntityOutline {
  /** Its file and resource name: `segmento-area`. */
  readonly name: string;
  /** Path on the wire: `SegmentoArea`. */
  readonly noun: string;
  readonly label: Labels;
  readonly plural: Labels;
  /** Portuguese grammatical gender, for "exclusão do/da". */
  readonly gender: 'm' | 'f';
  /** The field a record is called by. */
  readonly representation: string;
  /** What it is called by while that field is empty; null = by its number. */
  readonly representationFallback: string | null;
  readonly menu: {
    readonly group: 'work' | 'management' | null;
    readonly order: number;
    readonly icon: string;
    /** What the menu calls it; null = the plural. */
    readonly label: Labels | null;
  };
  /** Which standard calls exist; records made by a process have no `create`. */
  readonly calls: readonly StandardCall[];
  /** Permission code of each standard call, and of export and restore. */
  readonly codes: Readonly<Record<StandardCall | 'export', string>>;
  /** Whether records of it may be merged into one, by who may change and delete them. */
  readonly merge: boolean;
  /** Name of a screen that opens a record instead of the generated one. */
  readonly screen: string | null;
  /** What is said when a CPF or CNPJ searched for is nobody's; null = as for any other search. */
  readonly notFound: Labels | null;
}

/**
 * An entity as everything else sees it: a schema of `schemas/`, read and completed by `expand.ts`.
 * Screens, calls, tables and permission codes are all derived from this and from nothing else.
 */
export interface Entity extends Shape, EntityOutline {
  /** Table: `segmento_area`. */
  readonly table: string;
  /** Prefix of its permission codes: `CLIENTE`. */
  readonly permission: string;
  readonly scope: Scope;
  /**
   * `view`: its rows come from a database view of the table's name that a migration makes; they are only read.
   * `shared`: its rows are those of the entity named in `of`, seen with other rights.
   */
  readonly storage: 'table' | 'view' | 'shared';
  /** The entity whose records these are; null = its own. */
  readonly of: string | null;
  readonly ownership: Ownership;
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' };
  readonly states: StateMachine | null;
  readonly actions: readonly Action[];
  /** Combinations of fields that must be unique among records not deleted. */
  readonly uniqueTogether: readonly (readonly string[])[];
  /** Parts of the page of a record besides its fields: lists of what refers to it, what components tell of it. */
  readonly panels: readonly Panel[];
  /** Views of its list that everybody has. */
  readonly views: readonly EntityView[];
  /** Field the head of its page shows; null = none. */
  readonly head: string | null;
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
  /** Field that refers to a person; nobody else sees the record, not even who sees all owners'. */
  readonly person: string | null;
  /** Field that refers to the parent whose ownership counts. */
  readonly through: string | null;
  /** A record is a part of that parent although people may delete it: it never holds its whole back. */
  readonly part: boolean;
  /** Field that refers to a second whole it is a part of, where it has one: a comment of a registry record is one of its operation. */
  readonly alsoPartOf: string | null;
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

export interface Tab {
  readonly name: string;
  readonly label: Labels;
  /** Names of the sections behind it, in order. */
  readonly sections: readonly string[];
}

/** A rule between fields: while every `when` holds, `must` has to hold too. */
export interface Rule {
  /** The field its sentence stands beside. */
  readonly field: string;
  readonly when: readonly Test[];
  readonly must: Test;
  /** What is wrong and what to do. */
  readonly message: Labels;
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

/** Where an action is offered: on a record, on records selected in a list, on the list itself. */
export type ActionPlace = 'record' | 'selection' | 'list';

/** An action that is no transition: its handler is registered with the server under `entity.name`. */
export interface Action {
  /** Last step of its call: `Executar/{name}`. */
  readonly name: string;
  readonly label: Labels;
  readonly code: string;
  readonly on: readonly ActionPlace[];
  /** A panel of the page offers it in a manner of its own; the generated page does not. */
  readonly byPanel: boolean;
  /** It takes its record out of use; parameters are asked for as far as there is something to hand over. */
  readonly handsOver: boolean;
  /** Question of its dialog; `%{name}` and `%{count}` are filled in. Null = the label and the record's name. */
  readonly confirm: Labels | null;
  /** Notice after it; `%{name}` and `%{count}` are filled in. Null = a plain one. */
  readonly done: Labels | null;
  /** Offered only on records that pass. */
  readonly when: Test | null;
  /** What is asked before it runs; null = nothing. */
  readonly parameters: Shape | null;
  /** What its answer carries to be shown once and kept nowhere, such as a password just made. */
  readonly reveals: { readonly field: string; readonly label: Labels; readonly help: Labels } | null;
}

export interface Panel {
  /** Entity of the records listed; its own where a component speaks of the record itself. */
  readonly entity: string;
  /** Their field that refers to the record; `Identificador` of the record itself. */
  readonly field: string;
  readonly label: Labels;
  /** A registered component shown instead of a plain list. */
  readonly component: string | null;
  /** Before the facts of the page, or after them. */
  readonly place: 'top' | 'below';
  /** Its heading alone until somebody opens it. */
  readonly folded: boolean;
}

/** A view of the list that everybody has; conditions by field, as the list's address holds them. */
export interface EntityView {
  readonly name: string;
  readonly label: Labels;
  readonly filter: Readonly<Record<string, { readonly operator: Operator; readonly value: unknown }>>;
  /** Null = as the list is sorted. */
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' } | null;
}
