import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import { changeRecord } from '../../src/server/engine/crud/write/updateRecord.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { actorOf, startNotaries } from '../support/entities/notary.ts';
import { allCodes } from '../support/people/actors.ts';
import type { Api } from '../support/servers/startApi.ts';

interface Kept {
  readonly Identificador: number;
  readonly Versao: number;
  readonly [field: string]: unknown;
}

describe.each(featureEngines)('%s', (_engine, start) => {
  let api: Api;
  /** Lúcia does, Otávio undoes: two administrators of one company. */
  let lucia: Actor;
  let otavio: Actor;
  let stranger: Actor;

  beforeAll(async () => {
    api = await startNotaries(start, {
      cartorio: {
        actions: {
          mudar: async ({ work, model, record, input }) => {
            const { IdentificadorComarca } = input;
            await changeRecord(work, model, record, { IdentificadorComarca });
          },
        },
      },
    });
    const one = await actorOf(api);
    lucia = { ...one, name: 'Lúcia Prado' };
    otavio = { ...one, name: 'Otávio Reis' };
    stranger = await actorOf(api);
  });
  afterAll(() => api.close());

  let turn = 0;
  const make = async (given: object = {}, noun = 'Cartorio', as = lucia): Promise<Kept> => {
    turn += 1;
    const answer = await api.call(as, 'POST', `/${noun}/Incluir`, { Nome: `Ofício ${turn}`, ...given });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.ItemRegistro;
  };
  const change = async (record: Kept, given: object, as = lucia): Promise<Kept> => {
    const { Identificador, Versao } = await read(record.Identificador);
    const answer = await api.call(as, 'PUT', `/Cartorio/Alterar/${Identificador}`, { Versao, ...given });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.ItemRegistro;
  };
  const get = (id: number, as = lucia) => api.call(as, 'GET', `/Cartorio/Retornar/${id}`);
  const read = async (id: number): Promise<Kept> => (await get(id)).body.ItemRegistro;
  const undo = (record: Kept, body: object = {}, as = otavio) =>
    api.call(as, 'POST', `/Cartorio/Desfazer/${record.Identificador}`, { Versao: record.Versao, ...body });
  const undoAll = (batch: number, body: object = {}, as = otavio) =>
    api.call(as, 'POST', `/Cartorio/DesfazerLote/${batch}`, body);
  const history = async (id: number) =>
    (await api.call(lucia, 'GET', `/Cartorio/Historico/${id}`)).body.ItemRegistro.Itens;
  const batches = async (as = lucia) =>
    (await api.call(as, 'GET', '/Cartorio/Lotes')).body.ItemRegistro.Itens;
  const without = (actor: Actor, ...codes: readonly string[]): Actor => ({
    ...actor,
    codes: new Set([...actor.codes].filter((code) => !codes.includes(code))),
  });
  const importing = async (count: number, as = lucia): Promise<number> => {
    const names = Array.from({ length: count }, () => {
      turn += 1;
      return `Importado ${turn}`;
    });
    const file = Buffer.from(`Nome;Cidade\r\n${names.map((name) => `${name};Lavras`).join('\r\n')}`);
    const answer = await api.upload(as, '/Cartorio/Importar', file);
    expect(answer).toMatchObject({ status: 200, body: { ItemRegistro: { Incluidos: count } } });
    return answer.body.ItemRegistro.Lote;
  };
  const importedOf = async (): Promise<readonly Kept[]> => {
    const query = 'Busca=Importado&NumeroRegistros=200&SortFields=Identificador&SortOrder=asc';
    return (await api.call(lucia, 'GET', `/Cartorio/Listar?${query}`)).body.ItemRegistro.Itens;
  };

  describe('undoing a save', () => {
    test('puts back what it changed, by another person, and links both in the history', async () => {
      const made = await make({ Cidade: 'Lavras', Salas: [{ Numero: 1 }] });
      const saved = await change(made, { Cidade: 'Perdões', Salas: [{ Numero: 1 }, { Numero: 2 }] });
      const answer = await undo(saved);
      expect(answer).toMatchObject({
        status: 200,
        body: { ItemRegistro: { Desfeito: true, Conflitos: [], Registro: { Cidade: 'Lavras', Versao: 3 } } },
      });
      expect((await read(made.Identificador)).Salas).toMatchObject([{ Numero: 1 }]);
      expect(await history(made.Identificador)).toMatchObject([
        { Versao: 3, Usuario: 'Otávio Reis', Desfaz: 2, DesfeitaPor: null },
        { Versao: 2, Usuario: 'Lúcia Prado', Desfaz: null, DesfeitaPor: 3 },
        { Versao: 1, Desfaz: null, DesfeitaPor: null },
      ]);
    });

    test('leaves what somebody changed since, and says who', async () => {
      const made = await make({ Cidade: 'Lavras', Observacao: 'a' });
      const saved = await change(made, { Cidade: 'Perdões', Observacao: 'b' });
      await change(made, { Observacao: 'c' }, otavio);
      const { body } = await undo(saved, {}, lucia);
      expect(body.ItemRegistro).toMatchObject({
        Desfeito: true,
        Registro: { Cidade: 'Lavras', Observacao: 'c' },
        Conflitos: [{ Identificador: made.Identificador, Campos: ['Observacao'] }],
      });
      expect(body.ItemRegistro.Conflitos[0].Texto).toContain('Observação');
    });

    test('writes nothing where all of it was changed since, or is back already', async () => {
      const made = await make({ Cidade: 'Lavras' });
      const saved = await change(made, { Cidade: 'Perdões' });
      await change(made, { Cidade: 'Ijaci' });
      const clash = await undo(saved);
      expect(clash.body.ItemRegistro).toMatchObject({
        Desfeito: false,
        Conflitos: [{ Campos: ['Cidade'] }],
      });
      await change(made, { Cidade: 'Lavras' });
      const done = await undo(saved);
      expect(done.body.ItemRegistro).toMatchObject({ Desfeito: false, Conflitos: [] });
      expect((await read(made.Identificador)).Versao).toBe(4);
    });

    test('takes several versions of one save back at once', async () => {
      const made = await make({ Cidade: 'Lavras' });
      await change(made, { Cidade: 'Perdões' });
      await change(made, { Observacao: 'x' });
      const { body } = await undo({ ...made, Versao: 2 }, { Ate: 3 });
      expect(body.ItemRegistro.Registro).toMatchObject({ Cidade: 'Lavras', Observacao: null });
    });

    test('can be undone itself', async () => {
      const made = await make({ Cidade: 'Lavras' });
      const saved = await change(made, { Cidade: 'Perdões' });
      const { body } = await undo(saved);
      const again = await undo(body.ItemRegistro.Registro, {}, lucia);
      expect(again.body.ItemRegistro.Registro).toMatchObject({ Cidade: 'Perdões', Versao: 4 });
    });

    test("is judged by today's rules and the values that others took meanwhile", async () => {
      const made = await make({ Nome: `Nome disputado ${turn}` });
      const name = made.Nome;
      const saved = await change(made, { Nome: `Outro nome ${turn}` });
      await make({ Nome: name });
      const refused = await undo(saved);
      expect(refused).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'value-taken' }] } });
      expect((await read(made.Identificador)).Nome).not.toBe(name);
    });

    test('two at once: one does it, the other finds it done', async () => {
      const made = await make({ Cidade: 'Lavras' });
      const saved = await change(made, { Cidade: 'Perdões' });
      const answers = await Promise.all([undo(saved, {}, lucia), undo(saved, {}, otavio)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const did = answers.map(({ body }) => body.ItemRegistro.Desfeito).toSorted();
      expect(did).toEqual([false, true]);
      expect(await read(made.Identificador)).toMatchObject({ Cidade: 'Lavras', Versao: 3 });
    });
  });

  describe('undoing what made or removed a record', () => {
    test('a new record goes into the trash, a deleted one comes back', async () => {
      const made = await make();
      expect((await undo(made)).body.ItemRegistro).toMatchObject({ Desfeito: true, Registro: null });
      expect((await read(made.Identificador)).ExcluidoEm).toBeTruthy();
      const back = await undo({ ...made, Versao: 2 }, {}, lucia);
      expect(back.body.ItemRegistro).toMatchObject({ Desfeito: true, Registro: { Versao: 3 } });
    });

    test('a new record that somebody changed stays', async () => {
      const made = await make();
      await change(made, { Cidade: 'Perdões' }, otavio);
      expect((await undo(made)).body.ItemRegistro).toMatchObject({
        Desfeito: false,
        Conflitos: [{ Campos: ['Cidade'] }],
      });
    });

    test('a new record that others refer to stays', async () => {
      const place = await make({}, 'Comarca');
      await make({ IdentificadorComarca: place.Identificador });
      const answer = await api.call(otavio, 'POST', `/Comarca/Desfazer/${place.Identificador}`, {
        Versao: 1,
      });
      expect(answer).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'record-in-use' }] } });
    });

    test('a change of a record that was deleted since asks for it back first', async () => {
      const made = await make();
      const saved = await change(made, { Cidade: 'Perdões' });
      await api.call(lucia, 'DELETE', `/Cartorio/Excluir/${made.Identificador}?Versao=2`);
      expect(await undo(saved)).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'undo-deleted' }] } });
    });

    test('a record taken back from the trash names the deletion it undoes', async () => {
      const made = await make();
      await api.call(lucia, 'DELETE', `/Cartorio/Excluir/${made.Identificador}?Versao=1`);
      await api.call(otavio, 'POST', `/Cartorio/Restaurar/${made.Identificador}`, {});
      expect(await history(made.Identificador)).toMatchObject([
        { Operacao: 'RESTAURAR', Desfaz: 2 },
        { Operacao: 'EXCLUIR', DesfeitaPor: 3 },
        { Operacao: 'INCLUIR' },
      ]);
    });
  });

  describe('undoing many at once', () => {
    test('an import goes, but for what somebody changed since, and one row of the log links both', async () => {
      const number = await importing(8);
      const records = await importedOf();
      const edited = records.slice(0, 2);
      for (const record of edited) await change(record, { Cidade: 'Perdões' });
      const told = await undoAll(number, { Simular: true });
      expect(told.body.ItemRegistro).toMatchObject({
        Simulado: true,
        Lote: null,
        Desfeitos: 6,
        TotalConflitos: 2,
        Conjunto: { Operacao: 'IMPORTAR', Total: 8, Usuario: 'Lúcia Prado', Desfeito: null },
      });
      expect(await importedOf()).toHaveLength(8);
      const done = await undoAll(number);
      expect(done.body.ItemRegistro).toMatchObject({
        Desfeitos: 6,
        Conflitos: edited.map((record) => ({
          Identificador: record.Identificador,
          Rotulo: record.Nome,
          Campos: ['Cidade'],
        })),
      });
      const left = await importedOf();
      expect(left.map(({ Cidade }) => Cidade)).toEqual(['Perdões', 'Perdões']);
      const [undoing, imported] = await batches();
      expect(undoing).toMatchObject({
        Operacao: 'DESFAZER',
        Usuario: 'Otávio Reis',
        Total: 6,
        Conflitos: 2,
        LoteDesfeito: number,
      });
      expect(imported).toMatchObject({
        Lote: number,
        Desfeito: { Lote: undoing.Lote, Usuario: 'Otávio Reis', Total: 6, Conflitos: 2 },
      });
      // What was undone is undone again: all six are back.
      const again = await undoAll(undoing.Lote, {}, lucia);
      expect(again.body.ItemRegistro).toMatchObject({ Desfeitos: 6, TotalConflitos: 0 });
      expect(await importedOf()).toHaveLength(8);
      expect((await undoAll(again.body.ItemRegistro.Lote)).body.ItemRegistro.Desfeitos).toBe(6);
    });

    test('keeps what others refer to', async () => {
      const file = Buffer.from('Nome\r\nComarca com sala\r\nComarca livre\r\nComarca vizinha\r\n');
      const answer = await api.upload(lucia, '/Comarca/Importar', file);
      const { Lote } = answer.body.ItemRegistro;
      const list = await api.call(lucia, 'GET', '/Comarca/Listar?Busca=Comarca&NumeroRegistros=200');
      const named = (name: string): number =>
        list.body.ItemRegistro.Itens.find(({ Nome }: Kept) => Nome === name).Identificador;
      await make({
        Salas: [{ Numero: 1, IdentificadorComarca: named('Comarca com sala') }],
        Vizinhas: [named('Comarca vizinha')],
      });
      const undone = await api.call(otavio, 'POST', `/Comarca/DesfazerLote/${Lote}`, {});
      expect(undone.body.ItemRegistro).toMatchObject({ Desfeitos: 1, TotalConflitos: 2 });
      expect(undone.body.ItemRegistro.Conflitos.map(({ Rotulo }: Kept) => Rotulo)).toEqual([
        'Comarca com sala',
        'Comarca vizinha',
      ]);
      expect(undone.body.ItemRegistro.Conflitos[0].Texto).toContain('cartório');
    });

    test('a deletion of many comes back, a second undoing finds it done', async () => {
      const ids = [await make(), await make(), await make()].map(({ Identificador }) => Identificador);
      const gone = await api.call(lucia, 'POST', '/Cartorio/ExcluirVarios', { Identificadores: ids });
      const { Lote } = gone.body.ItemRegistro;
      const answers = await Promise.all([undoAll(Lote, {}, lucia), undoAll(Lote, {}, otavio)]);
      const done = answers.map(({ body }) => body.ItemRegistro.Desfeitos).toSorted();
      expect(done).toEqual([0, 3]);
      for (const id of ids) expect((await read(id)).Versao).toBe(3);
      const later = await undoAll(Lote);
      expect(later.body.ItemRegistro).toMatchObject({ Lote: null, Desfeitos: 0, JaDesfeitos: 3 });
    });

    test('an action on a selection goes back record by record', async () => {
      const place = await make({}, 'Comarca');
      const [one, two] = [await make(), await make()];
      const ids = [one.Identificador, two.Identificador];
      const ran = await api.call(lucia, 'POST', '/Cartorio/ExecutarVarios/mudar', {
        Identificadores: ids,
        Parametros: { IdentificadorComarca: place.Identificador },
      });
      const [batch] = await batches();
      expect(batch).toMatchObject({
        Lote: ran.body.ItemRegistro.Lote,
        Operacao: 'EXECUTAR',
        Acao: 'Mudar de comarca',
      });
      await undoAll(batch.Lote);
      for (const id of ids) expect((await read(id)).IdentificadorComarca).toBeNull();
    });

    test('a call that changed nothing is no whole', async () => {
      const gone = await api.call(lucia, 'POST', '/Cartorio/ExcluirVarios', {
        Identificadores: [999_999_999],
      });
      expect(gone.body.ItemRegistro).toMatchObject({ Excluidos: [], Lote: null });
      const trial = await api.upload(lucia, '/Cartorio/Importar?Simular=true', Buffer.from('Nome\r\nx\r\n'));
      expect(trial.body.ItemRegistro.Lote).toBeNull();
    });
  });

  describe('asks for the rights of what it does', () => {
    test('of a deletion for what was made or removed, of a change for what was changed', async () => {
      const made = await make();
      const saved = await change(made, { Cidade: 'Perdões' });
      const noUpdate = without(otavio, 'CARTORIO.ALTERAR');
      expect(await undo(saved, {}, noUpdate)).toMatchObject({
        status: 403,
        body: { Erros: [{ Codigo: 'permission-missing' }] },
      });
      const other = await make();
      expect((await undo(other, {}, without(otavio, 'CARTORIO.EXCLUIR'))).status).toBe(403);
      const number = await importing(1);
      expect((await undoAll(number, {}, without(otavio, 'CARTORIO.EXCLUIR'))).status).toBe(403);
      const blind = without(otavio, 'CARTORIO.CONSULTAR');
      expect((await undo(saved, {}, blind)).status).toBe(403);
      expect((await undoAll(number, {}, blind)).status).toBe(403);
      expect((await api.call(blind, 'GET', '/Cartorio/Lotes')).status).toBe(403);
    });

    test('of a field that needs a code of its own', async () => {
      const made = await make({ Capital: 10 });
      const saved = await change(made, { Capital: 20 });
      expect((await undo(saved, {}, without(otavio, 'CARTORIO.CAPITAL'))).status).toBe(403);
      expect((await read(made.Identificador)).Capital).toBe(20);
      const secret = await change(made, { Segredo: 'x' });
      await change(made, { Segredo: 'y' });
      const told = await undo(secret, {}, without(otavio, 'CARTORIO.SEGREDO'));
      expect(told.body.ItemRegistro.Conflitos).toMatchObject([{ Campos: [] }]);
      expect(told.body.ItemRegistro.Conflitos[0].Texto).not.toContain('Segredo');
    });

    test("another company's changes are not there", async () => {
      const made = await make();
      const number = await importing(1);
      expect((await undo(made, {}, stranger)).status).toBe(404);
      expect(await undoAll(number, {}, stranger)).toMatchObject({
        status: 404,
        body: { Erros: [{ Codigo: 'batch-unknown' }] },
      });
      expect(await batches(stranger)).toEqual([]);
    });

    test("who does not see all owners' undoes his own calls alone", async () => {
      const narrow = { ...otavio, allOwners: false, userId: 987 };
      const number = await importing(1);
      expect((await undoAll(number, {}, narrow)).status).toBe(404);
      expect(await batches(narrow)).toEqual([]);
    });

    test.each([
      [{}, 428],
      [{ Versao: 'x' }, 400],
      [{ Versao: 99 }, 422],
      [{ Versao: 1, Ate: 200 }, 400],
      [{ Versao: 1, Outro: 1 }, 400],
    ])('refuses %j', async (body, status) => {
      const { Identificador } = await make();
      const answer = await api.call(lucia, 'POST', `/Cartorio/Desfazer/${Identificador}`, body);
      expect(answer.status).toBe(status);
    });

    test('of a batch: no unknown words', async () => {
      const number = await importing(1);
      expect((await undoAll(number, { Simular: 'sim' })).status).toBe(400);
      expect((await undoAll(number, { Tudo: true })).status).toBe(400);
    });
  });

  test('a record of the whole installation is undone by the same rules', async () => {
    const keeper = { ...lucia, codes: allCodes() };
    const path = (call: string) => `/Empresa/${call}/${lucia.companyId}`;
    const { body } = await api.call(keeper, 'GET', path('Retornar'));
    const { Versao, RazaoSocial } = body.ItemRegistro;
    await api.call(keeper, 'PUT', path('Alterar'), { Versao, RazaoSocial: 'Banco Rebatizado S.A.' });
    const undone = await api.call(keeper, 'POST', path('Desfazer'), { Versao: Versao + 1 });
    expect(undone.body.ItemRegistro).toMatchObject({ Desfeito: true, Registro: { RazaoSocial } });
  });
});
