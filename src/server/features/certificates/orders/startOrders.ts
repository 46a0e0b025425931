import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';
import { type Rounds, startRounds } from '../../../kit/rounds.ts';
import { createOrdersQueue, type OrderParts } from './ordersQueue.ts';

/** How long a certificate whose turn has come waits at most before somebody looks for it. */
const everyMs = 2_000;

/** How long calls under way are waited for at the end; those cut off go back to the queue. */
const farewellMs = 5_000;

/**
 * Asks sources for certificates again and again; any number of processes may. With the embedded database whoever had taken
 * one is gone, so none waits until it counts as stuck. Stopped before providers close.
 */
export function startOrders(parts: OrderParts): Rounds {
  const cut = new AbortController();
  const orders = createOrdersQueue(parts, cut.signal);
  let isReleased = parts.database.engine !== 'pglite';
  const look = async (over: AbortSignal) => {
    if (!isReleased) await parts.database.asMigrator((tx) => releaseOrders(tx, parts.now()));
    isReleased = true;
    await orders.look(over);
  };
  const rounds = startRounds(look, { everyMs, onError: parts.onError });
  return {
    async stop() {
      const patience = setTimeout(() => cut.abort(), farewellMs).unref();
      await rounds.stop();
      await orders.idle();
      clearTimeout(patience);
    },
  };
}

/** Those a source has a protocol for keep the time it gave. */
async function releaseOrders(tx: Tx, now: Date): Promise<void> {
  await sql`update certidao set "ProximaTentativa" = ${now}
    where "Origem" = 'provedor' and "Situacao" = 'em_processamento' and "Protocolo" is null`.execute(tx);
}
