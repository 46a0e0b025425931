import type { ErrorCode } from '../../domain/errors.ts';
import type { Of, Shape, Shapes } from './shape.ts';

export type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';

/** Bytes of a media type, in a request or an answer. */
export interface Bytes {
  readonly type: string;
  /** Of a request: the media types that are taken, where what they are is told by the bytes; absent = that one. */
  readonly takes?: string | readonly string[];
}

/** A parameter of the address. `text` names its description under `api.own.query`; absent = its own name does. */
export interface Parameter<T = unknown, R extends boolean = boolean> {
  readonly schema: Shape<T>;
  readonly isRequired: R;
  readonly text?: string;
  /** Must be said, though what is told where it is not says more than that. */
  readonly failsByName?: boolean;
}

export const needed = <T>(schema: Shape<T>, text?: string): Parameter<T, true> => ({
  schema,
  isRequired: true,
  ...(text === undefined ? {} : { text }),
});

/** A parameter that may be left out. Blank counts as left out, but for a text. */
export const maybe = <T>(schema: Shape<T>, text?: string): Parameter<T, false> => ({
  schema,
  isRequired: false,
  ...(text === undefined ? {} : { text }),
});

/**
 * A call that no entity's schema makes, told once: Fastify validates with it, both sides have their types from it, and
 * the document of the API prints it.
 */
export interface CallDescription {
  /** Names its summary under `api.own`. */
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
  readonly method: Method;
  /** Below `/api`, with `{id}` for what varies. */
  readonly path: string;
  /** The code it asks for, or several: all of them, or `either`. Null = what it asks for is asked inside, if anything. */
  readonly permission: string | null | readonly string[] | { readonly either: readonly string[] };
  /**
   * Who may come this far: everybody; who has a living session; who need not change the password first. Absent = who
   * also works in a company.
   */
  readonly door?: 'open' | 'session' | 'person';
  /** What varies in its path, where it is more than text; `{id}` and `{pagina}` are numbers. */
  readonly params?: Shapes;
  /** What is told where the path holds no such number; absent = that the value is wrong. */
  readonly absent?: ErrorCode;
  /** Absent = whatever the address says besides is not looked at. */
  readonly query?: Readonly<Record<string, Parameter>>;
  /** Whether parameters of other names are left alone. */
  readonly takesOthers?: boolean;
  readonly body?: Shape<unknown> | Bytes;
  /** `ItemRegistro` of the envelope, or bytes. */
  readonly answer: Shape<unknown> | Bytes;
  /** Statuses it may refuse with, besides those every call may. */
  readonly refusals?: readonly number[];
}

/** Refusals of every call that takes a body. */
export const written = [413, 415, 422] as const;

/** One description, whose types `ParamsOf`, `QueryOf`, `BodyOf` and `AnswerOf` read. */
export const call = <const C extends CallDescription>(description: C): C => description;

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

export type ParamsOf<C extends CallDescription> = {
  readonly [Name in NamesIn<C['path']>]: C extends { readonly params: { readonly [N in Name]: infer S } }
    ? Of<S>
    : Name extends 'id' | 'pagina'
      ? number
      : string;
};

export type QueryOf<C extends CallDescription> = C extends { readonly query: infer Q }
  ? { readonly [N in keyof Q as Q[N] extends Parameter<unknown, true> ? N : never]: ValueOf<Q[N]> } & {
      readonly [N in keyof Q as Q[N] extends Parameter<unknown, true> ? never : N]?: ValueOf<Q[N]>;
    }
  : unknown;

type ValueOf<P> = P extends { readonly schema: infer S } ? Of<S> : never;

export type BodyOf<C extends CallDescription> = C extends { readonly body: infer B }
  ? B extends Bytes
    ? unknown
    : Of<B>
  : unknown;

export type AnswerOf<C extends CallDescription> = C['answer'] extends Bytes ? never : Of<C['answer']>;

export const isBytes = (content: Shape<unknown> | Bytes): content is Bytes =>
  typeof content.type === 'string' && content.type.includes('/');
