import { engine } from './engine/engine.ts';
import type { Feature } from './engine/feature.ts';
import type { JobType } from './engine/jobs/job.ts';
import { joinedByName } from './engine/joinedByName.ts';
import { calculators } from './features/calculators/feature.ts';
import { certificates } from './features/certificates/feature.ts';
import { comments } from './features/comments/feature.ts';
import { feedback } from './features/feedback/feature.ts';
import { figures } from './features/figures/feature.ts';
import { matricula } from './features/matricula/feature.ts';
import { operations } from './features/operations/feature.ts';
import { opinions } from './features/opinions/feature.ts';
import { organisation } from './features/organisation/feature.ts';

/**
 * What the product consists of, each after those it needs. Their order is also that of the points in "what is missing" of an
 * operation (`missing`), and of rules that several add to one entity. The demo is no part of it: `npm start` and
 * `npm run dev` add its story.
 */
export const features: readonly Feature[] = [
  engine,
  organisation,
  matricula,
  certificates,
  calculators,
  comments,
  operations,
  opinions,
  feedback,
  figures,
];

/** Kinds of jobs, of every feature; of each name there is one. */
export const jobTypes: readonly JobType[] = Object.values(
  joinedByName<Record<string, JobType>>(
    'The job',
    features.map(({ jobs = [] }) => Object.fromEntries(jobs.map((type) => [type.name, type]))),
  ),
);
