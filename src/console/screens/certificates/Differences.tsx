import { useTexts } from '../../i18n/texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconAlertCircleFilled, IconAlertTriangleFilled } from '../../ui/icons.ts';

/** A value in which an issued certificate and what is held disagree, as the server says it. */
export interface Difference {
  readonly Campo: string;
  readonly Severidade: string;
  readonly Texto: string;
}

/** Where the document of an issued certificate is about somebody or something else than client and registry record. */
export function Differences({ found }: { readonly found: readonly Difference[] }) {
  const { t } = useTexts();
  if (found.length === 0) return null;
  return (
    <ul className="cert-warnings" aria-label={t('certificates.differ')}>
      {found.map(({ Campo, Severidade, Texto }) => {
        const isGrave = Severidade === 'CRITICA' || Severidade === 'ALTA';
        return (
          <li key={Campo} className={`note ${isGrave ? 'er' : 'wa'}`}>
            <Glyph icon={isGrave ? IconAlertCircleFilled : IconAlertTriangleFilled} />
            <p>{Texto}</p>
          </li>
        );
      })}
    </ul>
  );
}
