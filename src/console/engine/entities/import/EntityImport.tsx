import { useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { intlTag } from '../../../../domain/locale.ts';
import { mostLines, mostMegabytes } from '../../../../metadata/importLimits.ts';
import { FileDrop } from '../../../kit/inputs/FileDrop.tsx';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconDownload } from '../../../kit/ui/icons.ts';
import { Refusal } from '../../../kit/ui/Refusal.tsx';
import { useRights } from '../../auth/rights.ts';
import { keepFile } from '../../data/entityCalls.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';
import { ForbiddenPage } from '../../page/Pages.tsx';
import { PageTitle } from '../../page/PageTitle.tsx';
import { addressOfBatches } from '../addresses.ts';
import { ListCrumb } from '../ListCrumb.tsx';
import { undoBatchOffer } from '../undo/undoOffers.ts';
import { useEntity } from '../useEntity.ts';
import { ColumnMap } from './ColumnMap.tsx';
import { ImportReport } from './ImportReport.tsx';
import { importModel } from './importModel.ts';
import { useImport } from './useImport.ts';
import './import.css';

/** Records from a table file: chosen or dropped, its columns named, tried without writing, corrected, then written together. */
export default function EntityImport() {
  const { t, locale } = useTexts();
  const entity = useEntity();
  const may = useRights(entity.name);
  const refresh = useRefresh();
  const run = useImport(entity, ({ Incluidos, Lote }) => {
    refresh();
    notify({
      kind: 'ok',
      text: t('import.done', { smart_count: Incluidos }),
      ...(typeof Lote === 'number' && may('delete') ? { action: undoBatchOffer(entity, Lote, refresh) } : {}),
    });
  });
  if (!may('create')) return <ForbiddenPage code={entity.codes.create} />;
  const { file, busy, table, report, problem } = run;
  const title = t('import.title', { name: entity.plural[locale].toLowerCase() });
  return (
    <>
      <PageTitle title={title} />
      <div className="head">
        <div className="grow">
          <ListCrumb entity={entity} />
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
        {may('history') && (
          <Link className="sm" to={addressOfBatches(entity)}>
            {t('import.earlier')}
          </Link>
        )}
      </p>
      <FileDrop
        label={t(file ? 'import.other' : 'import.choose')}
        field={t('import.file')}
        hint={t('import.drop', {
          lines: new Intl.NumberFormat(intlTag[locale]).format(mostLines),
          megabytes: mostMegabytes,
        })}
        accept=".csv,.txt,.xlsx,.xlsm,text/csv,text/plain"
        quiet={table !== null}
        busyText={
          busy === 'reading' || (busy === 'checking' && report === null)
            ? t('import.checking', { file: file?.name ?? '' })
            : null
        }
        take={(files) => void (busy === null && run.take(files))}
      />
      {problem && (
        <div className="import-problem" role="alert">
          <Refusal text={problem} />
          {file && busy === null && (
            <button type="button" className="btn keep" onClick={() => void run.again()}>
              {t('import.again')}
            </button>
          )}
        </div>
      )}
      {file && table && (
        <>
          <h2 className="import-file">
            {t('import.found', { file: file.name, smart_count: table.rows.length })}
          </h2>
          {report?.Simulado !== false && <ColumnMap entity={entity} table={table} run={run} />}
          {report && <ImportReport entity={entity} table={table} report={report} run={run} />}
        </>
      )}
    </>
  );
}
