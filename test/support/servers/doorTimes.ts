import { sql } from 'kysely';
import type { TestServer } from './startServer.ts';

/** How long each call at the door takes, in milliseconds: medians for somebody unknown, inactive and known. */
export interface DoorTimes {
  readonly call: string;
  readonly medians: readonly number[];
}

const next = 'quatro garças no brejo';

/** Every one of them is refused, for everybody, but for the one that never refuses. */
const calls: Readonly<Record<string, (Login: string) => object>> = {
  Login: (Login) => ({ Login, Senha: 'não é esta' }),
  ResetarSenhaLogin: (Login) => ({ Login }),
  ResetarSenhaCodigo: (Login) => ({ Login, Codigo: '87654321' }),
  ResetarSenhaConcluir: (Login) => ({
    Login,
    Codigo: '87654321',
    NovaSenha: next,
    ConfirmacaoSenha: next,
  }),
};

export const doorCalls: readonly string[] = Object.keys(calls);

/** Somebody unknown, inactive and known. */
export const doorPeople = ['ninguem@ipe.exemplo', 'saiu@ipe.exemplo', 'ana@ipe.exemplo'] as const;

/** Whether an account exists is not to be told by the clock. */
export async function doorTimes(folio: TestServer, samples: number): Promise<readonly DoorTimes[]> {
  await peopleAtTheDoor(folio);
  const measured: DoorTimes[] = [];
  for (const call of doorCalls) measured.push(await measure(folio, call, samples));
  return measured;
}

/** Makes those of them there are. */
export async function peopleAtTheDoor(folio: TestServer): Promise<void> {
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('ana@ipe.exemplo', 'analista');
  await ipe.person('saiu@ipe.exemplo', 'analista', { Ativo: false });
  await renew(folio);
}

/** One call of somebody. @throws when it was not judged at all */
export async function askDoor(
  folio: TestServer,
  call: string,
  login: string,
  remoteAddress: string,
): Promise<void> {
  const payload = calls[call]?.(login) ?? {};
  const { status } = await folio.ask({
    method: 'POST',
    url: `/api/Autenticacao/${call}`,
    payload,
    remoteAddress,
  });
  if (status === 429 || status >= 500) throw new Error(`${call} answered ${status}`);
}

async function measure(folio: TestServer, call: string, samples: number): Promise<DoorTimes> {
  const times: number[][] = doorPeople.map(() => []);
  for (let round = 0; round < samples; round += 1) {
    // Before a code dies of wrong tries, and before anybody has to wait.
    if (round % 4 === 0) await renew(folio);
    // In turns that change, so that whatever the machine does meanwhile falls on all alike.
    for (const index of doorPeople.map((_, place) => (place + round) % doorPeople.length)) {
      const started = performance.now();
      await askDoor(folio, call, doorPeople[index] ?? '', `10.${index}.${round}.1`);
      times[index]?.push(performance.now() - started);
    }
  }
  return { call, medians: times.map(median) };
}

/** Nobody waits for the tries before, and whoever may have a code has one that can still be tried. */
async function renew({ server: { database, passwords, now } }: TestServer): Promise<void> {
  const hash = await passwords.hash('12345678');
  await database.asMigrator(async (tx) => {
    for (const table of ['tentativa_acesso', 'correio', 'redefinicao_senha'])
      await sql`delete from ${sql.table(table)}`.execute(tx);
    await sql`
      insert into redefinicao_senha ("IdentificadorUsuario", "IdentificadorCorreio", "Codigo", "PedidaEm", "ValidaAte",
        "ConferidaEm")
      select "Identificador", "Identificador", ${hash}, ${now()}, ${now()}::timestamptz + interval '1 hour', ${now()}
      from usuario`.execute(tx);
  });
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
