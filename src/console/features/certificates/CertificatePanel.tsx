import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { awaitedStates } from '../../../domain/certificates/stateGroups.ts';
import { certidao } from '../../../metadata/generated/entities/certidao.ts';
import { useCodes, useRights } from '../../engine/auth/rights.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { RecordPanel } from '../../engine/entities/RecordPanel.tsx';
import type { PanelProps } from '../../engine/entities/show/panelComponents.ts';
import { childrenOf, useRecords } from '../../engine/entities/useRecords.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { notify } from '../../engine/page/notices.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconDownload, IconUpload } from '../../kit/ui/icons.ts';
import { AttachDialog } from './attach/AttachDialog.tsx';
import { Authenticity } from './attach/Authenticity.tsx';
import { saveDocument } from './attach/calls.ts';
import { type Difference, Differences, isGrave } from './Differences.tsx';
import { CompanyPanel } from './fill/CompanyPanel.tsx';
import { fillOf } from './fill/fill.ts';
import './certificates.css';

/** The document of a certificate, brought or downloaded, and the versions that follow this one. */
export default function CertificatePanel({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const refresh = useRefresh();
  const codes = useCodes();
  const may = useRights('certidao');
  const [isAttaching, setAttaching] = useState(false);
  const newer = useRecords(certidao, { filter: childrenOf(record.id, panel.field), most: 5 });
  const hasFile = typeof record.IdentificadorArquivo === 'number';
  const isAwaited = awaitedStates.includes(String(record.Situacao));
  const download = () =>
    void saveDocument(record).catch((error: Error) => notify({ kind: 'er', text: error.message }));
  return (
    <>
      <section className="record-panel certificates cert-document" aria-labelledby="painel-documento">
        <div className="row wrap record-panel-head">
          <h2 id="painel-documento">{t('certificates.document')}</h2>
          <span className="grow" />
          {hasFile && codes.has('CERTIDAO.BAIXAR') && (
            <button type="button" className="btn keep" onClick={download}>
              <Glyph icon={IconDownload} />
              {t('certificates.download')}
            </button>
          )}
          {isAwaited && may('create') && (
            <button type="button" className="btn pri keep" onClick={() => setAttaching(true)}>
              <Glyph icon={IconUpload} />
              {t(hasFile ? 'certificates.step.confirm' : 'certificates.attach')}
            </button>
          )}
        </div>
        {!hasFile && <p className="mut">{t('certificates.noDocument')}</p>}
        <Authenticity certificate={record} changed={refresh} />
        <Differences found={differencesIn(record)} />
      </section>
      <CompanyPanel certificate={record} changed={refresh} />
      {newer.data && newer.data.length > 0 && (
        <RecordPanel
          entity={certidao}
          records={newer}
          id="painel-versoes"
          title={panel.label[locale]}
          without={panel.field}
        />
      )}
      {isAttaching && (
        <AttachDialog
          awaiting={{ certificate: record }}
          close={() => {
            setAttaching(false);
            refresh();
          }}
        />
      )}
    </>
  );
}

/** Of what stands in the comparison with the client's record below, only what is grave is told here too. */
function differencesIn(record: ConsoleRecord): readonly Difference[] {
  const below = new Set(fillOf(record)?.Itens.map(({ Campo }) => Campo));
  return ((record.Divergencias ?? []) as readonly Difference[]).filter(
    (found) => !below.has(found.Campo) || isGrave(found),
  );
}
