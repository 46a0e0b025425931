/**
 * `npm run serve`: the API and the console over PostgreSQL. What goes on by itself is the work of `npm run worker`;
 * `--with-worker` does both in this process.
 */
import { parseArgs } from 'node:util';
import { needsAdministrator, prepareFirstAccess } from '../src/server/engine/auth/firstAdministrator.ts';
import type { Server } from '../src/server/engine/server.ts';
import { readSettings, SettingsError } from '../src/server/kit/settings.ts';
import { applicationOf, openServer } from '../src/server/openServer.ts';
import { startWork } from '../src/server/startWork.ts';
import { consoleFolder } from './build/buildConsole.ts';
import { closeOnSignal, explainAndExit, tellWarnings } from './run/process.ts';

const { values } = parseArgs({ options: { 'with-worker': { type: 'boolean' } } });

const missing = [
  {
    key: 'FIRST_ADMIN',
    given: '',
    expected: 'the e-mail of the first administrator: nobody can sign in yet',
  },
  { key: 'FIRST_COMPANY', given: '', expected: 'the name of the first company' },
  { key: 'FIRST_COMPANY_CNPJ', given: '', expected: 'its CNPJ' },
];

let log: (error: unknown) => void = console.error;

try {
  const settings = readSettings(process.env, 'production');
  const server = await openServer({ settings, onError: (error) => log(error) });
  tellWarnings(server.providers);
  const application = await applicationOf(server, {
    folder: consoleFolder,
    config: { Api: { Url: './api/' }, Desenvolvimento: false },
  });
  log = (error) => application.log.error({ err: error }, 'in the background');
  await letFirstPersonIn(server);
  const worker = values['with-worker'] ? await startWork(server) : null;
  closeOnSignal([
    () => application.close(),
    () => worker?.finish(),
    () => server.close(),
    () => worker?.stop(),
  ]);
  await application.listen({ host: settings.host, port: settings.port });
} catch (error) {
  explainAndExit(error);
}

/** Printed to whoever started the program and kept nowhere. */
async function letFirstPersonIn(server: Server): Promise<void> {
  if (!(await needsAdministrator(server))) return;
  const first = server.settings.firstAdministrator;
  if (first === null) throw new SettingsError(missing);
  const { login, code, validUntil } = await prepareFirstAccess(server, first);
  console.log(
    `Nobody has signed in yet. Until ${validUntil.toISOString()}, ${login} signs in with the code ${code} and sets a password.`,
  );
}
