import type { ReactNode } from 'react';
import type { Severity } from '../../../../domain/severity.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';

/** How grave, by outline first: octagon, triangle, diamond, circle, square. The word is read aloud. */
export function SeverityMark({ severity }: { severity: Severity }) {
  const { locale } = useTexts();
  return (
    <>
      <svg width="16" height="16" viewBox="0 0 16 16" className={severity.toLowerCase()} aria-hidden="true">
        {shapes[severity]}
      </svg>
      <span className="vh">{enumLabel(locale)('Severidade', severity)}: </span>
    </>
  );
}

const sign = { stroke: 'var(--paper)', strokeWidth: 1.7 } as const;
const line = { stroke: 'currentColor', strokeWidth: 1.7 } as const;

const shapes: Readonly<Record<Severity, ReactNode>> = {
  CRITICA: (
    <>
      <path d="M5.2 1h5.6L15 5.2v5.6L10.8 15H5.2L1 10.8V5.2Z" fill="currentColor" />
      <path d="M8 4.4v4.4M8 10.6v1.2" {...sign} />
    </>
  ),
  ALTA: (
    <>
      <path d="M8 1.2 15.4 14.6H.6Z" fill="currentColor" />
      <path d="M8 6v4.2M8 11.6v1.3" {...sign} />
    </>
  ),
  MEDIA: (
    <>
      <path d="M8 .8 15.2 8 8 15.2.8 8Z" fill="currentColor" />
      <path d="M8 4.6v4M8 10v1.3" {...sign} />
    </>
  ),
  BAIXA: (
    <>
      <circle cx="8" cy="8" r="6.2" fill="none" {...line} />
      <path d="M8 4.9v3.8M8 10.1v1.3" {...line} />
    </>
  ),
  INFO: (
    <>
      <rect x="2" y="2" width="12" height="12" rx="1" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 7v4.4M8 4.4v1.3" {...line} />
    </>
  ),
};
