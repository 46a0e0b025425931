import { Refusal } from './answer.ts';

/** One kind of record the second API holds. */
export interface Kind {
  readonly noun: string;
  readonly prefix: string;
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** The field records are called by. */
  readonly name: string;
  /** No two living records of a company share its value. */
  readonly unique: string;
}

export interface FieldRule {
  readonly kind: 'text' | 'flag' | 'day' | 'key' | 'rows';
  readonly label: string;
  readonly required?: boolean;
  readonly codes?: readonly string[];
  readonly preset?: unknown;
  /** Free text finds it. */
  readonly found?: boolean;
  /** The kind of record whose number it holds. */
  readonly of?: string;
}

export type Values = Readonly<Record<string, unknown>>;

export interface Held {
  readonly id: number;
  readonly company: number;
  version: number;
  values: Values;
  readonly madeAt: string;
  readonly madeBy: string;
  changedAt: string;
  changedBy: string;
  deletedAt: string | null;
  readonly past: Past[];
}

export interface Past {
  readonly version: number;
  readonly deed: string;
  readonly at: string;
  readonly by: string;
  readonly before: Values | null;
  readonly after: Values | null;
}

export interface Author {
  readonly company: number;
  readonly name: string;
}

/** Records of one kind, of all companies. */
export interface Table {
  readonly kind: Kind;
  all(company: number): readonly Held[];
  /** @throws Refusal 404 */
  find(company: number, id: number, among?: 'living' | 'deleted' | 'both'): Held;
  create(author: Author, given: Values): Held;
  change(author: Author, held: Held, given: Values): Held;
  remove(author: Author, held: Held): Held;
  restore(author: Author, held: Held): Held;
}

export function createTable(kind: Kind): Table {
  const rows: Held[] = [];
  const living = (company: number) => rows.filter((row) => row.company === company && row.deletedAt === null);

  const check = (company: number, values: Values, itself: number | null) => {
    for (const [name, rule] of Object.entries(kind.fields)) checkValue(name, rule, values[name]);
    const taken = living(company).some(
      ({ id, values: other }) => id !== itself && other[kind.unique] === values[kind.unique],
    );
    if (taken)
      throw new Refusal(422, 'valor-repetido', 'Já existe um registro com este valor.', {
        field: kind.unique,
      });
  };
  const note = (held: Held, author: Author, deed: string, before: Values | null, after: Values | null) => {
    held.past.unshift({ version: held.version, deed, at: now(), by: author.name, before, after });
  };
  const touch = (held: Held, author: Author) => {
    held.version += 1;
    held.changedAt = now();
    held.changedBy = author.name;
  };

  return {
    kind,
    all: (company) => rows.filter((row) => row.company === company),
    find(company, id, among = 'living') {
      const found = rows.find((row) => row.company === company && row.id === id);
      const fits = among === 'both' || (found?.deletedAt === null) === (among === 'living');
      if (!found || !fits) throw new Refusal(404, 'nao-encontrado', 'O registro não existe.');
      return found;
    },
    create(author, given) {
      refuseUnknown(kind, given);
      const presets = Object.entries(kind.fields).map(([name, { preset }]) => [name, preset ?? null]);
      const values = { ...Object.fromEntries(presets), ...given };
      check(author.company, values, null);
      const at = now();
      const held: Held = {
        id: rows.length + 1,
        company: author.company,
        version: 1,
        values,
        madeAt: at,
        madeBy: author.name,
        changedAt: at,
        changedBy: author.name,
        deletedAt: null,
        past: [],
      };
      rows.push(held);
      note(held, author, 'INCLUIR', null, values);
      return held;
    },
    change(author, held, given) {
      refuseUnknown(kind, given);
      const before = held.values;
      const after = { ...before, ...given };
      check(author.company, after, held.id);
      if (JSON.stringify(before) === JSON.stringify(after)) return held;
      held.values = after;
      touch(held, author);
      note(held, author, 'ALTERAR', before, after);
      return held;
    },
    remove(author, held) {
      held.deletedAt = now();
      touch(held, author);
      note(held, author, 'EXCLUIR', held.values, null);
      return held;
    },
    restore(author, held) {
      check(held.company, held.values, held.id);
      held.deletedAt = null;
      touch(held, author);
      note(held, author, 'RESTAURAR', null, held.values);
      return held;
    },
  };
}

const now = () => new Date().toISOString();

function refuseUnknown({ fields }: Kind, given: Values): void {
  const unknown = Object.keys(given).find((name) => !(name in fields));
  if (unknown)
    throw new Refusal(400, 'campo-desconhecido', `O campo ${unknown} não existe.`, { field: unknown });
}

function checkValue(name: string, rule: FieldRule, value: unknown): void {
  if (value === null || value === undefined || value === '') {
    if (rule.required)
      throw new Refusal(422, 'campo-obrigatorio', `Informe o campo ${rule.label}.`, { field: name });
    return;
  }
  const fits = isOfKind[rule.kind](value) && (rule.codes === undefined || rule.codes.includes(String(value)));
  if (!fits)
    throw new Refusal(422, 'campo-forma', `O campo ${rule.label} não aceita este valor.`, { field: name });
}

const isOfKind: Readonly<Record<FieldRule['kind'], (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  day: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  key: Number.isInteger,
  rows: Array.isArray,
};
