import { version } from '../../../../../package.json';
import type { Action, Entity } from '../../../../metadata/entity.ts';
import { texts } from '../../i18n/texts.ts';
import { draftKey, dropDraft, keepDraft, readDraft } from '../form/drafts.ts';
import type { FormData } from '../form/formModel.ts';

/** A form whose words stay when its dialog goes: closed by a slip or left for another page, it begins with them again. */
export interface KeptForm {
  readonly start: FormData;
  readonly keep: (data: FormData) => void;
  readonly drop: () => void;
}

/** Actions that one thinks over while looking around, and what the place one is at fills in. */
const kept: Readonly<Record<string, (typed: FormData) => FormData>> = {
  'feedback.enviar': (typed) => (typed.AnexarContexto === true ? {} : { Contexto: whereOneIs() }),
};

/** Null for the others: leaving them asks first. Kept in memory, for the same person only. */
export function keptFormOf(entity: Entity, action: Action, original: FormData): KeptForm | null {
  const name = `${entity.name}.${action.name}`;
  const fill = kept[name];
  if (!fill) return null;
  const key = draftKey(name, null);
  const typed = readDraft(key)?.data ?? {};
  return {
    start: { ...original, ...typed, ...fill(typed) },
    keep: (data) => keepDraft(key, data),
    drop: () => dropDraft(key),
  };
}

/** Page, record and release, as text the person reads and may change before it goes anywhere. */
function whereOneIs(): string {
  const { t } = texts();
  const route = location.hash.replace(/^#/, '').split('?')[0] ?? '';
  const title = document.querySelector('#conteudo h1')?.textContent?.trim() ?? '';
  const isRecord = /\/\d+(\/|$)/.test(route);
  const lines = [
    t('feedback.route', { route }),
    ...(isRecord && title ? [t('feedback.record', { title })] : []),
    t('feedback.version', { version }),
  ];
  return lines.join('\n').slice(0, 500);
}
