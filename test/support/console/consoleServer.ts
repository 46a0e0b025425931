import type { TestProject } from 'vitest/node';
import { checkDigitsOfCnpj } from '../../../src/domain/documents/cnpj.ts';
import { checkDigitsOfCpf } from '../../../src/domain/documents/cpf.ts';
import { addAdministrator } from '../../../src/server/engine/auth/furnishCompany.ts';
import type { Workplace } from '../../../src/server/engine/feature.ts';
import { sendMail } from '../../../src/server/engine/mail/sendMail.ts';
import { startServer, testPassword } from '../servers/startServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the real application that console tests talk to, and the password of its people. */
    readonly api: string;
    readonly password: string;
    /** Its data folder, where the mails lie that it has nobody to send by. */
    readonly dataDir: string;
  }
}

/**
 * Starts the real application once for all console tests, outside of the simulated page, with one invented bank:
 * `administrador@ensaio.example`, `analista@`, `consulta@` and `duas@`, who also belongs to a second company, and each once
 * more for every worker, `analista.2@`.
 */
export default async function setup(project: TestProject) {
  const { server, application, company, close } = await startServer();
  const bank = await company('Banco do Ensaio S.A.', '11222333000181');
  const make = (name: string, profile: string) =>
    bank.person(`${name}@ensaio.example`, profile, { TodosProprietarios: true });
  for (const profile of ['administrador', 'analista', 'consulta'])
    for (const name of forEachWorker(profile)) await make(name, profile);
  const other = await company('Cooperativa Segunda', '45723174000110');
  for (const name of forEachWorker('duas')) {
    const both = await make(name, 'consulta');
    await server.database.transaction(other.actor, (tx) =>
      addAdministrator(
        { tx, actor: other.actor, models: server.models },
        both,
        other.id,
        other.profiles.get('administrador') ?? 0,
      ),
    );
  }
  const group = await bank.make('grupo', { Nome: 'Grupo Mourão' });
  for (let number = 1; number <= 30; number += 1) {
    await bank.make('cliente', {
      TipoPessoa: number % 2 ? 'F' : 'J',
      Nome: `Cliente ${String(number).padStart(2, '0')}`,
      Documento: number % 2 ? cpf(number) : cnpj(number),
      ...(number <= 3 ? { IdentificadorGrupo: group } : {}),
    });
  }
  const url = await application.listen({ host: '127.0.0.1', port: 0 });
  project.provide('api', `${url}/api/`);
  project.provide('password', testPassword);
  project.provide('dataDir', server.settings.dataDir);
  const post = server.jobs.worker(server as Workplace, [sendMail]);
  await post.start();
  return async () => {
    await post.stop();
    await close();
  };
}

/** Language and columns stay with a person, so tests that run side by side sign in as different ones. */
const workers = [1, 2, 3, 4];

const forEachWorker = (name: string) => [name, ...workers.map((worker) => `${name}.${worker}`)];

/** Numbers with their own check digits, counted up from a base nobody has. */
const cpf = (number: number) => withDigits(String(900_000_000 + number), checkDigitsOfCpf);
const cnpj = (number: number) => withDigits(`${90_000_000 + number}0001`, checkDigitsOfCnpj);
const withDigits = (base: string, digitsOf: (base: string) => string) => `${base}${digitsOf(base)}`;
