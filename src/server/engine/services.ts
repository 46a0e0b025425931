import type { FileStore } from '../kit/files/fileStore.ts';
import type { SecretBox } from '../kit/secretBox.ts';
import type { StandardProfiles } from './auth/furnishCompany.ts';
import type { Passwords } from './auth/passwords.ts';
import type { FileKeeper } from './files/fileRoutes.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Letters } from './mail/letters.ts';
import type { MailTransport } from './mail/transport.ts';
import type { MissingSources } from './missing/missing.ts';

/**
 * What rules need beyond the transaction they run in, the same for a whole process. A feature adds its own by declaring
 * them as members of this interface and opens them in its `feature.ts`.
 */
export interface Services {
  readonly now: () => Date;
  readonly files: Pick<FileStore, 'put'>;
  readonly jobs: Pick<JobQueue, 'send'>;
  readonly passwords: Passwords;
  readonly mail: MailTransport;
  /** Of every feature, by kinds of mail. */
  readonly letters: Partial<Letters>;
  readonly secrets: SecretBox;
  /** Of each feature that keeps files elsewhere than in fields of records. */
  readonly filesElsewhere: readonly FileKeeper[];
  /** Of each feature, in their order. */
  readonly missing: MissingSources;
  /** What a new company gets. */
  readonly profiles: StandardProfiles;
}

/** @throws when one is asked for: where records are worked on without the services of a server */
export const noServices: Services = new Proxy({} as Services, {
  get: (_none, name) => {
    throw new Error(`No service ${String(name)}: give buildModels the services of a server, or this one`);
  },
});
