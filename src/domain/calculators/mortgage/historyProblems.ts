import type { InputProblem } from '../problems.ts';
import { type GuaranteeEvent, inTime } from './history.ts';

/**
 * Movements of a guarantee that nothing made before them: each would open a guarantee of its own and leave the one it
 * means as it was.
 * @returns a problem beside `Eventos.n.Garantia` for each
 */
export function problemsOfEvents(events: readonly GuaranteeEvent[]): InputProblem[] {
  const made = new Set<string>();
  const problems = new Map<GuaranteeEvent, InputProblem>();
  for (const event of inTime(events)) {
    const { Ato, Data, Evento, Garantia } = event;
    const field = `Eventos.${events.indexOf(event)}.Garantia`;
    const guarantee = Garantia ?? Ato;
    if (Evento === 'constituicao') made.add(guarantee);
    else if (made.has(guarantee)) continue;
    else if (Garantia == null) problems.set(event, { field, code: 'guarantee-missing', params: {} });
    else problems.set(event, { field, code: 'guarantee-unknown', params: { guarantee, date: Data } });
  }
  return events.flatMap((event) => problems.get(event) ?? []);
}
