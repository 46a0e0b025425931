import { Link } from 'react-router';
import { isEnded } from '../../../domain/operations/stateGroups.ts';
import { registroMatricula } from '../../../metadata/generated/entities/registro-matricula.ts';
import { RecordPanel } from '../../engine/entities/RecordPanel.tsx';
import type { PanelProps } from '../../engine/entities/show/panelComponents.ts';
import { childrenOf, type Records, useRecords } from '../../engine/entities/useRecords.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { MergedFiles } from './MergedFiles.tsx';
import { matriculaColumns } from './matriculaColumns.ts';
import { UploadPanel } from './UploadPanel.tsx';
import { type MergedFile, useMerged } from './useMerged.ts';

const most = 25;

/** Records of an operation, and the way to send more of them. */
export default function MatriculasPanel({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const found = useRecords(registroMatricula, { filter: childrenOf(record.id, panel.field), most });
  const merged = useMerged(found.data ?? []);
  const records = without(found, merged);
  return (
    <RecordPanel
      entity={registroMatricula}
      records={records}
      id={`painel-${panel.entity}`}
      title={panel.label[locale]}
      without={panel.field}
      columns={matriculaColumns}
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
        isEnded={isEnded(record.Situacao)}
        onChanged={() => void records.refetch()}
      />
      <MergedFiles files={merged} records={found.data ?? []} />
    </RecordPanel>
  );
}

/** A file that went into another record is told of as a file; it is no line of the table. */
function without(records: Records, merged: readonly MergedFile[]): Records {
  if (merged.length === 0) return records;
  const ids = new Set(merged.map(({ id }) => id));
  return {
    ...records,
    data: records.data?.filter(({ id }) => !ids.has(id)),
    total: records.total === undefined ? undefined : records.total - merged.length,
  };
}
