import { type Api, type ApiAnswer, type ApiRequest, Refusal, toAnswer } from './answer.ts';
import { catalogueCalls } from './catalogueCalls.ts';
import { clientNames } from './invented.ts';
import { kinds } from './kinds.ts';
import { recordCalls } from './recordCalls.ts';
import { createTable, type Table } from './records.ts';
import { createSessions, type Session, type Sessions } from './sessionCalls.ts';

/**
 * A second API that keeps the contract, written apart from the product's server and sharing nothing with it: in
 * memory, for people, clients and groups. What passes on both is the contract's, not one server's.
 */
export function createApi(): Api {
  const sessions = createSessions();
  const tables = kinds.map(createTable);
  sow(tables);
  const replay = createReplay();
  return (request) => {
    try {
      return answer(request, sessions, tables, replay);
    } catch (error) {
      if (error instanceof Refusal) return toAnswer(error);
      throw error;
    }
  };
}

function answer(
  request: ApiRequest,
  sessions: Sessions,
  tables: readonly Table[],
  replay: Replay,
): ApiAnswer {
  const type = request.headers['content-type'] ?? '';
  if (request.body !== '' && !type.startsWith('application/json'))
    throw new Refusal(415, 'corpo', 'O corpo do pedido tem de ser JSON.');
  const open = sessions.open(request);
  if (open) return open;
  const session = sessions.require(request);
  const found =
    sessions.own(request, session) ??
    catalogueCalls(request, session) ??
    replay(request, session, () => recordCalls(tables, request, session));
  if (!found) throw new Refusal(404, 'chamada', 'Esta chamada não existe.');
  return found;
}

type Replay = (request: ApiRequest, session: Session, run: () => ApiAnswer | null) => ApiAnswer | null;

/** A change that carries a key is made once; whoever asks again gets the first answer. */
function createReplay(): Replay {
  const done = new Map<string, { readonly asked: string; readonly answer: ApiAnswer }>();
  return (request, { person }, run) => {
    const key = request.headers['idempotency-key'];
    if (request.method === 'GET' || !key) return run();
    const asked = JSON.stringify([request.method, request.path, request.query.toString(), request.body]);
    const earlier = done.get(`${person.id} ${key}`);
    if (earlier && earlier.asked !== asked)
      throw new Refusal(422, 'chave', 'Esta chave já foi usada por outro pedido.');
    if (earlier) return earlier.answer;
    const made = run();
    if (made && made.status < 300) done.set(`${person.id} ${key}`, { asked, answer: made });
    return made;
  };
}

function sow(tables: readonly Table[]): void {
  const [groups, clients] = tables;
  const author = { company: 11, name: 'Ana Tavares' };
  const group = groups?.create(author, { Nome: 'Grupo Araribá', Descricao: '2024-05-01' });
  for (const [index, Nome] of clientNames.entries())
    clients?.create(author, {
      Nome,
      TipoPessoa: 'F',
      Documento: cpfOf(800_000_001 + index),
      ...(index < 3 ? { IdentificadorGrupo: group?.id } : {}),
    });
  clients?.create(
    { company: 22, name: 'Ana Tavares' },
    { Nome: 'Ipê Roxo Agropecuária', TipoPessoa: 'F', Documento: cpfOf(810_000_000) },
  );
}

/** Nine digits with the two that check them. @see Receita Federal: weights from the right, modulus 11 */
function cpfOf(base: number): string {
  const digits = [...String(base)].map(Number);
  for (const _turn of [1, 2]) {
    const sum = digits.reduce((total, digit, place) => total + digit * (digits.length + 1 - place), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}
