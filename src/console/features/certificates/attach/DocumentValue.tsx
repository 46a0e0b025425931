import { pageRange } from '../../../../domain/certificates/pageRange.ts';
import { certidao } from '../../../../metadata/generated/entities/certidao.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import type { WidgetProps } from '../../../kit/ui/fieldTypeConsole.ts';
import { Value } from '../../../kit/ui/Value.tsx';
import { type DocumentSays, isDoubtfulProposal, isDoubtfulValue } from './document.ts';
import { landRows } from './landRows.ts';
import { ProofQuote } from './ProofQuote.tsx';
import '../certificates.css';

/** `Dados` of a certificate: what was read in its document, value by value with the words of the page. */
export function DocumentValue({ value: says }: WidgetProps<DocumentSays>) {
  const { t, locale } = useTexts();
  // A certificate without a document may still have been confirmed or denied.
  if (!says || typeof says === 'string' || !says.Propostas) return <span className="hint">–</span>;
  const { fields } = certidao;
  const pages = says.Partes?.[(says.Parte ?? 1) - 1]?.Paginas;
  const read = fields.flatMap((field) => {
    const said = says.Propostas[field.name];
    return said ? [{ field, said }] : [];
  });
  const land = landRows(says.Imovel ?? {}, { t, locale });
  return (
    <>
      <p className="mut">
        {t('certificates.pages', { smart_count: says.Paginas })}
        {pages && ` · ${t('certificates.parts.answers', { pages: pageRange(pages) })}`}
      </p>
      {read.length + land.length > 0 && (
        <dl className="cert-words">
          {read.map(({ field, said }) => (
            <div key={field.name}>
              <dt>{field.label[locale]}</dt>
              <dd>
                <Value field={field} record={{ [field.name]: said.Valor }} place="page" />
                <ProofQuote proof={said} doubtful={isDoubtfulProposal(says, field.name)} />
              </dd>
            </div>
          ))}
          {land.map(({ name, label, text, said }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {text}
                <ProofQuote proof={said} doubtful={isDoubtfulValue(said)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {says.Ressalvas.map(({ Valor, Pagina }) => (
        <p key={`${String(Valor)} ${Pagina}`} className="sm mut">
          {t(`certificates.caveat.${String(Valor)}`)}
        </p>
      ))}
    </>
  );
}
