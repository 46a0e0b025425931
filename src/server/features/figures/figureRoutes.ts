import type { FastifyRequest } from 'fastify';
import type { LocalDate } from '../../../domain/dates.ts';
import type { Period } from '../../../domain/figures/period.ts';
import type { QueryOf } from '../../../metadata/calls/call.ts';
import { figureCalls } from '../../../metadata/calls/figures.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { type Answer, answer } from '../../engine/calls/answer.ts';
import type { Models } from '../../engine/crud/models.ts';
import { look } from '../../engine/facts/transact.ts';
import type { Database } from '../../kit/database/database.ts';
import { certificatesPanel } from './certificates.ts';
import { feedbackPanel } from './feedback.ts';
import { dayAt, type Figuring } from './figuring.ts';
import { instantIn, periodIn } from './periodIn.ts';
import { stockPanel } from './stock.ts';
import { summaryPanel } from './summary.ts';
import { timesPanel } from './times.ts';
import { usagePanel } from './usage.ts';

export interface FigureParts {
  readonly database: Database;
  readonly models: Models;
  readonly now: () => Date;
}

/** Figures of what the reader may list, worked out when asked. */
export function figureRoutes(parts: FigureParts): readonly Answer[] {
  const panel =
    <Request extends FastifyRequest, Item>(work: (figuring: Figuring, request: Request) => Promise<Item>) =>
    async (request: Request) => {
      const { actor } = request;
      return toEnvelope(
        await look(parts, actor, (inside) => work({ ...figuringOf(parts, request), work: inside }, request)),
      );
    };
  const ofPeriod = <Item>(work: (figuring: Figuring, period: Period) => Promise<Item>) =>
    panel((figuring, { query }: FastifyRequest<{ Querystring: QueryOf<typeof figureCalls.summary> }>) =>
      work(figuring, periodIn(query, figuring.today)),
    );
  return [
    answer(
      figureCalls.stock,
      panel((figuring, { query }) => stockPanel(figuring, instantIn(query.Em, figuring.today))),
    ),
    answer(figureCalls.summary, ofPeriod(summaryPanel)),
    answer(figureCalls.times, ofPeriod(timesPanel)),
    answer(figureCalls.certificates, panel(certificatesPanel)),
    answer(figureCalls.feedback, ofPeriod(feedbackPanel)),
    answer(figureCalls.usage, ofPeriod(usagePanel)),
  ];
}

function figuringOf({ now }: FigureParts, { actor, log }: FastifyRequest): Omit<Figuring, 'work'> {
  const at = now();
  const today: LocalDate = dayAt(at, actor.timeZone);
  return {
    now: at,
    today,
    onDiscarded: (step, count) => log.warn({ step, count }, 'durations below zero left out of a dashboard'),
  };
}
