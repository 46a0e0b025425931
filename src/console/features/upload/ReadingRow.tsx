import { Link } from 'react-router';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { RecordElsewhere } from '../../../metadata/calls/records.ts';
import { enumLabel, markOf } from '../../../metadata/enums.ts';
import { registroMatricula } from '../../../metadata/generated/entities/registro-matricula.ts';
import { useCodes } from '../../engine/auth/rights.ts';
import { client } from '../../engine/auth/services.ts';
import { type Instants, useInstants } from '../../engine/auth/useInstants.ts';
import { ApiError } from '../../engine/client/apiError.ts';
import { execute } from '../../engine/data/entityCalls.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { notify } from '../../engine/page/notices.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconRefresh, IconX } from '../../kit/ui/icons.ts';
import { StatusMark } from '../../kit/ui/StatusMark.tsx';
import { withdraw } from './filesUnderWay.ts';
import { type FileReading, follow, forget } from './followedFiles.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { leftText } from './timeText.ts';

interface ReadingRowProps {
  readonly reading: FileReading;
  /** Where files of several operations stand together. */
  readonly withOperation: boolean;
}

/** A file the server has: queue, pages, success or error, and what may be done about it. */
export function ReadingRow({ reading, withOperation }: ReadingRowProps) {
  const { t, locale } = useTexts();
  const { hour } = useInstants();
  const codes = useCodes();
  const { id, name, state, page, pages, number, message, needsPassword, operation, mergedInto, others } =
    reading;
  const { isUnfinished } = reading;
  const isFailed = state === 'erro';
  const { states } = registroMatricula;

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ kind: 'er', text: error.message });
    }
  };
  const cancel = () =>
    attempt(async () => {
      await withdraw(id);
      forget(id);
    });
  const readAgain = (body: { SenhaPdf?: string } = {}) =>
    attempt(async () => {
      const changed = (await execute(client(), registroMatricula, id, {
        name: 'reprocessar',
        Versao: reading.version,
        ...body,
      })) as { Versao: number; Situacao: string };
      follow({ id, name, operation, pages, version: changed.Versao, state: changed.Situacao });
    });
  return (
    <li className={isFailed ? 'refused' : ''}>
      <div className="row">
        <Link className="grow cut b quiet" to={`/nav/matricula/${id}`}>
          {number ? t('upload.record', { number: formatMatriculaNumber(number), file: name }) : name}
        </Link>
        {withOperation && <span className="sm mut">{operation.code}</span>}
        {isFailed && codes.has('MATRICULA.REPROCESSAR') && !needsPassword && (
          <button type="button" className="btn txt sq" onClick={() => void readAgain()}>
            <Glyph icon={IconRefresh} small />
            {t('upload.retry')}
            <span className="vh">: {name}</span>
          </button>
        )}
        {isUnfinished && reading.mayCancel && (
          <button
            type="button"
            className="btn txt sq ico"
            aria-label={t('upload.cancel', { file: name })}
            title={t('upload.cancel', { file: name })}
            onClick={() => void cancel()}
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
          text={progressText(reading, { t, locale, hour })}
          part={pages > 0 ? page / pages : null}
          left={leftText(reading.secondsLeft, t)}
        />
      )}
      {isFailed && (
        <p className="msg">
          {t('upload.failedIn', { error: message ?? t('upload.failed'), operation: operation.code })}
        </p>
      )}
      {mergedInto !== null && (
        <p className="sm row wrap">
          {t('upload.merged')}{' '}
          <Link to={`/nav/matricula/${mergedInto}`}>
            {t('upload.open')}
            <span className="vh">: {name}</span>
          </Link>
        </p>
      )}
      {!isUnfinished && !isFailed && mergedInto === null && states && (
        <p className="sm row">
          <StatusMark
            mark={markOf(states.enum, state)}
            label={t('upload.done', { state: enumLabel(locale)(states.enum, state) })}
          />
          <Link to={`/nav/matricula/${id}`}>
            {t('upload.open')}
            <span className="vh">: {name}</span>
          </Link>
          {others > 0 && <span className="mut">{t('upload.others', { smart_count: others })}</span>}
        </p>
      )}
      {reading.active.map((kind) => (
        <p key={kind} className="sm media">
          {t(`upload.active.${kind}`)}
        </p>
      ))}
      <Elsewhere text="upload.sameFile" records={reading.sameFile} />
      <Elsewhere text="upload.sameRecord" records={reading.sameRecord} />
      {needsPassword && (
        <PasswordForm file={name} onPassword={(password) => void readAgain({ SenhaPdf: password })} />
      )}
    </li>
  );
}

interface Words {
  readonly t: (key: string, params?: Record<string, string | number>) => string;
  readonly locale: Locale;
  readonly hour: Instants['hour'];
}

/** Place in the line, or pages done, or when it is tried again. */
function progressText(
  { page, pages, place, retryAt, state }: FileReading,
  { t, locale, hour }: Words,
): string {
  if (retryAt !== null) return t('upload.retryAt', { time: hour(retryAt) });
  if (place !== null) return t('upload.queue', { smart_count: place });
  if (page > 0 && pages > 0) return t('upload.page', { page, pages });
  const { states } = registroMatricula;
  if (state === 'processando') return t('upload.starting');
  return states ? enumLabel(locale)(states.enum, state) : state;
}

/** Records that look like this one, each with the way there: it may be a repetition, and it may go on. */
function Elsewhere({ text, records }: { text: string; records: readonly RecordElsewhere[] }) {
  const { t } = useTexts();
  return records.map(({ IdentificadorRegistroMatricula: id, CodigoOperacao: operation }) => (
    <p key={id} className="sm media row wrap">
      {t(text, { operation })}
      <Link to={`/nav/matricula/${id}`} aria-label={t('upload.openSame', { operation })}>
        {t('upload.see')}
      </Link>
    </p>
  ));
}
