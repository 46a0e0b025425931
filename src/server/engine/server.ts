import type { OpenDatabase } from '../kit/database/openDatabase.ts';
import type { FileStore } from '../kit/files/fileStore.ts';
import type { PartialUploads } from '../kit/files/partialUploads.ts';
import type { Settings } from '../kit/settings.ts';
import type { AccessLog } from './auth/accessLog.ts';
import type { Models } from './crud/models.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Services } from './services.ts';

/** Everything a process of ours holds open, whether it answers requests, reads files, or both. */
export interface Server extends Services {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  readonly models: Models;
  readonly files: FileStore;
  readonly jobs: JobQueue;
  readonly uploads: PartialUploads;
  readonly accessLog: AccessLog;
  /** Where trouble goes that no request can be told of. */
  readonly onError: (error: unknown) => void;
  close(): Promise<void>;
}
