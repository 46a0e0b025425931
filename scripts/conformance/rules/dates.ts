import { idsOf, itemsOf } from '../bench.ts';
import { recordOf } from '../conversation.ts';
import { hardDay, looksLikeDate, triedFields } from '../invent.ts';
import { having, hold, NotTried, type Rule } from '../rule.ts';
import type { Run } from '../run.ts';

/** Days are days, instants are UTC, what is sent is local time, and a text is a text (specification, section 7). */
export const dateRules: readonly Rule[] = [
  {
    name: 'instants-utc',
    group: 'dates',
    calls: ['list'],
    check: async ({ ask, wanted: { entity } }) => {
      const answer = having(
        await ask({ path: `${entity.noun}/Listar`, query: [['NumeroRegistros', 20]] }),
        200,
      );
      const names = [
        ...instants,
        ...entity.fields.filter(({ type }) => type === 'dateTime').map(({ name }) => name),
      ];
      const values = itemsOf(answer).flatMap((item) =>
        names.map((name) => ({ name, value: item[name] })).filter(({ value }) => typeof value === 'string'),
      );
      if (values.length === 0) throw new NotTried('none-found', { what: names.join(', ') });
      const wrong = values.find(({ value }) => !inUtc.test(String(value)));
      hold(!wrong, answer, 'utc', { field: wrong?.name ?? '', value: String(wrong?.value) });
    },
  },
  {
    name: 'local-time',
    group: 'dates',
    calls: ['list'],
    check: async (run) => {
      const [record] = run.bench.made.length > 0 ? run.bench.invented() : await run.bench.listed(1);
      if (typeof record?.CriadoEm !== 'string') throw new NotTried('none-found', { what: 'CriadoEm' });
      const made = Date.parse(record.CriadoEm);
      const found = async (from: number, to: number) => {
        const zone = zoneOf(run);
        const Valor = [localTime(from, zone), localTime(to, zone)];
        const leaves = [
          { Campo: 'CriadoEm', Operador: 'entre', Valor },
          { Campo: 'Identificador', Operador: 'igual', Valor: record.Identificador },
        ];
        const query = [['Filtro', JSON.stringify({ E: leaves })]] as const;
        const answer = await run.ask({ path: `${run.wanted.entity.noun}/Listar`, query });
        return { answer, isThere: idsOf(itemsOf(having(answer, 200))).includes(record.Identificador) };
      };
      const around = await found(made - minute, made + minute);
      hold(around.isThere, around.answer, 'in-zone', {
        zone: zoneOf(run),
        key: String(record.Identificador),
      });
      const later = await found(made + hour, made + 3 * hour);
      hold(!later.isThere, later.answer, 'not-in-zone', { key: String(record.Identificador) });
    },
  },
  {
    name: 'day-plain',
    group: 'dates',
    writes: true,
    calls: ['create', 'get'],
    after: ['create'],
    check: async (run) => {
      const { day } = triedFields(run.wanted.entity);
      if (!day) throw new NotTried('no-field', { kind: 'date', entity: run.wanted.entity.name });
      await holdKept(run, day.name, hardDay);
    },
  },
  {
    name: 'text-stays',
    group: 'dates',
    writes: true,
    calls: ['create', 'get'],
    after: ['create'],
    check: async (run) => {
      const { freeText } = triedFields(run.wanted.entity);
      if (!freeText) throw new NotTried('no-field', { kind: 'text', entity: run.wanted.entity.name });
      await holdKept(run, freeText.name, looksLikeDate);
    },
  },
];

/** Who and when stand in every record. */
const instants = ['CriadoEm', 'AlteradoEm'];

const inUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

const minute = 60_000;
const hour = 60 * minute;

const zoneOf = ({ data }: Run) =>
  typeof data.FusoHorario === 'string' && data.FusoHorario !== '' ? data.FusoHorario : 'America/Sao_Paulo';

/** An instant as it is sent: the company's time on the wall, without offset. */
const localTime = (instant: number, timeZone: string) =>
  new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');

/** A value comes back exactly as it was sent. */
async function holdKept(
  { ask, bench, wanted: { entity } }: Run,
  field: string,
  value: string,
): Promise<void> {
  const [, second] = bench.invented();
  const answer = having(await ask({ path: `${entity.noun}/Retornar/${second?.Identificador}` }), 200);
  hold(recordOf(answer)[field] === value, answer, 'value', { field, value });
}
