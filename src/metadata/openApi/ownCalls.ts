import type { Locale } from '../../domain/locale.ts';
import type { JsonSchema } from '../../field-types/types.ts';
import { text } from '../texts.ts';
import type { Call } from './call.ts';
import { calculatorCalls } from './own/calculators.ts';
import { catalogue } from './own/catalogue.ts';
import { certificates } from './own/certificates.ts';
import { dashboards } from './own/dashboards.ts';
import { desk } from './own/desk.ts';
import { files } from './own/files.ts';
import { jobs } from './own/jobs.ts';
import { lists } from './own/lists.ts';
import { operations } from './own/operations.ts';
import { records } from './own/records.ts';
import { rights } from './own/rights.ts';
import { session } from './own/session.ts';

const areas = [
  session,
  catalogue,
  rights,
  files,
  records,
  calculatorCalls,
  certificates,
  operations,
  dashboards,
  lists,
  desk,
  jobs,
];

/** The calls no schema makes: session, lists of the product, files, registry records, calculators, certificates, the bell, preferences. */
export function ownCalls(locale: Locale): readonly Call[] {
  const say = (key: string) => text(locale, `api.own.${key}`);
  return areas
    .flatMap(({ calls }) => calls)
    .map(({ key, tag, ...call }) => ({
      ...call,
      tag: say(tag),
      summary: say(key),
      query: (call.query ?? []).map(({ name, schema, isRequired = false, text: key = name }) => ({
        name,
        schema,
        isRequired,
        description: say(`query.${key}`),
      })),
    }));
}

/** Schemas of their answers. */
export const ownSchemas: Readonly<Record<string, JsonSchema>> = Object.assign(
  {},
  ...areas.map(({ schemas }) => schemas),
);
