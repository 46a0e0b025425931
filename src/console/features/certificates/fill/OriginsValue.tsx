import { Link } from 'react-router';
import { formatDate, isLocalDate } from '../../../../domain/dates.ts';
import { cliente } from '../../../../metadata/generated/entities/cliente.ts';
import { useCodes } from '../../../engine/auth/rights.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import type { WidgetProps } from '../../../kit/ui/fieldTypeConsole.ts';
import { ProofQuote } from '../attach/ProofQuote.tsx';
import '../certificates.css';

interface Origin {
  readonly IdentificadorCertidao: number;
  readonly Certidao: string;
  readonly DataEmissao: string | null;
  readonly Pagina: number;
  readonly Citacao: string;
}

/** `Origens` of a client: which of its values come from a certificate, from which one and by which words. */
export function OriginsValue({ value }: WidgetProps<Readonly<Record<string, Origin>>>) {
  const { t, locale } = useTexts();
  const codes = useCodes();
  const { fields } = cliente;
  const origins = typeof value === 'object' ? value : null;
  const known = fields.flatMap((field) => {
    const origin = origins?.[field.name];
    return origin ? [{ field, origin }] : [];
  });
  if (known.length === 0) return <span className="hint">–</span>;
  return (
    <dl className="cert-words">
      {known.map(({ field, origin }, index) => {
        const { DataEmissao: day } = origin;
        const issued = day !== null && isLocalDate(day) ? formatDate(day, locale, 'full') : null;
        const name = [origin.Certidao, issued && t('certificates.fill.issued', { day: issued })]
          .filter(Boolean)
          .join(', ');
        return (
          <div key={field.name}>
            <dt>{field.label[locale]}</dt>
            <dd>
              {codes.has('CERTIDAO.CONSULTAR') ? (
                <Link to={`/nav/certidao/${origin.IdentificadorCertidao}/show`}>{name}</Link>
              ) : (
                name
              )}
              {isSameProof(origin, known[index - 1]?.origin) ? (
                <p className="xs mut cert-quote">{t('certificates.fill.sameWords')}</p>
              ) : (
                <ProofQuote proof={origin} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The parts of an address stand in one passage: it is shown once. */
const isSameProof = (one: Origin, before: Origin | undefined): boolean =>
  before !== undefined &&
  before.IdentificadorCertidao === one.IdentificadorCertidao &&
  before.Pagina === one.Pagina &&
  before.Citacao === one.Citacao;
