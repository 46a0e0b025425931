import { useTexts } from '../../engine/i18n/texts.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconRefresh, IconX } from '../../kit/ui/icons.ts';
import { megabytes } from './megabytes.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { cancelTransfer, retryTransfer, type Transfer } from './transfers.ts';

/** A file on its way: bytes gone, or why it was refused. */
export function TransferRow({ transfer, withOperation }: { transfer: Transfer; withOperation: boolean }) {
  const { t, locale } = useTexts();
  const { key, file, state, sent, message, needsPassword, mayRetry, operation, isInterrupted } = transfer;
  const isRefused = state === 'refused';
  const size = (bytes: number) => megabytes(bytes, locale);
  const text = {
    checking: t('upload.checking'),
    waiting: t('upload.waiting'),
    sending: isInterrupted
      ? t('upload.interrupted', { sent: size(sent), size: size(file.size) })
      : sent >= file.size
        ? t('upload.received')
        : t('upload.sending', { sent: size(sent), size: size(file.size) }),
    refused: '',
  }[state];
  return (
    <li className={isRefused ? 'refused' : ''}>
      <div className="row">
        <span className="grow cut b">{file.name}</span>
        {withOperation && <span className="sm mut">{operation.code}</span>}
        {isRefused && mayRetry && (
          <button type="button" className="btn txt sq" onClick={() => retryTransfer(key)}>
            <Glyph icon={IconRefresh} small />
            {t('upload.retry')}
            <span className="vh">: {file.name}</span>
          </button>
        )}
        <button
          type="button"
          className="btn txt sq ico"
          aria-label={t(isRefused ? 'upload.dismiss' : 'upload.cancel', { file: file.name })}
          title={t(isRefused ? 'upload.dismiss' : 'upload.cancel', { file: file.name })}
          onClick={() => cancelTransfer(key)}
        >
          <Glyph icon={IconX} small />
        </button>
      </div>
      {isRefused ? (
        <p className="msg" role="alert">
          {t('upload.failedIn', { error: message ?? '', operation: operation.code })}
        </p>
      ) : (
        <ProgressLine label={file.name} text={text} part={file.size > 0 ? sent / file.size : 0} />
      )}
      {needsPassword && (
        <PasswordForm file={file.name} onPassword={(password) => retryTransfer(key, password)} />
      )}
    </li>
  );
}
