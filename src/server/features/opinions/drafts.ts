import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import { canonical } from '../../../domain/opinions/canonical.ts';
import { type OpinionContent, sectionsOf } from '../../../domain/opinions/model.ts';
import { draftStates } from '../../../domain/opinions/stateGroups.ts';
import { contentFromWire, contentToWire, type WireContent } from '../../../domain/opinions/wire.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { Conflict } from '../../engine/crud/write/conflict.ts';
import type { Row } from '../../kit/database/database.ts';
import { requireAuthor } from './authors.ts';
import { subjectOf } from './subject.ts';

/**
 * Drafts are saved every few seconds of writing. They stand in one row beside the opinion, which each save takes the
 * place of and no history keeps; what is submitted becomes part of the opinion, and of its history, as one change.
 */

/** A draft as its editor gets it. `Revisao` counts the saves, 0 before the first. */
export interface Draft extends Row {
  readonly Revisao: number;
  readonly SalvoEm: string | null;
}

/** What the author wrote last: the draft while there is one, else what the opinion holds. */
export async function draftOf({ tx }: Pick<Work, 'tx'>, record: FullRecord): Promise<Draft> {
  const { rows } = await sql<{ Revisao: number; Conteudo: Row; SalvoEm: Date | string }>`
    select "Revisao", "Conteudo", "SalvoEm" from parecer_rascunho
    where "IdentificadorParecer" = ${record.Identificador}`.execute(tx);
  const [found] = rows;
  if (found)
    return { ...found.Conteudo, Revisao: found.Revisao, SalvoEm: new Date(found.SalvoEm).toISOString() };
  const { Sentencas, Conclusao, Condicoes } = record;
  return { Sentencas: Sentencas ?? [], Conclusao, Condicoes: Condicoes ?? [], Revisao: 0, SalvoEm: null };
}

/** The same in the words of the domain. */
export const contentOf = async (work: Pick<Work, 'tx'>, record: FullRecord): Promise<OpinionContent> =>
  contentFromWire(await draftOf(work, record));

/**
 * Takes the place of the draft there is. The same content sent again is the answer that got lost, and no conflict.
 * @throws AppError 'opinion-not-draft', 'opinion-not-author', 'opinion-invalid'; Conflict (409) with the draft as it
 * is, when somebody saved another one meanwhile
 */
export async function saveDraft(
  work: Work,
  record: FullRecord,
  revision: number,
  wire: unknown,
): Promise<Draft> {
  requireDraft(record, work);
  requireAuthor(work, record);
  const content = contentToWire(contentFromWire(wire));
  requireSections(content, record);
  const now = await draftOf(work, record);
  if (now.Revisao !== revision) {
    const { Sentencas, Conclusao, Condicoes } = now;
    if (canonical({ Sentencas, Conclusao, Condicoes }) === canonical(content)) return now;
    throw new Conflict(now);
  }
  const at = work.models.services.now().toISOString();
  await sql`insert into parecer_rascunho
      ("IdentificadorParecer", "IdentificadorEmpresa", "Revisao", "Conteudo", "SalvoEm", "SalvoPor")
    values (${record.Identificador}, ${work.actor.companyId}, ${revision + 1}, ${JSON.stringify(content)}::text::jsonb,
      ${at}::timestamptz, ${work.actor.userId})
    on conflict ("IdentificadorParecer") do update set "Revisao" = excluded."Revisao",
      "Conteudo" = excluded."Conteudo", "SalvoEm" = excluded."SalvoEm", "SalvoPor" = excluded."SalvoPor"`.execute(
    work.tx,
  );
  return { ...content, Revisao: revision + 1, SalvoEm: at };
}

/** The draft has become part of the opinion. */
export async function dropDraft({ tx }: Pick<Work, 'tx'>, id: number): Promise<void> {
  await sql`delete from parecer_rascunho where "IdentificadorParecer" = ${id}`.execute(tx);
}

/** @throws AppError 'opinion-invalid' for a section that an opinion of this kind does not have */
function requireSections({ Sentencas }: WireContent, record: FullRecord): void {
  const sections: readonly string[] = sectionsOf(subjectOf(record).kind);
  const stray = Sentencas.findIndex(({ Secao }) => !sections.includes(Secao));
  if (stray < 0) return;
  const field = `Sentencas.${stray}.Secao`;
  throw new AppError('opinion-invalid', { field }, { field });
}

/** @throws AppError 'opinion-not-draft' once it was submitted */
export function requireDraft(record: FullRecord, { actor }: Work): void {
  if (draftStates.includes(String(record.Situacao))) return;
  const state = enumLabel(actor.locale)('SituacaoParecer', String(record.Situacao));
  throw new AppError('opinion-not-draft', { state });
}
