import { useEffect, useRef, useState } from 'react';
import { RightControl } from '../../engine/auth/RightControl.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { FileDrop } from '../../kit/inputs/FileDrop.tsx';
import { useSignal } from '../../kit/signal.ts';
import { FileList } from './FileList.tsx';
import { largestFile, readings } from './followedFiles.ts';
import { type OperationRef, sendFiles, transfers } from './transfers.ts';
import { dismissUnsent, unsent } from './unsent.ts';
import { useUnfinished } from './useUnfinished.ts';
import './upload.css';

interface UploadPanelProps {
  readonly operation: OperationRef;
  /** An ended operation takes no records; what was sent before is shown still. */
  readonly isEnded?: boolean;
  /** Called when a file was read or failed, so that the list beside it can look again. */
  readonly onChanged?: () => void;
}

/**
 * Sends registry records of an operation and shows what becomes of each: bytes, queue, pages, success or
 * error. What is under way goes on when the page is left, and is here again on coming back.
 */
export function UploadPanel({ operation, isEnded = false, onChanged }: UploadPanelProps) {
  const { t } = useTexts();
  const travelling = useSignal(transfers).filter((transfer) => transfer.operation.id === operation.id);
  const followed = useSignal(readings).filter((reading) => reading.operation.id === operation.id);
  useUnfinished(operation.id);
  const states = followed.map(({ id, state }) => `${id} ${state}`).join();
  const changed = useRef(onChanged);
  changed.current = onChanged;
  // The list beside looks again whenever a file changes its state.
  const hadStates = useRef(states);
  useEffect(() => {
    if (states === hadStates.current) return;
    hadStates.current = states;
    changed.current?.();
  }, [states]);
  return (
    <div className="up">
      {isEnded ? (
        <p className="sm mut">{t('errors.operation-closed', { code: operation.code })}</p>
      ) : (
        <RightControl code="MATRICULA.ENVIAR" label={t('upload.choose')}>
          <DropZone operation={operation} />
        </RightControl>
      )}
      <Unsent operation={operation} />
      <FileList travelling={travelling} followed={followed} />
    </div>
  );
}

/** Files whose sending the closing of the page cut off: only the person can choose them again. */
function Unsent({ operation }: { operation: OperationRef }) {
  const { t } = useTexts();
  const files = useSignal(unsent).filter((file) => file.operation.id === operation.id);
  if (files.length === 0) return null;
  return (
    <p className="row wrap sm media" role="status">
      <span className="grow">
        {t('upload.unsent', {
          smart_count: files.length,
          files: files.map(({ name }) => name).join(', '),
        })}
      </span>
      <button type="button" className="btn txt sq" onClick={() => dismissUnsent(operation)}>
        {t('upload.unsentDismiss')}
      </button>
    </p>
  );
}

function DropZone({ operation }: { operation: OperationRef }) {
  const { t } = useTexts();
  const largest = useSignal(largestFile);
  const [message, setMessage] = useState<string | null>(null);
  const take = (files: readonly File[]) => {
    setMessage(files.length === 0 ? t('errors.file-missing') : null);
    if (files.length > 0) void sendFiles(files, operation);
  };
  return (
    <FileDrop
      label={t('upload.choose')}
      hint={t('upload.hint', { limit: Math.floor(largest / 2 ** 20) })}
      accept="application/pdf,.pdf"
      multiple
      message={message}
      take={take}
    />
  );
}
