import { sql } from 'kysely';
import { addDays } from '../../../domain/dates.ts';
import { todayIn } from '../../engine/actors/todayIn.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { Work } from '../../engine/crud/work.ts';
import { createChecked } from '../../engine/crud/write/createRecord.ts';
import { changeRecord } from '../../engine/crud/write/updateRecord.ts';
import { issue } from '../certificates/answer.ts';

/** Types that need nothing but whose certificate it is, and what they said. */
const brought: Readonly<Record<string, { readonly Resultado: string; readonly Observacao?: string }>> = {
  CND_FED: { Resultado: 'NEGATIVA' },
  CNDT: {
    Resultado: 'POSITIVA_EFEITO_NEGATIVA',
    Observacao: 'Execução garantida por depósito em juízo.',
  },
};

/** Everything an operation's checklist requires: some certificates issued lately, the others seen on paper. */
export async function completeChecklist(work: Work, operationId: number): Promise<void> {
  const { rows } = await sql<{ id: number; type: number; code: string }>`
    select i."Identificador"::int as id, i."IdentificadorTipoCertidao"::int as type, t."Codigo" as code
    from item_checklist i join tipo_certidao t on t."Identificador" = i."IdentificadorTipoCertidao"
    where i."IdentificadorOperacao" = ${operationId} and i."ExcluidoEm" is null order by i."Ordem"`.execute(
    work.tx,
  );
  for (const { id, type, code } of rows) {
    const answer = brought[code];
    if (answer) await bring(work, operationId, type, answer);
    else await waive(work, id);
  }
}

async function bring(
  work: Work,
  operationId: number,
  type: number,
  { Resultado, Observacao }: (typeof brought)[string] & object,
): Promise<void> {
  const model = work.models.named('certidao');
  const asked = await createChecked(work, model, {
    IdentificadorOperacao: operationId,
    IdentificadorTipoCertidao: type,
    Origem: 'manual',
  });
  const issuedOn = addDays(todayIn(work.actor, work.models.services.now()), -9);
  const held = await findRecord(work, model, asked.Identificador, { lock: 'change' });
  await issue(work, held, { Resultado, DataEmissao: issuedOn }, Observacao ? { Observacao } : {});
}

async function waive(work: Work, item: number): Promise<void> {
  const model = work.models.named('item-checklist');
  const held = await findRecord(work, model, item, { lock: 'change' });
  await changeRecord(work, model, held, {
    Dispensada: true,
    MotivoDispensa: 'Conferida em papel na agência, com o dossiê da proposta.',
  });
}
