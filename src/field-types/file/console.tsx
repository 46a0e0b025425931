import { useEffect, useRef, useState } from 'react';
import { FieldMessage } from '../../console/kit/ui/FieldMessage.tsx';
import {
  type CellProps,
  type FieldTypeConsole,
  useSurroundings,
  type WidgetProps,
} from '../../console/kit/ui/fieldTypeConsole.ts';
import { Glyph } from '../../console/kit/ui/Glyph.tsx';
import { IconDownload, IconUpload, IconX } from '../../console/kit/ui/icons.ts';
import { beingSent } from './definition.ts';

export const consoleHalf: FieldTypeConsole<number> = { Cell: FileCell, Widget: FileWidget };

function FileCell({ value }: CellProps<number>) {
  const { saveFile, t } = useSurroundings();
  return (
    <button type="button" className="btn txt acc sq" onClick={() => void saveFile(value)}>
      <Glyph icon={IconDownload} small />
      {t('form.download')}
    </button>
  );
}

/** Sends the file at once; the record keeps its number. A form cannot go while its file is on the way. */
function FileWidget({
  id,
  field,
  value,
  onChange,
  name,
  invalid,
  describedBy,
  readOnly,
}: WidgetProps<number>) {
  const { sendFile, t } = useSurroundings();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ name: string; sending: boolean; error: string | null }>({
    name: '',
    sending: false,
    error: null,
  });
  const there = typeof value === 'number';
  // A form that was left while its file was on the way begins without it.
  const isLeft = value === beingSent && !state.sending;
  useEffect(() => {
    if (isLeft) onChange(null);
  }, [isLeft, onChange]);
  const send = async (file: File | undefined) => {
    if (!file) return;
    const most = field.maxBytes;
    if (most !== null && file.size > most) {
      const limit = Math.floor(most / 2 ** 20);
      setState({
        name: '',
        sending: false,
        error: t('errors.attachment-too-large', { file: file.name, limit }),
      });
      return;
    }
    const before = there ? value : null;
    setState({ name: file.name, sending: true, error: null });
    onChange(beingSent);
    try {
      const sent = await sendFile(file);
      setState({ name: sent.name, sending: false, error: null });
      onChange(sent.id);
    } catch (error) {
      setState({ name: '', sending: false, error: error instanceof Error ? error.message : String(error) });
      onChange(before);
    }
  };
  return (
    <>
      <div className="row wrap">
        {there && <FileCell value={value} field={field} record={{}} place="page" />}
        {!readOnly && (
          <button
            type="button"
            id={id}
            className="btn"
            {...(name ? { 'aria-label': name } : {})}
            aria-describedby={[describedBy, `${id}-state`, state.error ? `${id}-failed` : '']
              .filter(Boolean)
              .join(' ')}
            data-invalid={invalid || undefined}
            onClick={() => input.current?.click()}
          >
            <Glyph icon={IconUpload} small />
            {t(there ? 'form.replaceFile' : 'form.pickFile')}
          </button>
        )}
        {there && !readOnly && (
          <button
            type="button"
            className="btn txt ico"
            aria-label={t('form.removeFile')}
            onClick={() => {
              setState({ name: '', sending: false, error: null });
              onChange(null);
            }}
          >
            <Glyph icon={IconX} />
          </button>
        )}
        <span className="sm mut cut" id={`${id}-state`} role="status">
          {state.sending ? t('form.sendingFile', { name: state.name }) : state.name}
        </span>
      </div>
      <span role="alert">{state.error && <FieldMessage id={`${id}-failed`} text={state.error} />}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept={field.accept.join(',')}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
