import type { StateMachine } from '../../metadata/entity.ts';
import { enumeration } from '../../metadata/enums.ts';
import type { Mark } from '../ui/StatusMark.tsx';

/**
 * The mark of a state. Words that say how something ended or stands still have their own shape; the others are
 * filled by how far they are on the way, in the order their enumeration lists them.
 */
export function markOf(states: StateMachine, state: string): Mark {
  const told = endings.find(({ says }) => says.test(state));
  if (told) return told.mark;
  const way = (enumeration(states.enum)?.codes ?? [])
    .map(({ code }) => code)
    .filter((code) => !endings.some(({ says }) => says.test(code)));
  const at = way.indexOf(state);
  if (at < 0) return 'empty';
  const done = (at + 1) / (way.length + 1);
  return done < 0.3 ? 'quarter' : done < 0.65 ? 'half' : 'most';
}

const endings: readonly { readonly says: RegExp; readonly mark: Mark }[] = [
  { says: /^(erro|falh|recusad|reprovad)/, mark: 'cross' },
  { says: /^(cancelad|descartad|desistid|arquivad)/, mark: 'slash' },
  { says: /^(pausad|suspens)/, mark: 'pause' },
  { says: /^(a_vencer|vencid)/, mark: 'clock' },
  { says: /^(conclu|aprovad|resolvid|encerrad|valid)/, mark: 'full' },
  { says: /^(aguardando|pendente|rascunho|recebid)/, mark: 'empty' },
];
