import type { Exchange } from '../conversation.ts';
import { errorsIn, having, hold, type Rule } from '../rule.ts';
import type { Run } from '../run.ts';

/** How an API refuses (specification, section 8; design of the wire: errors). */
export const errorRules: readonly Rule[] = [
  {
    name: 'error-body',
    group: 'errors',
    check: async (run) => {
      for (const answer of await refusals(run)) {
        if (answer.status < 400) continue;
        const errors = errorsIn(answer);
        const fits =
          (answer.json as { readonly Sucesso?: unknown } | undefined)?.Sucesso === false &&
          errors.length > 0 &&
          errors.every(({ Texto, Codigo }) => isText(Texto) && isText(Codigo));
        hold(fits, answer, 'error-body');
      }
    },
  },
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

/** One refusal of each sort that reading can cause; their statuses are other rules' business. */
async function refusals({ ask, wanted: { entity } }: Run): Promise<readonly Exchange[]> {
  const unknown = [
    ['SortFields', 'NaoHaEsteCampo'],
    ['SortOrder', 'asc'],
  ] as const;
  return [
    await ask({ path: 'Autenticacao/CarregarDadoToken', token: null }),
    await ask({ path: `${entity.noun}/Retornar/999999999` }),
    await ask({ path: `${entity.noun}/Listar`, query: unknown }),
    await ask({ path: 'NaoHaEstaChamada/Listar' }),
  ];
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
