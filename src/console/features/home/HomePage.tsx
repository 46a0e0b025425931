import { Link } from 'react-router';
import { intlTag } from '../../../domain/locale.ts';
import { useCodes, useRights } from '../../engine/auth/rights.ts';
import { companyTimeZone } from '../../engine/auth/timeZone.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { PageTitle } from '../../engine/page/PageTitle.tsx';
import { Failed } from '../../kit/ui/Failed.tsx';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconFolderPlus, IconUpload } from '../../kit/ui/icons.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { Desk } from './Desk.tsx';
import { Figures } from './Figures.tsx';
import { Notes } from './Notes.tsx';
import { Start } from './Start.tsx';
import { useHome } from './useHome.ts';
import './home.css';
import '../../engine/entities/recordPanel.css';

/** What waits for the person, what expires and what failed; each begun within one click. */
export function HomePage() {
  const { t, locale } = useTexts();
  const mayCreate = useRights('operacao')('create');
  const maySend = useCodes().has('MATRICULA.ENVIAR');
  const { home, error, retry } = useHome();
  const words = (instant: Date, timeZone: string) =>
    new Intl.DateTimeFormat(intlTag[locale], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone,
    }).format(instant);
  const today = words(new Date(), companyTimeZone());
  return (
    <>
      <PageTitle title={t('shell.start')} />
      <div className="head stack">
        <div className="grow">
          <h1 className="home-day">{today}</h1>
          {home?.dayOff && (
            <p className="mut">
              {t(home.dayOff.day === home.today ? 'home.dayOff.today' : 'home.dayOff.tomorrow', {
                until: words(new Date(`${home.dayOff.until}T00:00:00Z`), 'UTC'),
              })}
            </p>
          )}
        </div>
        {mayCreate && (
          <Link className="btn keep" to="/nav/operacao/create">
            <Glyph icon={IconFolderPlus} />
            {t('home.newOperation')}
          </Link>
        )}
        {maySend && home && !home.isStart && (
          <Link className="btn pri keep" to="/nav/enviar-matriculas">
            <Glyph icon={IconUpload} />
            {t('home.upload')}
          </Link>
        )}
      </div>
      {error && home && (
        <p className="home-stale mut" role="status">
          {t('home.stale')}
        </p>
      )}
      {error && !home && (
        <div className="panel home-failed">
          <Failed title={t('home.failed')} text={error.message} again={t('list.again')} retry={retry} />
        </div>
      )}
      {!error && !home && <Skeleton rows={8} columns={4} label={t('home.loading')} />}
      {home?.isStart && <Start />}
      {home && !home.isStart && (
        <>
          <Figures blocks={home.blocks} />
          <div className="home-columns">
            <Desk home={home} />
            <Notes home={home} />
          </div>
        </>
      )}
    </>
  );
}
