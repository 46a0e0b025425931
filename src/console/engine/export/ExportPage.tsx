import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { formatInstant } from '../../../field-types/formatInstant.ts';
import type { Export } from '../../../metadata/calls/files.ts';
import { countedNoun } from '../../../metadata/countedNoun.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';
import { Failed } from '../../kit/ui/Failed.tsx';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconDownload } from '../../kit/ui/icons.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { client } from '../auth/services.ts';
import { companyTimeZone } from '../auth/timeZone.ts';
import { saveFile } from '../data/entityCalls.ts';
import { useTexts } from '../i18n/texts.ts';
import { notify } from '../page/notices.ts';
import { PageTitle } from '../page/PageTitle.tsx';

/** Asked again while it is being made (milliseconds). */
const again = 5_000;

/** A list that was too long to wait for: how far it is, and its file. */
export default function ExportPage() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['export', id],
    queryFn: () =>
      client().call<Export>(`Exportacao/Retornar/${encodeURIComponent(id)}`, { background: true }),
    refetchInterval: ({ state }) => (state.data && state.data.ProntaEm === null ? again : false),
  });
  const title = t('export.one');
  return (
    <>
      <PageTitle title={title} />
      <div className="head">
        <h1 className="grow">{title}</h1>
      </div>
      {error && (
        <div className="panel">
          <Failed
            title={t('export.failed')}
            text={error.message}
            again={t('list.again')}
            retry={() => void refetch()}
          />
        </div>
      )}
      {!error && isPending && <Skeleton rows={3} columns={1} label={t('shell.loading')} />}
      {!error && data && <Outcome id={id} data={data} />}
    </>
  );
}

function Outcome({ id, data }: { readonly id: string; readonly data: Export }) {
  const { t, locale } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const { Entidade, PedidaEm, ProntaEm, Total, Nome, Pronta, Erro } = data;
  if (ProntaEm === null) return <p role="status">{t('export.making')}</p>;
  if (!Pronta)
    return (
      <p role="status">
        <b>{t('export.failed')}</b> {Erro}
      </p>
    );
  const save = async () => {
    setBusy(true);
    try {
      await saveFile(client(), `Exportacao/Arquivo/${encodeURIComponent(id)}`, Nome ?? 'exportacao');
    } catch (error) {
      notify({ kind: 'er', text: error instanceof Error ? error.message : t('notices.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p role="status">
        {t('export.ready', {
          records: countedNoun(outlineNamed(Entidade), Total ?? 0, locale),
          when: formatInstant(PedidaEm, locale, companyTimeZone()),
        })}
      </p>
      <p className="row">
        <BusyButton
          type="button"
          className="pri keep"
          busy={isBusy}
          busyText={t('list.exporting')}
          onClick={() => void save()}
        >
          <Glyph icon={IconDownload} />
          {t('export.download', { file: Nome ?? '' })}
        </BusyButton>
      </p>
    </>
  );
}
