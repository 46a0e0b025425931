import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { listLabel } from '../../../metadata/entities.ts';
import { useRights } from '../../auth/rights.ts';
import { keepFile } from '../../data/entityCalls.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { ForbiddenPage } from '../../shell/Pages.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconDownload, IconUpload } from '../../ui/icons.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { addressOfList } from '../addresses.ts';
import { useEntity } from '../useEntity.ts';
import { ImportReport } from './ImportReport.tsx';
import { importModel } from './importModel.ts';
import { useImport } from './useImport.ts';
import './import.css';

/** Records from a table file: chosen or dropped, checked without writing, then written all together. */
export default function EntityImport() {
  const { t, locale } = useTexts();
  const entity = useEntity();
  const may = useRights(entity.name);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const refresh = useRefresh();
  const { file, busy, report, problem, check, write } = useImport(entity, (count) => {
    refresh();
    notify({ kind: 'ok', text: t('import.done', { smart_count: count }) });
  });
  if (!may('create')) return <ForbiddenPage code={entity.codes.create} />;
  const title = t('import.title', { name: entity.plural[locale].toLowerCase() });
  const take = (files: FileList | null) => {
    if (files && files.length > 0) void check([...files]);
  };
  return (
    <>
      <PageTitle title={title} />
      <div className="head">
        <div className="grow">
          <p className="crumb">
            <Link to={addressOfList(entity)}>{listLabel(entity)[locale]}</Link>{' '}
            <span aria-hidden="true">/</span>
          </p>
          <h1>{title}</h1>
          <p className="mut import-text">{t('import.text')}</p>
        </div>
      </div>
      <p className="row wrap import-model">
        <button
          type="button"
          className="btn keep"
          onClick={() => {
            const { name, bytes } = importModel(entity, locale);
            keepFile(bytes, name);
          }}
        >
          <Glyph icon={IconDownload} />
          {t('import.model')}
        </button>
        <span className="mut sm">{t('import.modelText')}</span>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way, the button in it the other */}
      <div
        className={isOver ? 'import-drop over' : 'import-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (busy === null) take(event.dataTransfer.files);
        }}
      >
        <BusyButton
          type="button"
          className={report && report.Erros.length === 0 ? 'keep' : 'pri keep'}
          busy={busy === 'checking'}
          busyText={t('import.checking', { file: file?.name ?? '' })}
          onClick={() => input.current?.click()}
        >
          <Glyph icon={IconUpload} />
          {t(file ? 'import.other' : 'import.choose')}
        </BusyButton>
        <span className="mut sm">{t('import.drop')}</span>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('import.file')}
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
      <div role="status" aria-live="polite">
        {problem && (
          <div className="import-problem">
            <Refusal text={problem} />
            {file && busy === null && (
              <button type="button" className="btn keep" onClick={() => void check([file])}>
                {t('import.again')}
              </button>
            )}
          </div>
        )}
        {file && report && (
          <ImportReport entity={entity} file={file.name} report={report}>
            {report.Erros.length > 0 ? null : report.Simulado ? (
              report.Linhas > 0 && (
                <BusyButton
                  type="button"
                  className="pri keep"
                  busy={busy === 'writing'}
                  busyText={t('import.writing', { file: file.name })}
                  onClick={() => void write()}
                >
                  {t('import.run', { smart_count: report.Linhas })}
                </BusyButton>
              )
            ) : (
              <Link className="btn pri keep" to={addressOfList(entity)}>
                {t('import.open')}
              </Link>
            )}
          </ImportReport>
        )}
      </div>
    </>
  );
}
