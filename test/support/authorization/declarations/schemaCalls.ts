import { entities } from '../../../../src/metadata/entities.ts';
import type { Action, Entity, Transition } from '../../../../src/metadata/entity.ts';
import { sampleRecord } from '../../entities/sampleValues.ts';
import type { SeededCompany } from '../seededCompany.ts';
import {
  all,
  type Declared,
  type Ground,
  type IdOf,
  idsOf,
  json,
  missing,
  type Need,
  none,
  type Outcome,
  stale,
} from './row.ts';

/** The standard calls of an entity, its transitions and its actions, by method and path. */
export function callsOf(
  entity: Entity,
  ground: Ground,
): Readonly<Record<string, Promise<readonly Declared[]>>> {
  const { codes, noun } = entity;
  const url = (path: string) => `/api/${noun}/${path}`;
  const idOf = idsOf(ground, entity.name);
  const base = { door: 'company', targets: ['own'] } as const;
  const list = (path: string, need: Need, name?: string): Declared => ({
    ...base,
    ...(name ? { name } : {}),
    need,
    ask: () => ({ method: 'GET', url: url(path) }),
    allowed: { status: 200 },
  });
  const one = (path: string, code: string): Declared => ({
    ...base,
    need: [[code]],
    entity,
    targets: all,
    ask: (target) => ({ method: 'GET', url: url(`${path}/${idOf(target)}`) }),
    allowed: { status: 200 },
  });
  const body = (path: string, code: string, payload: object, allowed: Outcome): Declared => ({
    ...base,
    need: [[code]],
    ask: () => ({ method: 'POST', url: url(path), headers: json, payload }),
    allowed,
  });
  const change: Change = (method, path, code, payload) => ({
    ...base,
    need: [[code]],
    entity,
    targets: all,
    ask: (target, place) => ({
      method,
      url: url(path.replace(':id', String(idOf(target)))),
      ...(payload ? { headers: json, payload: payload(place) } : {}),
    }),
    allowed: { status: 409 },
  });
  const many: Many = (path, code, done, idOfMany, rest = nothing) => ({
    ...base,
    name: `POST /api/${noun}/${path}`,
    need: [[code]],
    entity,
    targets: ['foreign', 'missing'],
    ask: (target, place) => ({
      method: 'POST',
      url: url(path),
      headers: json,
      payload: { ...rest(place), Identificadores: [idOfMany(target)] },
    }),
    allowed: { status: 200 },
    hidden: { status: 200, untouched: ({ body: { ItemRegistro } }) => ItemRegistro[done].length === 0 },
    writes: true,
  });
  const unknownField = { CampoQueNaoExiste: 1 };
  const deletedOf: typeof idOf = (target) =>
    target === 'foreign' ? ground.abroad.deleted.get(entity.name) : idOf(target);
  const now = (rows: readonly Declared[]) => Promise.resolve(rows);
  return {
    'GET Escolhas': now([list('Escolhas', choosers(entity))]),
    'GET Listar': now([
      list('Listar?NumeroRegistros=200', [[codes.list]]),
      list(
        'Listar?Excluidos=true&NumeroRegistros=200',
        [[codes.delete]],
        `GET /api/${noun}/Listar, the trash`,
      ),
    ]),
    'GET Exportar': now([
      list('Exportar', [[codes.export]]),
      list('Exportar?Excluidos=true', [[codes.export, codes.delete]], `GET /api/${noun}/Exportar, the trash`),
    ]),
    'GET Retornar/:id': now([one('Retornar', codes.get)]),
    'GET Historico/:id': now([one('Historico', codes.history)]),
    'GET Referencias/:id': now([one('Referencias', codes.delete)]),
    'GET Inativacao/:id': now([one('Inativacao', codes.update)]),
    'POST Semelhantes': now([body('Semelhantes', codes.list, {}, { status: 200 })]),
    'GET Duplicados': now([list('Duplicados', [[codes.list]])]),
    'GET Mesclagem': now([
      {
        ...list(`Mesclagem?Identificadores=1`, [[codes.update, codes.delete]]),
        allowed: { status: 400, code: 'merge-count' },
      },
    ]),
    'POST Mesclar': now([
      {
        ...change('POST', 'Mesclar', codes.update),
        need: [[codes.update, codes.delete]],
        ask: (target) => ({
          method: 'POST',
          url: url('Mesclar'),
          headers: json,
          payload: {
            Sobrevivente: Number(idOf(target)),
            Registros: [
              { Identificador: Number(idOf(target)), Versao: stale },
              { Identificador: missing + 1, Versao: 1 },
            ],
          },
        }),
      },
    ]),
    'POST DesfazerMesclagem/:id': now([
      {
        ...change('POST', 'DesfazerMesclagem/:id', codes.update, () => ({ Mesclagem: 1, Versao: stale })),
        need: [[codes.update, codes.delete]],
      },
    ]),
    'GET Lotes': now([list('Lotes', [[codes.history]])]),
    'POST Desfazer/:id': now([
      {
        ...change('POST', 'Desfazer/:id', codes.history, () => ({ Versao: stale })),
        allowed: { status: 422, code: 'version-unknown' },
      },
    ]),
    'POST DesfazerLote/:id': now([
      {
        ...body('DesfazerLote/999999999', codes.history, {}, { status: 404, code: 'batch-unknown' }),
      },
    ]),
    'POST Incluir': now([
      body('Incluir', codes.create, unknownField, { status: 400, code: 'field-unknown' }),
    ]),
    'POST Importar': now([
      {
        ...base,
        need: [[codes.create]],
        ask: () => ({
          method: 'POST',
          url: url('Importar?Simular=true'),
          headers: { 'content-type': 'text/csv' },
          payload: 'CampoQueNaoExiste\n1\n',
        }),
        allowed: { status: 422, code: 'import-no-columns' },
      },
    ]),
    'POST LerTabela': now([
      {
        ...base,
        need: [[codes.create]],
        ask: () => ({
          method: 'POST',
          url: url('LerTabela'),
          headers: { 'content-type': 'text/csv' },
          payload: 'CampoQueNaoExiste\n1\n',
        }),
        allowed: { status: 200 },
      },
    ]),
    'PUT Alterar/:id': now([change('PUT', 'Alterar/:id', codes.update, () => ({ Versao: stale }))]),
    'POST RestaurarVersao/:id': now([
      change('POST', 'RestaurarVersao/:id', codes.update, () => ({ Versao: stale, VersaoHistorica: 1 })),
    ]),
    // What a change would do to people's rights is asked under the code of the change.
    'POST Previa/:id': now([change('POST', 'Previa/:id', codes.update, () => ({ Versao: stale }))]),
    'POST Previa': now([body('Previa', codes.create, unknownField, { status: 400, code: 'field-unknown' })]),
    'DELETE Excluir/:id': now([change('DELETE', `Excluir/:id?Versao=${stale}`, codes.delete)]),
    'POST ExcluirVarios': now([many('ExcluirVarios', codes.delete, 'Excluidos', idOf)]),
    'POST RestaurarVarios': now([many('RestaurarVarios', codes.delete, 'Restaurados', deletedOf)]),
    'POST Restaurar/:id': now([
      {
        ...base,
        need: [[codes.delete]],
        entity,
        targets: ['foreign', 'missing'],
        ask: (target) => ({ method: 'POST', url: url(`Restaurar/${deletedOf(target)}`) }),
        allowed: { status: 200 },
        writes: true,
      },
    ]),
    'POST Executar/:acao/:id': runsOnRecords(entity, ground, change),
    'POST Executar/:acao': now([
      ...entity.actions
        .filter(({ on }) => on.includes('list'))
        .map(({ name, code }) => ({
          ...body(`Executar/${name}`, code, unknownField, { status: 400, code: 'parameter-unknown' }),
          name: `POST /api/${noun}/Executar/${name}`,
        })),
      unknownAction(url('Executar/nenhuma')),
    ]),
    'POST ExecutarVarios/:acao': runsOnMany(entity, ground, many, url('ExecutarVarios/nenhuma')),
  };
}

const unknownAction = (url: string): Declared => ({
  name: `POST ${url}`,
  door: 'person',
  need: none,
  targets: ['own'],
  ask: () => ({ method: 'POST', url, headers: json, payload: { Versao: stale } }),
  allowed: { status: 404, code: 'action-unknown' },
});

/** What a call carries beside the record it names. */
type Payload = (place: 'home' | 'abroad') => object;
const nothing: Payload = () => ({});

type Change = (method: 'PUT' | 'POST' | 'DELETE', path: string, code: string, payload?: Payload) => Declared;

async function runsOnRecords(entity: Entity, ground: Ground, change: Change): Promise<readonly Declared[]> {
  const events = Map.groupBy(entity.states?.transitions ?? [], ({ event }) => event);
  const transitions = [...events].map(([event, named]) => ({
    ...change('POST', `Executar/${event}/:id`, '', () => ({ Versao: stale, Motivo: 'x' })),
    name: `POST /api/${entity.noun}/Executar/${event}/:id`,
    ...transitionRule(named, entity.states?.initial ?? ''),
    recordFirst: true,
  }));
  const actions: Declared[] = [];
  for (const action of entity.actions.filter(({ on }) => on.includes('record'))) {
    const parameters = await parametersOf(action, ground);
    const payload: Payload = (place) => ({ ...parameters[place], Versao: stale });
    const path = `Executar/${action.name}/:id`;
    actions.push({
      ...change('POST', path, action.code, payload),
      need: needOf(action),
      name: `POST /api/${entity.noun}/${path}`,
    });
  }
  return [...transitions, ...actions, unknownAction(`/api/${entity.noun}/Executar/nenhuma/1`)];
}

/** What the system alone may do is no transition of anybody's; the seeded records are in their initial state. */
function transitionRule(named: readonly Transition[], state: string): Pick<Declared, 'need' | 'allowed'> {
  const coded = named.filter(({ code }) => code !== null);
  const possible = coded.filter(({ from }) => from.includes(state));
  const allowed = possible.length > 0 ? { status: 409 } : { status: 422, code: 'transition-not-allowed' };
  const needed = (possible.length > 0 ? possible : coded).map(({ code }) => [code ?? '']);
  return { need: needed.length === 0 ? none : needed, allowed };
}

type Many = (path: string, code: string, done: string, idOf: IdOf, rest?: Payload) => Declared;

async function runsOnMany(
  entity: Entity,
  ground: Ground,
  many: Many,
  unknown: string,
): Promise<readonly Declared[]> {
  const rows: Declared[] = [];
  for (const action of entity.actions.filter(({ on }) => on.includes('selection'))) {
    const parameters = await parametersOf(action, ground);
    const rest: Payload = (place) => ({ Parametros: parameters[place] });
    rows.push({
      ...many(`ExecutarVarios/${action.name}`, action.code, 'Executados', idsOf(ground, entity.name), rest),
      need: needOf(action),
    });
  }
  return [...rows, unknownAction(unknown)];
}

/** The code of the action, and those of the parameters that are given with it. */
const needOf = ({ code, parameters }: Action): Need => [
  [code, ...(parameters?.fields ?? []).flatMap(({ changeCode }) => changeCode ?? [])],
];

/** Parameters the action's own rules accept, so that what refuses is the right and not the form. */
async function parametersOf({ parameters }: Action, { home, abroad }: Ground) {
  const shape = { fields: [], rules: [], ...parameters } as unknown as Entity;
  const from = ({ living }: SeededCompany) =>
    sampleRecord(shape, 1, async (name) => living.get(name) ?? null);
  return { home: await from(home), abroad: await from(abroad) };
}

/** Who lists an entity, or may use a field or an action that asks for one of its records, may choose one. */
function choosers(entity: Entity): Need {
  const fieldsOf = (other: Pick<Entity, 'fields'>) =>
    other.fields.flatMap((field) => [field, ...field.fields]);
  const refers = (other: Pick<Entity, 'fields'>) =>
    fieldsOf(other).some((field) => field.entity === entity.name);
  const codes = entities.flatMap((other) => [
    ...(other.storage !== 'shared' && refers(other)
      ? [other.codes.list, other.codes.create, other.codes.update]
      : []),
    ...other.actions.flatMap(({ code, parameters }) => (parameters && refers(parameters) ? [code] : [])),
  ]);
  return [...new Set([entity.codes.list, ...codes])].map((code) => [code]);
}
