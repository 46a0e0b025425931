import { type ApiAnswer, type ApiRequest, envelope, objectIn, Refusal } from './answer.ts';
import { listed, pageOf } from './listing.ts';
import type { Author, Held, Past, Table, Values } from './records.ts';
import type { Session } from './sessionCalls.ts';

/** The calls of one kind of record, by the names of the contract; null for those there are not. */
export function recordCalls(
  tables: readonly Table[],
  request: ApiRequest,
  session: Session,
): ApiAnswer | null {
  const [noun, call = '', id] = request.path.split('/');
  const table = tables.find(({ kind }) => kind.noun === noun);
  const run = calls[`${request.method} ${call}`];
  if (!table || !run) return null;
  if (session.company === null) throw new Refusal(403, 'empresa', 'Escolha a empresa primeiro.');
  const code = `${table.kind.prefix}.${run.deed}`;
  if (!session.person.codes.includes(code))
    throw new Refusal(403, 'permissao', `Falta a permissão ${code}.`, { field: code });
  const author = { company: session.company, name: session.person.name };
  return run.answer({ tables, table, author, request, id: Number(id ?? Number.NaN) });
}

interface Work {
  readonly tables: readonly Table[];
  readonly table: Table;
  readonly author: Author;
  readonly request: ApiRequest;
  readonly id: number;
}

interface RecordCall {
  readonly deed: string;
  readonly answer: (work: Work) => ApiAnswer;
}

const calls: Readonly<Record<string, RecordCall>> = {
  'GET Listar': {
    deed: 'CONSULTAR',
    answer: (work) => {
      const rows = rowsOf(work);
      const Itens = pageOf(rows, work.request.query).map((row) => toWire(row, work));
      return envelope({ Itens, Total: rows.length, TotalExato: true });
    },
  },
  'GET Escolhas': {
    deed: 'CONSULTAR',
    answer: (work) => envelope({ Itens: choices(work) }),
  },
  'GET Retornar': {
    deed: 'CONSULTAR',
    answer: (work) => envelope(toWire(held(work), work)),
  },
  'GET Historico': {
    deed: 'CONSULTAR',
    answer: (work) => {
      const { past } = work.table.find(work.author.company, work.id, 'both');
      return envelope({ Itens: past.map(toVersion) });
    },
  },
  'GET Referencias': {
    deed: 'EXCLUIR',
    answer: (work) => {
      const Total = usesOf(work, held(work));
      const Itens = Total === 0 ? [] : [{ Entidade: 'cliente', Nome: 'Clientes', Total }];
      return envelope({ Itens, PodeExcluir: Total === 0, PodeInativar: true, Motivo: null });
    },
  },
  'GET Exportar': { deed: 'EXPORTAR', answer: exported },
  'POST Incluir': {
    deed: 'INCLUIR',
    answer: (work) => envelope(toWire(work.table.create(work.author, objectIn(work.request)), work)),
  },
  'PUT Alterar': {
    deed: 'ALTERAR',
    answer: (work) => {
      const { Versao, ...given } = objectIn(work.request);
      const current = held(work);
      requireVersion(current, Versao, work);
      return envelope(toWire(work.table.change(work.author, current, given), work));
    },
  },
  'POST RestaurarVersao': {
    deed: 'ALTERAR',
    answer: (work) => {
      const { VersaoHistorica, Versao } = objectIn(work.request);
      const current = held(work);
      requireVersion(current, Versao, work);
      const old = current.past.find(({ version, after }) => version === VersaoHistorica && after !== null);
      if (!old?.after)
        throw new Refusal(422, 'versao', 'Esta versão não existe.', { field: 'VersaoHistorica' });
      return envelope(toWire(work.table.change(work.author, current, old.after), work));
    },
  },
  'DELETE Excluir': {
    deed: 'EXCLUIR',
    answer: (work) => {
      const current = held(work);
      const version = work.request.query.get('Versao');
      requireVersion(current, version === null ? undefined : Number(version), work);
      remove(work, current);
      return envelope({ Identificador: current.id, Versao: current.version });
    },
  },
  'POST ExcluirVarios': {
    deed: 'EXCLUIR',
    answer: (work) => {
      const { done, refused } = eachOf(work, 'living', (row) => remove(work, row));
      return envelope({ Excluidos: done, Recusados: refused });
    },
  },
  'POST Restaurar': {
    deed: 'EXCLUIR',
    answer: (work) => {
      const deleted = work.table.find(work.author.company, work.id, 'deleted');
      return envelope(toWire(work.table.restore(work.author, deleted), work));
    },
  },
  'POST RestaurarVarios': {
    deed: 'EXCLUIR',
    answer: (work) => {
      const { done, refused } = eachOf(work, 'deleted', (row) => work.table.restore(work.author, row));
      return envelope({ Restaurados: done, Recusados: refused });
    },
  },
};

const rowsOf = ({ table, author, request }: Work) =>
  listed(table.kind, table.all(author.company), request.query);

const held = ({ table, author, id }: Work) => table.find(author.company, id);

function toWire({ id, version, values, ...held }: Held, { tables, table }: Work): Values {
  const { fields } = table.kind;
  const labels = Object.entries(fields).flatMap(([name, { of }]) => {
    const target = tables.find(({ kind }) => kind.noun === of);
    const found = target?.all(held.company).find((row) => row.id === values[name]);
    return target && found ? [[name, found.values[target.kind.name]]] : [];
  });
  return {
    Identificador: id,
    Versao: version,
    ...values,
    CriadoEm: held.madeAt,
    AlteradoEm: held.changedAt,
    ...(held.deletedAt === null ? {} : { ExcluidoEm: held.deletedAt }),
    Rotulos: { ...Object.fromEntries(labels), CriadoPor: held.madeBy, AlteradoPor: held.changedBy },
  };
}

const toVersion = ({ version, deed, at, by, before, after }: Past) => ({
  Versao: version,
  Operacao: deed,
  DataHora: at,
  Usuario: by,
  Origem: 'tela',
  Motivo: null,
  Campos: Object.entries(after ?? {}).flatMap(([name, value]) => {
    const was = before?.[name] ?? null;
    return JSON.stringify(was) === JSON.stringify(value) ? [] : [{ Campo: name, De: was, Para: value }];
  }),
  Registro: after,
});

function choices({ table, author, request: { query } }: Work) {
  const ids = query.get('Identificadores');
  const asked = new URLSearchParams({ Busca: query.get('Busca') ?? '' });
  const rows =
    ids === null
      ? listed(table.kind, table.all(author.company), asked).slice(0, 50)
      : table.all(author.company).filter(({ id }) => ids.split(',').includes(String(id)));
  return rows.map(({ id, values, deletedAt }) => ({
    Identificador: id,
    Rotulo: values[table.kind.name],
    Ativo: deletedAt === null && values.Ativo !== false,
  }));
}

function requireVersion(row: Held, version: unknown, work: Work): void {
  if (version === undefined || version === null)
    throw new Refusal(428, 'versao', 'Diga em que versão a mudança se baseia.', { field: 'Versao' });
  if (version !== row.version)
    throw new Refusal(409, 'mudou', 'O registro mudou desde que foi lido.', { current: toWire(row, work) });
}

function remove(work: Work, row: Held): void {
  if (usesOf(work, row) > 0) throw new Refusal(422, 'em-uso', 'O registro está em uso.');
  work.table.remove(work.author, row);
}

/** Living records that refer to it. */
function usesOf({ tables, table }: Work, { id, company }: Held): number {
  const refers = (other: Table, row: Held) =>
    Object.entries(other.kind.fields).some(
      ([name, { of }]) => of === table.kind.noun && row.values[name] === id,
    );
  return tables.flatMap((other) =>
    other.all(company).filter((row) => row.deletedAt === null && refers(other, row)),
  ).length;
}

/** Those named, or those a filter finds; each by the rules of a single one. */
function eachOf(work: Work, among: 'living' | 'deleted', deed: (row: Held) => unknown) {
  const done: number[] = [];
  const refused: { readonly Identificador: number; readonly Texto: string }[] = [];
  for (const id of chosen(work))
    try {
      deed(work.table.find(work.author.company, id, among));
      done.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ Identificador: id, Texto: error.message });
    }
  return { done, refused };
}

function chosen({ table, author, request }: Work): readonly number[] {
  const { Identificadores: ids, Filtro: filter, Busca: search } = objectIn(request);
  if (Array.isArray(ids)) return ids as number[];
  if (filter === undefined && search === undefined)
    throw new Refusal(400, 'consulta', 'Diga quais registros.', { field: 'Identificadores' });
  const query = new URLSearchParams({ Busca: String(search ?? '') });
  if (filter !== undefined) query.set('Filtro', JSON.stringify(filter));
  return listed(table.kind, table.all(author.company), query).map(({ id }) => id);
}

function exported(work: Work): ApiAnswer {
  const { fields } = work.table.kind;
  const asked = (work.request.query.get('Colunas') ?? '').split(',').filter(Boolean);
  const names = asked.length > 0 ? asked : ['Identificador', ...Object.keys(fields)];
  const unknown = names.find((name) => name !== 'Identificador' && !(name in fields));
  if (unknown) throw new Refusal(400, 'consulta', `A coluna ${unknown} não existe.`, { field: 'Colunas' });
  const lines = rowsOf(work).map((row) =>
    names.map((name) => cell(name === 'Identificador' ? row.id : row.values[name])).join(';'),
  );
  const head = names.map((name) => cell(fields[name]?.label ?? 'ID')).join(';');
  return {
    status: 200,
    type: 'text/csv; charset=utf-8',
    headers: { 'Content-Disposition': `attachment; filename="${work.table.kind.noun}.csv"` },
    body: `\ufeff${[head, ...lines].map((line) => `${line}\r\n`).join('')}`,
  };
}

const cell = (value: unknown) => {
  const text = value === null || value === undefined ? '' : String(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
