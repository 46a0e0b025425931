import { entities } from '../../../src/metadata/entities.ts';
import { type Exchange, isObject, listOf, type Question } from '../conversation.ts';
import { having, hold, NotTried, type Rule } from '../rule.ts';
import type { Run } from '../run.ts';
import { inventedToken } from './session.ts';

/** Who may ask at all, and who may not ask this (specification, sections 6 and 8). */
export const accessRules: readonly Rule[] = [
  {
    name: 'token-missing',
    group: 'access',
    check: async (run) => {
      for (const question of guarded(run)) having(await run.ask({ ...question, token: null }), 401);
    },
  },
  {
    name: 'token-unknown',
    group: 'access',
    after: ['token-missing'],
    check: async (run) => {
      for (const question of guarded(run)) having(await run.ask({ ...question, token: inventedToken }), 401);
    },
  },
  {
    name: 'forbidden',
    group: 'access',
    check: async ({ ask, codes }) => {
      const known = codesIn(await ask({ path: 'Autenticacao/ListarTrasacao/false/false' }));
      const closed = entities.find(
        ({ calls, codes: { list } }) => calls.includes('list') && !codes.has(list) && known.has(list),
      );
      if (!closed) throw new NotTried('all-rights');
      const answer = having(await ask({ path: `${closed.noun}/Listar` }), 403);
      const code = closed.codes.list;
      hold(JSON.stringify(answer.json ?? '').includes(code), answer, 'names-code', { code });
    },
  },
];

const guarded = ({ wanted: { entity } }: Run): readonly Question[] => [
  { path: 'Autenticacao/CarregarDadoToken' },
  { path: 'Autenticacao/CarregarTransacao' },
  { path: `${entity.noun}/Listar` },
];

/** Codes of the catalogue of permissions. */
export const codesIn = (answer: Exchange): ReadonlySet<string> =>
  new Set(
    listOf(answer)
      .filter(isObject)
      .map(({ Codigo }) => String(Codigo)),
  );
