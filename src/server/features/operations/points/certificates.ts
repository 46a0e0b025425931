import { sql } from 'kysely';
import { formatDate } from '../../../../domain/dates.ts';
import type { ItemOn } from '../../../../metadata/calls/certificates.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { checklistOn } from '../../certificates/validOn/checklistOn.ts';
import { type Act, ownerOf, type Point, type PointSource, type Signing, type Waiting } from './point.ts';

/**
 * Items of the checklist that would not do on the day of the signature, and what certificates found that nobody
 * commented. @see certificates, sections 2 and 6
 */
export const certificatePoints: PointSource = {
  code: 'CERTIDAO.CONSULTAR',
  async find(signing) {
    const { work, operation, day } = signing;
    const { Itens } = await checklistOn(work, operation.Identificador, day);
    if (Itens.length === 0) return (await asksForSome(work, operation)) ? [emptyChecklist(signing)] : [];
    const under = await certificatesOf(work, operation.Identificador);
    return Itens.flatMap((item) => pointsOf(item, under.get(item.Identificador) ?? null, signing));
  },
};

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

async function asksForSome({ tx }: Work, { IdentificadorWorkflow }: Signing['operation']): Promise<boolean> {
  const { rows } = await sql`select 1 from workflow_certidoes
    where "IdentificadorPai" = ${IdentificadorWorkflow ?? null} limit 1`.execute(tx);
  return rows.length > 0;
}

const emptyChecklist = ({ operation }: Signing): Point => ({
  code: 'checklist-empty',
  params: {},
  waits: ownerOf(operation),
  step: 'CERTIDOES',
  act: { code: 'fill-checklist', entity: 'operacao', id: operation.Identificador },
  bars: true,
});

function pointsOf(item: ItemOn, under: Under | null, signing: Signing): Point[] {
  const said = item.Apontamentos.map(({ Codigo }) => Codigo);
  return [
    ...(said.includes('missing') ? [missing(item, under, signing)] : []),
    ...(said.includes('lapsed') ? [lapsed(item, signing)] : []),
    ...uncommented(item, under, signing),
  ];
}

interface Told {
  readonly code: string;
  readonly params?: Point['params'];
  readonly waits?: Waiting;
  readonly act: Act | null;
}

const point = (item: ItemOn, { operation }: Signing, told: Told): Point => ({
  waits: ownerOf(operation),
  step: 'CERTIDOES',
  bars: true,
  ...told,
  params: { certificate: item.Titulo, ...told.params },
});

const onCertificate = (code: string, { id }: Pick<Under, 'id'>): Act => ({ code, entity: 'certidao', id });

/** Nothing issued is there yet: because nobody asked, because the source has not answered, or a document waits. */
function missing(item: ItemOn, under: Under | null, signing: Signing): Point {
  if (under === null || under.state === 'emitida' || under.state === 'cancelada')
    return point(item, signing, {
      code: 'certificate-missing',
      act: { code: 'request', entity: 'item-checklist', id: item.Identificador },
    });
  if (under.hasDocument)
    return point(item, signing, { code: 'certificate-unconfirmed', act: onCertificate('confirm', under) });
  if (under.state === 'erro')
    return point(item, signing, { code: 'certificate-failed', act: onCertificate('see-error', under) });
  return point(item, signing, {
    code: 'certificate-awaited',
    waits: { code: 'source' },
    act: onCertificate('open', under),
  });
}

function lapsed(item: ItemOn, signing: Signing): Point {
  const due = item.DataVencimento;
  const hasExpired = due !== null && due < signing.today;
  return point(item, signing, {
    code: hasExpired ? 'certificate-expired' : 'certificate-expires-first',
    params: { day: due === null ? '' : formatDate(due, signing.work.actor.locale) },
    act: { code: 'renew', entity: 'certidao', id: item.IdentificadorCertidao },
  });
}

/** Severe findings alone must be answered for; the others are only told. */
function uncommented(item: ItemOn, under: Under | null, signing: Signing): Point[] {
  const isSevere = item.Apontamentos.some(
    ({ Codigo, Severidade }) => Codigo.startsWith('result-') && Severidade === 'ALTA',
  );
  if (!isSevere || under === null || under.comment !== null) return [];
  return [point(item, signing, { code: 'certificate-uncommented', act: onCertificate('comment', under) })];
}
