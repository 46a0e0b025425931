import type { Entity } from '../../../metadata/entity.ts';
import { texts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';

/** Tells that a record was saved, in the words of its kind. */
export function announceSaved(entity: Entity, what: 'saved' | 'created'): void {
  const { t, locale } = texts();
  notify({ kind: 'ok', text: t(`form.${what}.${entity.gender}`, { name: entity.label[locale] }) });
}
