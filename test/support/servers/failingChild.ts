/** A reader's process that opens any file and then fails at page 2 in the way that the file's name says. */
import type { ReaderQuestion } from '../../../src/server/features/matricula/reader/readerProtocol.ts';

const ways: Readonly<Record<string, () => void>> = {
  hang: () => {
    for (;;);
  },
  exit: () => process.exit(7),
  kill: () => process.kill(process.pid, 'SIGKILL'),
};

let way = '';
process.on('message', (question: ReaderQuestion) => {
  if (question.call === 'open') way = question.path.split('/').at(-1) ?? '';
  else if (question.page === 2) ways[way]?.();
  process.send?.({ answer: question.call === 'open' ? { pageCount: 3 } : { page: 1 } });
});
