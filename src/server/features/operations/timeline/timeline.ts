import equal from 'fast-deep-equal';
import { AppError } from '../../../../domain/errors.ts';
import type { Field } from '../../../../field-types/types.ts';
import type { QueryOf } from '../../../../metadata/calls/call.ts';
import type { operationCalls, Timeline, TimelineEvent } from '../../../../metadata/calls/operations.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { requireSeen } from '../../../engine/crud/findRecord.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { type ChangedField, namesInChanges } from '../../../engine/logs/namesInChanges.ts';
import { type ReadableChange, readable } from '../../../engine/logs/readableValue.ts';
import { maySee } from '../../../engine/permissions/requireCode.ts';
import { type Kind, kinds, readableEntities } from './kinds.ts';
import { type LogRow, type NamedRecord, recordsOfEvents, rowsOfEvents } from './rows.ts';
import { sentenceOf } from './sentence.ts';
import { type EventKey, eventsOf, type Place } from './toldEvents.ts';

const usual = 20;

/**
 * What happened to an operation and all that belongs to it, newest first: what the reader may not read of each kind
 * is not told, nor the fields kept from him.
 * @param query `Antes`: a `Chave`, older ones are wanted
 * @throws AppError 'record-not-found'; 'query-invalid' naming the parameter
 */
export async function timelineOf(
  work: Work,
  id: number,
  { Antes, Tipo = [], NumeroRegistros = usual }: QueryOf<typeof operationCalls.timeline>,
): Promise<Timeline> {
  const asked = { kinds: Tipo.map(readKind), before: readPlace(Antes), most: NumeroRegistros };
  await requireSeen(work, work.models.named('operacao'), id);
  const entities = readableEntities(work.actor, work.models);
  const events = await eventsOf(work, { ...asked, operation: id, entities, most: asked.most + 1 });
  const page = events.slice(0, asked.most);
  return {
    Itens: await told(work, page),
    Mais: events.length > page.length,
    Tipos: kinds
      .filter((kind) => kind.entities.some((name) => entities.includes(name)))
      .map(({ code }) => code),
  };
}

async function told(work: Work, events: readonly EventKey[]): Promise<readonly TimelineEvent[]> {
  const rows = await rowsOfEvents(work, events);
  const records = await recordsOfEvents(work, rows.values());
  const abouts = await namesOfAbouts(work, records);
  const details = await detailsOf(work, [...rows.values()]);
  return events.flatMap((event): TimelineEvent[] => {
    const row = rows.get(`${event.log}/${event.id}`);
    const entity = row && work.models.find(row.Entidade)?.entity;
    if (!row || !entity) return [];
    const record = records.get(`${row.Entidade}/${row.IdentificadorRegistro}`) ?? null;
    const changes = event.count > 1 ? [] : (details.get(row) ?? []);
    const about = record?.about ? (abouts.get(record.about) ?? null) : null;
    const target = event.count > 1 ? null : targetOf(row, record);
    return [
      {
        Chave: keyOf(event),
        DataHora: event.at,
        Tipo: kinds.find((kind) => kind.entities.includes(entity.name))?.code ?? 'operacao',
        Texto: sentenceOf(
          { row, entity, record, about, count: event.count, fields: changes.map(({ Campo }) => Campo) },
          work.actor.locale,
        ),
        Motivo: row.Motivo,
        Citacao: quoteOf(row, record),
        Alteracoes: entity.name === 'comentario' ? [] : changes,
        Entidade: target?.entity ?? null,
        IdentificadorRegistro: target?.id ?? null,
      },
    ];
  });
}

/** A comment is told in its own words, while nobody has taken them back. */
const quoteOf = ({ Entidade, Depois }: LogRow, record: NamedRecord | null): string | null =>
  Entidade === 'comentario' && record?.isThere && Depois ? String(Depois.Texto ?? '') : null;

/** Findings and comments have no page: their registry record has. */
function targetOf(
  { Entidade, IdentificadorRegistro }: LogRow,
  record: NamedRecord | null,
): { readonly entity: string; readonly id: number } | null {
  if (Entidade === 'operacao' || !record?.isThere) return null;
  if (!['apontamento', 'comentario', 'item-checklist'].includes(Entidade))
    return { entity: Entidade, id: IdentificadorRegistro };
  return record.about === null || Entidade === 'item-checklist'
    ? null
    : { entity: 'registro-matricula', id: record.about };
}

async function namesOfAbouts(
  work: Work,
  records: ReadonlyMap<string, NamedRecord>,
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set([...records.values()].flatMap(({ about }) => about ?? []))];
  if (ids.length === 0) return new Map();
  const rows = ids.map((id) => ({ Entidade: 'registro-matricula', IdentificadorRegistro: id }) as LogRow);
  const named = await recordsOfEvents(work, rows);
  return new Map(ids.map((id) => [id, named.get(`registro-matricula/${id}`)?.name ?? String(id)]));
}

/** Which fields changed from what to what; of new records nothing is repeated. */
async function detailsOf(
  work: Work,
  rows: readonly LogRow[],
): Promise<ReadonlyMap<LogRow, readonly ReadableChange[]>> {
  const changed = rows.map((row) => {
    const entity = work.models.find(row.Entidade)?.entity;
    return { row, entity, fields: entity ? changedFields(row, entity, work) : [] };
  });
  const names = await namesInChanges(
    work,
    changed.flatMap(({ fields }) => fields),
  );
  return new Map(
    changed.map(({ row, entity, fields }) => [
      row,
      entity ? fields.map((field) => readable(field, { entity, actor: work.actor, names })) : [],
    ]),
  );
}

const partial: readonly unknown[] = ['ALTERAR', 'VERSAO'];

/** What nobody reads: a calculation's input, an opinion's parts. Its own page shows those. */
const unreadable: ReadonlySet<string> = new Set(['json', 'file']);

function changedFields(row: LogRow, entity: Entity, { actor }: Work): readonly ChangedField[] {
  if (!partial.includes(row.Operacao)) return [];
  const differs = ({ name }: Field) => !equal(row.Antes?.[name] ?? null, row.Depois?.[name] ?? null);
  return entity.fields
    .filter(
      (field) => !field.computed && !unreadable.has(field.type) && maySee(actor, field) && differs(field),
    )
    .map((field) => ({ field, from: row.Antes?.[field.name] ?? null, to: row.Depois?.[field.name] ?? null }));
}

const keyOf = ({ at, log, id }: EventKey): string => `${at}_${log}_${id}`;
const keyForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6})Z_(alteracao|transicao)_([1-9]\d{0,14})$/;

function readKind(code: string): Kind {
  const kind = kinds.find((candidate) => candidate.code === code);
  if (!kind) throw invalid('Tipo');
  return kind;
}

function readPlace(text: string | undefined): Place | null {
  if (text === undefined) return null;
  const [, at = '', log = '', id = ''] = keyForm.exec(text) ?? [];
  if (at === '' || Number.isNaN(Date.parse(`${at}Z`))) throw invalid('Antes');
  return { at, log: log as Place['log'], id: Number(id) };
}

const invalid = (name: string) => new AppError('query-invalid', { name }, { field: name });
