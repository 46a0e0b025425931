import { sendDueMails } from '../mail/sendMails.ts';
import type { Server } from '../openServer.ts';

/** How long a mail waits at most before somebody looks for it. */
const everyMs = 2_000;

/** Looks for mails to send, again and again; any number of processes may. */
export function startPost(server: Server): { stop(): void } {
  let timer: NodeJS.Timeout;
  let isOver = false;
  const round = () =>
    void sendDueMails(server)
      .catch(server.onError)
      .finally(() => {
        if (!isOver) timer = setTimeout(round, everyMs).unref();
      });
  timer = setTimeout(round, everyMs).unref();
  return {
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
