import type { ErrorCode } from '../../../domain/errors.ts';
import type { OpinionContent, OpinionKind, TemplateSentence } from '../../../domain/opinions/model.ts';
import type { WireError } from '../../../metadata/wire/envelope.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import type { Row } from '../../kit/database/database.ts';
import { operationSubject } from './operation/operationSubject.ts';
import type { PrintedLine } from './pdf/opinionPdf.ts';
import { recordSubject } from './recordSubject.ts';

/** What differs between the opinion on a registry record and the one on an operation. */
export interface OpinionSubject {
  readonly kind: OpinionKind;
  /** Today's facts in Portuguese sentences, without the conclusion. */
  sentences(work: Work, opinion: FullRecord): Promise<TemplateSentence[]>;
  /** What stands against the content and against the moment, each with its place. */
  obstacles(work: Work, opinion: FullRecord, content: OpinionContent): Promise<WireError[]>;
  /** Holds what the opinion is on: no fact changes between what is looked at and what is approved. */
  hold(work: Work, opinion: FullRecord): Promise<FullRecord>;
  /** Why the actor may not approve a content nothing stands against; null = may. */
  refusal(work: Work, opinion: FullRecord, content: OpinionContent): Promise<ErrorCode | null>;
  /** Why the actor may not revoke it; null = may. */
  refusalToRevoke(work: Work, opinion: FullRecord): Promise<ErrorCode | null>;
  printed(work: Work, opinion: FullRecord): Promise<PrintedSubject>;
  /** What an approval fixes beside text, digest and file. */
  approved(work: Work, opinion: FullRecord): Promise<Row>;
  /** Whom a submitted opinion waits for. */
  tellSubmitted(work: Work, opinion: FullRecord): Promise<void>;
}

/** What its paper says of what it is on. */
export interface PrintedSubject {
  /** Name of the file, without its ending. */
  readonly file: string;
  /** At the foot of each page; null: the title. */
  readonly foot: string | null;
  readonly head: readonly PrintedLine[];
}

/** An opinion without a registry record is on its operation. */
export const subjectOf = (opinion: Row): OpinionSubject =>
  opinion.IdentificadorRegistroMatricula === null || opinion.IdentificadorRegistroMatricula === undefined
    ? operationSubject
    : recordSubject;
