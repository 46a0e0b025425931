import { type DragEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useSignal } from '../../../kit/signal.ts';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconUpload } from '../../../kit/ui/icons.ts';
import { droppedFiles } from '../../upload/droppedFiles.ts';
import { largestFile } from '../../upload/readings.ts';
import '../../upload/upload.css';

interface FileDropProps {
  readonly take: (files: readonly File[]) => void;
  readonly refused: string | null;
}

/** One PDF, dropped or chosen. */
export function FileDrop({ take, refused }: FileDropProps) {
  const { t } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const largest = useSignal(largestFile);
  const [over, setOver] = useState(false);
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(await droppedFiles(event.dataTransfer));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same
    <div
      className={`up-drop ${over ? 'over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void drop(event)}
    >
      <button
        type="button"
        className="btn pri keep"
        // biome-ignore lint/a11y/noAutofocus: the dialog asks for this file
        autoFocus
        aria-describedby={`${id}-h${refused ? ` ${id}-m` : ''}`}
        onClick={() => input.current?.click()}
      >
        <Glyph icon={IconUpload} />
        {t('certificates.attaching.choose')}
      </button>
      <span className="sm mut" id={`${id}-h`}>
        {t('certificates.attaching.hint', { limit: Math.floor(largest / 2 ** 20) })}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        aria-label={t('certificates.attaching.choose')}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      {refused && (
        <div role="alert">
          <FieldMessage id={`${id}-m`} text={refused} />
        </div>
      )}
    </div>
  );
}
