import { sql } from 'kysely';
import { createChecked } from '../../../../src/server/engine/crud/write/createRecord.ts';
import { transact } from '../../../../src/server/engine/facts/transact.ts';
import { findFile } from '../../../../src/server/engine/files/fileRows.ts';
import { takeIn } from '../../../../src/server/features/matricula/files/intake.ts';
import { makeActor } from '../../people/actors.ts';
import { direct, get, post } from '../asking.ts';
import type { Cell, Matrix } from '../matrix.ts';
import type { RightsGround } from './rightsGround.ts';

/** Files that others sent, and what is a person’s own. */
export function fileAndNoticeCells({
  matrix,
  facts,
  all,
  none,
  ownerless,
  analyst,
  ask,
  refusal,
}: RightsGround): readonly Cell[] {
  const { home } = matrix;
  return [
    refusal(
      'nobody sends on a file another sent',
      all,
      post('RegistroMatricula/Incluir', {
        IdentificadorOperacao: home.living.get('operacao'),
        IdentificadorArquivo: home.file,
      }),
      404,
      'file-not-found',
    ),
    ask(
      'the file of an earlier reading is there for who reads the record',
      all,
      get(`Arquivo/${facts.earlierFile}`),
      ({ statusCode }) => statusCode === 200,
    ),
    refusal(
      'and for nobody without its code',
      none,
      get(`Arquivo/${facts.earlierFile}`),
      404,
      'file-not-found',
    ),
    refusal(
      'nor for who does not see the record',
      ownerless,
      get(`Arquivo/${facts.earlierFile}`),
      404,
      'file-not-found',
    ),
    ask(
      'notices are counted for their person',
      analyst,
      get('Notificacao/Contar'),
      ({ payload }) => JSON.parse(payload).ItemRegistro.NaoLidas === 1,
    ),
    ask(
      'and for nobody else',
      all,
      get('Notificacao/Contar'),
      ({ payload }) => JSON.parse(payload).ItemRegistro.NaoLidas === 0,
    ),
    ask(
      'a preference is its person’s own',
      all,
      get('Preferencia/Listar'),
      ({ payload }) => !payload.includes('lista.'),
    ),
    direct('the warning of a file sent before names no record that its sender does not see', () =>
      warnsOfOwn(matrix),
    ),
  ];
}

/** Sends the bytes of a record of another's operation to one's own, and takes it back. */
async function warnsOfOwn({ folio, home }: Matrix): Promise<boolean> {
  const { server } = folio;
  const actor = makeActor({
    companyId: home.company.id,
    userId: home.analystUser,
    allOwners: false,
    analystIds: [Number(home.living.get('analista'))],
  });
  class TakenBack extends Error {}
  let warned: unknown;
  await transact(server, actor, async (work) => {
    const { tx } = work;
    const file = await findFile(tx, home.file);
    const own = await createChecked(work, server.models.named('operacao'), {
      IdentificadorCliente: home.living.get('cliente'),
      IdentificadorAnalista: home.living.get('analista'),
      TipoImovel: 'Rural',
      Prioridade: 'normal',
    });
    await sql`update operacao set "IdentificadorAnalista" = null, "IdentificadorOfficer" = null
        where "Identificador" = ${home.living.get('operacao')}`.execute(tx);
    const taken = await takeIn(work, server, {
      operationId: own.Identificador,
      file,
      pages: 1,
      password: null,
    });
    warned = taken.Avisos ?? [];
    throw new TakenBack();
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return JSON.stringify(warned) === '[]';
}
