import { createHash, randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyRequest } from 'fastify';
import { Pool, type PoolClient, types } from 'pg';

/**
 * What somebody would write by hand for these two calls and nothing else: Fastify, a pool, prepared statements, the
 * same session lookup, the same statements in a transaction under the same role and company, the same JSON. It
 * stands beside the product in the benches. A process of its own, told by its parent what to serve.
 */
export interface BareTask {
  readonly url: string;
  /** The statement of the product's list, word for word, and its values. */
  readonly list: { readonly text: string; readonly values: readonly unknown[] };
  /** Fields of an operation and of a client as they lie in a row. */
  readonly operation: RowShape;
  readonly client: RowShape;
}

interface RowShape {
  readonly fields: readonly string[];
  /** Those that come as exact text and leave as a JSON number. */
  readonly decimals: readonly string[];
  readonly labels: readonly string[];
}

interface Session {
  readonly IdentificadorEmpresa: number;
  readonly IdentificadorUsuario: number;
  readonly NomePessoa: string;
  readonly TrocarSenha: boolean;
  readonly Codigos: readonly string[];
}

process.once('message', (task: BareTask) => void serve(task));

async function serve({ url, list, operation, client }: BareTask): Promise<void> {
  const toOperation = writtenOut(operation, '');
  const toClient = writtenOut(client, ', CnaesSecundarios: []');
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.DATE, (text) => text);
  const pool = new Pool({ connectionString: url, max: 10, options: '-c timezone=UTC -c jit=off' });
  const application = Fastify();
  await application.register(compress, { threshold: 1024, encodings: ['br', 'gzip', 'identity'] });

  const sessionOf = async (request: FastifyRequest): Promise<Session> => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const { rows } = await pool.query<{ sessao: Session | null }>({
      name: 'session',
      text: 'select folio_sessao($1, $2, $3::interval, $4) as sessao',
      values: [createHash('sha256').update(token).digest(), new Date(), '30 minutes', true],
    });
    const session = rows[0]?.sessao;
    if (!session || session.TrocarSenha) throw new Error('no session');
    return session;
  };

  application.get('/api/Operacao/Listar', async (request) => {
    const session = await sessionOf(request);
    if (!mayDo(session, 'OPERACAO.CONSULTAR')) throw new Error('not allowed');
    const { rows } = await within(pool, session, (tx) =>
      tx.query<Row>({ name: 'list', text: list.text, values: [...list.values] }),
    );
    const total = rows[0]?.['total:'] ?? 0;
    return {
      Sucesso: true,
      ItemRegistro: {
        Itens: rows.map(toOperation),
        Total: total < 0 ? 1001 : total,
        TotalExato: total >= 0,
      },
    };
  });

  application.post<{ Body: Row }>('/api/Cliente/Incluir', async (request) => {
    const session = await sessionOf(request);
    if (!mayDo(session, 'CLIENTE.INCLUIR')) throw new Error('not allowed');
    const {
      Nome,
      TipoPessoa,
      Documento,
      IdentificadorGrupo,
      IdentificadorOfficer,
      IdentificadorSegmentoArea,
      Municipio,
      Uf,
    } = request.body;
    const made = await within(pool, session, async (tx) => {
      const { IdentificadorEmpresa: company, IdentificadorUsuario: user } = session;
      const held = await tx.query<Row>({
        name: 'references',
        text: `select
          (select count(*)::int from (select 1 from grupo r where r."Identificador" = $2 and r."ExcluidoEm" is null
            and r."IdentificadorEmpresa" = $1 for key share of r) h) as grupo,
          (select count(*)::int from (select 1 from officer r where r."Identificador" = $3 and r."ExcluidoEm" is null
            and r."IdentificadorEmpresa" = $1 for key share of r) h) as officer,
          (select count(*)::int from (select 1 from segmento_area r where r."Identificador" = $4
            and r."ExcluidoEm" is null and r."IdentificadorEmpresa" = $1 for key share of r) h) as segmento`,
        values: [company, IdentificadorGrupo, IdentificadorOfficer, IdentificadorSegmentoArea],
      });
      const [found] = held.rows;
      if (!found?.grupo || !found.officer || !found.segmento) throw new Error('no such reference');
      const { rows } = await tx.query<Row>({
        name: 'insert',
        text: `insert into cliente ("IdentificadorEmpresa", "CriadoPor", "AlteradoPor", "Busca", "Nome", "TipoPessoa",
            "Documento", "ProdutorRural", "Ativo", "IdentificadorGrupo", "IdentificadorOfficer",
            "IdentificadorSegmentoArea", "Municipio", "Uf")
          values ($1, $2, $2, $3, $4, $5, $6, false, true, $7, $8, $9, $10, $11) returning *,
            (select '+' || "Nome" from grupo where "Identificador" = cliente."IdentificadorGrupo") as "rotulo:IdentificadorGrupo",
            (select '+' || "Nome" from officer where "Identificador" = cliente."IdentificadorOfficer") as "rotulo:IdentificadorOfficer",
            (select '+' || "Nome" from segmento_area where "Identificador" = cliente."IdentificadorSegmentoArea") as "rotulo:IdentificadorSegmentoArea"`,
        values: [
          company,
          user,
          `${String(Nome).toLowerCase()} ${Documento}`,
          Nome,
          TipoPessoa,
          Documento,
          IdentificadorGrupo,
          IdentificadorOfficer,
          IdentificadorSegmentoArea,
          Municipio,
          Uf,
        ],
      });
      const record = toClient(rows[0] ?? {});
      await tx.query({
        name: 'change',
        text: `insert into alteracao ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Versao", "Operacao",
            "IdentificadorUsuario", "Usuario", "Origem", "Requisicao", "Depois")
          values ($1, 'cliente', $2, 1, 'INCLUIR', $3, $4, 'api', $5, $6)`,
        values: [
          company,
          record.Identificador,
          user,
          session.NomePessoa,
          randomUUID(),
          JSON.stringify(record),
        ],
      });
      return record;
    });
    return { Sucesso: true, ItemRegistro: made };
  });

  console.log(`listening at ${await application.listen({ port: 0, host: '127.0.0.1' })}`);
}

/** One transaction with the role and the company row-level security asks for. */
async function within<T>(pool: Pool, session: Session, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(
      `begin; select set_config('role', 'folio_aplicacao', true), set_config('folio.empresa', '${session.IdentificadorEmpresa}', true), set_config('folio.usuario', '${session.IdentificadorUsuario}', true)`,
    );
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const mayDo = ({ Codigos }: Session, code: string) => Codigos.includes('*') || Codigos.includes(code);

// biome-ignore lint/suspicious/noExplicitAny: rows as the driver gives them, taken at their word
type Row = Record<string, any>;

/** The object literal somebody would type, one property after the other. */
function writtenOut({ fields, decimals, labels }: RowShape, more: string): (row: Row) => Row {
  const value = (name: string) =>
    `${name}: ${decimals.includes(name) ? `number(row.${name})` : `row.${name}`}`;
  const label = (name: string) => `${name}: row['rotulo:${name}']?.slice(1)`;
  const body = `({ Identificador: row.Identificador, Versao: row.Versao, CriadoEm: row.CriadoEm.toISOString(),
    CriadoPor: row.CriadoPor, AlteradoEm: row.AlteradoEm.toISOString(), AlteradoPor: row.AlteradoPor,
    ${fields.map(value).join(', ')}${more}, Rotulos: { ${labels.map(label).join(', ')} } })`;
  return new Function(
    `const number = (text) => (text === null ? null : Number(text)); return (row) => ${body}`,
  )() as (row: Row) => Row;
}
