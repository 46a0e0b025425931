import type { JsonSchema } from '../../../field-types/types.ts';
import type { Call, Content, Parameter } from '../call.ts';

/** A call no schema makes; `key` names its texts under `api.own`. */
export interface OwnCall extends Omit<Call, 'tag' | 'summary' | 'query'> {
  readonly key: string;
  readonly tag:
    | 'session'
    | 'catalogue'
    | 'rights'
    | 'files'
    | 'records'
    | 'calculators'
    | 'certificates'
    | 'dashboards'
    | 'notices'
    | 'operations'
    | 'preferences'
    | 'views'
    | 'search'
    | 'service';
  /** `text` names its description under `api.own.query`, where one name means different things in different calls. */
  readonly query?: readonly (Omit<Parameter, 'description'> & { readonly text?: string })[];
}

/** What one area of the product answers by itself: its calls, and the schemas of their answers. */
export interface OwnArea {
  readonly calls: readonly OwnCall[];
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

export const json = (schema: JsonSchema): Content => ({ schema });

/** Refusals of every call that takes a body. */
export const written = [413, 415, 422];
