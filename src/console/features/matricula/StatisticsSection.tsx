import { openBlocks } from '../../../domain/matricula/corrections/index.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { useReviewContext } from './ReviewContext.ts';
import { useFormats } from './useFormats.ts';

/** What the specification asks to know of the reading, and how much of it is proved, doubtful or corrected. */
export function StatisticsSection() {
  const { t, locale } = useTexts();
  const { number } = useFormats();
  const { record, facts, doubts, truth } = useReviewContext();
  const { statistics } = record;
  const seconds = (time: number | null | undefined) =>
    time === null || time === undefined
      ? '–'
      : time < 100
        ? t('review.stats.instant')
        : t('review.stats.seconds', { seconds: number(String(Math.round(time / 100) / 10)) });
  /** People's time is told in minutes: a tenth of a second means nothing. */
  const spent = (time: number) => {
    const whole = Math.round(time / 1000);
    return whole < 60
      ? t('review.stats.seconds', { seconds: whole })
      : t('review.stats.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  };
  const proved = facts.filter(({ evidence }) => evidence !== null && evidence.confidence > 0).length;
  const items: readonly (readonly [string, string])[] = [
    ['pages', String(statistics?.pages ?? '–')],
    ['ocrTime', statistics?.ocrTime === 0 ? '–' : seconds(statistics?.ocrTime)],
    ['extractionTime', seconds(statistics?.extractionTime)],
    ['totalTime', seconds(statistics?.totalTime)],
    ['humanTime', statistics?.humanTime ? spent(statistics.humanTime) : '–'],
    ['ocrQuality', statistics?.ocrQuality ? enumLabel(locale)('NivelOcr', statistics.ocrQuality) : '–'],
    ['documents', String(statistics?.documents ?? '–')],
    [
      'proved',
      t('review.stats.of', { part: proved, whole: facts.filter(({ value }) => value !== null).length }),
    ],
    ['doubtful', String(doubts.length)],
    ['openBlocks', String(openBlocks(truth).length)],
    ['corrected', String(truth.corrected.length)],
  ];
  return (
    <section aria-labelledby="rv-stats">
      <div className="rv-sh">
        <h2 id="rv-stats">{t('review.stats.title')}</h2>
      </div>
      <dl className="rv-stats">
        {items.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`review.stats.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
