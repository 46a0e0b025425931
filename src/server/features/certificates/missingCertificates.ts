import { sql } from 'kysely';
import { formatDate } from '../../../domain/dates.ts';
import type { ItemOn } from '../../../metadata/calls/certificates.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import type { Act, Asked, MissingSource, Point, Waiting } from '../../engine/missing/missing.ts';
import { ownerOf } from '../organisation/answerable.ts';
import { checklistOn } from './validOn/checklistOn.ts';

/**
 * What an operation lacks of its checklist. A required certificate that is not there, or is good no longer, keeps it from
 * going under opinion; one that is good today and will not be on the day of the signature, from being concluded. What
 * certificates found and no comment answers is told. @see certificates, sections 2 and 6; workflow, section 2
 */
export const missingCertificates: MissingSource = {
  code: 'CERTIDAO.CONSULTAR',
  async find(asked) {
    const { work, record: operation, transition, day, today } = asked;
    const id = operation.Identificador;
    const now = (await checklistOn(work, id, today)).Itens;
    if (transition === 'concluir') {
      const then = day === today ? [] : (await checklistOn(work, id, day)).Itens;
      const lapsedNow = new Set(now.filter(hasLapsed).map(({ Identificador }) => Identificador));
      return then
        .filter((item) => hasLapsed(item) && !lapsedNow.has(item.Identificador))
        .map((item) => lapsed(item, asked));
    }
    const under = await certificatesOf(work, id);
    if (transition === 'enviar-parecer')
      return now.flatMap((item) => [
        ...(says(item, 'missing') ? [missing(item, under.get(item.Identificador) ?? null, asked)] : []),
        ...(hasLapsed(item) ? [lapsed(item, asked)] : []),
      ]);
    if (now.length === 0) return (await asksForSome(work, operation)) ? [emptyChecklist(asked)] : [];
    return now.flatMap((item) => uncommented(item, under.get(item.Identificador) ?? null, asked));
  },
};

const says = ({ Apontamentos }: ItemOn, code: string): boolean =>
  Apontamentos.some(({ Codigo }) => Codigo === code);
const hasLapsed = (item: ItemOn): boolean => says(item, 'lapsed');

/** The certificate an item points at, whatever it stands at. */
interface Under {
  readonly item: number;
  readonly id: number;
  readonly state: string;
  readonly hasDocument: boolean;
  readonly comment: string | null;
}

async function certificatesOf({ tx }: Work, operationId: number): Promise<ReadonlyMap<number, Under>> {
  const { rows } = await sql<Under>`
    select i."Identificador" as item, c."Identificador" as id, c."Situacao" as state,
      c."IdentificadorArquivo" is not null as "hasDocument", nullif(trim(c."Observacao"), '') as comment
    from item_checklist i join certidao c on c."Identificador" = i."IdentificadorCertidao" and c."ExcluidoEm" is null
    where i."IdentificadorOperacao" = ${operationId} and i."ExcluidoEm" is null`.execute(tx);
  return new Map(rows.map((row) => [row.item, row]));
}

async function asksForSome({ tx }: Work, { IdentificadorWorkflow }: FullRecord): Promise<boolean> {
  const { rows } = await sql`select 1 from workflow_certidoes
    where "IdentificadorPai" = ${IdentificadorWorkflow ?? null} limit 1`.execute(tx);
  return rows.length > 0;
}

const emptyChecklist = ({ record: operation }: Asked): Point => ({
  code: 'checklist-empty',
  params: {},
  waits: ownerOf(operation),
  step: 'CERTIDOES',
  act: { code: 'fill-checklist', entity: 'operacao', id: operation.Identificador },
});

interface Told {
  readonly code: string;
  readonly params?: Point['params'];
  readonly waits?: Waiting;
  readonly act: Act | null;
}

const point = (item: ItemOn, { record: operation }: Asked, told: Told): Point => ({
  waits: ownerOf(operation),
  step: 'CERTIDOES',
  ...told,
  params: { certificate: item.Titulo, ...told.params },
});

const onCertificate = (code: string, { id }: Pick<Under, 'id'>): Act => ({ code, entity: 'certidao', id });

/** Nothing issued is there yet: because it was not asked for, because the source has not answered, or a document waits. */
function missing(item: ItemOn, under: Under | null, asked: Asked): Point {
  if (under === null || under.state === 'emitida' || under.state === 'cancelada')
    return point(item, asked, {
      code: 'certificate-missing',
      act: { code: 'request', entity: 'item-checklist', id: item.Identificador },
    });
  if (under.hasDocument)
    return point(item, asked, { code: 'certificate-unconfirmed', act: onCertificate('confirm', under) });
  if (under.state === 'erro')
    return point(item, asked, { code: 'certificate-failed', act: onCertificate('see-error', under) });
  return point(item, asked, {
    code: 'certificate-awaited',
    waits: { code: 'source' },
    act: onCertificate('open', under),
  });
}

function lapsed(item: ItemOn, asked: Asked): Point {
  const due = item.DataVencimento;
  const hasExpired = due !== null && due < asked.today;
  return point(item, asked, {
    code: hasExpired ? 'certificate-expired' : 'certificate-expires-first',
    params: { day: due === null ? '' : formatDate(due, asked.work.actor.locale) },
    act: { code: 'renew', entity: 'certidao', id: item.IdentificadorCertidao },
  });
}

/** Severe findings alone are to be answered for. */
function uncommented(item: ItemOn, under: Under | null, asked: Asked): Point[] {
  const isSevere = item.Apontamentos.some(
    ({ Codigo, Severidade }) => Codigo.startsWith('result-') && Severidade === 'ALTA',
  );
  if (!isSevere || under === null || under.comment !== null) return [];
  return [point(item, asked, { code: 'certificate-uncommented', act: onCertificate('comment', under) })];
}
