import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { intlTag } from '../../../../domain/locale.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconAlertCircleFilled, IconCircleCheckFilled, IconDownload } from '../../../kit/ui/icons.ts';
import { useRights } from '../../auth/rights.ts';
import { keepFile } from '../../data/entityCalls.ts';
import type { Imported } from '../../data/importing.ts';
import { useTexts } from '../../i18n/texts.ts';
import { addressOfBatches, addressOfList } from '../addresses.ts';
import { BatchDialog } from '../undo/BatchDialog.tsx';
import { type ImportTable, rejectedFile } from './importTable.ts';
import { Remarks } from './Remarks.tsx';
import { RowsToCorrect } from './RowsToCorrect.tsx';
import type { useImport } from './useImport.ts';

interface ImportReportProps {
  readonly entity: Entity;
  readonly table: ImportTable;
  readonly report: Imported;
  readonly run: ReturnType<typeof useImport>;
}

/** What would come of a file, each line that needs it to be corrected in its place; and, once written, what came of it. */
export function ImportReport(props: ImportReportProps) {
  return props.report.Simulado || props.report.Erros.length > 0 ? (
    <Rehearsal {...props} />
  ) : (
    <Written {...props} />
  );
}

function Rehearsal({ entity, table, report, run }: ImportReportProps) {
  const { t, locale } = useTexts();
  const { busy, isChanged } = run;
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const { Erros, Linhas, Avisos = [], Interrompido = false } = report;
  const ofColumns = Erros.filter(({ Linha }) => Linha === 0);
  const lines = new Set(Erros.map(({ Linha }) => Linha).filter((line) => line !== 0));
  const good = Math.max(0, Linhas - lines.size);
  const isClean = Erros.length === 0;
  const format = new Intl.NumberFormat(intlTag[locale]).format;
  // What was corrected is gone from the list: the way goes on at the next error, or at what can be done now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer, and no other time
  useEffect(() => {
    if (!isAsked) return;
    setAsked(false);
    const next = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .btn.pri');
    next?.focus();
  }, [report]);
  const again = (event: FormEvent) => {
    event.preventDefault();
    if (busy !== null) return;
    setAsked(true);
    void run.again();
  };
  return (
    <form className="import-report" ref={form} onSubmit={again} noValidate>
      <p className={isClean && !isChanged ? 'note ok' : 'note er'} role="status">
        <Glyph icon={isClean && !isChanged ? IconCircleCheckFilled : IconAlertCircleFilled} />
        <span>
          {isChanged ? (
            t('import.changed')
          ) : isClean ? (
            t(Linhas === 0 ? 'import.noLines' : 'import.ok')
          ) : (
            <>
              {lines.size > 0 && <b>{t('import.toCorrect', { smart_count: lines.size })} </b>}
              {t(ofColumns.length > 0 ? 'import.ofColumns' : 'import.good', {
                smart_count: good,
                count: format(good),
              })}
            </>
          )}
        </span>
      </p>
      {ofColumns.length > 0 && (
        <ul className="import-of-columns">
          {ofColumns.map(({ Texto }) => (
            <li key={Texto}>{Texto}</li>
          ))}
        </ul>
      )}
      {lines.size > 0 && <RowsToCorrect entity={entity} table={table} errors={Erros} correct={run.correct} />}
      {Avisos.length > 0 && <Remarks remarks={Avisos} title={t('import.warning')} />}
      <div className="row wrap import-acts">
        {isClean && !isChanged ? (
          Linhas > 0 && (
            <BusyButton
              type="button"
              className="pri keep"
              busy={busy === 'writing'}
              busyText={t('import.writing', { file: run.file?.name ?? '' })}
              onClick={() => void run.write()}
            >
              {t('import.run', { smart_count: Linhas, count: format(Linhas) })}
            </BusyButton>
          )
        ) : (
          <BusyButton
            type="submit"
            className="pri keep"
            busy={busy === 'checking'}
            busyText={t('import.checking', { file: run.file?.name ?? '' })}
          >
            {t('import.again')}
          </BusyButton>
        )}
        {!isClean && !isChanged && !Interrompido && ofColumns.length === 0 && good > 0 && (
          <BusyButton
            type="button"
            className="keep"
            busy={busy === 'writing'}
            busyText={t('import.writing', { file: run.file?.name ?? '' })}
            onClick={() => void run.write()}
          >
            {t('import.runWithout', { count: format(good), smart_count: lines.size })}
          </BusyButton>
        )}
        {lines.size > 0 && (
          <RejectedButton entity={entity} table={table} errors={Erros.filter(({ Linha }) => Linha !== 0)} />
        )}
      </div>
    </form>
  );
}

function Written({ entity, table, report, run }: ImportReportProps) {
  const { t } = useTexts();
  const may = useRights(entity.name);
  const navigate = useNavigate();
  const [isUndoing, setUndoing] = useState(false);
  const way = useRef<HTMLAnchorElement>(null);
  // The button that wrote is gone, and the focus with it.
  useEffect(() => way.current?.focus(), []);
  const { Incluidos, Lote } = report;
  const rejected = new Set(run.rejected.map(({ Linha }) => Linha)).size;
  return (
    <section className="import-report">
      <p className="note ok" role="status">
        <Glyph icon={IconCircleCheckFilled} />
        <span>
          {t('import.done', { smart_count: Incluidos })}
          {rejected > 0 && ` ${t('import.rejected', { smart_count: rejected })}`}
        </span>
      </p>
      <div className="row wrap import-acts">
        <Link ref={way} className="btn pri keep" to={addressOfList(entity)}>
          {t('import.open')}
        </Link>
        {rejected > 0 && <RejectedButton entity={entity} table={table} errors={run.rejected} />}
        {typeof Lote === 'number' && may('delete') && (
          <button type="button" className="btn keep" onClick={() => setUndoing(true)}>
            {t('import.undo')}
          </button>
        )}
      </div>
      {isUndoing && typeof Lote === 'number' && (
        <BatchDialog
          entity={entity}
          number={Lote}
          close={() => setUndoing(false)}
          done={() => navigate(addressOfBatches(entity))}
        />
      )}
    </section>
  );
}

interface RejectedButtonProps {
  readonly entity: Entity;
  readonly table: ImportTable;
  readonly errors: Imported['Erros'];
}

/** The lines with errors as a file, each with its reasons. */
function RejectedButton({ entity, table, errors }: RejectedButtonProps) {
  const { t, locale } = useTexts();
  const keep = () =>
    keepFile(
      rejectedFile(table, errors, t('import.reason'), locale),
      `${entity.name}-${t('import.rejectedFile')}.csv`,
    );
  return (
    <button type="button" className="btn txt keep" onClick={keep}>
      <Glyph icon={IconDownload} />
      {t('import.keepRejected', { smart_count: new Set(errors.map(({ Linha }) => Linha)).size })}
    </button>
  );
}
