import { setTimeout as pause } from 'node:timers/promises';
import { sendDueMails } from '../mail/sendMails.ts';
import type { Server } from '../openServer.ts';

/** How long a mail waits at most before somebody looks for it. */
const everyMs = 2_000;

/** How long a mail under way is waited for at the end; one that is cut off is sent again. */
const farewellMs = 3_000;

export interface Post {
  /** Begins no other mail, and waits for the one under way. Before the database closes, which has to note it. */
  stop(): Promise<void>;
}

/** Looks for mails to send, again and again; any number of processes may. */
export function startPost(server: Server): Post {
  let timer: NodeJS.Timeout;
  let round: Promise<void> = Promise.resolve();
  let isOver = false;
  const later = () => {
    if (!isOver) timer = setTimeout(look, everyMs).unref();
  };
  const look = () => {
    round = sendDueMails(server, () => isOver)
      .then(() => undefined, server.onError)
      .finally(later);
  };
  later();
  return {
    async stop() {
      isOver = true;
      clearTimeout(timer);
      await Promise.race([round, pause(farewellMs, undefined, { ref: false })]);
    },
  };
}
