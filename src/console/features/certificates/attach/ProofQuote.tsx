import { useTexts } from '../../../engine/i18n/texts.ts';
import type { Proof } from './document.ts';

/** The words of the page that say a value, and on which page. */
export function ProofQuote({
  proof,
  doubtful = false,
}: {
  readonly proof: Proof;
  readonly doubtful?: boolean;
}) {
  const { t } = useTexts();
  return (
    <p className="cert-quote">
      <span className="xs mut nw">{t('certificates.attaching.page', { page: proof.Pagina })}</span>{' '}
      <q className={doubtful ? 'quote doubt' : 'quote'}>{proof.Citacao}</q>
    </p>
  );
}
