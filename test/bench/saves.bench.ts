import { sql } from 'kysely';
import { engines } from '../support/databases/engines.ts';
import { startServer } from '../support/servers/startServer.ts';
import { type Measurement, median } from './measurement.ts';

const views = 10_000;
const changes = 20_000;
const rounds = 60;
const savesAtOnce = 50;

/**
 * A plain save beside thousands of saved views, merged and undone changes, against the same save without them: in rounds
 * that alternate, on the last database that answers.
 */
export async function measure(): Promise<Measurement[]> {
  const [engine, start] = engines.at(-1) ?? [];
  if (!engine || !start) return [];
  const [bare, full] = [await openDesk(start, false), await openDesk(start, true)];
  try {
    const ratios: number[] = [];
    const times: number[] = [];
    for (let round = -4; round < rounds; round += 1) {
      const time = new Map<Saving, number>();
      for (const desk of round % 2 === 0 ? [bare, full] : [full, bare]) time.set(desk, await desk.save());
      // The first warm the engine up.
      if (round < 0) continue;
      ratios.push((time.get(bare) ?? 0) / (time.get(full) ?? Number.NaN));
      times.push((time.get(full) ?? 0) / savesAtOnce);
    }
    const how = `${engine}, ${rounds} alternating rounds of ${savesAtOnce} saves of one client`;
    return [
      { name: 'plain save', value: Number(median(times).toFixed(2)), unit: 'ms', how },
      {
        name: 'rate of plain saves beside views, merged and undone changes / without',
        value: Number(median(ratios).toFixed(3)),
        unit: '',
        atLeast: 0.95,
        how: `${how}; ${views} views, half of them shared, and ${changes} changes`,
      },
    ];
  } finally {
    await bare.close();
    await full.close();
  }
}

interface Saving {
  /** @returns milliseconds of `savesAtOnce` saves one after another */
  save(): Promise<number>;
  close(): Promise<void>;
}

async function openDesk(start: (typeof engines)[number][1], isFull: boolean): Promise<Saving> {
  const folio = await startServer({ start });
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  const person = await ipe.person('chefe@ipe.exemplo', 'administrador', { TodosProprietarios: true });
  const desk = await folio.signIn('chefe@ipe.exemplo');
  const id = await ipe.make('cliente', { TipoPessoa: 'F', Nome: 'Ana Couto', Documento: '11144477735' });
  if (isFull)
    await folio.server.database.asMigrator(async (tx) => {
      await sql`insert into visao ("IdentificadorEmpresa", "IdentificadorUsuario", "Entidade", "Nome", "Definicao", "AlteradoEm")
        select ${ipe.id}, ${person}, 'cliente', 'Visão ' || i, '{}'::jsonb, now() from generate_series(1, ${sql.lit(views)}) i`.execute(
        tx,
      );
      await sql`insert into visao_partilha ("IdentificadorVisao", "IdentificadorEmpresa", "Entidade", "Abre")
        select "Identificador", ${ipe.id}, 'cliente', false from visao where "Identificador" % 2 = 0`.execute(
        tx,
      );
      await sql`insert into alteracao ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Versao", "Operacao",
          "IdentificadorUsuario", "Usuario", "Origem", "Requisicao", "Mesclagem", "Lote", "Nome", "Busca", "Antes", "Depois")
        select "IdentificadorEmpresa", "Entidade", 1000000 + i, 2, 'MESCLAR', "IdentificadorUsuario", "Usuario", "Origem",
          "Requisicao", i / 10, i / 10, "Nome", "Busca", "Depois", "Depois"
        from alteracao, generate_series(1, ${sql.lit(changes)}) i
        where "Entidade" = 'cliente' and "IdentificadorRegistro" = ${id}`.execute(tx);
      await sql`analyze`.execute(tx);
    });
  let version = 1;
  return {
    async save() {
      const begun = performance.now();
      for (let count = 0; count < savesAtOnce; count += 1) {
        const answer = await desk.put(`Cliente/Alterar/${id}`, {
          Versao: version,
          Nome: `Ana Couto ${version}`,
        });
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
        version += 1;
      }
      return performance.now() - begun;
    },
    close: () => folio.close(),
  };
}
