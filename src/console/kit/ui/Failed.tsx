import { Glyph } from './Glyph.tsx';
import { IconRefresh } from './icons.ts';

/** A part of a screen that could not be read: cause, what still works, the request's number, and a way on. */
export function Failed({ title, text, request = null, again, retry }: FailedProps) {
  return (
    <div className="failed" role="alert">
      <p className="b">{title}</p>
      <p className="mut sm pre">
        {text} {request}
      </p>
      <button type="button" className="btn keep" onClick={retry}>
        <Glyph icon={IconRefresh} />
        {again}
      </button>
    </div>
  );
}

interface FailedProps {
  readonly title: string;
  readonly text: string;
  readonly request?: string | null;
  readonly again: string;
  readonly retry: () => void;
}
