import { timeOf } from '../../../engine/crud/list/timeOf.ts';
import { type FullRecord, present } from '../../../engine/crud/record.ts';
import type { ActionCall } from '../../../engine/crud/rules.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { changeRecord } from '../../../engine/crud/write/updateRecord.ts';
import type { Row } from '../../../kit/database/database.ts';

/**
 * Whether the issuer's own page confirms the document, as somebody found out there. An issued certificate stays what it
 * is; that it was denied is for everybody to see.
 */
export async function verifyByHand({ work, model, record, input }: ActionCall): Promise<unknown> {
  const { Autenticidade, Observacao } = input;
  const kept = await keepAuthenticity(work, record, String(Autenticidade), { Nota: Observacao ?? null });
  return present(kept, model, work.actor);
}

/** @param how who or what confirmed or denied it, kept in `Dados.Verificacao` */
export async function keepAuthenticity(
  work: Work,
  record: FullRecord,
  Autenticidade: string,
  how: Row,
): Promise<FullRecord> {
  const Em = await timeOf(work.tx);
  return changeRecord(work, work.models.named('certidao'), record, {
    Autenticidade,
    AutenticidadeEm: Em,
    Dados: {
      ...(record.Dados as Row | null),
      Verificacao: { Por: work.actor.userId, Em, ...how },
    },
  });
}
