import { itemChecklist } from '../../../metadata/generated/entities/item-checklist.ts';
import { FieldDialog } from '../../engine/entities/form/FieldDialog.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { setWaived } from './callsOfLine.ts';
import { type ChecklistLine, lineName } from './checklistLines.ts';

interface WaiveDialogProps {
  readonly line: ChecklistLine;
  readonly close: () => void;
  readonly done: () => void;
}

/** Waiving an item asks why, by the field and the rule that its schema has for that. */
export function WaiveDialog({ line, close, done }: WaiveDialogProps) {
  const { t } = useTexts();
  return (
    <FieldDialog
      entity={itemChecklist}
      field="MotivoDispensa"
      title={t('certificates.waiveTitle', { name: lineName(line, t) })}
      text={t('certificates.waiveText')}
      prefix="dispensa"
      confirm={t('certificates.waive')}
      close={close}
      send={async (reason) => {
        await setWaived(line, reason);
        done();
      }}
    />
  );
}
