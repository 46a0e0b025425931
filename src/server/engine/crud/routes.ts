import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Answer, bySchema } from '../calls/answer.ts';
import { isCompared } from './alike/alikeFields.ts';
import { possibleDuplicates } from './alike/possibleDuplicates.ts';
import { similarRecords } from './alike/similarRecords.ts';
import {
  answerChange,
  answerExport,
  answerRead,
  type ChangingCall,
  type CrudParts,
  idOf,
  queryOf,
  type ReadingCall,
} from './answers.ts';
import { createExportAllowance, type ExportAllowance } from './export/exportAllowance.ts';
import { getRecord } from './getRecord.ts';
import { addImport } from './import/importRoute.ts';
import { listChoices } from './list/listChoices.ts';
import { readListQuery, singleOf } from './list/listQuery.ts';
import { listRecords } from './list/listRecords.ts';
import { mergePreview } from './merge/mergePreview.ts';
import { mergeRecords } from './merge/mergeRecords.ts';
import { undoMerge } from './merge/undoMerge.ts';
import type { EntityModel } from './models.ts';
import { recordHistory, restoreVersion } from './recordHistory.ts';
import { recordUses } from './recordUses.ts';
import { isUndoable, undoRoutes } from './undo/routes.ts';
import { versionInAddress } from './write/checkBody.ts';
import { createRecord } from './write/createRecord.ts';
import { deleteMany, restoreMany } from './write/deleteMany.ts';
import { deleteRecord, restoreRecord } from './write/deleteRecord.ts';
import { asksBeforeLeaving, leavingUse } from './write/leavingUse.ts';
import { runAction, runOnList, runOnMany } from './write/runAction.ts';
import { updateRecord } from './write/updateRecord.ts';

export type { CrudParts, RecordsRead } from './answers.ts';

/** The generated calls of every entity (design, section 5). Relative to the prefix they are mounted under. */
export const crudRoutes = (parts: CrudParts): readonly Answer[] => [(api) => addRoutes(api, parts)];

function addRoutes(api: FastifyInstance, parts: CrudParts): void {
  const allowance = createExportAllowance(parts.settings?.exportsPerMinute ?? Number.POSITIVE_INFINITY);
  for (const model of parts.models.list) {
    readRoutes(api, parts, model, allowance);
    changeRoutes(api, parts, model);
    if (isCompared(model)) alikeRoutes(api, parts, model);
    if (isUndoable(model)) undoRoutes(api, parts, model);
    if (model.entity.merge) mergeRoutes(api, parts, model);
    if (model.entity.actions.length > 0 || model.entity.states) actionRoutes(api, parts, model);
  }
  addImport(
    api,
    parts,
    parts.models.list.filter(({ entity }) => entity.calls.includes('create')),
  );
}

function readRoutes(
  api: FastifyInstance,
  parts: CrudParts,
  model: EntityModel,
  allowance: ExportAllowance,
): void {
  const { noun, calls, storage } = model.entity;
  const read = (path: string, run: ReadingCall) =>
    api.get(`/${noun}/${path}`, bySchema, answerRead(parts, model, run));
  // No field refers to a row of a view, and its name would be told before the rules have covered it.
  if (storage === 'table')
    read('Escolhas', async (work, request) => {
      const Itens = await listChoices(work, model, queryOf(request));
      return { item: { Itens }, note: { call: 'Escolhas', id: null, count: Itens.length } };
    });
  if (calls.includes('list')) {
    read('Listar', async (work, request) => {
      const item = await listRecords(work, model, readListQuery(queryOf(request)));
      return { item, note: { call: 'Listar', id: null, count: item.Itens.length } };
    });
    api.get(`/${noun}/Exportar`, bySchema, answerExport(parts, model, allowance));
  }
  if (calls.includes('get'))
    read('Retornar/:id', async (work, request) => {
      const id = idOf(request);
      return { item: await getRecord(work, model, id), note: { call: 'Retornar', id, count: 1 } };
    });
  if (calls.includes('history'))
    read('Historico/:id', async (work, request) => {
      const id = idOf(request);
      const Itens = await recordHistory(work, model, id);
      return { item: { Itens }, note: { call: 'Historico', id, count: 1 } };
    });
  if (asksBeforeLeaving(model))
    read('Inativacao/:id', async (work, request) => ({
      item: await leavingUse(work, model, idOf(request)),
      note: null,
    }));
  if (calls.includes('delete'))
    read('Referencias/:id', async (work, request) => ({
      item: await recordUses(work, model, idOf(request)),
      note: null,
    }));
}

function changeRoutes(api: FastifyInstance, parts: CrudParts, model: EntityModel): void {
  const { noun, calls } = model.entity;
  const change = (method: 'POST' | 'PUT' | 'DELETE', path: string, run: ChangingCall) =>
    api.route({ ...bySchema, method, url: `/${noun}/${path}`, handler: answerChange(parts, model, run) });
  if (calls.includes('create'))
    change('POST', 'Incluir', (work, { body }) => createRecord(work, model, body));
  if (calls.includes('update')) {
    change('PUT', 'Alterar/:id', (work, request) => updateRecord(work, model, idOf(request), request.body));
    change('POST', 'RestaurarVersao/:id', (work, request) =>
      restoreVersion(work, model, idOf(request), request.body),
    );
  }
  if (calls.includes('delete')) {
    change('DELETE', 'Excluir/:id', (work, request) =>
      deleteRecord(work, model, idOf(request), versionInAddress(singleOf(queryOf(request), 'Versao'))),
    );
    change('POST', 'ExcluirVarios', (work, { body }) => deleteMany(work, model, body));
    change('POST', 'Restaurar/:id', (work, request) => restoreRecord(work, model, idOf(request)));
    change('POST', 'RestaurarVarios', (work, { body }) => restoreMany(work, model, body));
  }
}

/** Records that look like the one being written, and all that look like each other. */
function alikeRoutes(api: FastifyInstance, parts: CrudParts, model: EntityModel): void {
  const { noun } = model.entity;
  api.post(
    `/${noun}/Semelhantes`,
    bySchema,
    answerRead(parts, model, async (work, { body }) => {
      const Itens = await similarRecords(work, model, body);
      return { item: { Itens }, note: { call: 'Listar', id: null, count: Itens.length } };
    }),
  );
  api.get(
    `/${noun}/Duplicados`,
    bySchema,
    answerRead(parts, model, async (work, request) => {
      const item = await possibleDuplicates(work, model, queryOf(request));
      const count = item.Itens.reduce((sum, { Registros }) => sum + Registros.length, 0);
      return { item, note: { call: 'Listar', id: null, count } };
    }),
  );
}

/** Several records become one, and again several. */
function mergeRoutes(api: FastifyInstance, parts: CrudParts, model: EntityModel): void {
  const { noun } = model.entity;
  api.get(
    `/${noun}/Mesclagem`,
    bySchema,
    answerRead(parts, model, async (work, request) => {
      const item = await mergePreview(work, model, queryOf(request));
      return { item, note: { call: 'Retornar', id: null, count: item.Registros.length } };
    }),
  );
  api.post(
    `/${noun}/Mesclar`,
    bySchema,
    answerChange(parts, model, (work, { body }) => mergeRecords(work, model, body)),
  );
  api.post(
    `/${noun}/DesfazerMesclagem/:id`,
    bySchema,
    answerChange(parts, model, (work, request) => undoMerge(work, model, idOf(request), request.body)),
  );
}

/** State transitions, and what the schema declares for a record, a selection, or the list itself. */
function actionRoutes(api: FastifyInstance, parts: CrudParts, model: EntityModel): void {
  const change = (path: string, run: ChangingCall) =>
    api.post(`/${model.entity.noun}/${path}`, bySchema, answerChange(parts, model, run));
  change('Executar/:acao/:id', (work, request) =>
    runAction(work, model, actionOf(request), idOf(request), request.body),
  );
  change('Executar/:acao', (work, request) => runOnList(work, model, actionOf(request), request.body));
  change('ExecutarVarios/:acao', (work, request) => runOnMany(work, model, actionOf(request), request.body));
}

const actionOf = ({ params }: FastifyRequest) => String((params as Readonly<Record<string, string>>).acao);
