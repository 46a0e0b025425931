import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRecord } from '../../src/server/engine/crud/findRecord.ts';
import type { Work } from '../../src/server/engine/crud/work.ts';
import { createChecked } from '../../src/server/engine/crud/write/createRecord.ts';
import { changeRecord } from '../../src/server/engine/crud/write/updateRecord.ts';
import { followUp } from '../../src/server/engine/facts/facts.ts';
import { transact } from '../../src/server/engine/facts/transact.ts';
import { issue } from '../../src/server/features/certificates/answer.ts';
import { postgres } from '../support/databases/engines.ts';
import { wouldChange } from './recomputed.ts';
import { done, openStage, type Stage } from './scenario.ts';

/** Two transactions on one operation at the same moment, of which neither sees what the other has not ended. */
describe.skipIf(!postgres)('what happens at the same moment', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.folio.close());

  const within = <T>(act: (work: Work) => Promise<T>) =>
    transact(stage.folio.server, stage.company.actor, act);

  /** Does the first up to its last step, then begins the second, which comes to wait for it, and ends both. */
  async function together(first: (work: Work) => Promise<unknown>, second: (work: Work) => Promise<unknown>) {
    const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const one = within(async (work) => {
      await first(work);
      await followUp(work);
      reached.resolve();
      await goOn.promise;
    });
    await reached.promise;
    const other = within(second);
    try {
      await expect.poll(waiting).toBe(1);
    } finally {
      goOn.resolve();
      await Promise.all([one, other]);
    }
  }

  const waiting = () =>
    stage.value(sql`select count(*)::int as value from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);

  const issueNow = (id: number) => async (work: Work) => {
    const certificate = await findRecord(work, work.models.named('certidao'), id, { lock: 'change' });
    await issue(work, certificate, {
      Resultado: 'NEGATIVA',
      DataEmissao: '2026-06-01',
      DataVencimento: '2099-01-01',
    });
  };
  const asked = async (operation: number): Promise<number> => {
    const { body } = await done(
      stage.ana.post('Certidao/Incluir', {
        IdentificadorOperacao: operation,
        IdentificadorTipoCertidao: await stage.type('CND_FED'),
        Origem: 'manual',
        SolicitarMesmoAssim: true,
        Documento: '71938462050',
        Nome: 'Ana Couto',
      }),
    );
    return body.ItemRegistro.Identificador;
  };
  const metBy = (operation: number) =>
    stage.value(sql`select "IdentificadorCertidao"::int as value from item_checklist
      where "IdentificadorOperacao" = ${operation}`);

  test('of two certificates that are issued, the newer meets the item', async () => {
    const operation = await stage.operation();
    const older = await asked(operation);
    const { certificate: newer } = await stage.item(operation, { asked: true });
    await together(issueNow(newer), issueNow(older));
    expect(await metBy(operation)).toBe(newer);
  });

  test('an item is waived and its certificate arrives: each waits for the other, and not in a ring', async () => {
    const operation = await stage.operation();
    const { item, certificate } = await stage.item(operation, { asked: true });
    // The item is met by the one asked for last, until the other is there.
    await asked(operation);
    const [held, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const waived = within(async (work) => {
      const model = work.models.named('item-checklist');
      const record = await findRecord(work, model, item, { lock: 'change' });
      await changeRecord(work, model, record, { Dispensada: true, MotivoDispensa: 'Sem empregados.' });
      held.resolve();
      await goOn.promise;
    });
    await held.promise;
    const arrived = within(issueNow(certificate));
    try {
      await expect.poll(waiting).toBe(1);
    } finally {
      goOn.resolve();
    }
    await Promise.all([waived, arrived]);
    expect(await metBy(operation)).toBe(certificate);
  });

  test('an item that is added is met by the certificate that arrives', async () => {
    const operation = await stage.operation();
    const IdentificadorTipoCertidao = await stage.type('CND_FED');
    let arrived = 0;
    const add = (work: Work) =>
      createChecked(work, work.models.named('item-checklist'), {
        IdentificadorOperacao: operation,
        IdentificadorTipoCertidao,
      });
    await together(add, async (work) => {
      const certificate = await createChecked(work, work.models.named('certidao'), {
        IdentificadorOperacao: operation,
        IdentificadorTipoCertidao,
        Origem: 'manual',
        SolicitarMesmoAssim: true,
        Documento: '71938462050',
        Nome: 'Ana Couto',
      });
      arrived = certificate.Identificador;
    });
    expect(await metBy(operation)).toBe(arrived);
  });

  test('of one operation all certificates and items are changed at once, and none is refused', async () => {
    const { ana, operation, item, alter } = stage;
    const id = await operation();
    const made: Awaited<ReturnType<typeof item>>[] = [];
    for (const type of ['CND_FED', 'CNDT', 'CRF']) made.push(await item(id, { type, asked: true }));
    const waived = { Dispensada: true, MotivoDispensa: 'Sem empregados.' };
    await Promise.all(
      made.flatMap((one) => [
        alter(ana, 'Certidao', one.certificate, { Observacao: 'Conferida.' }),
        alter(ana, 'ItemChecklist', one.item, waived),
      ]),
    );
    expect(await wouldChange(stage, id)).toEqual({ is: [], shouldBe: [] });
  });
});
