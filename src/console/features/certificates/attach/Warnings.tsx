import { Link } from 'react-router';
import type { Warning } from '../../../../metadata/calls/certificates.ts';
import { outlineNamed } from '../../../../metadata/outlines.ts';
import { addressOfRecord } from '../../../engine/entities/addresses.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconAlertCircleFilled, IconAlertTriangleFilled } from '../../../kit/ui/icons.ts';
import { ProofQuote } from './ProofQuote.tsx';

/** What speaks against the document, gravest first, each with the words that say so and what to do. */
export function Warnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  const { t } = useTexts();
  if (warnings.length === 0) return null;
  return (
    <ul className="cert-warnings" aria-label={t('certificates.attaching.warnings')}>
      {warnings.map(({ Codigo, Texto, Confirmar, Provas = [], IdentificadorCertidao }) => (
        <li key={`${Codigo} ${Texto}`} className={`note ${Confirmar ? 'er' : 'wa'}`}>
          <Glyph icon={Confirmar ? IconAlertCircleFilled : IconAlertTriangleFilled} />
          <div className="grow">
            <p className="pre">
              {Texto} {remedyOf(Codigo) && t(`certificates.remedy.${remedyOf(Codigo)}`)}
            </p>
            {Provas.map((proof) => (
              <ProofQuote key={`${proof.Pagina} ${proof.Citacao}`} proof={proof} />
            ))}
            {IdentificadorCertidao !== undefined && (
              <Link to={addressOfRecord(outlineNamed('certidao'), IdentificadorCertidao)}>
                {t('certificates.see')}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What to do where the warning itself does not say. */
const remedies: Readonly<Record<string, string>> = {
  'other-type': 'file',
  'other-holder': 'file',
  'other-branch': 'branch',
  'other-name': 'name',
  'other-property': 'file',
  expired: 'newer',
  'due-before-issue': 'dates',
  'issue-in-future': 'dates',
  'document-misprinted': 'issuer',
  'no-certificate': 'newer',
  'file-repeated': 'repeated',
};
const remedyOf = (code: string): string | undefined => remedies[code];
