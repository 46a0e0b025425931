import { type DragEvent, useId, useRef, useState } from 'react';
import { BusyButton } from '../ui/BusyButton.tsx';
import { FieldMessage } from '../ui/FieldMessage.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { IconUpload } from '../ui/icons.ts';
import { droppedFiles } from './droppedFiles.ts';
import './fileDrop.css';

interface FileDropProps {
  /** Of the button, and of the field where `field` says nothing else. */
  readonly label: string;
  readonly field?: string;
  /** What may be chosen, and that it may be dropped. */
  readonly hint: string;
  /** As of an `input` of files. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Why what was chosen is not taken. */
  readonly message?: string | null;
  /** What was chosen is looked at, in these words; nothing more is taken meanwhile. */
  readonly busyText?: string | null;
  readonly autoFocus?: boolean;
  /** Something else on the page comes next. */
  readonly quiet?: boolean;
  /** Files chosen, or dropped, those inside of dropped folders too; none of a drop that held none. */
  readonly take: (files: readonly File[]) => void;
}

/** Files, dropped or chosen. */
export function FileDrop({
  label,
  field = label,
  hint,
  accept,
  multiple = false,
  message = null,
  busyText = null,
  autoFocus = false,
  quiet = false,
  take,
}: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (busyText === null) take(await droppedFiles(event.dataTransfer));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same
    <div
      className={`file-drop ${over ? 'over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void drop(event)}
    >
      <BusyButton
        type="button"
        className={quiet ? 'keep' : 'pri keep'}
        // biome-ignore lint/a11y/noAutofocus: the dialog asks for this file
        autoFocus={autoFocus}
        aria-describedby={`${id}-h${message ? ` ${id}-m` : ''}`}
        busy={busyText !== null}
        busyText={busyText ?? ''}
        onClick={() => input.current?.click()}
      >
        <Glyph icon={IconUpload} />
        {label}
      </BusyButton>
      <span className="sm mut" id={`${id}-h`}>
        {hint}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={field}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      {message && (
        <div role="alert">
          <FieldMessage id={`${id}-m`} text={message} />
        </div>
      )}
    </div>
  );
}
