import { sql } from 'kysely';
import { lapsedBy } from '../../../../domain/certificates/dueDate.ts';
import { formatDate, type LocalDate } from '../../../../domain/dates.ts';
import { AppError } from '../../../../domain/errors.ts';
import type { ChecklistOn, FindingOn, ItemOn } from '../../../../metadata/calls/certificates.ts';
import { text } from '../../../../metadata/texts.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { itemStateOn } from '../checklist/itemState.ts';
import { type ItemNamed, itemNamed, itemTitle } from '../checklist/itemTitle.ts';
import type { DifferenceOnWire } from '../differences/differences.ts';
import { companyFindingsOf } from '../fill/companyFindings.ts';
import { itemFindings } from './itemFindings.ts';

/**
 * What the checklist of an operation is worth on a day: that of the planned signature unless another one is asked about.
 * @throws AppError 'record-not-found'; 'query-invalid' where no day is given and no signature is planned
 */
export async function checklistOn(
  work: Work,
  operationId: number,
  asked: LocalDate | null,
): Promise<ChecklistOn> {
  const operation = await findRecord(work, work.models.named('operacao'), operationId);
  const day = asked ?? (operation.DataPrevistaAssinatura as LocalDate | null);
  if (day === null) throw new AppError('query-invalid', { name: 'Data' }, { field: 'Data' });
  const items = await itemsOf(work, operationId);
  const lapsed = new Set(lapsedBy(items.filter(isThere).map(termsOf), day).map(({ itemId }) => itemId));
  const standing = items.map((item) => itemOn(work, item, day, lapsed));
  const there = standing.filter(({ Situacao }) => Situacao === 'valida' || Situacao === 'vence_antes');
  const companies = await companyFindingsOf(work, there.flatMap(idOfCertificate));
  return {
    Data: day,
    Itens: standing.map((item) => ({
      ...item,
      Apontamentos: [
        ...item.Apontamentos,
        ...(companies.get(idOfCertificate(item)[0] ?? 0) ?? []).map(asFinding),
      ],
    })),
  };
}

const idOfCertificate = ({ IdentificadorCertidao: id }: ItemOn): number[] =>
  id === null ? [] : [Number(id)];

/** What the company data of its certificate gives to answer for. */
const asFinding = ({ Campo, Severidade, Texto }: DifferenceOnWire): FindingOn => ({
  Codigo: `company-${Campo}`,
  Severidade,
  Texto,
});

interface Item extends ItemNamed {
  readonly id: number;
  readonly type: number;
  readonly isRequired: boolean;
  readonly isWaived: boolean;
  /** Of the certificate that meets it, once that is issued. */
  readonly certificate: number | null;
  readonly issued: LocalDate | null;
  readonly due: LocalDate | null;
  readonly result: string | null;
  readonly isCommented: boolean;
}

async function itemsOf({ tx }: Work, operationId: number): Promise<readonly Item[]> {
  const { rows } = await sql<Item>`
    select i."Identificador" as id, ${sql.raw(itemNamed('i'))}, i."IdentificadorTipoCertidao" as type,
      coalesce(i."Obrigatoria", true) as "isRequired", coalesce(i."Dispensada", false) as "isWaived",
      c."Identificador" as certificate, c."DataEmissao"::text as issued, c."DataVencimento"::text as due,
      c."Resultado" as result, coalesce(btrim(c."Observacao"), '') <> '' as "isCommented"
    from item_checklist i
    left join certidao c on c."Identificador" = i."IdentificadorCertidao" and c."Situacao" = 'emitida'
      and c."ExcluidoEm" is null
    where i."IdentificadorOperacao" = ${operationId} and i."ExcluidoEm" is null
    order by i."Ordem", i."Identificador"`.execute(tx);
  return rows;
}

const isThere = (item: Item): item is Item & { readonly issued: LocalDate } => item.issued !== null;

const termsOf = ({ id, issued, due }: Item & { readonly issued: LocalDate }) => ({
  itemId: id,
  issuedOn: issued,
  printedDue: due,
});

function itemOn({ actor }: Work, item: Item, day: LocalDate, lapsed: ReadonlySet<number>): ItemOn {
  const standing = itemStateOn(item, day, lapsed.has(item.id));
  const findings = itemFindings(standing, item.isRequired, item.result, item.isCommented);
  const title = itemTitle(item, actor.locale);
  const params = { type: title, day: item.due === null ? '' : formatDate(item.due, actor.locale) };
  return {
    Identificador: item.id,
    Titulo: title,
    IdentificadorTipoCertidao: item.type,
    Obrigatoria: item.isRequired,
    Situacao: standing,
    IdentificadorCertidao: item.certificate,
    DataVencimento: item.due,
    Resultado: item.result,
    Apontamentos: findings.map(({ code, severity }) => ({
      Codigo: code,
      Severidade: severity,
      Texto: text(actor.locale, `certificates.findings.${code}`, params),
    })),
  };
}
