import { countedNoun } from '../../../../metadata/countedNoun.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import type { BatchUndone, ChangeUndone } from '../../../../metadata/wire/undo.ts';
import { client } from '../../auth/services.ts';
import { undoBatch, undoChange } from '../../data/undoing.ts';
import { texts } from '../../i18n/texts.ts';
import { notify, type PageNotice } from '../../page/notices.ts';

interface Saved {
  readonly id: number;
  /** The versions a save made. */
  readonly from: number;
  readonly to: number;
}

/** What the notice of a save offers: all of it back, told of in another notice. @param done afterwards, whatever came of it */
export const undoOffer = (
  entity: Entity,
  saved: Saved,
  done: () => void,
): NonNullable<PageNotice['action']> => ({
  label: texts().t('undo.act'),
  act: () =>
    void told(async () => tellUndone(await undoChange(client(), entity, saved.id, saved))).finally(done),
});

/** The same for a call on many records. */
export const undoBatchOffer = (
  entity: Entity,
  number: number,
  done: () => void,
): NonNullable<PageNotice['action']> => ({
  label: texts().t('undo.act'),
  act: () =>
    void told(async () => tellBatchUndone(entity, await undoBatch(client(), entity, number, false))).finally(
      done,
    ),
});

/** An undoing begun from a notice has no page of its own: another notice says why it failed. */
async function told(undo: () => Promise<void>): Promise<void> {
  try {
    await undo();
  } catch (error) {
    notify({ kind: 'er', text: error instanceof Error ? error.message : texts().t('notices.failed') });
  }
}

/** Says how many are as before, and how many were left; that stays until it is read. */
export function tellBatchUndone(entity: Entity, { Desfeitos, TotalConflitos }: BatchUndone): void {
  const { t, locale } = texts();
  const done =
    Desfeitos === 0
      ? t('undo.nothing')
      : t('undo.batchDone', { records: countedNoun(entity, Desfeitos, locale) });
  const left = TotalConflitos > 0 ? t('undo.left', { smart_count: TotalConflitos }) : '';
  notify({
    kind: TotalConflitos > 0 ? 'wa' : 'ok',
    text: [done, left].filter(Boolean).join(' '),
    ...(TotalConflitos > 0 ? { stays: true } : {}),
  });
}

/** Says what was undone, and what somebody changed since and was left. */
export function tellUndone({ Desfeito, Conflitos }: ChangeUndone): void {
  const { t } = texts();
  const left = Conflitos.map(({ Texto }) => Texto);
  if (left.length === 0) notify({ kind: 'ok', text: t(Desfeito ? 'undo.done' : 'undo.nothing') });
  else
    notify({
      kind: 'wa',
      stays: true,
      text: [...(Desfeito ? [t('undo.done')] : []), ...left].join('\n'),
    });
}
