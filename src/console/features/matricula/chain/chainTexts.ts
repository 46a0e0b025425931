import type { ChainLink } from '../../../../domain/matricula/model/index.ts';
import { readableName } from '../../../../domain/text/readableName.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { type Fact, factId } from '../facts/facts.ts';

/** What drawing and list say of a link alike. */

/** `Elias 1/4 e Lívia 1/4 a Fábio 1/2`. */
export function useSaid(): (link: ChainLink) => string {
  const { t, locale } = useTexts();
  const list = new Intl.ListFormat(locale === 'en-us' ? 'en' : 'pt');
  const all = (passed: ChainLink['given']) =>
    list.format(passed.map(({ name, share }) => `${readableName(name)} ${share}`));
  return ({ given, received }) =>
    given.length > 0 && received.length > 0
      ? t('review.acts.fromTo', { givers: all(given), takers: all(received) })
      : all(received.length > 0 ? received : given);
}

/** Why the chain breaks at this act. */
export function troubleOf(
  { strangers, exceeds }: ChainLink,
  t: (key: string, params?: Record<string, string | number>) => string,
): string {
  return [
    strangers.length > 0 &&
      t('chain.stranger', { names: strangers.map(readableName).join(', '), smart_count: strangers.length }),
    exceeds && t('chain.exceeds'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The words of the page that say what passed; those of the act's event where no share is printed. */
export function proofOf({ act }: ChainLink, facts: readonly Fact[]): Fact | null {
  const own = facts.filter((fact) => fact.act === act && fact.evidence !== null);
  return (
    own.find(({ field }) => /^transfers\.\d+\.share$/.test(field)) ??
    own.find(({ id }) => id === factId(act, 'grantees.0.name')) ??
    own.find(({ field }) => field === 'event') ??
    own[0] ??
    null
  );
}
