import { type RefObject, useMemo, useState } from 'react';
import { companyTimeZone } from '../../../engine/auth/timeZone.ts';
import { toCreation } from '../../../engine/data/records.ts';
import { ErrorSummary } from '../../../engine/entities/form/ErrorSummary.tsx';
import { FormTabs } from '../../../engine/entities/form/FormTabs.tsx';
import { type FormData, newFormData } from '../../../engine/entities/form/formModel.ts';
import { WithoutRecordMaker } from '../../../engine/entities/form/RecordMaker.tsx';
import { ShapeForm } from '../../../engine/entities/form/ShapeForm.tsx';
import { useShapeForm } from '../../../engine/entities/form/useShapeForm.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import {
  type Surroundings,
  SurroundingsProvider,
  useSurroundings,
} from '../../../kit/ui/fieldTypeConsole.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import type { Good } from './useBench.ts';

interface BenchFormProps {
  readonly good: Good;
  /** What was typed into the form of an earlier text. */
  readonly typed: RefObject<FormData>;
}

/** Its form with its rules. Nothing is saved: whatever holds is shown as it would be sent. */
export function BenchForm({ good: { entity, validate }, typed }: BenchFormProps) {
  const { t } = useTexts();
  const surroundings = useSurroundings();
  const harmless = useMemo<Surroundings>(
    () => ({
      ...surroundings,
      addressOf: () => null,
      sendFile: () => Promise.reject(new Error(t('developer.bench.noFiles'))),
    }),
    [surroundings, t],
  );
  const [original] = useState(() => newFormData(entity));
  const [sent, setSent] = useState<FormData | null>(null);
  const form = useShapeForm({
    shape: entity,
    validate,
    original,
    start: { ...original, ...newFormData(entity, typed.current) },
    onTyped: (data) => {
      typed.current = data;
    },
    prefix: 'bancada',
    onHeld: () => setSent(null),
    send: async (data) => setSent(toCreation(entity, data, companyTimeZone())),
  });
  return (
    <>
      <FormTabs form={form} />
      <ErrorSummary form={form} />
      <SurroundingsProvider value={harmless}>
        <WithoutRecordMaker>
          <ShapeForm form={form} record={nothing} isNew />
        </WithoutRecordMaker>
      </SurroundingsProvider>
      <div className="bench-acts">
        <button type="button" className="btn pri" onClick={() => form.submit()}>
          {t('developer.bench.check')}
        </button>
        <span className="mut sm">{t('developer.bench.notSaved')}</span>
      </div>
      <div role="status">
        {sent && (
          <>
            <h2>{t('developer.bench.sent', { path: `${entity.noun}/Incluir` })}</h2>
            <ScrollRegion
              label={t('developer.bench.sent', { path: `${entity.noun}/Incluir` })}
              className="bench-code"
            >
              <pre>{JSON.stringify(sent, null, 2)}</pre>
            </ScrollRegion>
          </>
        )}
      </div>
    </>
  );
}

const nothing: FormData = {};
