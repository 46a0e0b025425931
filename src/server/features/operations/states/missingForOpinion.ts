import { sql } from 'kysely';
import { metStates } from '../../../../domain/certificates/states.ts';
import { formatDate, type LocalDate } from '../../../../domain/dates.ts';
import { formatMatriculaNumber } from '../../../../domain/documents/matriculaNumber.ts';
import { AppError, type ErrorCode } from '../../../../domain/errors.ts';
import { finalRecordStates } from '../../../../domain/matricula/states.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { text } from '../../../../metadata/texts.ts';
import type { WireError } from '../../../../metadata/wire/envelope.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { toWireError } from '../../../kit/http/failures.ts';
import { itemStateOf } from '../../certificates/checklist.ts';
import { type ItemNamed, itemNamed, itemTitle } from '../../certificates/itemTitle.ts';

/** One thing that keeps an operation from going on, and the record on which it is mended. */
export interface Missing {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly entity: string;
  readonly id: number;
}

/**
 * What an operation lacks to be opined on, in the order it is worked on: records still under analysis, one that is
 * concluded, and required certificates that are issued and good today, or waived.
 * @see workflow, section 2: em_andamento to em_parecer
 */
export async function missingOf(work: Work, operationId: number): Promise<readonly Missing[]> {
  return [...(await missingRecords(work, operationId)), ...(await missingCertificates(work, operationId))];
}

/** In the words of the reader; `Campo` names the record that mends it: `certidao/12`. */
export const missingErrors = (found: readonly Missing[], { actor }: Pick<Work, 'actor'>): WireError[] =>
  found.map(({ code, params, entity, id }) =>
    toWireError(new AppError(code, params, { field: `${entity}/${id}` }), actor.locale),
  );

interface RecordRow {
  readonly id: number;
  readonly state: string;
  readonly number: string | null;
  readonly file: string | null;
}

async function missingRecords({ tx, actor }: Work, operationId: number): Promise<Missing[]> {
  const { rows } = await sql<RecordRow>`select "Identificador" as id, "Situacao" as state, "Numero" as number,
      "NomeArquivo" as file from registro_matricula
    where "IdentificadorOperacao" = ${operationId} and "ExcluidoEm" is null order by 1`.execute(tx);
  const open = rows.filter(({ state }) => !finalRecordStates.includes(state));
  const found: Missing[] = open.map((row) => ({
    code: 'operation-record-open',
    params: {
      record: recordLabel(row, actor.locale),
      state: enumLabel(actor.locale)('SituacaoMatricula', row.state),
    },
    entity: 'registro-matricula',
    id: Number(row.id),
  }));
  if (open.length > 0 || rows.some(({ state }) => state === 'concluida')) return found;
  return [{ code: 'operation-without-record', params: {}, entity: 'operacao', id: operationId }];
}

/** `12.345`, or the file it came in. */
export const recordLabel = (
  { number, file }: Pick<RecordRow, 'number' | 'file'>,
  locale: Work['actor']['locale'],
): string => (number ? formatMatriculaNumber(number) : (file ?? text(locale, 'alcada.unread')));

interface ItemRow extends ItemNamed {
  readonly id: number;
  readonly state: string;
  readonly certificate: number | null;
  readonly due: LocalDate | null;
}

async function missingCertificates({ tx, actor }: Work, operationId: number): Promise<Missing[]> {
  const { rows } = await sql<ItemRow>`select i."Identificador" as id, ${sql.raw(itemNamed('i'))},
      ${sql.raw(itemStateOf('i'))} as state, i."IdentificadorCertidao" as certificate,
      (select c."DataVencimento"::text from certidao c where c."Identificador" = i."IdentificadorCertidao") as due
    from item_checklist i
    where i."IdentificadorOperacao" = ${operationId} and coalesce(i."Obrigatoria", true) and i."ExcluidoEm" is null
    order by i."Ordem", i."Identificador"`.execute(tx);
  return rows
    .filter(({ state }) => !metStates.includes(state))
    .map(({ id, state, certificate, due, ...named }) => {
      const title = itemTitle(named, actor.locale);
      const where =
        certificate === null
          ? { entity: 'item-checklist', id: Number(id) }
          : { entity: 'certidao', id: Number(certificate) };
      if (state === 'vencida' && due !== null)
        return {
          code: 'operation-certificate-expired' as const,
          params: { certificate: title, day: formatDate(due, actor.locale) },
          ...where,
        };
      const params = { certificate: title, state: enumLabel(actor.locale)('EstadoChecklist', state) };
      return { code: 'operation-certificate-missing' as const, params, ...where };
    });
}
