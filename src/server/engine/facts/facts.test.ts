import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import { actorOf, startNotaries } from '../../../../test/support/entities/notary.ts';
import type { Api } from '../../../../test/support/servers/startApi.ts';
import type { Row } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';
import { findRecord } from '../crud/findRecord.ts';
import type { Work } from '../crud/work.ts';
import { createChecked } from '../crud/write/createRecord.ts';
import { inSavepoint } from '../crud/write/savepoint.ts';
import { changeRecord } from '../crud/write/updateRecord.ts';
import { type Fact, type Follower, followUp, raise } from './facts.ts';
import { followedOf } from './followed.ts';
import { look, transact, undone } from './transact.ts';

/** A notary came, went or changed. Told of its district. */
const notaryChanged: Fact = {
  name: 'notaryChanged',
  of: 'cartorio',
  told: ({ record }) => (record.IdentificadorComarca ? [Number(record.IdentificadorComarca)] : []),
};
/** A district is used no longer. Told of the district. */
const districtLeft: Fact = {
  name: 'districtLeft',
  of: 'comarca',
  told: ({ record, values }) => (values.Ativo === false ? [record.Identificador] : []),
};
/** Told by hand. */
const asked: Fact = { name: 'asked' };
const counted: Fact = { name: 'counted' };
const unforeseen: Fact = { name: 'unforeseen' };

/** What was worked out, in its order. */
let done: string[] = [];
let last: Work | null = null;
/** What a follower does besides. */
let besides: (work: Work, id: number) => Promise<unknown> | undefined = () => undefined;

const noting = (name: string, raises: readonly Fact[] = [], codes: readonly string[] = []): Follower => ({
  name,
  raises,
  codes,
  async work(work, id) {
    done.push(`${name} ${id}`);
    last = work;
    await besides(work, id);
    for (const fact of raises) raise(work, fact, id);
  },
});

const count = noting('count', [counted]);
const print = noting('print', [], ['CARTORIO.SELAR']);
/** Writes into the very record whose change it follows. */
const rename: Follower = {
  name: 'rename',
  raises: [],
  codes: [],
  async work(work, id) {
    const model = work.models.named('comarca');
    const district = await findRecord(work, model, id, { lock: 'change' });
    await changeRecord(work, model, district, { Nome: `${district.Nome} (fora de uso)` });
  },
};

const lookedUp: number[] = [];
const followed = followedOf(
  [notaryChanged, districtLeft, asked, counted, unforeseen],
  [
    { when: [counted], again: print },
    { when: [notaryChanged], again: count },
    {
      when: [asked],
      again: count,
      of: async (_work, id) => {
        lookedUp.push(id);
        return [id + 1, id];
      },
    },
    { when: [districtLeft], again: rename },
    { when: [unforeseen], again: noting('unforeseen') },
  ],
);

describe.each(featureEngines)('facts on %s', (_engine, start) => {
  let api: Api;
  let actor: Actor;
  let turn = 0;

  beforeAll(async () => {
    api = await startNotaries(start, {}, followed);
    actor = await actorOf(api);
  });
  afterAll(() => api.close());
  beforeEach(() => {
    done = [];
    lookedUp.length = 0;
    besides = () => undefined;
  });

  const post = async (noun: string, given: Row = {}): Promise<Row> => {
    turn += 1;
    const { status, body } = await api.call(actor, 'POST', `/${noun}/Incluir`, {
      Nome: `${noun} ${turn}`,
      ...given,
    });
    expect([status, body.Erros]).toEqual([200, undefined]);
    return body.ItemRegistro;
  };
  const district = async () => Number((await post('Comarca')).Identificador);
  const inOne = <T>(act: (work: Work) => Promise<T>) => transact(api, actor, act);
  const make = (work: Work, district: number): Promise<unknown> => {
    turn += 1;
    return createChecked(work, work.models.named('cartorio'), {
      Nome: `Cartório ${turn}`,
      IdentificadorComarca: district,
    });
  };

  describe('at the end of a transaction', () => {
    test('each follower works once for each identifier, in their order, after its causes', async () => {
      const [first, second] = [await district(), await district()];
      await inOne(async (work) => {
        for (const id of [second, first, second, first]) await make(work, id);
        expect(done).toEqual([]);
      });
      expect(done).toEqual(
        [first, second].flatMap((id) => `count ${id}`).concat([first, second].flatMap((id) => `print ${id}`)),
      );
    });

    test('what is worked out again is looked up once for each identifier that was told', async () => {
      await inOne(async (work) => {
        for (const id of [7, 3, 7, 7]) raise(work, asked, id);
        expect(lookedUp).toEqual([]);
      });
      expect(lookedUp).toEqual([7, 3]);
      expect(done.slice(0, 4)).toEqual(['count 3', 'count 4', 'count 7', 'count 8']);
    });

    test('they work as the person, over every branch and owner, with the codes they name and no others', async () => {
      const narrow: Actor = {
        ...actor,
        codes: new Set(['COMARCA.LISTAR']),
        allOwners: false,
        branchId: 4,
        branchIds: [4],
      };
      await transact(api, narrow, async (work) => raise(work, counted, 1));
      expect(last?.actor).toMatchObject({
        name: narrow.name,
        kind: 'system',
        allOwners: true,
        branchId: null,
        branchIds: null,
        companyId: narrow.companyId,
      });
      expect([...(last?.actor.codes ?? [])]).toEqual(['COMARCA.LISTAR', 'CARTORIO.SELAR']);
    });

    test('a follower that fails takes the whole transaction back', async () => {
      const id = await district();
      besides = async () => {
        throw new Error('no ink');
      };
      await expect(inOne((work) => make(work, id))).rejects.toThrow('no ink');
      const { body } = await api.call(actor, 'GET', `/Cartorio/Listar?IdentificadorComarca=${id}`);
      expect(body.ItemRegistro.Total).toBe(0);
    });

    test('one that tells what it does not say it raises is an error that names both', async () => {
      besides = async (work, id) => raise(work, unforeseen, id);
      await expect(inOne(async (work) => raise(work, counted, 1))).rejects.toThrow(
        'The follower print tells unforeseen: say so in its "raises"',
      );
    });

    test('what is read between two tellings follows from the first; the second is worked out again', async () => {
      await inOne(async (work) => {
        raise(work, counted, 5);
        expect([await followUp(work), done]).toEqual([true, ['print 5']]);
        expect(await followUp(work)).toBe(false);
        raise(work, counted, 5);
      });
      expect(done).toEqual(['print 5', 'print 5']);
    });

    test('a follower that reads on its way does not begin the others', async () => {
      besides = async (work) => expect(await followUp(work)).toBe(false);
      await inOne(async (work) => raise(work, asked, 1));
      expect(done).toEqual(['count 1', 'count 2', 'print 1', 'print 2']);
    });
  });

  describe('a savepoint that is taken back', () => {
    const refused = async (work: Work, act: (inner: Work) => Promise<unknown>) => {
      await expect(
        inSavepoint(work, async () => {
          await act(work);
          throw new Error('refused');
        }),
      ).rejects.toThrow('refused');
    };

    test('takes back what was told in it and nothing else', async () => {
      await inOne(async (work) => {
        raise(work, counted, 1);
        await refused(work, async () => {
          raise(work, counted, 2);
          await inSavepoint(work, async () => raise(work, counted, 3));
        });
        await inSavepoint(work, async () => raise(work, counted, 4));
      });
      expect(done).toEqual(['print 1', 'print 4']);
    });

    test('takes back what was worked out in it: it is worked out again for what was told before', async () => {
      await inOne(async (work) => {
        raise(work, counted, 1);
        await refused(work, followUp);
        expect(done).toEqual(['print 1']);
      });
      expect(done).toEqual(['print 1', 'print 1']);
    });
  });

  test('outside of a transaction that has an end nothing is told', async () => {
    const told = look(api, actor, async (work) => raise(work, counted, 1));
    await expect(told).rejects.toThrow('The fact counted was told outside of transact');
    // What nothing follows is told to no one.
    await expect(look(api, actor, async (work) => raise(work, { name: 'lonely' }, 1))).resolves.toBe(
      undefined,
    );
  });

  test('what is only tried is followed too, so that its refusals are those of the deed', async () => {
    const id = await district();
    expect(await undone(api, actor, (work) => make(work, id))).toMatchObject({ IdentificadorComarca: id });
    expect(done).toEqual([`count ${id}`, `print ${id}`]);
    expect(
      (await api.call(actor, 'GET', `/Cartorio/Listar?IdentificadorComarca=${id}`)).body.ItemRegistro.Total,
    ).toBe(0);
    besides = async () => {
      throw new Error('no ink');
    };
    await expect(undone(api, actor, (work) => make(work, id))).rejects.toThrow('no ink');
  });

  test('the answer of a call shows its record as what followed left it', async () => {
    const { Identificador, Versao, Nome } = await post('Comarca');
    const { body } = await api.call(actor, 'PUT', `/Comarca/Alterar/${Identificador}`, {
      Versao,
      Ativo: false,
    });
    expect(body.ItemRegistro).toMatchObject({
      Nome: `${Nome} (fora de uso)`,
      Ativo: false,
      Versao: Number(Versao) + 2,
    });
    const read = await api.call(actor, 'GET', `/Comarca/Retornar/${Identificador}`);
    expect(read.body.ItemRegistro).toEqual(body.ItemRegistro);
  });

  describe('a call on many', () => {
    test('works out what follows once for a hundred records', async () => {
      const id = await district();
      const made = await inOne(async (work) => {
        const all = Array.from({ length: 130 }, () => make(work, id));
        return (await Promise.all(all)) as Row[];
      });
      const twice = Array.from({ length: 2 }, () => [`count ${id}`, `print ${id}`]).flat();
      for (const path of ['ExcluirVarios', 'RestaurarVarios']) {
        done = [];
        const { body } = await api.call(actor, 'POST', `/Cartorio/${path}`, {
          Identificadores: made.map(({ Identificador }) => Identificador),
        });
        expect([path, body.ItemRegistro.Recusados, done]).toEqual([path, [], twice]);
      }
    });

    test('a follower that fails is no refusal of the record that stood last: nothing is done', async () => {
      const id = await district();
      const made = await inOne(async (work) => {
        const all = Array.from({ length: 100 }, () => make(work, id));
        return (await Promise.all(all)) as Row[];
      });
      besides = async (work) => {
        besides = () => undefined;
        await findRecord(work, work.models.named('comarca'), 0);
      };
      const { status } = await api.call(actor, 'POST', '/Cartorio/ExcluirVarios', {
        Identificadores: made.map(({ Identificador }) => Identificador),
      });
      expect(status).toBe(404);
      const { body } = await api.call(actor, 'GET', `/Cartorio/Listar?IdentificadorComarca=${id}`);
      expect(body.ItemRegistro.Total).toBe(100);
    });

    test('an import works out what follows once for a hundred lines', async () => {
      const id = await district();
      const name = (await api.call(actor, 'GET', `/Comarca/Retornar/${id}`)).body.ItemRegistro.Nome;
      const lines = Array.from({ length: 130 }, (_line, at) => `Importado ${turn} ${at};${name}`);
      const answer = await api.upload(
        actor,
        '/Cartorio/Importar',
        Buffer.from(['Nome;Comarca', ...lines].join('\n')),
      );
      expect(answer.body.ItemRegistro).toMatchObject({ Incluidos: 130, Erros: [] });
      expect(done).toEqual([`count ${id}`, `print ${id}`, `count ${id}`, `print ${id}`]);
    });
  });
});
