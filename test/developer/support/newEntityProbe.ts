/** Runs in a copy of the project: what the real server there says of an entity, as one line of JSON. */
import { sql } from 'kysely';
import { entityOfNoun } from '../../../src/metadata/entities.ts';
import { startServer } from '../../support/servers/startServer.ts';

const noun = process.argv[2] ?? '';
const entity = entityOfNoun(noun);
const api = await startServer();
try {
  const company = await api.company('Banco do Ensaio S.A.', '11222333000181');
  const answers: Record<string, unknown> = {};
  for (const profile of ['administrador', 'officer', 'analista', 'consulta']) {
    await company.person(`${profile}@exemplo.com.br`, profile);
    const desk = await api.signIn(`${profile}@exemplo.com.br`);
    const created = await desk.post(`${noun}/Incluir`, { Nome: `Do perfil ${profile}` });
    const listed = await desk.get(`${noun}/Listar?Pagina=1&NumeroRegistros=10`);
    const id = created.body.ItemRegistro?.Identificador ?? 1;
    const history = await desk.get(`${noun}/Historico/${id}`);
    const codes = await desk.get('Autenticacao/CarregarTransacao');
    const described = await desk.get('openapi.json');
    answers[profile] = {
      created: created.status,
      listed: listed.status,
      history: history.status,
      active: created.body.ItemRegistro?.Ativo,
      names: listed.body.ItemRegistro?.Itens?.map(({ Nome }: { Nome: string }) => Nome),
      codes: codes.body.ItemRegistro?.filter(({ Codigo }: { Codigo: string }) =>
        Codigo.startsWith(`${entity?.permission}.`),
      ).length,
      paths: Object.keys(described.body.paths ?? {}).filter((path) => path.includes(`/${noun}/`)).length,
    };
  }
  const columns = await api.server.database.asMigrator((tx) =>
    sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${entity?.table} order by 1`.execute(tx),
  );
  console.log(JSON.stringify({ answers, columns: columns.rows.map(({ name }) => name), menu: entity?.menu }));
} finally {
  await api.close();
}
process.exit(0);
