import equal from 'fast-deep-equal';
import type { Entity } from '../../../../metadata/entity.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconAlertTriangleFilled } from '../../../kit/ui/icons.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { FieldChanges } from '../difference/FieldChanges.tsx';

interface ChangedMeanwhileProps {
  readonly entity: Entity;
  readonly before: ConsoleRecord;
  readonly after: ConsoleRecord;
}

/** What somebody else made of the record while the dialog was open; what was typed here stays below. */
export default function ChangedMeanwhile({ entity, before, after }: ChangedMeanwhileProps) {
  const { t } = useTexts();
  // Rows say once more what the fields beside them say, and computed values follow from the others.
  const changes = entity.fields
    .filter(({ name, computed, type }) => name in before && name in after && !computed && type !== 'lines')
    .filter(({ name }) => !equal(before[name] ?? null, after[name] ?? null))
    .map((field) => ({ field, before: before[field.name], after: after[field.name] }));
  if (changes.length === 0) return null;
  return (
    <div className="conflict">
      <p className="row b">
        <Glyph icon={IconAlertTriangleFilled} className="media" />
        {t('show.changedMeanwhile')}
      </p>
      <ScrollRegion className="scroll" label={t('show.changedMeanwhile')}>
        <FieldChanges shape={entity} changes={changes} />
      </ScrollRegion>
    </div>
  );
}
