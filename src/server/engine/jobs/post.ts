import { type Rounds, startRounds } from '../../kit/rounds.ts';
import type { Server } from '../server.ts';
import { sendDueMails } from './sendMails.ts';

/** How long a mail waits at most before somebody looks for it. */
const everyMs = 2_000;

/** How long a mail under way is waited for at the end; one that is cut off is sent again. */
const farewellMs = 3_000;

/** Looks for mails to send, again and again; any number of processes may. */
export function startPost(server: Server): Rounds {
  const cut = new AbortController();
  const rounds = startRounds((over) => sendDueMails(server, { over, cut: cut.signal }), {
    everyMs,
    onError: server.onError,
  });
  return {
    async stop() {
      const patience = setTimeout(() => cut.abort(), farewellMs).unref();
      await rounds.stop();
      clearTimeout(patience);
    },
  };
}
