import { sql } from 'kysely';
import { formatDate, type LocalDate } from '../../../domain/dates.ts';
import type { Asked, MissingSource, Point } from '../../engine/missing/missing.ts';
import { ownerOf } from '../organisation/answerable.ts';
import { type OwnerField, ownerTables } from '../organisation/owners.ts';

/**
 * What the operation itself lacks. By amount and segment it is decided who may approve, so that without them it is not
 * concluded; its day, and a person at work who answers for it, are told. @see workflow, section 0: Alçada
 */
export const missingDeal: MissingSource = {
  code: 'OPERACAO.CONSULTAR',
  async find(asked) {
    if (asked.transition === 'concluir') return missingFields(asked);
    return asked.transition === null ? [...signingDay(asked), ...(await ownerPoints(asked))] : [];
  },
};

const about = ({ record: operation }: Asked, code: string, act: string): Point => ({
  code,
  params: {},
  waits: ownerOf(operation),
  step: null,
  act: { code: act, entity: 'operacao', id: operation.Identificador },
});

const missingFields = (asked: Asked): Point[] => [
  ...(Number(asked.record.Valor ?? 0) > 0 ? [] : [about(asked, 'value-missing', 'edit')]),
  ...(asked.record.IdentificadorSegmentoArea === null ? [about(asked, 'segment-missing', 'edit')] : []),
];

/** Without a day nothing expires before it, and what is urgent is not known. */
function signingDay(asked: Asked): Point[] {
  const { record: operation, today, work } = asked;
  const planned = operation.DataPrevistaAssinatura as LocalDate | null;
  if (planned === null) return [about(asked, 'signing-day-missing', 'edit')];
  if (planned >= today) return [];
  return [
    {
      ...about(asked, 'signing-day-passed', 'edit'),
      params: { day: formatDate(planned, work.actor.locale) },
    },
  ];
}

/** @see workflow, section 8: inactivating a person asks for a new owner */
async function ownerPoints(asked: Asked): Promise<Point[]> {
  const { work, record: operation } = asked;
  const fields = Object.keys(ownerTables) as OwnerField[];
  const held = fields.filter((field) => typeof operation[field] === 'number');
  if (held.length === 0) return [about(asked, 'owner-missing', 'edit')];
  const found = await Promise.all(
    held.map(async (field) => {
      const { rows } = await sql<{ name: string }>`
        select "Nome" as name from ${sql.table(ownerTables[field])}
        where "Identificador" = ${operation[field]} and ("Ativo" is false or "ExcluidoEm" is not null)`.execute(
        work.tx,
      );
      return rows.map(({ name }) => ({ ...about(asked, 'owner-inactive', 'transfer'), params: { name } }));
    }),
  );
  return found.flat();
}
