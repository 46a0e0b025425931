import { readableName } from '../../../../domain/text/readableName.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useFormats } from '../useFormats.ts';
import type { Effect } from './effect.ts';

/** `Com 1/2, Célia sai e a soma fecha.` */
export function EffectText({ effect, value }: { effect: Effect; value: string }) {
  const { t, locale } = useTexts();
  const { percent } = useFormats();
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(locale === 'en-us' ? 'en' : 'pt').format(names);
  const parts = [
    effect.ownersOut.length > 0 &&
      t('review.effect.ownersOut', {
        names: list(effect.ownersOut.map(readableName)),
        smart_count: effect.ownersOut.length,
      }),
    effect.ownersIn.length > 0 &&
      t('review.effect.ownersIn', {
        names: list(effect.ownersIn.map(readableName)),
        smart_count: effect.ownersIn.length,
      }),
    effect.liensOut.length > 0 && t('review.effect.liensOut', { codes: list(effect.liensOut) }),
    effect.liensIn.length > 0 && t('review.effect.liensIn', { codes: list(effect.liensIn) }),
    effect.sum?.kind === 'closed' && t('review.effect.closes'),
    effect.sum?.kind === 'missing' && t('review.effect.missing', { percent: percent(effect.sum.share) }),
    effect.sum?.kind === 'excess' && t('review.effect.excess', { percent: percent(effect.sum.share) }),
  ].filter((part) => part !== false);
  const said =
    parts.length > 0 ? list(parts) : t(effect.otherwise ? 'review.effect.otherwise' : 'review.effect.none');
  return <>{t('review.effect.with', { value, said })}</>;
}
