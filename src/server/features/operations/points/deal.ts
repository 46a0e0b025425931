import { sql } from 'kysely';
import { formatDate } from '../../../../domain/dates.ts';
import { type OwnerField, ownerTables } from '../../organisation/owners.ts';
import { type OperationToSign, ownerOf, type Point, type PointSource } from './point.ts';

/** What the operation itself lacks: amount, day, and somebody at work who answers for it. */
export const dealPoints: PointSource = {
  code: 'OPERACAO.CONSULTAR',
  find: async (matter) => [...missingFields(matter), ...signingDay(matter), ...(await ownerPoints(matter))],
};

const about = ({ operation }: OperationToSign, code: string, act: string, bars = true): Point => ({
  code,
  params: {},
  waits: ownerOf(operation),
  step: null,
  act: { code: act, entity: 'operacao', id: operation.Identificador },
  bars,
});

/** By value and segment it is decided who may approve. @see workflow, section 0: Alçada */
const missingFields = (matter: OperationToSign): Point[] => [
  ...(matter.operation.Valor === null ? [about(matter, 'value-missing', 'edit')] : []),
  ...(matter.operation.IdentificadorSegmentoArea === null ? [about(matter, 'segment-missing', 'edit')] : []),
];

/** Without a day nothing expires before it, and nobody knows what is urgent: told, and nothing held back. */
function signingDay(matter: OperationToSign): Point[] {
  const { operation, today } = matter;
  const planned = operation.DataPrevistaAssinatura as string | null;
  if (planned === null) return [about(matter, 'signing-day-missing', 'edit', false)];
  if (planned >= today) return [];
  const day = formatDate(planned as typeof today, matter.work.actor.locale);
  return [{ ...about(matter, 'signing-day-passed', 'edit', false), params: { day } }];
}

/** @see workflow, section 8: inactivating somebody asks for a new owner */
async function ownerPoints(matter: OperationToSign): Promise<Point[]> {
  const { work, operation } = matter;
  const fields = Object.keys(ownerTables) as OwnerField[];
  const held = fields.filter((field) => typeof operation[field] === 'number');
  if (held.length === 0) return [about(matter, 'owner-missing', 'edit')];
  const found = await Promise.all(
    held.map(async (field) => {
      const { rows } = await sql<{ name: string }>`
        select "Nome" as name from ${sql.table(ownerTables[field])}
        where "Identificador" = ${operation[field]} and ("Ativo" is false or "ExcluidoEm" is not null)`.execute(
        work.tx,
      );
      return rows.map(({ name }) => ({ ...about(matter, 'owner-inactive', 'transfer'), params: { name } }));
    }),
  );
  return found.flat();
}
