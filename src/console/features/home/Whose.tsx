import type { ConsoleRecord } from '../../engine/data/records.ts';
import type { Home } from './useHome.ts';

/** The client and the operation something belongs to. */
export function Whose({ home, record }: { home: Home; record: ConsoleRecord }) {
  return (
    <span className="desk-client">
      {home.clients[String(record.IdentificadorOperacao)] ?? ''}
      <span className="mut">{String(record.Rotulos?.IdentificadorOperacao ?? '')}</span>
    </span>
  );
}
