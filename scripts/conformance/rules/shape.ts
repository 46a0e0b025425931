import { type Exchange, isObject, type Question } from '../conversation.ts';
import { triedFields } from '../invent.ts';
import { hold, type Rule } from '../rule.ts';
import type { Run } from '../run.ts';

/** What every answer has in common (specification, section 3: response envelope). */
export const shapeRules: readonly Rule[] = [
  {
    name: 'envelope',
    group: 'shape',
    check: (run) =>
      overAll(run, (answer) => {
        const { json } = answer;
        const isWrapped = isObject(json) && json.Sucesso === true && 'ItemRegistro' in json;
        hold(isWrapped, answer, 'envelope');
      }),
  },
  {
    name: 'json-type',
    group: 'shape',
    check: (run) =>
      overAll(run, (answer) =>
        hold(/^application\/json\b/i.test(answer.type), answer, 'type', { type: 'application/json' }),
      ),
  },
  {
    name: 'no-store',
    group: 'shape',
    check: (run) =>
      overAll(run, (answer) => {
        const kept = answer.headers.get('cache-control') ?? '';
        hold(/\bno-store\b/i.test(kept), answer, 'header', { header: 'Cache-Control: no-store' });
      }),
  },
];

/** Reading calls of every sort; an answer that is no success is another rule's business. */
async function overAll({ ask, wanted: { entity } }: Run, look: (answer: Exchange) => void): Promise<void> {
  const questions: readonly Question[] = [
    { path: 'Autenticacao/CarregarDadoToken' },
    { path: 'Autenticacao/CarregarTransacao' },
    { path: 'Autenticacao/RetornarEmpresas' },
    { path: 'Autenticacao/ListarTrasacao/false/false' },
    { path: `Autenticacao/ListarEnum/${triedFields(entity).enumeration}` },
    { path: 'Autenticacao/RetornarWorflows' },
    { path: `${entity.noun}/Listar`, query: [['NumeroRegistros', 1]] },
  ];
  for (const question of questions) {
    const answer = await ask(question);
    if (answer.status < 300) look(answer);
  }
}
