import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureFile } from '../../../kit/files/pictureFiles.ts';
import type { ReaderAnswer, ReaderCall, ReaderCalls, ReaderFailure } from './readerProtocol.ts';

/** How a question to the reader's process may fail: its own word, its end, or its silence. */
export type ReaderTrouble =
  | { readonly kind: 'answer'; readonly failure: ReaderFailure; readonly detail: string }
  | { readonly kind: 'exit'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'silence'; readonly milliseconds: number };

export class ReaderError extends Error {
  readonly trouble: ReaderTrouble;
  constructor(trouble: ReaderTrouble) {
    super(`the PDF reader failed: ${JSON.stringify(trouble)}`);
    this.name = 'ReaderError';
    this.trouble = trouble;
  }
}

export interface ReaderProcess {
  /**
   * One question at a time. A process that ended is started again by the next question.
   * @throws ReaderError; after `exit`, `signal` and `silence` the process is gone
   */
  ask<C extends ReaderCall>(
    call: C,
    question: ReaderCalls[C]['question'],
    milliseconds: number,
  ): Promise<ReaderCalls[C]['answer']>;
  readonly isRunning: boolean;
  stop(): void;
}

/** Megabytes of V8 heap; WebAssembly memory is capped by the child itself. */
const HEAP_MEGABYTES = 256;

/**
 * A process that may read `path` and the program's own files, write nothing and start nothing.
 * @param childFile for tests: a child that hangs, dies or tries what it must not, and what it is made of
 * @param pictures open files it may fill: it gets them open, and cannot open any itself
 */
export function createReaderProcess(
  path: string,
  childFile: string = ownFile('./readerChild.ts'),
  childParts: readonly string[] = [],
  pictures: readonly PictureFile[] = [],
): ReaderProcess {
  let child: ChildProcess | null = null;

  const stop = () => {
    child?.kill('SIGKILL');
    child = null;
  };

  return {
    get isRunning() {
      return child !== null;
    },
    stop,
    ask(call, question, milliseconds) {
      child ??= start(childFile, [...ownParts(), ...childParts, path], pictures);
      const asked = child;
      return new Promise((resolve, reject) => {
        const finish = (act: () => void) => {
          clearTimeout(timer);
          asked.off('message', onMessage).off('exit', onExit).off('error', onError);
          act();
        };
        const fail = (trouble: ReaderTrouble) => finish(() => reject(new ReaderError(trouble)));
        const onMessage = (answer: ReaderAnswer) => {
          if ('answer' in answer)
            return finish(() => resolve(answer.answer as ReaderCalls[typeof call]['answer']));
          if (answer.failure === 'memory' || answer.failure === 'crash') stop();
          fail({ kind: 'answer', failure: answer.failure, detail: answer.detail });
        };
        const onExit = (code: number | null, signal: string | null) => {
          if (child === asked) child = null;
          fail(signal === null ? { kind: 'exit', code: code ?? 0 } : { kind: 'signal', signal });
        };
        const onError = () => {
          stop();
          fail({ kind: 'exit', code: -1 });
        };
        const timer = setTimeout(() => {
          asked.off('exit', onExit);
          stop();
          fail({ kind: 'silence', milliseconds });
        }, milliseconds);
        asked.on('message', onMessage).on('exit', onExit).on('error', onError);
        asked.send({ call, ...question }, (error) => {
          if (error !== null) onError();
        });
      });
    },
  };
}

/**
 * For glibc: a picture's memory goes back to the system when the picture is done. By itself the allocator learns from
 * large blocks to keep them, a hundred megabytes of them.
 */
const givesMemoryBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(256 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
} as const;

/** All the child's code: our sources and the packages it loads. */
const ownParts = () => [
  ownFile('../../../../domain/'),
  ownFile('./'),
  ownFile('../../../../../package.json'),
  packageOf('@hyzyla/pdfium'),
  packageOf('@jsquash/webp/encode.js'),
  packageOf('wasm-feature-detect'),
];

function start(
  childFile: string,
  readable: readonly string[],
  pictures: readonly PictureFile[],
): ChildProcess {
  const child = fork(childFile, [], {
    execArgv: [
      '--permission',
      ...readable.map((file) => `--allow-fs-read=${file}`),
      `--max-old-space-size=${HEAP_MEGABYTES}`,
    ],
    env: givesMemoryBack,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', ...pictures.map(({ descriptor }) => descriptor)],
  });
  // Whoever asks is told by listeners of their own; without one at all, a late error would end this process.
  child.on('error', () => {});
  return child;
}

const ownFile = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The installed folder of a package, wherever the installer put it. */
function packageOf(specifier: string): string {
  const entry = fileURLToPath(import.meta.resolve(specifier));
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return entry.slice(0, entry.lastIndexOf(`node_modules/${name}/`) + `node_modules/${name}/`.length);
}
