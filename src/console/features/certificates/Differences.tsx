import { useTexts } from '../../engine/i18n/texts.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconAlertCircleFilled, IconAlertTriangleFilled, IconInfoCircle } from '../../kit/ui/icons.ts';

/** A value in which an issued certificate and what is held disagree, as the server says it. */
export interface Difference {
  readonly Campo: string;
  readonly Severidade: string;
  readonly Texto: string;
}

export const isGrave = ({ Severidade }: Pick<Difference, 'Severidade'>): boolean =>
  tones[Severidade] === 'er';

type Tone = 'er' | 'wa' | '';

/** A hint is no warning. */
const tones: Readonly<Record<string, Tone>> = { CRITICA: 'er', ALTA: 'er', INFO: '' };
const icons = { er: IconAlertCircleFilled, wa: IconAlertTriangleFilled, '': IconInfoCircle } as const;

/** Where the document of an issued certificate is about somebody or something else than client and registry record. */
export function Differences({ found }: { readonly found: readonly Difference[] }) {
  const { t } = useTexts();
  if (found.length === 0) return null;
  return (
    <ul className="cert-warnings" aria-label={t('certificates.differ')}>
      {found.map(({ Campo, Severidade, Texto }) => {
        const tone = tones[Severidade] ?? 'wa';
        return (
          <li key={Campo} className={`note ${tone}`.trim()}>
            <Glyph icon={icons[tone]} />
            <p>{Texto}</p>
          </li>
        );
      })}
    </ul>
  );
}
