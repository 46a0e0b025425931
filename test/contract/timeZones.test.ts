import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { toLocalText } from '../../src/console/engine/data/instants.ts';
import { fromWire, toChange, toCreation } from '../../src/console/engine/data/records.ts';
import { addDays } from '../../src/domain/dates.ts';
import { locales } from '../../src/domain/locale.ts';
import { instantOf } from '../../src/domain/localInstant.ts';
import { blankField } from '../../src/field-types/blankField.ts';
import { definition as date } from '../../src/field-types/date/definition.ts';
import { entities, entityNamed } from '../../src/metadata/entities.ts';
import { engines } from '../support/databases/engines.ts';
import { startTenant, type Tenant } from '../support/people/tenant.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';

/** Where a browser or a server may stand. */
const places = [
  'America/Sao_Paulo',
  'America/Rio_Branco',
  'America/Noronha',
  'UTC',
  'Asia/Tokyo',
  'America/Los_Angeles',
];

const here = process.env.TZ;
afterEach(() => {
  if (here === undefined) delete process.env.TZ;
  else process.env.TZ = here;
});

const feriado = entityNamed('feriado');
const field = { ...blankField, name: 'Data', type: 'date', label: { 'pt-br': 'Data', 'en-us': 'Date' } };

/** Every day of the years in which the clock was changed last, and every 29th of two centuries. */
const days: string[] = [];
for (let day = '1900-01-01'; day <= '2100-12-31'; day = addDays(day, /^201[89]/.test(day) ? 1 : 29))
  days.push(day);

describe.each(places)('a day, in %s', (place) => {
  test('is shown, typed, kept and sent as itself, from 1900 to 2100', () => {
    process.env.TZ = place;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(place);
    const wrong = days.filter((day) => {
      const record = fromWire(
        feriado,
        JSON.parse(JSON.stringify({ Identificador: 1, Versao: 1, Data: day })),
      );
      const sent = toCreation(feriado, { Data: record.Data }, 'America/Sao_Paulo') as { Data: unknown };
      const changed = toChange(feriado, { ...record, Data: day }, { ...record, Data: '1970-01-01' }, place);
      const typed = locales.map((locale) => {
        const around = { locale, timeZone: 'America/Sao_Paulo', enumLabel: String };
        return date.read(date.write?.(day, field, around) ?? '', field, around);
      });
      return [record.Data, sent.Data, (changed as { Data?: unknown }).Data ?? day, ...typed].some(
        (value) => value !== day,
      );
    });
    expect(wrong).toEqual([]);
  });

  test('an instant goes out as the company’s local time and comes back the same, around every change of the clock', () => {
    process.env.TZ = place;
    const shifted = changes.flatMap((change) =>
      quarters(change).filter((instant) => {
        const back = instantOf(toLocalText(new Date(instant), company), company).getTime();
        // The second pass of an hour that comes twice is told as the first one.
        return back !== instant && !(back === instant - 3_600_000 && isSecondPass(instant));
      }),
    );
    expect(shifted.map((instant) => new Date(instant).toISOString())).toEqual([]);
  });
});

const company = 'America/Sao_Paulo';

/** Days near which São Paulo's clock jumped, forwards in spring and backwards in autumn. */
const changes = ['1985-11-02', '1999-10-03', '2017-10-15', '2018-02-18', '2018-11-04', '2019-02-17'].map(
  (day) => Date.parse(`${day}T02:30:00Z`),
);

const quarters = (around: number) =>
  Array.from({ length: 97 }, (_, index) => around + (index - 48) * 900_000);

/** The same local time was an hour ago. */
const isSecondPass = (instant: number) =>
  toLocalText(new Date(instant), company) === toLocalText(new Date(instant - 3_600_000), company);

test('a text that looks like a day or an instant stays text', () => {
  const cliente = entityNamed('cliente');
  for (const text of ['2024-05-01', '20240101-1', '2024-05-01T10:00:00Z', '2024-W05-1']) {
    const record = fromWire(cliente, { Identificador: 1, Versao: 1, Nome: text });
    expect(record.Nome).toBe(text);
    expect(toCreation(cliente, { Nome: record.Nome }, company)).toEqual({ Nome: text });
  }
});

describe.each(engines)('%s', (_engine, start) => {
  let api: Api;
  let tenant: Tenant;

  beforeAll(async () => {
    api = await startApi(start, entities);
    tenant = await startTenant(api);
  });
  afterAll(() => api.close());

  test.each(places)('keeps a day that was sent to a server in %s', async (place) => {
    process.env.TZ = place;
    for (const Data of [
      '1900-01-01',
      '1913-12-31',
      '1985-11-02',
      '2018-11-04',
      '2019-02-16',
      '2024-02-29',
      '2100-12-31',
    ]) {
      const made = await api.call(tenant.actor, 'POST', '/Feriado/Incluir', {
        Data,
        Nome: `${Data} ${place}`,
        Abrangencia: 'nacional',
      });
      expect([made.status, made.body.ItemRegistro?.Data, JSON.stringify(made.body.Erros)]).toEqual([
        200,
        Data,
        undefined,
      ]);
      const id = made.body.ItemRegistro.Identificador;
      const read = await api.call(tenant.actor, 'GET', `/Feriado/Retornar/${id}`);
      expect(read.body.ItemRegistro).toMatchObject({ Data, Nome: `${Data} ${place}` });
      const found = await api.call(
        tenant.actor,
        'GET',
        `/Feriado/Listar?Data=${Data}&Nome=${encodeURIComponent(`${Data} ${place}`)}`,
      );
      expect(found.body.ItemRegistro.Itens).toHaveLength(1);
      const gone = await api.call(
        tenant.actor,
        'DELETE',
        `/Feriado/Excluir/${id}?Versao=${read.body.ItemRegistro.Versao}`,
      );
      expect(gone.status).toBe(200);
    }
  });
});
