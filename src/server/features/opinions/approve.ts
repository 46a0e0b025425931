import { sql } from 'kysely';
import type { Passage } from '../../engine/crud/rules.ts';
import type { Work } from '../../engine/crud/work.ts';
import { runTransition } from '../../engine/crud/write/transition.ts';
import { createFileRow } from '../../engine/files/fileRows.ts';
import type { Row } from '../../kit/database/database.ts';
import { contentDigest, digestOfSentences } from './digest.ts';
import { opinionPdf } from './pdf/opinionPdf.ts';
import { printedOpinion } from './printed.ts';
import { subjectOf } from './subject.ts';

/**
 * What an approval fixes: who and when, the digest of the content, and the PDF that prints just that. The file lies
 * in the store under the hash of its own bytes; `Resumo` is the hash of the content and stands on each page.
 */
export async function approvedValues(passage: Passage): Promise<Row> {
  const { work, record } = passage;
  const { files, now } = work.models.services;
  const at = now();
  const printed = await printedOpinion(work, record, at);
  const content = contentDigest(printed);
  const bytes = await opinionPdf(printed, content);
  const subject = subjectOf(record);
  const Nome = `${(await subject.printed(work, record)).file}.pdf`;
  const { key, size } = await files.put(bytes, { name: Nome, maxBytes: bytes.length });
  const file = await createFileRow(work.tx, work.actor, {
    Chave: key,
    Nome,
    Tipo: 'application/pdf',
    Tamanho: size,
  });
  return {
    ...(await subject.approved(work, record)),
    Resumo: content,
    ResumoFatos: digestOfSentences(await subject.sentences(work, record)),
    IdentificadorArquivo: file.Identificador,
    IdentificadorAprovador: work.actor.userId,
    AprovadoEm: at.toISOString(),
    Desatualizado: false,
  };
}

/** An earlier opinion on the same record, or operation, gives way. @see workflow, section 6: substituido */
export async function replaceOlder(work: Work, opinionId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select p."Identificador" as id from parecer p
    join parecer n on n."Identificador" = ${opinionId} and n."IdentificadorOperacao" = p."IdentificadorOperacao"
      and n."IdentificadorRegistroMatricula" is not distinct from p."IdentificadorRegistroMatricula"
    where p."Situacao" = 'aprovado' and p."Identificador" <> n."Identificador" and p."ExcluidoEm" is null
    order by 1`.execute(work.tx);
  for (const { id } of rows)
    await runTransition(work, work.models.named('parecer'), Number(id), { event: 'substituir' });
}
