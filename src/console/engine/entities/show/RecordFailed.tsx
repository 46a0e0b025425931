import { Link } from 'react-router';
import type { Entity } from '../../../../metadata/entity.ts';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { ApiError } from '../../client/apiError.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { addressOfRecord } from '../addresses.ts';
import { ListCrumb } from '../ListCrumb.tsx';

/** A record that is not there, not one's own, or did not load. */
export function RecordFailed({ entity, error, retry }: { entity: Entity; error: Error; retry: () => void }) {
  const { t } = useTexts();
  const status = error instanceof ApiError ? error.status : 0;
  const number = error instanceof ApiError ? error.requestNumber : null;
  const into = status === 410 ? mergedInto(error) : null;
  const title = into ? t('merge.goneTitle') : status === 404 ? t('ra.page.not_found') : t('show.failed');
  return (
    <>
      <PageTitle title={title} />
      <ListCrumb entity={entity} />
      <h1>{status === 404 ? t('show.missing') : title}</h1>
      {into && (
        <p className="note">
          {t(`merge.goneText.${entity.gender}`)}{' '}
          <Link to={addressOfRecord(entity, into.Identificador)}>{into.Rotulo}</Link>.
        </p>
      )}
      {status !== 404 && !into && (
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

/** The record that has taken this one's place, where the API says which. */
function mergedInto(error: Error): { readonly Identificador: number; readonly Rotulo: string } | null {
  const current = error instanceof ApiError ? error.current : null;
  if (typeof current !== 'object' || current === null || !('Identificador' in current)) return null;
  const { Identificador, Rotulo } = current as { Identificador: unknown; Rotulo?: unknown };
  return typeof Identificador === 'number'
    ? { Identificador, Rotulo: String(Rotulo ?? Identificador) }
    : null;
}
