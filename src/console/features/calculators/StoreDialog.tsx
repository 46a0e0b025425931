import { lazy, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Source } from '../../../domain/calculators/fromRecord.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { calculo } from '../../../metadata/generated/entities/calculo.ts';
import type { Validator } from '../../../metadata/validation.ts';
import { client } from '../../engine/auth/services.ts';
import { keyHeader } from '../../engine/data/attempts.ts';
import { useAttempt } from '../../engine/data/useAttempt.ts';
import type { FormData } from '../../engine/entities/form/formModel.ts';
import { useValidator } from '../../engine/entities/form/useValidator.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { notify } from '../../engine/page/notices.ts';
import type { StoredCalculation } from './storedCalculation.ts';
import type { Opening } from './useOpening.ts';

const FormDialog = lazy(() => import('../../engine/entities/form/FormDialog.tsx'));

interface StoreDialogProps {
  readonly calculator: Calculator;
  readonly opening: Opening;
  readonly input: FormData;
  readonly sources: readonly Source[];
  readonly close: () => void;
  /** It is stored: nothing is left to ask about on the way out. */
  readonly settled: () => void;
}

/** Asks what the calculation is called and, where that is not known, whose it is; stores it and goes there. */
export function StoreDialog({ calculator, opening, input, sources, close, settled }: StoreDialogProps) {
  const { t, locale } = useTexts();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const whole = useValidator(calculo);
  const { operation, record, base } = opening;
  const fixed = useMemo<FormData>(
    () => ({
      Calculadora: calculator.code,
      Entrada: input,
      Fontes: sources,
      ...(operation === null ? {} : { IdentificadorOperacao: operation }),
      ...(record ? { IdentificadorRegistroMatricula: record.id } : {}),
      ...(base ? { IdentificadorCalculoBase: base.Identificador } : {}),
    }),
    [calculator.code, input, sources, operation, record, base],
  );
  const shape = useMemo(() => askedShape(operation === null), [operation]);
  const validate = useMemo(() => whole && judgingWith(whole, fixed), [whole, fixed]);
  const original = useMemo<FormData>(() => {
    const day =
      typeof input.DataReferencia === 'string' ? formatDate(input.DataReferencia, locale, 'full') : '';
    const about = record?.number
      ? t('calculators.titleRecord', { number: formatMatriculaNumber(record.number) })
      : '';
    return { Titulo: [calculator.label[locale], about, day].filter(Boolean).join(', ') };
  }, [calculator, input, record, locale, t]);

  const send = async (asked: FormData) => {
    const made = await attempt({ ...fixed, ...asked }, (one) =>
      client().call<Pick<StoredCalculation, 'Identificador'>>('Calculo/Incluir', {
        method: 'POST',
        body: one.body,
        headers: keyHeader(one),
      }),
    );
    settled();
    notify({ kind: 'ok', text: t('calculators.stored') });
    navigate(`/nav/calculo/${made.Identificador}`);
  };
  if (!validate) return null;
  return (
    <Suspense fallback={null}>
      <FormDialog
        title={t('calculators.storeTitle')}
        text={t('calculators.storeText')}
        shape={shape}
        validate={validate}
        original={original}
        prefix="guardar"
        cancel={t('form.cancel')}
        confirm={t('calculators.store')}
        close={close}
        send={send}
      />
    </Suspense>
  );
}

/** The fields of a stored calculation that a person fills in. */
function askedShape(asksOperation: boolean): Entity {
  const names = ['Titulo', ...(asksOperation ? ['IdentificadorOperacao'] : [])];
  const fields = calculo.fields
    .filter(({ name }) => names.includes(name))
    .map((field) => ({ ...field, section: null, width: 12 }));
  return { ...calculo, fields, sections: [], tabs: [], rules: [] };
}

/** Judges what is asked together with what is known already. */
function judgingWith(whole: Validator, known: FormData): Validator {
  const judging: Validator = (asked) => {
    const isRight = whole({ ...known, ...(asked as FormData) });
    judging.errors = whole.errors ?? null;
    return isRight;
  };
  return judging;
}
