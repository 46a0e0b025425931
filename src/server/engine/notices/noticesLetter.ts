import { text } from '../../../metadata/texts.ts';
import { addressesBelow } from '../mail/addressesBelow.ts';
import {
  compose,
  type GatheredGroup,
  type GatheredNotices,
  type Letter,
  type LetterSetting,
  onOneLine,
} from '../mail/letters.ts';
import { noticeText } from './noticeText.ts';

/** What happened, kind by kind, each notice with its address; of many of one kind the newest and how many more. */
export function noticesLetter(
  name: 'notices' | 'digest',
  to: GatheredNotices,
  { locale, publicUrl }: LetterSetting,
): Letter {
  const below = addressesBelow(publicUrl);
  const block = ({ kind, owner, total, notices }: GatheredGroup) => {
    const lines = notices.map(
      ({ id, params }) => `${onOneLine(noticeText(kind, params, locale, owner))}\n${below.notice(id)}`,
    );
    const rest = total - notices.length;
    const more = rest > 0 ? [text(locale, 'mail.notices.more', { count: rest })] : [];
    return [...lines, ...more].join('\n');
  };
  return compose(
    to,
    locale,
    name,
    { company: to.company, count: to.total, all: below.notices, preferences: below.noticePreferences },
    { list: to.groups.map(block).join('\n\n') },
  );
}
