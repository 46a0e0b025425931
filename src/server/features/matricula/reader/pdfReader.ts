import { AppError, type ErrorCode } from '../../../../domain/errors.ts';
import type { ActiveContent } from './activeContent.ts';
import { createReaderProcess, ReaderError, type ReaderProcess, type ReaderTrouble } from './readerProcess.ts';
import type { ReaderCalls } from './readerProtocol.ts';
import type { ReadLimits } from './readLimits.ts';

/** What a page may be asked for; opening is done for the caller, also again after the process died. */
export type PageCall = Exclude<keyof ReaderCalls, 'open'>;

export interface PdfReader {
  /** @throws AppError about the file */
  open(): Promise<number>;
  /** What the file carries beside its pages; known once it is open. */
  activeContent(): readonly ActiveContent[];
  /** @throws PageTrouble */
  ask<C extends PageCall>(call: C, question: ReaderCalls[C]['question']): Promise<ReaderCalls[C]['answer']>;
  stop(): void;
}

/**
 * A page that could not be read. `endsFile`: it is heavy on purpose or by accident, and the file is refused;
 * otherwise the page is marked and the file goes on. `isMemory`: a smaller rendering may still work.
 */
export class PageTrouble extends Error {
  readonly code: ErrorCode;
  readonly endsFile: boolean;
  readonly isMemory: boolean;
  constructor(code: ErrorCode, options: { endsFile: boolean; isMemory: boolean; cause: unknown }) {
    super(code, { cause: options.cause });
    this.code = code;
    this.endsFile = options.endsFile;
    this.isMemory = options.isMemory;
  }
}

export interface PdfSource {
  readonly path: string;
  /** As the person knows it: for messages only. */
  readonly name: string;
  readonly bytes: number;
  readonly password: string | null;
}

/** A reading process with one document open. A crash is tried once more in a fresh process. */
export function createPdfReader(
  source: PdfSource,
  limits: ReadLimits,
  process: ReaderProcess = createReaderProcess(source.path),
): PdfReader {
  let active: readonly ActiveContent[] = [];
  const open = async () => {
    const question = {
      path: source.path,
      password: source.password,
      memoryBytes: limits.memoryBytes + source.bytes,
      maxImagePixels: limits.imagePixels,
    };
    const answer = await process.ask('open', question, limits.pageMilliseconds);
    active = answer.active ?? [];
    return answer.pageCount;
  };

  let isStopped = false;
  return {
    activeContent: () => active,
    stop() {
      isStopped = true;
      process.stop();
    },
    async open() {
      try {
        return await open();
      } catch (cause) {
        throw fileError(cause, source);
      }
    },
    async ask(call, question) {
      const once = async () => {
        if (!process.isRunning) await open();
        return process.ask(call, question, limits.pageMilliseconds);
      };
      try {
        return await once().catch((cause) =>
          isAccident(cause) && !isStopped ? once() : Promise.reject(cause),
        );
      } catch (cause) {
        throw pageTrouble(cause);
      }
    },
  };
}

/** Ends that may have nothing to do with the page (the system was short of memory): worth a second try. */
const isAccident = (cause: unknown) =>
  cause instanceof ReaderError && (cause.trouble.kind === 'exit' || cause.trouble.kind === 'signal');

function fileError(cause: unknown, { name, password }: PdfSource): unknown {
  if (!(cause instanceof ReaderError)) return cause;
  const { trouble } = cause;
  if (trouble.kind === 'answer' && trouble.failure === 'password') {
    return new AppError(
      password === null ? 'file-password' : 'file-password-wrong',
      { file: name },
      { field: 'SenhaPdf' },
    );
  }
  return new AppError(fileCodeOf(trouble), { file: name }, { cause });
}

const fileCodeOf = (trouble: ReaderTrouble): ErrorCode => {
  if (trouble.kind !== 'answer') return endCodes[trouble.kind].file;
  return fileCodes[trouble.failure] ?? 'file-reader-stopped';
};

const fileCodes: Readonly<Record<string, ErrorCode>> = {
  damaged: 'file-damaged',
  protected: 'file-protected',
  memory: 'file-too-heavy',
};

/** Ended by itself, ended by the system, silent: three different things to tell. */
const endCodes: Readonly<
  Record<'exit' | 'signal' | 'silence', { readonly file: ErrorCode; readonly page: ErrorCode }>
> = {
  exit: { file: 'file-reader-stopped', page: 'file-reader-stopped' },
  signal: { file: 'file-reader-killed', page: 'file-reader-killed' },
  silence: { file: 'file-too-slow', page: 'file-page-too-slow' },
};

function pageTrouble(cause: unknown): unknown {
  if (!(cause instanceof ReaderError)) return cause;
  const { trouble } = cause;
  if (trouble.kind !== 'answer') {
    return new PageTrouble(endCodes[trouble.kind].page, { endsFile: false, isMemory: false, cause });
  }
  const isMemory = trouble.failure === 'memory';
  if (isMemory || trouble.failure === 'too-heavy') {
    return new PageTrouble('file-page-too-heavy', { endsFile: true, isMemory, cause });
  }
  const code = trouble.failure === 'damaged' ? 'file-page-damaged' : 'file-reader-stopped';
  return new PageTrouble(code, { endsFile: false, isMemory: false, cause });
}
