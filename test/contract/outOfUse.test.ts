import { cpf } from 'cpf-cnpj-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Field } from '../../src/field-types/types.ts';
import { entities, entityNamed } from '../../src/metadata/entities.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import { findRecord } from '../../src/server/engine/crud/findRecord.ts';
import { changeRecord } from '../../src/server/engine/crud/write/updateRecord.ts';
import { transact } from '../../src/server/engine/facts/transact.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { sampleRecord } from '../support/entities/sampleValues.ts';
import { startTenant, type Tenant } from '../support/people/tenant.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';

/** A field that a person chooses a record by which can be taken out of use. */
interface Choice {
  readonly entity: Entity;
  /** The lines field the choice stands in; null = the record itself. */
  readonly lines: Field | null;
  readonly field: Field;
  readonly target: Entity;
}

const leavesUse = ({ fields, storage }: Entity) =>
  storage === 'table' && fields.some(({ name, type }) => name === 'Ativo' && type === 'boolean');

function choiceOf(entity: Entity, field: Field, lines: Field | null): Choice[] {
  const target = field.entity === null ? undefined : entityNamed(field.entity);
  const isWritten = field.readOnly !== 'always' && (lines === null || lines.readOnly !== 'always');
  return target && leavesUse(target) && isWritten ? [{ entity, lines, field, target }] : [];
}

/** Every one the schemas have: a new field is tried by itself. */
const choices = entities
  .filter(({ storage, calls }) => storage === 'table' && calls.includes('create'))
  .flatMap((entity) =>
    entity.fields.flatMap((field) => [
      ...choiceOf(entity, field, null),
      ...field.fields.flatMap((inner) => choiceOf(entity, inner, field)),
    ]),
  );

const pathOf = ({ lines, field }: Choice) => (lines ? `${lines.name}.0.${field.name}` : field.name);

/** Companies are chosen among those one belongs to, and one's own cannot be out of use while one works in it. */
const tried = choices.filter(({ target }) => target.name !== 'empresa');

describe.each(featureEngines)('%s', (_engine, start) => {
  let api: Api;
  let ipe: Tenant;
  let actor: Actor;
  let turn = 0;

  beforeAll(async () => {
    api = await startApi(start, entities, { rules: {} });
    ipe = await startTenant(api);
    actor = ipe.actor;
  });
  afterAll(() => api.close());

  /** A record of its own that has been taken out of use. */
  async function retired(entity: Entity): Promise<number> {
    const { Identificador } = await ipe.make(entity.name);
    await setActive(entity, Identificador, false);
    return Identificador;
  }
  const setActive = (entity: Entity, id: number, Ativo: boolean) =>
    transact(api, actor, async (work) => {
      const model = api.models.named(entity.name);
      await changeRecord(work, model, await findRecord(work, model, id, { lock: 'change' }), { Ativo });
    });
  const choose = ({ lines, field }: Choice, sample: Row, id: number): Row => {
    const value = field.type === 'referenceMany' ? [id] : id;
    if (!lines) return { [field.name]: value };
    const [first = {}] = (sample[lines.name] ?? [{}]) as readonly Row[];
    return { [lines.name]: [{ ...first, [field.name]: value }] };
  };

  test('there is something to try', () => {
    expect(tried.length).toBeGreaterThan(15);
  });

  test.each(tried.map((choice) => [`${choice.entity.name}.${pathOf(choice)}`, choice] as const))(
    '%s takes nothing that is out of use, and keeps what it had',
    async (_name, choice) => {
      const { entity, target } = choice;
      turn += 1;
      const id = await retired(target);
      const sample = await sampleRecord(entity, 5_000 + turn, ipe.refer);
      const refused = await api.call(actor, 'POST', `/${entity.noun}/Incluir`, {
        ...sample,
        ...choose(choice, sample, id),
      });
      const path = pathOf(choice);
      expect(refused.body.Erros, JSON.stringify(refused.body)).toContainEqual(
        expect.objectContaining({ Campo: path, Codigo: 'reference-inactive' }),
      );
      expect(refused.status).toBe(422);

      // What was chosen while it was in use stays, is told as out of use, and holds nothing else up.
      await setActive(target, id, true);
      const made = await ipe.make(entity.name, choose(choice, sample, id));
      await setActive(target, id, false);
      const read = await api.call(actor, 'GET', `/${entity.noun}/Retornar/${made.Identificador}`);
      const told = choice.field.type === 'referenceMany' && !choice.lines ? `${path}.0` : path;
      // Rows of lists of references carry no names.
      if (!(choice.lines && choice.field.type === 'referenceMany'))
        expect(read.body.ItemRegistro.Inativos).toContain(told);
      if (!entity.calls.includes('update')) return;
      const text = entity.fields.find(
        ({ type, readOnly, name, unique, visibleWhen }) =>
          type === 'text' && readOnly === false && name !== path && !unique && !visibleWhen,
      );
      if (!text) return;
      const kept = await api.call(actor, 'PUT', `/${entity.noun}/Alterar/${made.Identificador}`, {
        Versao: read.body.ItemRegistro.Versao,
        [text.name]: String(made[text.name] ?? 'x').slice(0, 3),
        ...(choice.field.readOnly === false && choice.lines?.readOnly !== 'after-create'
          ? choose(choice, sample, id)
          : {}),
      });
      expect(kept.status, JSON.stringify(kept.body)).toBe(200);
    },
  );

  test.each(entities.filter(leavesUse).map((entity) => [entity.name, entity] as const))(
    '%s out of use is no choice, is found by a filter, and keeps its name',
    async (_name, entity) => {
      const id = await retired(entity);
      const offered = async (query: string) =>
        (await api.call(actor, 'GET', `/${entity.noun}/Escolhas?${query}`)).body.ItemRegistro
          .Itens as readonly Row[];
      const [named] = await offered(`Identificadores=${id}`);
      expect(named).toMatchObject({ Identificador: id, Ativo: false });
      const search = encodeURIComponent(String(named?.Rotulo));
      const of = (items: readonly Row[]) => items.filter(({ Identificador }) => Identificador === id);
      expect(of(await offered(`Busca=${search}`))).toEqual([]);
      expect(of(await offered(`Busca=${search}&Inativos=true`))).toEqual([named]);
    },
  );

  test('an import names what is out of use, and takes the one of two of a name that is in use', async () => {
    const [idle, busy] = [
      await ipe.make('grupo', { Nome: 'Grupo Açude' }),
      await ipe.make('grupo', { Nome: 'Grupo AÇUDE' }),
    ];
    await setActive(entityNamed('grupo'), idle.Identificador, false);
    const file = (group: string) =>
      Buffer.from(`Nome;Tipo de pessoa;CPF/CNPJ;Grupo\nAna Couto;Pessoa física;${cpf.generate()};${group}\n`);
    const lone = await ipe.make('grupo', { Nome: 'Grupo Parado' });
    await setActive(entityNamed('grupo'), lone.Identificador, false);
    const refused = await api.upload(actor, '/Cliente/Importar?Simular=true', file('Grupo Parado'));
    expect(refused.body.ItemRegistro.Erros).toMatchObject([{ Linha: 2, Campo: 'IdentificadorGrupo' }]);
    expect(refused.body.ItemRegistro.Erros[0].Texto).toContain('Grupo Parado está fora de uso');
    const taken = await api.upload(actor, '/Cliente/Importar', file('grupo acude'));
    expect(taken.body.ItemRegistro).toMatchObject({ Incluidos: 1, Erros: [] });
    const listed = await api.call(actor, 'GET', `/Cliente/Listar?IdentificadorGrupo=${busy.Identificador}`);
    expect(listed.body.ItemRegistro.Total).toBe(1);
  });

  test('an old version that names what is out of use now does not come back', async () => {
    const group = await ipe.make('grupo');
    const client = await ipe.make('cliente', {
      TipoPessoa: 'F',
      Documento: cpf.generate(),
      IdentificadorGrupo: group.Identificador,
    });
    const changed = await api.call(actor, 'PUT', `/Cliente/Alterar/${client.Identificador}`, {
      Versao: client.Versao,
      IdentificadorGrupo: null,
    });
    await setActive(entityNamed('grupo'), group.Identificador, false);
    const back = await api.call(actor, 'POST', `/Cliente/RestaurarVersao/${client.Identificador}`, {
      VersaoHistorica: 1,
      Versao: changed.body.ItemRegistro.Versao,
    });
    expect(back).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'reference-inactive' }] } });
  });

  test('who may change a record is told what in use would go on referring to it', async () => {
    const directorate = await ipe.make('diretoria');
    const segment = await ipe.make('segmento-area', { IdentificadorDiretoria: directorate.Identificador });
    await ipe.make('segmento-area', { IdentificadorDiretoria: directorate.Identificador, Ativo: false });
    const ask = () => api.call(actor, 'GET', `/Diretoria/Inativacao/${directorate.Identificador}`);
    expect((await ask()).body.ItemRegistro).toEqual({
      Encargos: [],
      Dependentes: [
        { Entidade: 'segmento-area', Nome: 'Segmentos/Áreas', Total: 1, Campos: ['IdentificadorDiretoria'] },
      ],
    });
    await setActive(entityNamed('segmento-area'), segment.Identificador, false);
    expect((await ask()).body.ItemRegistro.Dependentes).toEqual([]);
  });
});
