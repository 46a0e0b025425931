import { Link } from 'react-router';
import type { FindingEvidence } from '../../../../domain/findings/finding.ts';
import { useCodes } from '../../../engine/auth/rights.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useFormats } from '../useFormats.ts';

interface PaperProps {
  readonly of: NonNullable<FindingEvidence['certificate']>;
  readonly page: number;
}

/** The certificate by name and day, with the way to it for who may see it, and the page of it. */
export function Paper({ of: { id, name, issuedOn }, page }: PaperProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const codes = useCodes();
  const label = [name, issuedOn && formats.date(issuedOn)].filter(Boolean).join(', ');
  return (
    <span className="sm">
      {codes.has('CERTIDAO.CONSULTAR') ? <Link to={`/nav/certidao/${id}/show`}>{label}</Link> : label},{' '}
      {t('review.pageShort', { page })}
    </span>
  );
}
