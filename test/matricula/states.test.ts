import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityNamed } from '../../src/metadata/entities.ts';
import { calmRecord } from '../support/papers/calmRecord.ts';
import { makeRecord, putInState } from '../support/people/analysis.ts';
import { parted, partOf } from '../support/run/form.ts';
import { type Desk, startServer, type TestCompany, type TestServer } from '../support/servers/startServer.ts';
import { type Profile, profiles, states, table } from './stateTable.ts';

let folio: TestServer;
let ipe: TestCompany;
let operation: number;
const desks = new Map<Profile, Desk>();
const events = table.map(({ event }) => event);

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  for (const profile of profiles) {
    await ipe.person(`${profile}@ipe.exemplo`, profile, { TodosProprietarios: true });
    desks.set(profile, await folio.signIn(`${profile}@ipe.exemplo`));
  }
  const client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
  operation = await ipe.make('operacao', {
    IdentificadorCliente: client,
    TipoImovel: 'Urbano',
    Prioridade: 'normal',
  });
});
afterAll(() => folio.close());

describe.each(profiles)('%s', (profile) => {
  test.each(states)('in %s, events do what the table says', async (state) => {
    const id = await makeRecord(folio, ipe, { operation, state, reading: calmRecord() });
    const [open, refused] = parted(events, (event) =>
      table.some((row) => row.event === event && row.from.includes(state) && row.who.includes(profile)),
    );
    // Of what is refused the short form takes a part, another one in each state and for each profile.
    const turn = states.indexOf(state) + profiles.indexOf(profile);
    for (const event of [...open, ...partOf(refused, 4, turn)]) {
      const row = table.find((one) => one.event === event && one.from.includes(state));
      const Versao = await putInState(folio, id, state);
      const answer = await desks
        .get(profile)
        ?.post(`RegistroMatricula/Executar/${event}/${id}`, { Versao, Motivo: 'combinado' });
      const got = [answer?.status, answer?.body.Erros?.[0]?.Codigo ?? answer?.body.ItemRegistro.Situacao];
      expect([state, event, profile, ...got]).toEqual([
        state,
        event,
        profile,
        ...expected(event, row, state),
      ]);
      // Without its reason an event that demands one is refused.
      if (row?.reason && row.who.includes(profile)) {
        const again = await putInState(folio, id, state);
        const bare = await desks
          .get(profile)
          ?.post(`RegistroMatricula/Executar/${event}/${id}`, { Versao: again });
        expect([event, bare?.body.Erros?.[0]?.Codigo]).toEqual([event, 'reason-required']);
      }
    }
  });

  /** Rights come before the state, so that nobody learns a state by trying. */
  function expected(event: string, row: (typeof table)[number] | undefined, state: string) {
    const { who = [] } = table.find((one) => one.event === event) ?? {};
    if (who.length > 0 && !who.includes(profile)) return [403, 'permission-missing'];
    if (!row || who.length === 0) return [422, 'transition-not-allowed'];
    return [200, row.to ?? state];
  }
});

test('the schema has no transition that the table lacks, nor the table one that the schema lacks', () => {
  const steps = entityNamed('registro-matricula').states?.transitions ?? [];
  const written = steps.flatMap(({ event, from, to, reasonRequired, code }) =>
    from.map((state) => `${state} ${event} ${to} ${reasonRequired} ${code === null}`),
  );
  const wanted = table.flatMap(({ event, from, to, reason = false, who }) =>
    from.map((state) => `${state} ${event} ${to ?? state} ${reason} ${who.length === 0}`),
  );
  expect(written.toSorted()).toEqual(wanted.toSorted());
});

test('an unknown event is told as no action there is', async () => {
  const id = await makeRecord(folio, ipe, { operation, state: 'em_analise', reading: calmRecord() });
  const answer = await desks.get('officer')?.post(`RegistroMatricula/Executar/evaporar/${id}`, { Versao: 1 });
  expect(answer).toMatchObject({ status: 404, body: { Erros: [{ Codigo: 'action-unknown' }] } });
});
