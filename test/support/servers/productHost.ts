import { consoleFolder } from '../../../scripts/build/buildConsole.ts';
import { createPasswords } from '../../../src/server/engine/auth/passwords.ts';
import { showsMail } from '../../../src/server/engine/mail/mailRoutes.ts';
import { demoSignIns } from '../../../src/server/features/demo/invented.ts';
import { seedDemo } from '../../../src/server/features/demo/seed.ts';
import { readSettings } from '../../../src/server/kit/settings.ts';
import { applicationOf, openServer } from '../../../src/server/openServer.ts';
import { startWork } from '../../../src/server/startWork.ts';
import { passwordCostOfTests } from '../run/passwordCost.ts';
import type { Answer, Question } from './hostedProduct.ts';

/** The child of `hostedProduct.ts`: starts and ends what `scripts/start.ts` starts and ends, as often as it is asked to. */

const running = new Map<string, () => Promise<void>>();

async function start(dataDir: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const settings = readSettings({ ...process.env, ...environment, DATA_DIR: dataDir }, 'demo');
  const server = await openServer({
    settings,
    passwords: createPasswords(passwordCostOfTests),
    onError: (error) => console.error(error),
  });
  await seedDemo(server);
  const application = await applicationOf(server, {
    folder: consoleFolder,
    config: {
      Api: { Url: './api/' },
      Desenvolvimento: false,
      Demonstracao: { Acessos: demoSignIns, Correio: showsMail(settings) },
    },
  });
  const worker = await startWork(server);
  const address = await application.listen({ host: settings.host, port: settings.port });
  running.set(address, async () => {
    await application.close();
    await worker.finish();
    await server.close();
    worker.stop();
  });
  return address;
}

async function end(address: string): Promise<string> {
  await running.get(address)?.();
  running.delete(address);
  return address;
}

process.on('message', async (question: Question) => {
  const answer = await ('start' in question
    ? start(question.start, question.environment)
    : end(question.end)
  ).then(
    (address): Answer => ({ id: question.id, address }),
    (error: unknown): Answer => ({
      id: question.id,
      failure: error instanceof Error ? `${error.stack}` : `${error}`,
    }),
  );
  process.send?.(answer);
});
process.on('disconnect', () => process.exit(0));
