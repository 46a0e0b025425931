import { Link } from 'react-router';
import { entityNamed } from '../../../metadata/entities.ts';
import { RecordPanel } from '../../entities/RecordPanel.tsx';
import type { PanelProps } from '../../entities/show/panelComponents.ts';
import { childrenOf, useRecords } from '../../entities/useRecords.ts';
import { useTexts } from '../../i18n/texts.ts';
import { UploadPanel } from './UploadPanel.tsx';

const most = 25;

/** Records of an operation, and the way to send more of them. */
export default function MatriculasPanel({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const child = entityNamed(panel.entity);
  const records = useRecords(child, { filter: childrenOf(record.id, panel.field), most });
  return (
    <RecordPanel
      entity={child}
      records={records}
      id={`painel-${panel.entity}`}
      title={panel.label[locale]}
      without={panel.field}
      empty={t('upload.empty')}
      actions={
        records.hasMore && (
          <Link className="sm" to={records.address}>
            {t('show.panelAll')}
          </Link>
        )
      }
    >
      <UploadPanel
        operation={{ id: record.id, code: String(record.Codigo ?? record.id) }}
        onChanged={() => void records.refetch()}
      />
    </RecordPanel>
  );
}
