import { sql } from 'kysely';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import { AppError } from '../../../domain/errors.ts';
import { draftOf as firstDraft } from '../../../domain/opinions/content.ts';
import type { OpinionContent } from '../../../domain/opinions/model.ts';
import { inheritedConditions, operationSentences } from '../../../domain/opinions/operation/template.ts';
import { openOpinionStates } from '../../../domain/opinions/stateGroups.ts';
import { factSentences } from '../../../domain/opinions/template.ts';
import { contentToWire } from '../../../domain/opinions/wire.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import { present } from '../../engine/crud/record.ts';
import type { ListActionCall } from '../../engine/crud/rules.ts';
import type { Work } from '../../engine/crud/work.ts';
import { createChecked } from '../../engine/crud/write/createRecord.ts';
import { requireCode } from '../../engine/permissions/requireCode.ts';
import type { Row } from '../../kit/database/database.ts';
import { draftOf } from './drafts.ts';
import { operationFacts } from './operation/operationFacts.ts';
import { closedTo } from './operation/pending.ts';
import { opinionFacts } from './opinionFacts.ts';

/** Codes of what the opinion on an operation tells: whoever drafts it may read all of it elsewhere too. */
export const toldCodes = ['MATRICULA.CONSULTAR', 'CERTIDAO.CONSULTAR', 'CALCULADORA.USAR'];

/**
 * A first draft out of the facts of a record, in the name of who asks, who may read them elsewhere too.
 * @throws AppError 'permission-missing', 'record-not-read', 'opinion-open-already' while another one is under way
 */
export async function draft(call: ListActionCall): Promise<unknown> {
  const { work, input } = call;
  requireCode(work.actor, 'MATRICULA.CONSULTAR');
  const records = work.models.named('registro-matricula');
  const about = await findRecord(work, records, Number(input.IdentificadorRegistroMatricula), {
    lock: 'change',
  });
  const facts = await opinionFacts(work, about.Identificador);
  return begun(call, firstDraft(factSentences(facts)), {
    Titulo: titleOf(about),
    IdentificadorOperacao: about.IdentificadorOperacao,
    IdentificadorRegistroMatricula: about.Identificador,
  });
}

/**
 * The same of an operation, out of its concluded records, certificates and calculations.
 * @throws AppError 'permission-missing', 'opinion-operation-closed', 'opinion-open-on-operation'
 */
export async function consolidate(call: ListActionCall): Promise<unknown> {
  const { work, input } = call;
  for (const code of toldCodes) requireCode(work.actor, code);
  const operations = work.models.named('operacao');
  const about = await findRecord(work, operations, Number(input.IdentificadorOperacao), { lock: 'change' });
  const closed = closedTo(work, about);
  if (closed) throw closed;
  const facts = await operationFacts(work, about.Identificador, null);
  const content = { ...firstDraft(operationSentences(facts)), conditions: inheritedConditions(facts) };
  return begun(call, content, {
    Titulo: `Parecer da operação ${String(about.Codigo)}`,
    IdentificadorOperacao: about.Identificador,
    IdentificadorRegistroMatricula: null,
  });
}

async function begun({ work, model }: ListActionCall, content: OpinionContent, about: Row): Promise<unknown> {
  await refuseSecond(work, about);
  const { Sentencas, Condicoes } = contentToWire(content);
  const created = await createChecked(work, model, {
    ...about,
    IdentificadorAutor: work.actor.userId,
    Sentencas,
    Condicoes,
    Redatores: [],
    Desatualizado: false,
  });
  return { ...present(created, model, work.actor), Rascunho: await draftOf(work, created) };
}

/** `Parecer da matrícula 12.345`: a Portuguese document's name, whatever the language of who drafts it. */
const titleOf = ({ Numero, NomeArquivo }: Row): string =>
  `Parecer da matrícula ${Numero ? formatMatriculaNumber(String(Numero)) : `de ${NomeArquivo ?? 'arquivo'}`}`.slice(
    0,
    200,
  );

/**
 * One opinion under way for each record and each operation: whoever wants another finishes, deletes or takes over this
 * one. @throws AppError 'opinion-open-already', 'opinion-open-on-operation'
 */
export async function refuseSecond(
  { tx }: Work,
  { IdentificadorOperacao, IdentificadorRegistroMatricula = null }: Row,
): Promise<void> {
  const { rows } = await sql<{ author: string | null }>`
    select u."Nome" as author from parecer p left join usuario u on u."Identificador" = p."IdentificadorAutor"
    where p."IdentificadorOperacao" = ${IdentificadorOperacao}
      and p."IdentificadorRegistroMatricula" is not distinct from ${IdentificadorRegistroMatricula}
      and p."ExcluidoEm" is null and p."Situacao" = any (${openOpinionStates}::text[]) limit 1`.execute(tx);
  if (!rows[0]) return;
  const code = IdentificadorRegistroMatricula === null ? 'opinion-open-on-operation' : 'opinion-open-already';
  throw new AppError(code, { author: rows[0].author ?? '—' });
}
