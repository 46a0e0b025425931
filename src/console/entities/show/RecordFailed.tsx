import { Link } from 'react-router';
import { listLabel } from '../../../metadata/entities.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { ApiError } from '../../data/apiError.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { addressOfList } from '../addresses.ts';

/** A record that is not there, not one's own, or did not load. */
export function RecordFailed({ entity, error, retry }: { entity: Entity; error: Error; retry: () => void }) {
  const { t, locale } = useTexts();
  const status = error instanceof ApiError ? error.status : 0;
  const number = error instanceof ApiError ? error.requestNumber : null;
  const title = status === 404 ? t('ra.page.not_found') : t('show.failed');
  return (
    <>
      <PageTitle title={title} />
      <p className="crumb">
        <Link to={addressOfList(entity)}>{listLabel(entity)[locale]}</Link> <span aria-hidden="true">/</span>
      </p>
      <h1>{status === 404 ? t('show.missing') : title}</h1>
      {status !== 404 && (
        <div className="panel" style={{ marginTop: 16, maxWidth: 640 }}>
          <Failed
            title={title}
            text={error.message}
            request={number ? t('list.request', { number }) : null}
            again={t('list.again')}
            retry={retry}
          />
        </div>
      )}
    </>
  );
}
