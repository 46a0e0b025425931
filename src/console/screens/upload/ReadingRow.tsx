import { Link } from 'react-router';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import { entityNamed } from '../../../metadata/entities.ts';
import { enumLabel, markOf } from '../../../metadata/enums.ts';
import { useCodes } from '../../auth/rights.ts';
import { ApiError } from '../../data/apiError.ts';
import { execute } from '../../data/entityCalls.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { client } from '../../start/services.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconRefresh, IconX } from '../../ui/icons.ts';
import { StatusMark } from '../../ui/StatusMark.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { type FileReading, follow, forget, timeLeft, unfinished } from './readings.ts';

/** A file the server has: queue, pages, success or error, and what may be done about it. */
export function ReadingRow({ reading }: { reading: FileReading }) {
  const { t, locale } = useTexts();
  const codes = useCodes();
  const {
    id,
    name,
    state,
    page,
    pages,
    number,
    message,
    needsPassword,
    warning,
    operation,
    mergedInto,
    others,
  } = reading;
  const isUnfinished = unfinished.includes(state);
  const isFailed = state === 'erro';
  const { states } = entityNamed('registro-matricula');

  const run = async (event: string, body: { Motivo?: string; SenhaPdf?: string }) => {
    try {
      const changed = (await execute(client(), entityNamed('registro-matricula'), id, {
        name: event,
        Versao: reading.version,
        ...body,
      })) as { Versao: number; Situacao: string };
      if (event === 'cancelar') forget(id);
      else
        follow({
          ...reading,
          version: changed.Versao,
          state: changed.Situacao,
          message: null,
          needsPassword: false,
          page: 0,
          pace: null,
        });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ kind: 'er', text: error.message });
    }
  };
  const text =
    pages > 0 && page > 0
      ? t('upload.page', { page, pages })
      : states
        ? enumLabel(locale)(states.enum, state)
        : state;
  return (
    <li className={isFailed ? 'refused' : ''}>
      <div className="row">
        <Link className="grow cut b quiet" to={`/nav/matricula/${id}`}>
          {number ? t('upload.record', { number: formatMatriculaNumber(number), file: name }) : name}
        </Link>
        {isFailed && codes.has('MATRICULA.REPROCESSAR') && !needsPassword && (
          <button type="button" className="btn txt sq" onClick={() => void run('reprocessar', {})}>
            <Glyph icon={IconRefresh} small />
            {t('upload.retry')}
          </button>
        )}
        {isUnfinished && codes.has('MATRICULA.CANCELAR') && (
          <button
            type="button"
            className="btn txt sq ico"
            aria-label={t('upload.cancel', { file: name })}
            title={t('upload.cancel', { file: name })}
            onClick={() => void run('cancelar', { Motivo: t('upload.cancelReason') })}
          >
            <Glyph icon={IconX} small />
          </button>
        )}
        {!isUnfinished && (
          <button
            type="button"
            className="btn txt sq ico"
            aria-label={t('upload.dismiss', { file: name })}
            title={t('upload.dismiss', { file: name })}
            onClick={() => forget(id)}
          >
            <Glyph icon={IconX} small />
          </button>
        )}
      </div>
      {isUnfinished && (
        <ProgressLine
          label={name}
          text={text}
          part={pages > 0 ? page / pages : null}
          left={leftText(reading, t)}
        />
      )}
      {isFailed && (
        <p className="msg">
          {t('upload.failedIn', { error: message ?? t('upload.failed'), operation: operation.code })}
        </p>
      )}
      {mergedInto !== null && (
        <p className="sm row wrap">
          {t('upload.merged')} <Link to={`/nav/matricula/${mergedInto}`}>{t('upload.open')}</Link>
        </p>
      )}
      {!isUnfinished && !isFailed && mergedInto === null && states && (
        <p className="sm row">
          <StatusMark
            mark={markOf(states.enum, state)}
            label={t('upload.done', { state: enumLabel(locale)(states.enum, state) })}
          />
          <Link to={`/nav/matricula/${id}`}>{t('upload.open')}</Link>
          {others > 0 && <span className="mut">{t('upload.others', { smart_count: others })}</span>}
        </p>
      )}
      {warning && <p className="sm media">{warning}</p>}
      {needsPassword && (
        <PasswordForm
          file={name}
          onPassword={(password) => void run('reprocessar', { SenhaPdf: password })}
        />
      )}
    </li>
  );
}

/** Said when more than ten seconds are left: below, the bar says enough. */
function leftText(reading: FileReading, t: (key: string, params?: Record<string, number>) => string): string {
  const left = timeLeft(reading, Date.now());
  if (left === null || left <= 10_000) return '';
  return left < 60_000
    ? t('upload.secondsLeft')
    : t('upload.minutesLeft', { minutes: Math.round(left / 60_000) });
}
