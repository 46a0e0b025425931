import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LocalDate } from '../../../domain/dates.ts';
import type { Period } from '../../../domain/figures/period.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { queryOf } from '../../engine/crud/answers.ts';
import type { Models } from '../../engine/crud/models.ts';
import { look } from '../../engine/facts/transact.ts';
import { requireCode, requireCompany } from '../../engine/permissions/requireCode.ts';
import type { Database } from '../../kit/database/database.ts';
import { certificatesPanel } from './certificates.ts';
import { feedbackPanel } from './feedback.ts';
import { dayAt, type Figuring } from './figuring.ts';
import { allowOnly, readInstant, readPeriod } from './readPeriod.ts';
import { stockPanel } from './stock.ts';
import { summaryPanel } from './summary.ts';
import { timesPanel } from './times.ts';
import { usagePanel } from './usage.ts';

export interface FigureParts {
  readonly database: Database;
  readonly models: Models;
  readonly now: () => Date;
}

/** The code of the dashboards, and the one usage needs besides. @see dashboards, section 5 */
export const dashboardCode = 'DASHBOARD.CONSULTAR';
const usageCode = 'LOGACESSO.CONSULTAR';

/**
 * `GET Painel/{nome}`: figures of what the reader may list, worked out when asked. `De` and `Ate` are a period of at most
 * 366 days; `Em` the day at whose end the stock is wanted.
 */
export function addFigureRoutes(api: FastifyInstance, parts: FigureParts): void {
  const ofPeriod =
    (panel: (figuring: Figuring, period: Period) => Promise<unknown>): Panel =>
    (figuring, query) =>
      panel(figuring, readPeriod(query, figuring.today));
  const panels: Readonly<Record<string, Panel>> = {
    Estoque: (figuring, query) => stockPanel(figuring, readInstant(query, figuring.today)),
    Periodo: ofPeriod(summaryPanel),
    Tempos: ofPeriod(timesPanel),
    Certidoes: async (figuring, query) => {
      allowOnly(query, []);
      return certificatesPanel(figuring);
    },
    Feedback: ofPeriod(feedbackPanel),
    Uso: ofPeriod(usagePanel),
  };
  for (const [name, panel] of Object.entries(panels))
    api.get(`/Painel/${name}`, async (request) => {
      const { actor } = request;
      requireCode(actor, dashboardCode);
      if (name === 'Uso') requireCode(actor, usageCode);
      requireCompany(actor, parts.models.named('operacao').entity);
      const item = await look(parts, actor, (work) =>
        panel({ ...figuringOf(parts, request), work }, queryOf(request)),
      );
      return toEnvelope(item);
    });
}

type Panel = (figuring: Figuring, query: URLSearchParams) => Promise<unknown>;

function figuringOf({ now }: FigureParts, { actor, log }: FastifyRequest): Omit<Figuring, 'work'> {
  const at = now();
  const today: LocalDate = dayAt(at, actor.timeZone);
  return {
    now: at,
    today,
    onDiscarded: (step, count) => log.warn({ step, count }, 'durations below zero left out of a dashboard'),
  };
}
