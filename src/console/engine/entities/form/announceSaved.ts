import { intlTag } from '../../../../domain/locale.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { texts } from '../../i18n/texts.ts';
import { notify, type PageNotice } from '../../page/notices.ts';
import { addressOfRecord } from '../addresses.ts';

interface Told {
  /** Given when the person is not taken to it: the notice leads there. */
  readonly record?: ConsoleRecord | null;
  /** Fields somebody else changed meanwhile, which are saved beside one's own. */
  readonly besides?: readonly string[];
  /** Who that was, where it is known. */
  readonly by?: string | null;
  /** What takes the save back. */
  readonly undo?: PageNotice['action'];
}

/** Tells that a record was saved, in the words of its kind. */
export function announceSaved(
  entity: Entity,
  what: 'saved' | 'created',
  { record = null, besides = [], by = null, undo }: Told = {},
): void {
  const { t, locale } = texts();
  const labels = entity.fields.filter(({ name }) => besides.includes(name)).map(({ label }) => label[locale]);
  const meanwhile = {
    by: by ?? t('form.somebody'),
    fields: new Intl.ListFormat(intlTag[locale]).format(labels),
  };
  notify({
    kind: 'ok',
    text: [
      t(`form.${what}.${entity.gender}`, { name: entity.label[locale] }),
      labels.length > 0 && t('form.savedBesides', meanwhile),
    ]
      .filter(Boolean)
      .join(' '),
    ...(record
      ? {
          action: {
            label: t('form.open'),
            act: () => {
              location.hash = `#${addressOfRecord(entity, record.id)}`;
            },
          },
        }
      : undo
        ? { action: undo }
        : {}),
  });
}
