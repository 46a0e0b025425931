import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  draftOpinion,
  type OpinionGround,
  openOpinionGround,
} from '../../../../test/support/people/opinionDesk.ts';
import { parted, partOf } from '../../../../test/support/run/form.ts';
import { type Desk, startServer, type TestServer } from '../../../../test/support/servers/startServer.ts';

import { choose, draftOf } from '../../../domain/opinions/content.ts';
import { factSentences } from '../../../domain/opinions/template.ts';
import { contentToWire } from '../../../domain/opinions/wire.ts';
import { opinionFacts } from './opinionFacts.ts';

/**
 * The state machine of the opinion, copied from the trade's table: all it allows, and what it refuses in every state
 * to every profile, the author and another. @see workflow, sections 0 and 6
 */
const states = ['rascunho', 'submetido', 'devolvido', 'aprovado', 'substituido', 'revogado'] as const;
const profiles = ['administrador', 'officer', 'analista', 'consulta'] as const;

type State = (typeof states)[number];
type Profile = (typeof profiles)[number];

interface Row {
  readonly event: string;
  readonly from: readonly State[];
  readonly to: State | 'excluido';
  readonly who: readonly Profile[];
  /** Whether only the author may, only others may, or both. */
  readonly hand: 'author' | 'other' | 'either';
}

const table: readonly Row[] = [
  {
    event: 'submeter',
    from: ['rascunho', 'devolvido'],
    to: 'submetido',
    who: ['officer', 'analista'],
    hand: 'author',
  },
  { event: 'devolver', from: ['submetido'], to: 'devolvido', who: ['officer'], hand: 'other' },
  { event: 'aprovar', from: ['submetido'], to: 'aprovado', who: ['officer'], hand: 'other' },
  { event: 'substituir', from: ['aprovado'], to: 'substituido', who: [], hand: 'either' },
  { event: 'revogar', from: ['aprovado'], to: 'revogado', who: ['officer'], hand: 'either' },
  {
    event: 'excluir',
    from: ['rascunho', 'devolvido'],
    to: 'excluido',
    who: ['officer', 'analista'],
    hand: 'author',
  },
];

let folio: TestServer;
let ground: OpinionGround;
let company: Awaited<ReturnType<TestServer['company']>>;
const desks = new Map<Profile, Desk>();
const people = new Map<Profile, number>();

beforeAll(async () => {
  folio = await startServer();
  company = await folio.company('Banco Ipê S.A.', '47392015000106');
  for (const profile of profiles) {
    people.set(
      profile,
      await company.person(`${profile}@ipe.exemplo`, profile, { TodosProprietarios: true }),
    );
    desks.set(profile, await folio.signIn(`${profile}@ipe.exemplo`));
  }
  people.set(
    'other' as Profile,
    await company.person('outro@ipe.exemplo', 'officer', { TodosProprietarios: true }),
  );
  ground = await openOpinionGround(folio, company);
});

afterAll(() => folio.close());

/** An opinion that says all there is, in a state, by an author. */
async function made(
  state: State,
  author: number,
): Promise<{ readonly id: number; readonly version: number }> {
  const record = await ground.record();
  const content = await folio.server.database.transaction(company.actor, async (tx) => {
    const facts = await opinionFacts({ tx, actor: company.actor, models: folio.server.models }, record);
    return contentToWire(
      choose(draftOf(factSentences(facts)), { conclusion: 'DESFAVORAVEL', conditions: [] }),
    );
  });
  const id = await company.make('parecer', {
    Titulo: 'Parecer',
    IdentificadorOperacao: ground.operation,
    IdentificadorRegistroMatricula: record,
    IdentificadorAutor: author,
    Texto: 'x',
    ...content,
  });
  return { id, version: await ground.setState('parecer', id, state) };
}

describe.each(profiles)('%s', (profile) => {
  describe.each(['author', 'other'] as const)('as %s', (hand) => {
    test.each(states)('from %s events do what the table says', async (state) => {
      const author = people.get(hand === 'author' ? profile : ('other' as Profile)) as number;
      const [open, refused] = parted(table, (row) => expected(row, state, profile, hand) === 200);
      // Of what is refused the short form takes a part, another one in each state and for each profile and hand.
      const turn = states.indexOf(state) + profiles.indexOf(profile) + (hand === 'author' ? 0 : 1);
      for (const row of [...open, ...partOf(refused, 4, turn)]) {
        const { id, version } = await made(state, author);
        const answer = await act(desks.get(profile) as Desk, row, id, version);
        const what = `${row.event} from ${state} by ${profile} as ${hand}: ${JSON.stringify(answer.body)}`;
        expect(answer.status, what).toBe(expected(row, state, profile, hand));
      }
    });
  });
});

test('an administrator with the code deletes the draft of somebody else, an officer does not', async () => {
  const { id, version } = await made('rascunho', people.get('analista') as number);
  const officer = desks.get('officer') as Desk;
  expect((await officer.delete(`Parecer/Excluir/${id}?Versao=${version}`)).status).toBe(403);
  const keeper = await company.make('perfil', {
    Nome: 'guarda de pareceres',
    Codigos: ['PARECER.CONSULTAR', 'PARECER.EXCLUIR', 'PERFIL.ALTERAR'].map((Codigo) => ({ Codigo })),
    CodigosConceder: [],
  });
  await company.person('guarda@ipe.exemplo', 'consulta', {
    TodosProprietarios: true,
    Vinculos: [{ IdentificadorEmpresa: company.id, Perfis: [keeper], Filiais: [], Ativo: true }],
  });
  const desk = await folio.signIn('guarda@ipe.exemplo');
  expect((await desk.delete(`Parecer/Excluir/${id}?Versao=${version}`)).status).toBe(200);
});

test('a draft says the facts of a record only to who may read records', async () => {
  const writer = await company.make('perfil', {
    Nome: 'só pareceres',
    Codigos: ['PARECER.CONSULTAR', 'PARECER.REDIGIR'].map((Codigo) => ({ Codigo })),
    CodigosConceder: [],
  });
  await company.person('escriba@ipe.exemplo', 'consulta', {
    TodosProprietarios: true,
    Vinculos: [{ IdentificadorEmpresa: company.id, Perfis: [writer], Filiais: [], Ativo: true }],
  });
  const desk = await folio.signIn('escriba@ipe.exemplo');
  const answer = await draftOpinion(desk, await ground.record());
  expect([answer.status, answer.body.Erros[0].Codigo]).toEqual([403, 'permission-missing']);
});

const act = (desk: Desk, { event }: Row, id: number, version: number) =>
  event === 'excluir'
    ? desk.delete(`Parecer/Excluir/${id}?Versao=${version}`)
    : desk.post(`Parecer/Executar/${event}/${id}`, { Versao: version, Motivo: 'porque sim' });

function expected({ from, who, hand }: Row, state: State, profile: Profile, as: 'author' | 'other'): number {
  // What the system alone does is no event of anybody's.
  if (who.length === 0) return 422;
  if (!who.includes(profile)) return 403;
  if (!from.includes(state)) return 422;
  return hand === 'either' || hand === as ? 200 : 403;
}
