import { resolve } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { demoSignIns } from '../src/server/demo/invented.ts';
import { seedDemo, sendDemoFiles } from '../src/server/demo/seed.ts';
import { startWork } from '../src/server/jobs/work.ts';
import { applicationOf, openServer } from '../src/server/openServer.ts';
import { readSettings } from '../src/server/settings.ts';

const settings = readSettings(process.env, 'demo');
const server = await openServer({ settings, onError: (error) => console.error(error) });
const seed = await seedDemo(server);
const application = await applicationOf(server, {
  folder: resolve(import.meta.dirname, '../dist'),
  config: { Api: { Url: './api/' }, Desenvolvimento: false, Demonstracao: { Acessos: demoSignIns } },
});
const worker = await startWork(server, (error) => application.log.error({ err: error }, 'reading failed'));
closeWithGrace({ delay: 12_000 }, async () => {
  await application.close();
  worker.stop();
  await server.close();
});
await application.listen({ host: settings.host, port: settings.port });
if (seed) await sendDemoFiles(server, seed);
