import { sql } from 'kysely';
import type { CertificatesPanel } from '../../../metadata/calls/figures.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { stateOf } from '../certificates/certificateState.ts';
import { type Figuring, visible } from './figuring.ts';
import { counted, is, listOf, slice } from './lists.ts';

/** Issued, about to expire, expired, and what could not be had. @see dashboards, section 1 */
const states = ['emitida', 'a_vencer', 'vencida', 'erro'] as const;

/** Certificates as they stand today. */
export async function certificatesPanel(figuring: Figuring): Promise<CertificatesPanel> {
  const { work } = figuring;
  const { rows } = await sql<{ state: string; count: number }>`
    select ${sql.raw(stateOf('t'))} as state, count(*)::integer as count
    from certidao t where ${visible(figuring, 'certidao')} group by 1`.execute(work.tx);
  const countOf = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  const label = enumLabel(work.actor.locale);
  const total = states.reduce((sum, state) => sum + countOf(state), 0);
  return {
    CalculadoEm: figuring.now.toISOString(),
    Total: counted('certificates.total', total, listOf(figuring, 'certidao', is('Estado', ...states))),
    PorEstado: {
      Definicao: 'certificates.byState',
      Fatias: states.map((state) =>
        slice(
          state,
          label('EstadoCertidao', state),
          countOf(state),
          listOf(figuring, 'certidao', is('Estado', state)),
        ),
      ),
    },
  };
}
