import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { StandardCall } from '../../metadata/entity.ts';
import type { Settings } from '../kit/settings.ts';
import type { StandardProfile } from './auth/furnishCompany.ts';
import type { Answer } from './calls/answer.ts';
import type { RecordsRead } from './crud/routes.ts';
import type { GivenRules } from './crud/rulesOf.ts';
import type { AskExport } from './exports/askExport.ts';
import type { Fact, Follows } from './facts/facts.ts';
import type { FileKeeper } from './files/fileRoutes.ts';
import type { JobType } from './jobs/job.ts';
import type { Letters } from './mail/letters.ts';
import type { MissingSources } from './missing/missing.ts';
import type { Server } from './server.ts';
import type { Services } from './services.ts';

/** What calls are added with. */
export interface CallParts extends Server {
  /** Is told what was read. */
  readonly onRead: (read: RecordsRead) => void;
  readonly askExport: AskExport;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly folio: CallParts;
  }
}

/** What a process is given that works off what waits. A feature declares here what its work needs besides. */
export interface Workplace extends Server {}

/** What a feature opens, as members of what its process works with. */
export interface Opened<Parts> {
  readonly parts: Partial<Parts>;
  /** With the process, once nothing works with them any more. */
  readonly close: () => void | Promise<void>;
}

/** What a feature says of itself. A feature that others may add to declares here what they may add. */
export interface FeatureParts extends GivenRules {
  /** Names of the features it imports from; they are registered before it. */
  readonly needs: readonly string[];
  /** Services of its own, opened before the database: a mistake in a file they read stops the start. */
  readonly opens?: (settings: Settings, now: () => Date) => Promise<Opened<Services>>;
  /** What its work needs besides, in a process that works off what waits. */
  readonly equips?: (settings: Settings) => Opened<Workplace>;
  /** Calls that no schema describes. */
  readonly calls?: readonly ((parts: CallParts) => readonly Answer[])[];
  /** Generated calls of entities that its own calls answer instead. */
  readonly answersItself?: Readonly<Record<string, readonly StandardCall[]>>;
  /** What is missing for records to go on, by entity and by the names of kinds as they travel. */
  readonly missing?: MissingSources;
  /** What others may follow. */
  readonly facts?: readonly Fact[];
  /** What is worked out again when facts are told, its own or those of features it needs. */
  readonly follows?: readonly Follows[];
  /** Profiles that a new company gets; one of all features' is the administrators'. */
  readonly profiles?: readonly StandardProfile[];
  /** Is told what was read. */
  readonly onRead?: (server: Server) => (read: RecordsRead) => void;
  /** Which records of its own keep a file elsewhere than in their fields. */
  readonly filesElsewhere?: FileKeeper;
  /** What writes the mails of its kinds, and how long each is of use. */
  readonly letters?: Partial<Letters>;
  /** Kinds of jobs: what is done later, and what goes on by itself. */
  readonly jobs?: readonly JobType[];
}

/** A feature, and the Fastify plugin that adds its calls. */
export interface Feature extends FeatureParts {
  readonly plugin: FastifyPluginAsync;
}

/** Fastify refuses to start where what a plugin needs was not registered before it. */
export const feature = (parts: FeatureParts): Feature => ({
  ...parts,
  plugin: fastifyPlugin(
    async (api) => {
      for (const add of (parts.calls ?? []).flatMap((calls) => calls(api.folio))) add(api);
    },
    { name: parts.name, dependencies: [...parts.needs], decorators: { fastify: ['folio'] } },
  ),
});
