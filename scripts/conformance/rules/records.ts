import { type Item, idsOf, isGone, itemsOf } from '../bench.ts';
import { type Exchange, recordOf } from '../conversation.ts';
import { triedFields } from '../invent.ts';
import { errorsIn, having, hold, NotTried, type Rule } from '../rule.ts';
import type { Run } from '../run.ts';

const writing = { group: 'records', writes: true } as const;

/** The life of a record, tried on invented ones (design of the wire: entity calls). */
export const recordRules: readonly Rule[] = [
  {
    ...writing,
    name: 'create',
    calls: ['create'],
    check: async ({ bench, wanted: { entity } }) => {
      if (bench.obstacle) throw bench.obstacle;
      const { name } = triedFields(entity).name;
      for (const answer of bench.made) {
        const record = recordOf(having(answer, 200, 201));
        const fits = Number.isInteger(record.Identificador) && Number.isInteger(record.Versao);
        hold(fits && typeof record[name] === 'string', answer, 'fields', {
          fields: `Identificador, Versao, ${name}`,
        });
      }
    },
  },
  {
    ...writing,
    name: 'create-required',
    calls: ['create'],
    check: async ({ ask, wanted: { entity } }) => {
      const answer = await ask({ method: 'POST', path: `${entity.noun}/Incluir`, body: {} });
      having(answer, 400, 422);
      const { name } = triedFields(entity).name;
      const required = entity.fields.filter((field) => field.required).map((field) => field.name);
      const named = errorsIn(answer).some(({ Campo }) => required.includes(String(Campo)));
      hold(named || required.length === 0, answer, 'names-field', { field: name });
    },
  },
  {
    name: 'get',
    group: 'records',
    calls: ['get'],
    after: ['create'],
    check: async (run) => {
      const [record] = run.bench.made.length > 0 ? run.bench.invented() : await run.bench.listed(1);
      const answer = having(await get(run, record?.Identificador), 200);
      for (const name of ['Identificador', triedFields(run.wanted.entity).name.name])
        hold(recordOf(answer)[name] === record?.[name], answer, 'same-value', { field: name });
    },
  },
  {
    name: 'get-missing',
    group: 'records',
    calls: ['get'],
    check: async (run) => void having(await get(run, 999_999_999), 404),
  },
  {
    ...writing,
    name: 'change',
    calls: ['create', 'update'],
    after: ['create', 'get'],
    check: async (run) => {
      const { name } = triedFields(run.wanted.entity).name;
      const before = recordOf(await get(run, await keyOf(run, 0)));
      const value = `${before[name]} alterado`;
      const answer = having(await change(run, before, { Versao: before.Versao, [name]: value }), 200);
      hold(recordOf(answer)[name] === value, answer, 'value', { field: name, value });
      hold(Number(recordOf(answer).Versao) > Number(before.Versao), answer, 'next-version');
      const after = having(await get(run, before.Identificador), 200);
      hold(recordOf(after)[name] === value, after, 'value', { field: name, value });
    },
  },
  {
    ...writing,
    name: 'version-missing',
    calls: ['create', 'update'],
    after: ['change'],
    check: async (run) => {
      const { name } = triedFields(run.wanted.entity).name;
      const before = recordOf(await get(run, await keyOf(run, 1)));
      having(await change(run, before, { [name]: `${before[name]} sem versao` }), 428);
    },
  },
  {
    ...writing,
    name: 'version-stale',
    calls: ['create', 'update'],
    after: ['change'],
    check: async (run) => {
      const { name } = triedFields(run.wanted.entity).name;
      const before = recordOf(await get(run, await keyOf(run, 0)));
      const stale = { Versao: Number(before.Versao) - 1, [name]: `${before[name]} tarde` };
      const answer = having(await change(run, before, stale), 409);
      hold(recordOf(answer).Versao === before.Versao, answer, 'current', { version: String(before.Versao) });
    },
  },
  {
    ...writing,
    name: 'history',
    calls: ['create', 'update', 'history'],
    after: ['change'],
    check: async (run) => {
      const path = `${run.wanted.entity.noun}/Historico/${await keyOf(run, 0)}`;
      const answer = having(await run.ask({ path }), 200);
      const items = itemsOf(answer);
      const fit = items.every(
        ({ Versao, DataHora }) => Number.isInteger(Versao) && typeof DataHora === 'string',
      );
      hold(fit && items.length >= 2, answer, 'each-with', { fields: 'Versao, DataHora' });
      const versions = items.map(({ Versao }) => Number(Versao));
      const newestFirst = versions.every((one, index) => index === 0 || one <= (versions[index - 1] ?? 0));
      hold(newestFirst, answer, 'sorted', { field: 'Versao', order: 'desc' });
    },
  },
  {
    ...writing,
    name: 'restore-version',
    calls: ['create', 'update', 'history'],
    after: ['change', 'history'],
    check: async (run) => {
      const { name } = triedFields(run.wanted.entity).name;
      const [first] = run.bench.invented();
      const { Identificador, Versao } = recordOf(await get(run, first?.Identificador));
      const body = { VersaoHistorica: first?.Versao, Versao };
      const answer = await post(run, `RestaurarVersao/${Identificador}`, body);
      having(answer, 200);
      hold(recordOf(answer)[name] === first?.[name], answer, 'value', {
        field: name,
        value: String(first?.[name]),
      });
    },
  },
  {
    ...writing,
    name: 'repeat',
    calls: ['create'],
    after: ['create'],
    check: async ({ bench }) => {
      const headers = { 'Idempotency-Key': `conformidade-${bench.mark}-repetida` };
      const body = bench.body();
      const first = having(await bench.make(headers, body), 200, 201);
      const again = await bench.make(headers, body);
      const { Identificador } = recordOf(first);
      hold(recordOf(again).Identificador === Identificador, again, 'same-record', {
        key: String(Identificador),
      });
    },
  },
  {
    ...writing,
    name: 'delete-unversioned',
    calls: ['create', 'delete'],
    after: ['create'],
    check: async (run) => {
      const path = `${run.wanted.entity.noun}/Excluir/${await keyOf(run, 1)}`;
      having(await run.ask({ method: 'DELETE', path }), 428);
    },
  },
  {
    ...writing,
    name: 'delete',
    calls: ['create', 'get', 'delete'],
    after: ['create', 'get-missing'],
    check: async (run) => {
      const { Identificador, Versao } = recordOf(await get(run, await keyOf(run, 2)));
      const answer = having(await remove(run, Identificador, Versao), 200, 204);
      await holdGone(run, answer, [Identificador]);
    },
  },
  {
    ...writing,
    name: 'restore',
    calls: ['create', 'get', 'delete'],
    after: ['delete'],
    check: async (run) => {
      const id = await keyOf(run, 2);
      const answer = having(await post(run, `Restaurar/${id}`, {}), 200);
      hold(!isGone(await get(run, id)), answer, 'back', { key: String(id) });
    },
  },
  {
    ...writing,
    name: 'delete-many',
    calls: ['create', 'get', 'delete'],
    after: ['delete'],
    check: async (run) => {
      const Identificadores = [await keyOf(run, 3), await keyOf(run, 4)];
      const answer = having(await post(run, 'ExcluirVarios', { Identificadores }), 200);
      await holdGone(run, answer, Identificadores);
    },
  },
  {
    ...writing,
    name: 'delete-found',
    calls: ['create', 'get', 'delete'],
    after: ['delete-many', 'filter-tree'],
    check: async (run) => {
      const { name } = triedFields(run.wanted.entity).name;
      const last = run.bench.invented()[5];
      const leaf = { Campo: name, Operador: 'igual', Valor: last?.[name] };
      const answer = having(await post(run, 'ExcluirVarios', { Filtro: { E: [leaf] } }), 200);
      await holdGone(run, answer, [last?.Identificador]);
    },
  },
  {
    name: 'export',
    group: 'records',
    calls: ['list', 'export'],
    check: async (run) => {
      const { name } = triedFields(run.wanted.entity).name;
      const names = (await run.bench.listed(1)).map((record) => String(record[name] ?? ''));
      // Quotes and formula signs are written in ways of their own.
      const value = names.find((one) => /^[\p{L}\d][\p{L}\d .]*$/u.test(one));
      if (value === undefined) throw new NotTried('none-found', { what: name });
      const query = [
        ['Formato', 'csv'],
        ['Colunas', name],
        [name, value],
      ] as const;
      const answer = await run.ask({ path: `${run.wanted.entity.noun}/Exportar`, query });
      having(answer, 200);
      hold(/^text\/csv\b/i.test(answer.type), answer, 'type', { type: 'text/csv' });
      const disposition = answer.headers.get('content-disposition') ?? '';
      hold(/^attachment\b/i.test(disposition), answer, 'header', {
        header: 'Content-Disposition: attachment',
      });
      const [head, ...lines] = answer.text.trim().split(/\r?\n/);
      const fits = Boolean(head) && lines.length > 0 && lines.every((line) => line.includes(value));
      hold(fits, answer, 'csv', { value });
    },
  },
];

const get = ({ ask, wanted: { entity } }: Run, id: unknown) => ask({ path: `${entity.noun}/Retornar/${id}` });

const change = ({ ask, wanted: { entity } }: Run, { Identificador }: Item, body: Item) =>
  ask({ method: 'PUT', path: `${entity.noun}/Alterar/${Identificador}`, body });

const post = ({ ask, wanted: { entity } }: Run, call: string, body: Item) =>
  ask({ method: 'POST', path: `${entity.noun}/${call}`, body });

const remove = ({ ask, wanted: { entity } }: Run, id: unknown, version: unknown): Promise<Exchange> =>
  ask({
    method: 'DELETE',
    path: `${entity.noun}/Excluir/${id}`,
    query: [['Versao', String(version)]],
  });

/** @param answer what the deletion said, to be shown where it did not happen */
async function holdGone(run: Run, answer: Exchange, ids: readonly unknown[]): Promise<void> {
  for (const id of ids) hold(isGone(await get(run, id)), answer, 'gone', { key: String(id) });
}

const keyOf = async ({ bench }: Run, index: number) => idsOf(bench.invented())[index];
