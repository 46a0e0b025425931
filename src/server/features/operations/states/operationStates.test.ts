import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  issued,
  type OperationGround,
  openOperationGround,
  runOpinion,
  submittedOn,
} from '../../../../../test/support/people/operationDesk.ts';
import {
  type Answer,
  type Desk,
  startServer,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import { addDays } from '../../../../domain/dates.ts';
import { entityNamed } from '../../../../metadata/entities.ts';
import type { Row } from '../../../kit/database/database.ts';
import { resumeExpired } from './resumeExpired.ts';

/**
 * The states of an operation as the trade's paper on workflow has them (sections 0 and 2), written down once more apart
 * from the schema. Everything not written here is refused.
 */
const states = ['rascunho', 'em_andamento', 'em_parecer', 'concluida', 'cancelada'] as const;
const profiles = ['administrador', 'officer', 'analista', 'consulta'] as const;

type State = (typeof states)[number];
type Profile = (typeof profiles)[number];

interface TableRow {
  readonly event: string;
  readonly from: readonly State[];
  readonly to: State | 'excluida';
  /** Profiles that hold the code; none: the system alone. */
  readonly who: readonly Profile[];
  readonly reason?: true;
}

const deciding: readonly Profile[] = ['administrador', 'officer'];

const table: readonly TableRow[] = [
  { event: 'iniciar', from: ['rascunho'], to: 'em_andamento', who: [] },
  {
    event: 'enviar-parecer',
    from: ['em_andamento'],
    to: 'em_parecer',
    who: ['administrador', 'officer', 'analista'],
  },
  { event: 'retomar', from: ['em_parecer', 'concluida'], to: 'em_andamento', who: [] },
  { event: 'concluir', from: ['em_parecer'], to: 'concluida', who: [] },
  { event: 'reabrir', from: ['concluida', 'cancelada'], to: 'em_andamento', who: deciding, reason: true },
  {
    event: 'cancelar',
    from: ['rascunho', 'em_andamento', 'em_parecer'],
    to: 'cancelada',
    who: deciding,
    reason: true,
  },
  { event: 'excluir', from: ['rascunho', 'cancelada'], to: 'excluida', who: deciding },
];

let folio: TestServer;
let ground: OperationGround;
let ana: Desk;
let otto: Desk;
const desks = new Map<Profile, Desk>();

beforeAll(async () => {
  folio = await startServer();
  ground = await openOperationGround(folio, await folio.company('Banco Ipê S.A.', '47392015000106'));
  for (const profile of profiles) {
    await ground.company.person(`${profile}@ipe.exemplo`, profile, { TodosProprietarios: true });
    desks.set(profile, await folio.signIn(`${profile}@ipe.exemplo`));
  }
  ana = await folio.signIn('ana@ipe.exemplo');
  otto = await folio.signIn('otto@ipe.exemplo');
});

afterAll(() => folio.close());

/** Behind the back of the rules. @returns the version it has then */
async function inState(id: number, state: State): Promise<number> {
  const [row] = await ground.run(sql`update operacao set "Situacao" = ${state}, "ExcluidoEm" = null
    where "Identificador" = ${id} returning "Versao" as version`);
  return Number(row?.version);
}

describe.each(profiles)('%s', (profile) => {
  test.each(states)('in %s, every event does what the table says', async (state) => {
    const [ready, bare] = [await ground.ready(), await ground.operation()];
    for (const row of table) {
      // With an approved opinion on one of its records it is not deleted in any state.
      const id = row.event === 'excluir' ? bare : ready;
      const Versao = await inState(id, state);
      const desk = desks.get(profile) as Desk;
      const act = (Motivo?: string): Promise<Answer> =>
        row.event === 'excluir'
          ? desk.delete(`Operacao/Excluir/${id}?Versao=${Versao}`)
          : desk.post(`Operacao/Executar/${row.event}/${id}`, { Versao, ...(Motivo ? { Motivo } : {}) });
      if (row.reason && row.from.includes(state) && row.who.includes(profile))
        expect([row.event, (await act()).body.Erros?.[0]?.Codigo]).toEqual([row.event, 'reason-required']);
      const answer = await act('combinado');
      const what = [state, row.event, profile];
      expect([...what, answer.status, answer.body.Erros?.[0]?.Codigo ?? null]).toEqual([
        ...what,
        ...expected(row, state),
      ]);
      if (answer.status === 200 && row.event !== 'excluir')
        expect([...what, await ground.state('operacao', id)]).toEqual([...what, row.to]);
    }
  });

  /** Rights come before the state, so that nobody learns a state by trying. */
  function expected({ event, from, who }: TableRow, state: State): [number, string | null] {
    if (who.length > 0 && !who.includes(profile)) return [403, 'permission-missing'];
    if (event === 'excluir' && !from.includes(state)) return [422, 'operation-not-deletable'];
    if (who.length === 0 || !from.includes(state)) return [422, 'transition-not-allowed'];
    return [200, null];
  }
});

test('the schema has no transition that the table lacks, nor the table one that the schema lacks', () => {
  const steps = entityNamed('operacao').states?.transitions ?? [];
  const written = steps.flatMap(({ event, from, to, reasonRequired, code }) =>
    from.map((state) => `${state} ${event} ${to} ${reasonRequired} ${code === null}`),
  );
  const wanted = table
    .filter(({ event }) => event !== 'excluir')
    .flatMap(({ event, from, to, reason = false, who }) =>
      from.map((state) => `${state} ${event} ${to} ${reason} ${who.length === 0}`),
    );
  expect(written.toSorted()).toEqual(wanted.toSorted());
});

const stateOf = (id: number) => ground.state('operacao', id);
const see = async (desk: Desk, id: number) => (await desk.get(`Operacao/Retornar/${id}`)).body.ItemRegistro;

async function run(desk: Desk, id: number, event: string, Motivo?: string): Promise<Answer> {
  const { Versao } = await see(desk, id);
  return desk.post(`Operacao/Executar/${event}/${id}`, { Versao, ...(Motivo ? { Motivo } : {}) });
}

describe('an operation begins', () => {
  test('with its first registry record', async () => {
    const id = await ground.operation();
    expect(await stateOf(id)).toBe('rascunho');
    await ground.company.make('registro-matricula', { IdentificadorOperacao: id, NomeArquivo: 'a.pdf' });
    expect(await stateOf(id)).toBe('em_andamento');
  });

  test('with its first certificate, and not with its checklist', async () => {
    const id = await ground.operation();
    const [type] = await ground.run(
      sql`select "Identificador" as id from tipo_certidao where "Codigo" = 'CND_FED'`,
    );
    await ground.company.make('item-checklist', {
      IdentificadorOperacao: id,
      IdentificadorTipoCertidao: type?.id,
    });
    expect(await stateOf(id)).toBe('rascunho');
    const asked = await ana.post('Certidao/Incluir', {
      IdentificadorOperacao: id,
      IdentificadorTipoCertidao: type?.id,
      Origem: 'manual',
      SolicitarMesmoAssim: true,
    });
    expect([asked.status, await stateOf(id)]).toEqual([200, 'em_andamento']);
  });
});

describe('it is ready for an opinion', () => {
  test('by itself, when the last thing falls in place', async () => {
    const id = await ground.operation();
    await ground.record(id);
    const { certificate } = await ground.item(id, { asked: true });
    expect(await stateOf(id)).toBe('em_andamento');
    await issued(folio, ground.company, certificate, { result: 'NEGATIVA', due: '2099-01-01' });
    expect(await stateOf(id)).toBe('em_parecer');
  });

  test('a waiver with its reason counts, and each missing thing is named', async () => {
    const id = await ground.operation();
    const open = await ground.record(id, { state: 'em_analise', number: '555' });
    const { item, certificate } = await ground.item(id, { asked: true });
    const refused = await run(ana, id, 'enviar-parecer');
    expect([refused.status, refused.body.Erros]).toEqual([
      422,
      [
        {
          Codigo: 'record-in-analysis',
          Campo: `registro-matricula/${open}`,
          Texto: 'A matrícula 555 está em análise.',
        },
        {
          Codigo: 'certificate-awaited',
          Campo: `certidao/${certificate}`,
          Texto: expect.stringMatching(/^Certidão pedida, sem resposta ainda: .+\.$/),
        },
      ],
    ]);
    await ground.run(
      sql`update registro_matricula set "Situacao" = 'cancelada' where "Identificador" = ${open}`,
    );
    const { Versao } = (await ana.get(`ItemChecklist/Retornar/${item}`)).body.ItemRegistro;
    const waived = { Versao, Dispensada: true, MotivoDispensa: 'Garantia já registrada.' };
    expect((await ana.put(`ItemChecklist/Alterar/${item}`, waived)).status).toBe(200);
    expect((await run(ana, id, 'enviar-parecer')).body.Erros).toMatchObject([
      { Codigo: 'records-given-up', Campo: `operacao/${id}` },
    ]);
    await ground.record(id);
    await ground.run(sql`update operacao set "Situacao" = 'em_andamento' where "Identificador" = ${id}`);
    expect((await run(ana, id, 'enviar-parecer')).body.ItemRegistro.Situacao).toBe('em_parecer');
  });
});

describe('it goes back to work', () => {
  const underOpinion = async (values: Row = {}) => {
    const id = await ground.ready(values);
    await inState(id, 'em_parecer');
    return id;
  };

  test('when another registry record comes', async () => {
    const id = await underOpinion();
    await ground.company.make('registro-matricula', { IdentificadorOperacao: id, NomeArquivo: 'b.pdf' });
    expect(await stateOf(id)).toBe('em_andamento');
  });

  test('when its opinion is returned, and waits for the author whatever else happens', async () => {
    const id = await ground.ready();
    const opinion = await submittedOn(ana, id);
    await runOpinion(otto, opinion, 'devolver', { Motivo: 'explique' });
    expect(await stateOf(id)).toBe('em_andamento');
    await ground.item(id, { type: 'CNDT' });
    expect(await stateOf(id)).toBe('em_andamento');
  });

  test('when a required certificate expires, on the day after it', async () => {
    const id = await underOpinion();
    await ground.run(
      sql`update certidao set "DataVencimento" = '2026-01-02' where "IdentificadorOperacao" = ${id}`,
    );
    const at = (instant: string) => resumeExpired({ ...folio.server, now: () => new Date(instant) });
    await at('2026-01-02T12:00:00Z');
    expect(await stateOf(id)).toBe('em_parecer');
    await at('2026-01-03T12:00:00Z');
    expect(await stateOf(id)).toBe('em_andamento');
    const refused = await run(ana, id, 'enviar-parecer');
    expect(refused.body.Erros[0]).toMatchObject({
      Codigo: 'certificate-expired',
      Texto: expect.stringContaining('vencida em 02/01/26'),
    });
  });

  test('when the day is over by the clocks of its own company', async () => {
    const id = await underOpinion();
    const [due, next] = [2, 3].map((days) => addDays(folio.server.now().toISOString().slice(0, 10), days));
    await ground.run(
      sql`update certidao set "DataVencimento" = ${due} where "IdentificadorOperacao" = ${id}`,
    );
    const zone = (name: string) =>
      ground.run(
        sql`update empresa set "FusoHorario" = ${name} where "Identificador" = ${ground.company.id}`,
      );
    let ahead = 0;
    const at = async (instant: string) => {
      const minutes = Math.ceil((Date.parse(instant) - folio.server.now().getTime()) / 60_000);
      ahead += minutes;
      folio.forward(minutes);
      await resumeExpired(folio.server);
    };
    await zone('America/Rio_Branco');
    try {
      await at(`${next}T04:58:00Z`);
      expect(await stateOf(id)).toBe('em_parecer');
      await at(`${next}T05:01:00Z`);
      expect(await stateOf(id)).toBe('em_andamento');
    } finally {
      await zone('America/Sao_Paulo');
      folio.forward(-ahead);
    }
  });

  test('decided, when one expires before the signature; after it nothing happens', async () => {
    const decided = async (signature: string | null) => {
      const id = await ground.ready();
      const [certificate] = await ground.run(sql`select "Identificador" as id from certidao
        where "IdentificadorOperacao" = ${id}`);
      const due = new Date(folio.server.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
      await ground.run(
        sql`update certidao set "DataVencimento" = ${due} where "Identificador" = ${certificate?.id}`,
      );
      const opinion = await submittedOn(ana, id);
      expect((await runOpinion(otto, opinion, 'aprovar')).status).toBe(200);
      // The day was put off afterwards: with it, the opinion would not have been approved.
      await ground.run(
        sql`update operacao set "DataPrevistaAssinatura" = ${signature}::date where "Identificador" = ${id}`,
      );
      return id;
    };
    const [late, early, never] = [
      await decided('2099-01-01'),
      await decided('2026-01-01'),
      await decided(null),
    ];
    folio.forward(4 * 24 * 60);
    await resumeExpired(folio.server);
    folio.forward(-4 * 24 * 60);
    expect(await Promise.all([late, early, never].map(stateOf))).toEqual([
      'em_andamento',
      'concluida',
      'concluida',
    ]);
  });
});

describe('cancelled', () => {
  test('its open jobs end with it, and it is opened again with a reason', async () => {
    const id = await ground.operation();
    const record = await ground.record(id, { state: 'na_fila' });
    const done = await ground.record(id);
    const ordered: number[] = [];
    for (const [type, state] of [
      ['CND_FED', 'solicitada'],
      ['CNDT', 'em_processamento'],
    ] as const) {
      const { certificate } = await ground.item(id, { type, asked: true });
      await ground.run(sql`update certidao set "Origem" = 'provedor', "Situacao" = ${state}
        where "Identificador" = ${certificate}`);
      ordered.push(certificate);
    }
    const { certificate: awaited } = await ground.item(id, { type: 'CRF', asked: true });
    expect((await run(otto, id, 'cancelar')).body.Erros[0].Codigo).toBe('reason-required');
    expect((await run(otto, id, 'cancelar', 'O cliente desistiu')).status).toBe(200);
    expect(await ground.state('registro_matricula', record)).toBe('cancelada');
    expect(await ground.state('registro_matricula', done)).toBe('concluida');
    for (const certificate of ordered) expect(await ground.state('certidao', certificate)).toBe('cancelada');
    expect(await ground.state('certidao', awaited)).toBe('solicitada');
    expect((await run(otto, id, 'reabrir', 'voltou')).body.ItemRegistro.Situacao).toBe('em_andamento');
  });

  test('it is deleted, unless an opinion on it or on one of its records was approved', async () => {
    const id = await ground.ready();
    const Versao = await inState(id, 'cancelada');
    const refused = await otto.delete(`Operacao/Excluir/${id}?Versao=${Versao}`);
    expect([refused.status, refused.body.Erros[0].Codigo]).toEqual([422, 'operation-has-opinion']);
    const bare = await ground.operation();
    const version = await inState(bare, 'cancelada');
    expect((await otto.delete(`Operacao/Excluir/${bare}?Versao=${version}`)).status).toBe(200);
  });
});
