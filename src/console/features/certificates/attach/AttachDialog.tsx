import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { notify } from '../../../engine/page/notices.ts';
import { FileDrop } from '../../../kit/inputs/FileDrop.tsx';
import { useSignal } from '../../../kit/signal.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { largestFile } from '../../upload/followedFiles.ts';
import { megabytes } from '../../upload/megabytes.ts';
import { PasswordForm } from '../../upload/PasswordForm.tsx';
import { ProgressLine } from '../../upload/ProgressLine.tsx';
import { FillStep } from '../fill/FillStep.tsx';
import { ConfirmAnswer } from './ConfirmAnswer.tsx';
import { type Awaiting, useAttached } from './useAttached.ts';
import '../../../kit/ui/confirmDialog.css';
import '../../../engine/entities/form/formDialog.css';
import '../certificates.css';

interface AttachDialogProps {
  readonly awaiting: Awaiting;
  readonly close: () => void;
}

/** Hangs a PDF on a certificate: the file, its way to the server, what it says, and the person's word on it. */
export function AttachDialog({ awaiting, close }: AttachDialogProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const way = useAttached(awaiting);
  const largest = useSignal(largestFile);
  const { attached, sent } = way;
  const waits = attached?.says?.Leitura === 'na_fila';
  const size = (bytes: number) => megabytes(bytes, locale);
  const [typesNow, setTypesNow] = useState(false);
  const [isIssued, setIssued] = useState(false);
  const isConfirming = attached !== null && (!waits || typesNow) && !sent && !isIssued;
  const title = awaiting.certificate ? String(awaiting.certificate.Titulo) : awaiting.name;
  const leave = () => void way.leave().then(close);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone with the step before: the next one begins at its heading.
  useEffect(() => {
    if (isConfirming || isIssued) heading.current?.focus();
  }, [isConfirming, isIssued]);
  return (
    <Dialog
      open
      onClose={leave}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { className: 'form-dialog wide cert-attach' } }}
    >
      <h2 id={`${id}-title`} className="dialog-title" ref={heading} tabIndex={-1}>
        {t(
          isIssued
            ? 'certificates.fill.next'
            : isConfirming
              ? 'certificates.attaching.check'
              : 'certificates.attaching.title',
        )}
      </h2>
      <p className="mut">{title}</p>
      <div className="form-dialog-body">
        {way.isOpening && <Skeleton rows={4} columns={2} label={t('certificates.attaching.opening')} />}
        {!attached && !sent && !way.isOpening && (
          <>
            <FileDrop
              label={t('certificates.attaching.choose')}
              hint={t('certificates.attaching.hint', { limit: Math.floor(largest / 2 ** 20) })}
              accept="application/pdf,.pdf"
              autoFocus
              message={way.refused}
              take={(files) => void way.send(files)}
            />
            {way.locked && (
              <div className="cert-locked">
                <PasswordForm key={way.refused} file={way.locked.name} onPassword={way.unlock} />
                <p className="sm mut">{t('certificates.attaching.passwordNotKept')}</p>
              </div>
            )}
          </>
        )}
        {sent && (
          <ProgressLine
            label={sent.file.name}
            text={
              sent.bytes >= sent.file.size
                ? t('certificates.attaching.reading')
                : t('upload.sending', { sent: size(sent.bytes), size: size(sent.file.size) })
            }
            part={sent.file.size > 0 ? sent.bytes / sent.file.size : 0}
          />
        )}
        {waits && !typesNow && (
          <>
            <p role="status" className="note">
              {t('certificates.attaching.queued')}
            </p>
            <button type="button" className="btn txt acc keep" onClick={() => setTypesNow(true)}>
              {t('certificates.attaching.typeNow')}
            </button>
          </>
        )}
        {isConfirming && (
          <ConfirmAnswer
            // A file in place of another one is read over anew; what is being typed stays.
            key={typesNow ? 'typed' : attached.record.Versao}
            attached={attached}
            use={way.use}
            carry={way.carry}
            replace={way.replace}
            close={leave}
            done={() => {
              notify({ kind: 'ok', text: t('certificates.issued', { name: title }) });
              // What it says of a company may be of use to the client's record.
              if (attached.says?.Empresa) setIssued(true);
              else close();
            }}
          />
        )}
        {isIssued && attached && <FillStep certificateId={attached.record.id} close={close} />}
      </div>
      {!isConfirming && !isIssued && (
        <div className="dialog-buttons">
          <button type="button" className="btn keep" onClick={leave}>
            {t(sent ? 'certificates.attaching.cancel' : 'form.notNow')}
          </button>
        </div>
      )}
    </Dialog>
  );
}
