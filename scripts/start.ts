/** `npm start`: the whole product on this machine, with an invented bank in it. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { showsMail } from '../src/server/engine/mail/mailRoutes.ts';
import { demo } from '../src/server/features/demo/feature.ts';
import { demoSignIns } from '../src/server/features/demo/invented.ts';
import { resetData } from '../src/server/features/demo/resetData.ts';
import { seedDemo } from '../src/server/features/demo/seed.ts';
import { readSettings } from '../src/server/kit/settings.ts';
import { applicationOf, openServer } from '../src/server/openServer.ts';
import { startWork } from '../src/server/startWork.ts';
import { buildIfStale, consoleFolder } from './build/buildConsole.ts';
import { closeOnSignal, explainAndExit, tellWarnings } from './run/process.ts';
import { judgeAtStart } from './schemas/judgeSchemas.ts';
import { printProblems } from './schemas/printProblems.ts';

const usage = `npm start -- [--reset] [--no-build] [--development]
Starts the console, the API and the embedded database on 127.0.0.1, with invented data to try things on.
--reset throws away what an earlier start stored in DATA_DIR and begins anew.
--no-build serves the console as it was built last.
--development shows failures where they happen instead of on the error page.`;

const { values } = parseArgs({
  options: {
    reset: { type: 'boolean' },
    'no-build': { type: 'boolean' },
    development: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}

try {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env }, 'demo');
  await explainSchemas();
  if (values.reset) await resetData(settings.dataDir);
  if (!values['no-build']) await buildIfStale(console.log);
  const server = await openServer({ settings, onError: (error) => console.error(error) });
  tellWarnings(server.providers);
  if (await seedDemo(server)) console.log('Invented data is in place; its registry records are being read.');
  const application = await applicationOf(
    server,
    {
      folder: consoleFolder,
      config: {
        Api: { Url: './api/' },
        Desenvolvimento: values.development ?? false,
        Demonstracao: { Acessos: demoSignIns, Correio: showsMail(settings) },
      },
    },
    [(api) => api.register(demo.plugin)],
  );
  const worker = await startWork(server);
  closeOnSignal([
    () => application.close(),
    () => worker.finish(),
    () => server.close(),
    () => worker.stop(),
  ]);
  const address = await application.listen({ host: settings.host, port: settings.port });
  console.log(welcome(address));
} catch (error) {
  explainAndExit(error);
}

/** A schema changed since the last `npm run generate` would be served half; what is broken is told in full. */
async function explainSchemas(): Promise<void> {
  const { problems, stale } = await judgeAtStart(resolve(import.meta.dirname, '..'));
  if (problems.length + stale.length === 0) return;
  printProblems(problems);
  for (const path of stale) console.error(`${path} is not current: run npm run generate.`);
  process.exit(1);
}

function welcome(address: string): string {
  const signIns = demoSignIns.map(({ Login, Senha }) => `    ${Login.padEnd(32)} ${Senha}`);
  return [
    `Folio: ${address}`,
    '',
    '  Demonstração / demo sign-ins:',
    ...signIns,
    '',
    '  The embedded database is for a trial: it serves this process only and may lose the last seconds',
    '  when the power goes. For production use "npm run serve" with PostgreSQL.',
  ].join('\n');
}
