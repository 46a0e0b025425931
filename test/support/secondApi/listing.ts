import { Refusal } from './answer.ts';
import type { Held, Kind, Values } from './records.ts';

/** Rows of a list: what the query asks for, in its order, before they are cut into pages. */
export function listed(kind: Kind, rows: readonly Held[], query: URLSearchParams): readonly Held[] {
  const conditions = [
    ...equalities(kind, query),
    searched(kind, query.get('Busca') ?? ''),
    filtered(kind, query.get('Filtro')),
  ];
  const deleted = query.get('Excluidos') === 'true';
  const kept = rows.filter(
    (row) => (row.deletedAt !== null) === deleted && conditions.every((holds) => holds(row)),
  );
  return sorted(kind, kept, query);
}

/** One page of it. @throws Refusal 400 naming what cannot be */
export function pageOf(rows: readonly Held[], query: URLSearchParams): readonly Held[] {
  const page = whole(query, 'Pagina', 1, 1_000_000, 1);
  const size = whole(query, 'NumeroRegistros', 1, 200, 25);
  return rows.slice((page - 1) * size, page * size);
}

const known = new Set([
  ...['Pagina', 'NumeroRegistros', 'SortFields', 'SortOrder', 'Busca', 'Filtro', 'ContarTudo', 'Excluidos'],
  ...['Formato', 'Colunas'],
]);

type Holds = (row: Held) => boolean;

function equalities(kind: Kind, query: URLSearchParams): Holds[] {
  const names = [...new Set(query.keys())].filter((name) => !known.has(name));
  return names.map((name) => {
    const wanted = query.getAll(name);
    const read = reader(kind, name);
    return (row) => wanted.includes(String(read(row)));
  });
}

function searched({ fields }: Kind, search: string): Holds {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const names = Object.keys(fields).filter((name) => fields[name]?.found);
  return ({ values }) => {
    const texts = names.map((name) => fold(String(values[name] ?? '')));
    return words.every((word) =>
      texts.some((text) => text.includes(word) || (bare(word) !== '' && text.includes(bare(word)))),
    );
  };
}

function filtered(kind: Kind, filter: string | null): Holds {
  if (!filter) return () => true;
  try {
    return node(kind, JSON.parse(filter));
  } catch (error) {
    throw error instanceof Refusal ? error : refused('Filtro');
  }
}

function node(kind: Kind, value: unknown): Holds {
  const { E: all, OU: any, Campo: name, Operador: operator, Valor: wanted } = value as Values;
  if (Array.isArray(all)) {
    const parts = all.map((part) => node(kind, part));
    return (row) => parts.every((holds) => holds(row));
  }
  if (Array.isArray(any)) {
    const parts = any.map((part) => node(kind, part));
    return (row) => parts.some((holds) => holds(row));
  }
  const compare = operators[String(operator)];
  if (!compare) throw refused('Filtro');
  const read = reader(kind, String(name));
  const asked = moments.has(String(name)) ? asInstant(wanted) : wanted;
  return (row) => compare(read(row), asked);
}

const operators: Readonly<Record<string, (value: unknown, asked: unknown) => boolean>> = {
  igual: (value, asked) => value === asked,
  diferente: (value, asked) => value !== asked,
  contem: (value, asked) => fold(String(value ?? '')).includes(fold(String(asked))),
  comeca: (value, asked) => fold(String(value ?? '')).startsWith(fold(String(asked))),
  maior: (value, asked) => order(value, asked) > 0,
  maiorIgual: (value, asked) => order(value, asked) >= 0,
  menor: (value, asked) => order(value, asked) < 0,
  menorIgual: (value, asked) => order(value, asked) <= 0,
  entre: (value, asked) => {
    const [from, to] = asked as readonly unknown[];
    return (from === null || order(value, from) >= 0) && (to === null || order(value, to) <= 0);
  },
  vazio: (value, asked) => (value === null || value === undefined || value === '') === (asked ?? true),
};

const moments = new Set(['CriadoEm', 'AlteradoEm']);

/** Local time of the companies, all in one zone that knows no summer time any more, as UTC. */
function asInstant(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asInstant);
  return typeof value === 'string' ? new Date(`${value}-03:00`).toISOString() : value;
}

function sorted(kind: Kind, rows: readonly Held[], query: URLSearchParams): readonly Held[] {
  const fields = query.getAll('SortFields');
  const orders = query.getAll('SortOrder');
  if (fields.length !== orders.length) throw refused('SortOrder');
  if (orders.some((way) => way !== 'asc' && way !== 'desc')) throw refused('SortOrder');
  const keys = (fields.length > 0 ? fields : [kind.name]).map((name, index) => ({
    read: reader(kind, name, 'SortFields'),
    sign: orders[index] === 'desc' ? -1 : 1,
  }));
  return rows.toSorted((a, b) => {
    for (const { read, sign } of keys) {
      const difference = order(read(a), read(b));
      if (difference !== 0) return sign * difference;
    }
    return a.id - b.id;
  });
}

/** How the value of a name is read off a row. @throws Refusal 400 when there is no such name */
function reader({ fields }: Kind, name: string, parameter = name): (row: Held) => unknown {
  const own: Readonly<Record<string, (row: Held) => unknown>> = {
    Identificador: ({ id }) => id,
    Versao: ({ version }) => version,
    CriadoEm: ({ madeAt }) => madeAt,
    AlteradoEm: ({ changedAt }) => changedAt,
  };
  if (!(name in fields) && !(name in own)) throw refused(parameter);
  return own[name] ?? (({ values }) => values[name]);
}

function order(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return fold(String(a ?? '')).localeCompare(fold(String(b ?? '')), 'pt-BR');
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const bare = (word: string) => (/^[\d./-]+$/.test(word) ? word.replace(/\D/g, '') : '');

function whole(
  query: URLSearchParams,
  name: string,
  lowest: number,
  highest: number,
  absent: number,
): number {
  const text = query.get(name);
  if (text === null) return absent;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= lowest && value <= highest)) throw refused(name);
  return value;
}

const refused = (name: string) =>
  new Refusal(400, 'consulta', `O parâmetro ${name} não tem um valor possível.`, { field: name });
