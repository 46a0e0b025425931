import type { ConsoleRecord } from '../../../engine/data/records.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { CompanyFill } from './CompanyFill.tsx';
import { fillOf } from './fill.ts';

/** On the page of an issued certificate: the company it tells of, beside the client. Nothing where it tells of none. */
export function CompanyPanel({ certificate, changed }: { certificate: ConsoleRecord; changed: () => void }) {
  const { t } = useTexts();
  const fill = fillOf(certificate);
  if (!fill) return null;
  return (
    <section className="record-panel certificates" aria-labelledby="painel-cadastro">
      <div className="row wrap record-panel-head">
        <h2 id="painel-cadastro" className="grow">
          {t('certificates.fill.title')}
        </h2>
      </div>
      {/* Another version of the client is another comparison: what was chosen for the one before does not count. */}
      <CompanyFill key={fill.Cliente.Versao} certificateId={certificate.id} fill={fill} changed={changed} />
    </section>
  );
}
