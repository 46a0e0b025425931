import { sql } from 'kysely';
import { daysIn, type Period, precedingPeriod } from '../../../domain/figures/period.ts';
import { variation } from '../../../domain/figures/statistics.ts';
import type { ComparedFigure, FigureList, UsagePanel } from '../../../metadata/calls/figures.ts';
import type { AccessEvent } from '../../engine/auth/accessLog.ts';
import { type Figuring, isWithin, type Span, spanOf, toWire, visible } from './figuring.ts';
import { counted, during, is, listOf } from './lists.ts';
import { comings } from './usuario.rules.ts';

interface Counts {
  readonly people: number;
  readonly sessions: number;
  readonly refused: number;
  readonly downloads: number;
}

/** Who came and what they took along, by the access log of the company. @see dashboards, section 5 */
export async function usagePanel(figuring: Figuring, period: Period): Promise<UsagePanel> {
  const now = await countsIn(figuring, spanOf(figuring, period));
  const before = await countsIn(figuring, spanOf(figuring, precedingPeriod(period)));
  const figure = (key: string, of: keyof Counts, list: FigureList | null): ComparedFigure => ({
    ...counted(`usage.${key}`, now[of], list),
    Anterior: before[of],
    Variacao: variation(now[of], before[of]),
  });
  const events = (...which: readonly AccessEvent[]) =>
    listOf(figuring, 'log-acesso', is('Evento', ...which), during('Quando', period));
  return {
    CalculadoEm: figuring.now.toISOString(),
    Periodo: { ...toWire(period), Dias: daysIn(period) },
    Vazio: Object.values(now).every((count) => count === 0),
    UsuariosAtivos: figure('people', 'people', listOf(figuring, 'usuario', during('EntrouEm', period))),
    Sessoes: figure('sessions', 'sessions', events(...comings)),
    EntradasRecusadas: figure('refused', 'refused', events('entrada-recusada')),
    Downloads: figure('downloads', 'downloads', events('baixou')),
  };
}

async function countsIn(figuring: Figuring, span: Span): Promise<Counts> {
  const { tx, actor } = figuring.work;
  const events = (...which: readonly AccessEvent[]) => sql`a."IdentificadorEmpresa" = ${actor.companyId}
    and a."Evento" in (${sql.join(which)}) and ${isWithin('a."Quando"', span)}`;
  const number = (...which: readonly AccessEvent[]) =>
    sql`(select count(*)::integer from acesso a where ${events(...which)})`;
  const { rows } = await sql<Counts>`select ${number(...comings)} as sessions,
    ${number('entrada-recusada')} as refused, ${number('baixou')} as downloads,
    (select count(*)::integer from usuario t where ${visible(figuring, 'usuario')} and t."Identificador" in (
      select a."IdentificadorUsuario" from acesso a where ${events(...comings)})) as people`.execute(tx);
  return rows[0] ?? { people: 0, sessions: 0, refused: 0, downloads: 0 };
}
