import { having, type Rule } from '../rule.ts';

/** What no API should take (design of the wire: errors). */
export const errorRules: readonly Rule[] = [
  {
    name: 'call-unknown',
    group: 'errors',
    check: async ({ ask }) => void having(await ask({ path: 'NaoHaEstaChamada/Listar' }), 404),
  },
  {
    name: 'not-json',
    group: 'errors',
    writes: true,
    calls: ['create'],
    check: async ({ ask, wanted: { entity } }) => {
      const raw = { type: 'text/plain', text: 'Nome=Conformidade' };
      having(await ask({ method: 'POST', path: `${entity.noun}/Incluir`, raw }), 415);
    },
  },
  {
    name: 'broken-json',
    group: 'errors',
    writes: true,
    calls: ['create'],
    check: async ({ ask, wanted: { entity } }) => {
      const raw = { type: 'application/json', text: '{"Nome":' };
      having(await ask({ method: 'POST', path: `${entity.noun}/Incluir`, raw }), 400, 422);
    },
  },
];
