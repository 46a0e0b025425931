import { useTexts } from '../../engine/i18n/texts.ts';

interface ProgressLineProps {
  readonly label: string;
  readonly text: string;
  /** 0..1; null while nobody knows. */
  readonly part: number | null;
  readonly left?: string;
}

/** What is happening in words, how long it takes, and a bar; read aloud at every tenth. */
export function ProgressLine({ label, text, part, left = '' }: ProgressLineProps) {
  const { t } = useTexts();
  return (
    <>
      <p className="row sm mut">
        <span className="grow">{text}</span>
        <span>{left}</span>
      </p>
      <div
        className="up-bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={part === null ? undefined : Math.round(part * 100)}
        aria-valuetext={text}
      >
        <i style={{ width: `${(part ?? 0) * 100}%` }} />
      </div>
      <span className="vh" role="status">
        {part === null || part === 0
          ? ''
          : t('upload.tenths', { file: label, percent: Math.floor(part * 10) * 10 })}
      </span>
    </>
  );
}
