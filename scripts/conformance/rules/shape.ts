import { type Exchange, isObject } from '../conversation.ts';
import { errorsIn, hold, NotTried, type Rule } from '../rule.ts';
import type { Run } from '../run.ts';

/** What every answer has in common, held against everything that was asked before (specification, section 3). */
export const shapeRules: readonly Rule[] = [
  {
    name: 'envelope',
    group: 'shape',
    check: (run) =>
      overAll(run, isSuccess, (answer) => {
        const { json } = answer;
        const isRefusal = isObject(json) && json.Sucesso === false;
        const isWrapped = isObject(json) && json.Sucesso === true && 'ItemRegistro' in json;
        hold(isRefusal || isWrapped, answer, 'envelope');
      }),
  },
  {
    name: 'json-type',
    group: 'shape',
    check: (run) =>
      overAll(run, isSuccess, (answer) =>
        hold(/^application\/json\b/i.test(answer.type), answer, 'type', { type: 'application/json' }),
      ),
  },
  {
    name: 'no-store',
    group: 'shape',
    check: (run) =>
      overAll(
        run,
        () => true,
        (answer) => {
          const kept = answer.headers.get('cache-control') ?? '';
          hold(/\bno-store\b/i.test(kept), answer, 'header', { header: 'Cache-Control: no-store' });
        },
      ),
  },
  {
    name: 'error-body',
    group: 'shape',
    check: (run) =>
      overAll(run, isRefused, (answer) => {
        const errors = errorsIn(answer);
        const told = errors.every(({ Texto, Codigo }) => isText(Texto) && isText(Codigo));
        const isMarked = isObject(answer.json) && answer.json.Sucesso === false;
        hold(isMarked && told && errors.length > 0, answer, 'error-body');
      }),
  },
];

/** @throws NotTried when nothing of the kind has come yet */
async function overAll(
  { conversation: { exchanges } }: Run,
  counts: (answer: Exchange) => boolean,
  look: (answer: Exchange) => void,
): Promise<void> {
  const answers = exchanges.filter((answer) => !isOfOwnForm(answer) && counts(answer));
  if (answers.length === 0) throw new NotTried('none-found', { what: 'API' });
  for (const answer of answers) look(answer);
}

/** Labels are text, exported lists are files. */
const isOfOwnForm = ({ path }: Exchange) => /\/(RetornarEnum|Exportar)\b/.test(path);

const isSuccess = ({ status }: Exchange) => status === 200 || status === 201;

const isRefused = ({ status }: Exchange) => status >= 400 && status < 500;

const isText = (value: unknown) => typeof value === 'string' && value !== '';
