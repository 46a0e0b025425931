import { sql } from 'kysely';
import { formatDate } from '../../../../domain/dates.ts';
import { type OwnerField, ownerTables } from '../../organisation/owners.ts';
import { ownerOf, type Point, type PointSource, type Signing } from './point.ts';

/** What the operation itself lacks: amount, day, and somebody at work who answers for it. */
export const dealPoints: PointSource = {
  code: 'OPERACAO.CONSULTAR',
  find: async (signing) => [
    ...missingFields(signing),
    ...signingDay(signing),
    ...(await ownerPoints(signing)),
  ],
};

const about = ({ operation }: Signing, code: string, act: string, bars = true): Point => ({
  code,
  params: {},
  waits: ownerOf(operation),
  step: null,
  act: { code: act, entity: 'operacao', id: operation.Identificador },
  bars,
});

/** By value and segment it is decided who may approve. @see workflow, section 0: Alçada */
const missingFields = (signing: Signing): Point[] => [
  ...(signing.operation.Valor === null ? [about(signing, 'value-missing', 'edit')] : []),
  ...(signing.operation.IdentificadorSegmentoArea === null
    ? [about(signing, 'segment-missing', 'edit')]
    : []),
];

/** Without a day nothing expires before it, and nobody knows what is urgent: told, and nothing held back. */
function signingDay(signing: Signing): Point[] {
  const { operation, today } = signing;
  const planned = operation.DataPrevistaAssinatura as string | null;
  if (planned === null) return [about(signing, 'signing-day-missing', 'edit', false)];
  if (planned >= today) return [];
  const day = formatDate(planned as typeof today, signing.work.actor.locale);
  return [{ ...about(signing, 'signing-day-passed', 'edit', false), params: { day } }];
}

/** @see workflow, section 8: inactivating somebody asks for a new owner */
async function ownerPoints(signing: Signing): Promise<Point[]> {
  const { work, operation } = signing;
  const fields = Object.keys(ownerTables) as OwnerField[];
  const held = fields.filter((field) => typeof operation[field] === 'number');
  if (held.length === 0) return [about(signing, 'owner-missing', 'edit')];
  const found = await Promise.all(
    held.map(async (field) => {
      const { rows } = await sql<{ name: string }>`
        select "Nome" as name from ${sql.table(ownerTables[field])}
        where "Identificador" = ${operation[field]} and ("Ativo" is false or "ExcluidoEm" is not null)`.execute(
        work.tx,
      );
      return rows.map(({ name }) => ({ ...about(signing, 'owner-inactive', 'transfer'), params: { name } }));
    }),
  );
  return found.flat();
}
