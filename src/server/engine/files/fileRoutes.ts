import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { Field } from '../../../field-types/types.ts';
import { fileCalls } from '../../../metadata/calls/files.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { attachmentHeader } from '../../kit/files/attachment.ts';
import { sandboxedContent } from '../../kit/http/securityHeaders.ts';
import { column } from '../../kit/sql/names.ts';
import type { Actor } from '../actors/actor.ts';
import { type Answer, answer } from '../calls/answer.ts';
import type { EntityModel } from '../crud/models.ts';
import { and, or, type Sql, scopeOf } from '../crud/scope.ts';
import type { Work } from '../crud/work.ts';
import { look } from '../facts/transact.ts';
import { holds, maySee } from '../permissions/requireCode.ts';
import { type FileRow, findFile } from './fileRows.ts';
import { type FileParts, store } from './takeFile.ts';

/** Conditions in SQL, each true when some record that the actor may read keeps the file of this key. */
export type FileKeeper = (work: Work, file: number) => readonly Sql[];

/** Whole files, in and out: bytes, not JSON. */
export const fileRoutes = (parts: FileParts): readonly Answer[] => [
  answer(fileCalls.store, async (request) =>
    toEnvelope(shown(await store(parts, request, request.query.Nome))),
  ),

  answer(
    fileCalls.file,
    async ({ actor, params }, reply) => {
      const file = await readable(parts, actor, params.id);
      const { size, stream } = await parts.files.get(file.Chave, file.Nome);
      return reply
        .type(file.Tipo)
        .headers({
          'Content-Length': size,
          'Content-Disposition': attachmentHeader(file.Nome),
          'Content-Security-Policy': sandboxedContent,
        })
        .send(stream);
    },
    { access: { event: 'baixou' } },
  ),
];

const shown = ({ Identificador, Nome, Tipo, Tamanho }: FileRow) => ({ Identificador, Nome, Tipo, Tamanho });

/**
 * A file for its sender, and for those who may read a record that holds it.
 * @throws AppError 'file-not-found' for all others: existence is not told
 */
async function readable(parts: FileParts, actor: Actor, id: number): Promise<FileRow> {
  return look(parts, actor, async (work) => {
    const { tx, models } = work;
    const file = await findFile(tx, id);
    if (file.CriadoPor !== null && file.CriadoPor === actor.userId) return file;
    const holders = models.list.flatMap((model) => holdersIn(work, model, id));
    const elsewhere = models.services.filesElsewhere.flatMap((held) => held(work, id));
    const { rows } = await sql`select 1 where ${or([...holders, ...elsewhere])}`.execute(tx);
    if (rows.length === 0) throw new AppError('file-not-found', { file: String(id) });
    return file;
  });
}

/** "Some record of this entity that the actor may read holds the file", for each of its file fields, in rows too. */
function holdersIn(
  { actor, models }: Work,
  { entity, columns, lines, rules }: EntityModel,
  id: number,
): Sql[] {
  if (!holds(actor, entity.codes.get) || rules.mayFetchFiles?.(actor) === false) return [];
  const read = (held: Sql) =>
    sql`exists (select 1 from ${sql.table(entity.table)} as t where ${and([
      held,
      sql`t."ExcluidoEm" is null` as Sql,
      scopeOf(entity, actor, models, 't'),
    ])})` as Sql;
  const isFile = (field: Field) => field.type === 'file' && maySee(actor, field);
  const own = columns.filter(isFile).map(({ name }) => read(sql`${column('t', name)} = ${id}` as Sql));
  const inRows = lines.flatMap(({ table, field }) =>
    field.fields
      .filter((inner) => isFile(inner) && maySee(actor, field))
      .map(({ name }) =>
        read(
          sql`exists (select 1 from ${sql.table(table)} as l
          where l."IdentificadorPai" = t."Identificador" and ${column('l', name)} = ${id})` as Sql,
        ),
      ),
  );
  return [...own, ...inRows];
}
