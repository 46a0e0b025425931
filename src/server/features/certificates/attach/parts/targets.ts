import { type SqlBool, sql } from 'kysely';
import type { Held } from '../../../../../domain/certificates/comparison.ts';
import { awaitedStates } from '../../../../../domain/certificates/stateGroups.ts';
import type { Target } from '../../../../../metadata/calls/certificates.ts';
import { findRecord } from '../../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../../engine/crud/record.ts';
import { and, scopeOf } from '../../../../engine/crud/scope.ts';
import type { Work } from '../../../../engine/crud/work.ts';
import type { Row } from '../../../../kit/database/database.ts';
import { heldFor } from '../heldFor.ts';

/** A target and what it was asked for. */
interface AwaitedDocument {
  readonly target: Target;
  readonly held: Held;
}

/** An operation has dozens; each costs a look. */
const mostTargets = 60;

/** What waits for a document in the operation of a certificate, as far as the reader may see it. */
export async function waitingIn(work: Work, record: FullRecord): Promise<readonly AwaitedDocument[]> {
  const requests = await found(work, 'certidao', record, [
    sql`t."Situacao" = any (${awaitedStates}::text[]) and t."IdentificadorArquivo" is null`,
    sql`t."Identificador" <> ${record.Identificador}`,
  ]);
  const items = await found(work, 'item-checklist', record, [
    sql`not t."Dispensada" and t."IdentificadorCertidao" is null`,
  ]);
  const waiting: AwaitedDocument[] = [];
  for (const request of requests)
    waiting.push({
      target: { IdentificadorCertidao: request.Identificador, Titulo: String(request.Titulo) },
      held: await heldFor(work, request),
    });
  for (const item of items)
    waiting.push({
      target: { IdentificadorItemChecklist: item.Identificador, Titulo: String(item.Titulo) },
      held: await heldFor(work, await requestOfItem(work, item)),
    });
  return waiting;
}

async function found(
  work: Work,
  entity: string,
  { IdentificadorOperacao }: FullRecord,
  conditions: readonly ReturnType<typeof sql<SqlBool>>[],
): Promise<readonly FullRecord[]> {
  const model = work.models.named(entity);
  const { rows } = await sql<{ id: number }>`select t."Identificador" as id
    from ${sql.table(model.entity.table)} t where ${and([
      sql`t."IdentificadorOperacao" = ${IdentificadorOperacao} and t."ExcluidoEm" is null`,
      scopeOf(model.entity, work.actor, work.models, 't'),
      ...conditions,
    ])} order by t."Identificador" limit ${mostTargets}`.execute(work.tx);
  const records: FullRecord[] = [];
  for (const { id } of rows) records.push(await findRecord(work, model, Number(id)));
  return records;
}

/** What an item asks for: of the operation's client where it is about somebody, of its record where it is about property. */
export async function requestOfItem(work: Work, item: FullRecord): Promise<Row> {
  const named = (entity: string, id: unknown) =>
    findRecord(work, work.models.named(entity), Number(id), { which: 'both' });
  const { AplicaEmpresa, AplicaPessoa } = await named('tipo-certidao', item.IdentificadorTipoCertidao);
  const operation = await named('operacao', item.IdentificadorOperacao);
  const isOfSomebody = AplicaEmpresa === true || AplicaPessoa === true;
  return {
    IdentificadorOperacao: item.IdentificadorOperacao,
    IdentificadorTipoCertidao: item.IdentificadorTipoCertidao,
    IdentificadorCliente: item.IdentificadorCliente ?? (isOfSomebody ? operation.IdentificadorCliente : null),
    IdentificadorRegistroMatricula: item.IdentificadorRegistroMatricula,
  };
}
