import { preferenceCalls } from '../../../metadata/calls/service.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Database } from '../../kit/database/database.ts';
import { type Answer, answer } from '../calls/answer.ts';
import { keepPreference, listPreferences } from './preferences.ts';

export interface PreferenceParts {
  readonly database: Database;
  readonly now: () => Date;
}

/** What a person keeps about screens, in the company worked in: their own and nobody else's. */
export const preferenceRoutes = ({ database, now }: PreferenceParts): readonly Answer[] => [
  answer(preferenceCalls.list, async ({ actor }) =>
    toEnvelope(await database.reading(actor, listPreferences)),
  ),

  answer(preferenceCalls.keep, async ({ actor, params, body }) => {
    const kept = { key: params.chave, value: body.Valor, now: now() };
    await database.transaction(actor, (tx) => keepPreference(tx, actor, kept));
    return toEnvelope({ Chave: params.chave, Valor: body.Valor });
  }),
];
