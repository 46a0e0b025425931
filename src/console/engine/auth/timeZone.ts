import { session } from './session.ts';

/** Zone in which the company reads and writes hours. */
export function companyTimeZone(): string {
  const now = session.get();
  return now.status === 'in' ? now.data.FusoHorario : 'America/Sao_Paulo';
}
