import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import {
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import { businessMs } from '../../../domain/businessHours.ts';
import { nationalHolidays } from '../../../domain/holidays.ts';
import { workingCalendars } from '../organisation/workingCalendar.ts';
import { reopensUntil } from './reopening.ts';
import { businessHoursBetween } from './waitingTimes.ts';

test('reopening ends seven days after the resolution, to the second', () => {
  expect(reopensUntil('2026-02-25T10:00:00.000Z')).toBe('2026-03-04T10:00:00.000Z');
});

describe.each(featureEngines)('business hours on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let manaus: TestCompany;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    manaus = await folio.company('Banco Buriti S.A.', '60316817000103');
    await folio.server.database.asMigrator(async (tx) => {
      await sql`update empresa set "FusoHorario" = 'America/Manaus', "ExpedienteInicio" = '09:30',
        "ExpedienteFim" = '16:00', "Uf" = 'AM', "Municipio" = 'Manaus' where "Identificador" = ${manaus.id}`.execute(
        tx,
      );
      // A year whose holidays somebody keeps, without the bank days; and days of one place.
      await sql`delete from feriado`.execute(tx);
      for (const { day, reach, place } of kept)
        await sql`insert into feriado ("Data", "Nome", "Abrangencia", "Uf", "Municipio", "Busca")
          values (${day}::date, 'Feriado', ${reach}, ${place?.uf ?? null}, ${place?.city ?? null}, '')`.execute(
          tx,
        );
    });
  });
  afterAll(() => folio.close());

  const kept = [
    ...nationalHolidays(2027)
      .filter(({ ground }) => !ground.includes('4.880'))
      .map(({ date }) => ({ day: date, reach: 'nacional', place: null })),
    { day: '2026-09-08', reach: 'estadual', place: { uf: 'AM', city: null } },
    { day: '2026-10-26', reach: 'municipal', place: { uf: 'AM', city: 'manaus' } },
  ];
  const between = (from: string, to: string, company = ipe) =>
    folio.server.database.asMigrator((tx) => businessHoursBetween(tx, from, to, company.id));

  test.each([
    ['before a holiday and a weekend', '2026-11-19T20:30:00Z', '2026-11-23T12:15:00Z', 1.75],
    ['from Sunday to Sunday', '2026-11-15T12:00:00Z', '2026-11-15T20:00:00Z', 0],
    ['backwards', '2026-11-18T13:00:00Z', '2026-11-18T12:00:00Z', 0],
    ['over a minute', '2026-11-18T13:00:00Z', '2026-11-18T13:01:00Z', 0.02],
  ])('%s', async (_case, from, to, hours) => {
    expect(await between(from, to)).toBe(hours);
  });

  test('are those of the company’s own hours, zone and place', async () => {
    const [from, to] = ['2026-09-07T12:00:00Z', '2026-09-09T15:30:00Z'];
    // The 7th is a national holiday, the 8th one of Amazonas alone.
    expect(await between(from, to)).toBe(10 + 4.5);
    expect(await between(from, to, manaus)).toBe(2);
  });

  test('are by the rule of the domain whatever the instants', async () => {
    const { database } = folio.server;
    const instant = fc
      .integer({ min: Date.parse('2017-01-01T00:00:00Z'), max: Date.parse('2029-01-01T00:00:00Z') })
      .map((ms) => new Date(ms));
    for (const company of [ipe, manaus]) {
      const { own } = await database.asMigrator((tx) => workingCalendars(tx, company.id));
      await fc.assert(
        fc.asyncProperty(instant, fc.integer({ min: 0, max: 60 * 24 * 3_600_000 }), async (from, length) => {
          const to = new Date(from.getTime() + length);
          const told = await between(from.toISOString(), to.toISOString(), company);
          expect(told).toBe(Math.floor((businessMs(from, to, own) + 18_000) / 36_000) / 100);
        }),
        { numRuns: 150 },
      );
    }
  });
});
