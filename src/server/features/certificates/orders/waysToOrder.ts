import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { WaysToOrder, WayToOrder } from '../../../../metadata/calls/certificates.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import { labelText } from '../../../engine/crud/list/labelText.ts';
import { scopeOf } from '../../../engine/crud/scope.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { holds } from '../../../engine/permissions/requireCode.ts';
import type { Row } from '../../../kit/database/database.ts';
import { itemStateOf } from '../checklist/itemState.ts';
import { type ItemNamed, itemNamed, itemTitle } from '../checklist/itemTitle.ts';
import { askedBy, filledIn, subjectsOf } from '../searchParameters.ts';
import { sourceFor } from './source.ts';

/**
 * Of all missing items of an operation's checklist at once: which source would be asked, what that costs and what has to
 * be said before.
 * @param chosen registry record for items about property that name none; the operation's only one needs no choice
 * @throws AppError 'record-not-found', 'certificate-record-elsewhere'
 */
export async function waysToOrder(
  work: Work,
  operationId: number,
  chosen: number | null,
): Promise<WaysToOrder> {
  const operation = await findRecord(work, work.models.named('operacao'), operationId);
  const records = await recordsOf(work, operationId);
  if (chosen !== null && !records.some(({ Identificador }) => Identificador === chosen))
    throw new AppError('certificate-record-elsewhere', {}, { field: 'IdentificadorRegistroMatricula' });
  const settled = chosen ?? (records.length === 1 ? (records[0]?.Identificador ?? null) : null);
  const subjects = subjectsOf(work);
  const ways: WayToOrder[] = [];
  for (const item of await missingItems(work, operationId)) {
    const type = { Identificador: item.type, Parametros: item.asks };
    const recordId = item.record ?? (item.isOfSomebody ? null : settled);
    const about = {
      IdentificadorTipoCertidao: item.type,
      IdentificadorCliente: item.client ?? (item.isOfSomebody ? operation.IdentificadorCliente : null),
      IdentificadorRegistroMatricula: recordId,
    };
    const known = await filledIn(work, type, about, subjects);
    const { Provedor, Custo } = sourceFor(work.models, item.code);
    ways.push({
      Identificador: item.id,
      Titulo: itemTitle(item, work.actor.locale),
      IdentificadorTipoCertidao: item.type,
      Obrigatoria: item.isRequired,
      Imovel: !item.isOfSomebody,
      IdentificadorCliente: item.client,
      IdentificadorRegistroMatricula: recordId,
      Provedor,
      Custo: Custo === null ? null : Number(Custo),
      Sabe: known,
      Faltam: askedBy(type)
        .filter(({ field, isRequired }) => isRequired && !(field in known))
        .map(({ field }) => field),
    });
  }
  return { Itens: ways, Matriculas: records };
}

interface MissingItem extends ItemNamed {
  readonly id: number;
  readonly isRequired: boolean;
  readonly client: number | null;
  readonly record: number | null;
  readonly type: number;
  readonly code: string;
  readonly isOfSomebody: boolean;
  readonly asks: readonly Row[];
}

async function missingItems({ tx }: Work, operationId: number): Promise<readonly MissingItem[]> {
  const { rows } = await sql<MissingItem>`
    select i."Identificador" as id, ${sql.raw(itemNamed('i'))}, coalesce(i."Obrigatoria", true) as "isRequired",
      i."IdentificadorCliente" as client, i."IdentificadorRegistroMatricula" as record,
      t."Identificador" as type, t."Codigo" as code,
      coalesce(t."AplicaEmpresa", false) or coalesce(t."AplicaPessoa", false) as "isOfSomebody",
      (select coalesce(json_agg(json_build_object('Parametro', p."Parametro", 'Obrigatorio', p."Obrigatorio")
         order by p."Ordem"), '[]'::json)
       from tipo_certidao_parametros p where p."IdentificadorPai" = t."Identificador") as asks
    from item_checklist i
    join tipo_certidao t on t."Identificador" = i."IdentificadorTipoCertidao"
    where i."IdentificadorOperacao" = ${operationId} and i."ExcluidoEm" is null
      and ${sql.raw(itemStateOf('i'))} = 'falta'
    order by i."Ordem", i."Identificador"`.execute(tx);
  return rows;
}

/** For who may list them. */
async function recordsOf(work: Work, operationId: number): Promise<WaysToOrder['Matriculas']> {
  const { tx, actor, models } = work;
  const model = models.named('registro-matricula');
  if (!holds(actor, model.entity.codes.list)) return [];
  const { rows } = await sql<WaysToOrder['Matriculas'][number]>`
    select r."Identificador",
      concat_ws(' · ', ${sql.raw(labelText(model, 'r'))}, nullif(r."Denominacao", '')) as "Rotulo" from registro_matricula r
    where r."IdentificadorOperacao" = ${operationId} and r."ExcluidoEm" is null
      and ${scopeOf(model.entity, actor, models, 'r')}
    order by r."Identificador"`.execute(tx);
  return rows;
}
