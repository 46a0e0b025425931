import type { Entity } from '../../../metadata/entity.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { texts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { addressOfRecord } from '../addresses.ts';

/**
 * Tells that a record was saved, in the words of its kind.
 * @param record given when the person is not taken to it: the notice leads there
 */
export function announceSaved(
  entity: Entity,
  what: 'saved' | 'created',
  record: ConsoleRecord | null = null,
): void {
  const { t, locale } = texts();
  notify({
    kind: 'ok',
    text: t(`form.${what}.${entity.gender}`, { name: entity.label[locale] }),
    ...(record
      ? {
          action: {
            label: t('form.open'),
            act: () => {
              location.hash = `#${addressOfRecord(entity, record.id)}`;
            },
          },
        }
      : {}),
  });
}
