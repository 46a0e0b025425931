import { lazy, Suspense, useState } from 'react';
import type { Shape } from '../../../metadata/entity.ts';
import { itemChecklist } from '../../../metadata/generated/entities/item-checklist.ts';
import { newFormData } from '../../engine/entities/form/formModel.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { setWaived } from './callsOfLine.ts';
import { type ChecklistLine, lineName } from './checklistLines.ts';

const FormDialog = lazy(() => import('../../engine/entities/form/FormDialog.tsx'));

interface WaiveDialogProps {
  readonly line: ChecklistLine;
  readonly close: () => void;
  readonly done: () => void;
}

/** Waiving an item asks why, by the field and the rule that its schema has for that. */
export function WaiveDialog({ line, close, done }: WaiveDialogProps) {
  const { t } = useTexts();
  const [shape] = useState(reasonShape);
  const [original] = useState(() => newFormData(shape));
  return (
    <Suspense fallback={null}>
      <FormDialog
        title={t('certificates.waiveTitle', { name: lineName(line, t) })}
        text={t('certificates.waiveText')}
        shape={shape}
        validate={() => true}
        original={original}
        prefix="dispensa"
        cancel={t('form.notNow')}
        confirm={t('certificates.waive')}
        close={close}
        send={async ({ MotivoDispensa }) => {
          await setWaived(line, String(MotivoDispensa).trim());
          done();
        }}
      />
    </Suspense>
  );
}

function reasonShape(): Shape {
  const fields = itemChecklist.fields
    .filter(({ name }) => name === 'MotivoDispensa')
    .map((field) => ({ ...field, required: true, visibleWhen: null }));
  return {
    name: '',
    fields,
    sections: [],
    tabs: [],
    rules: itemChecklist.rules
      .filter(({ field }) => field === 'MotivoDispensa')
      .map((rule) => ({ ...rule, when: [] })),
    jsonSchema: { type: 'object', properties: { MotivoDispensa: { type: ['string', 'null'] } } },
  };
}
