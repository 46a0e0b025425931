import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { draftKey, dropDraft, keepDraft, readDraft } from '../../engine/entities/form/drafts.ts';
import { ErrorSummary } from '../../engine/entities/form/ErrorSummary.tsx';
import { type FormData, newFormData } from '../../engine/entities/form/formModel.ts';
import { ShapeForm } from '../../engine/entities/form/ShapeForm.tsx';
import { UnsavedGuard } from '../../engine/entities/form/UnsavedGuard.tsx';
import { useDraftPlace } from '../../engine/entities/form/useDraftPlace.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { CalculatorHead } from './CalculatorHead.tsx';
import type { Means } from './calculateInput.ts';
import { openNotices } from './openNotices.ts';
import { ResultSide } from './ResultSide.tsx';
import { StartOver } from './StartOver.tsx';
import { StoreDialog } from './StoreDialog.tsx';
import { readsOf, standingSources } from './sources/recordInput.ts';
import { SourcedFields } from './sources/SourcedFields.tsx';
import { useCalculatorForm } from './useCalculatorForm.ts';
import type { Opening } from './useOpening.ts';

interface BoardProps {
  readonly means: Means;
  readonly opening: Opening;
}

/** The inputs at the left, what they come to at the right. */
export function CalculatorBoard({ means, opening: latest }: BoardProps) {
  const { t, locale } = useTexts();
  const { calculator } = means;
  // What was opened stays: another answer must not take what is typed away.
  const [opening] = useState(latest);
  const { given, record, base } = opening;
  const title = calculator.title[locale];
  const [original] = useState(() => firstInput(means, given.input));
  const draft = draftKey(calculator.name, base ? `calculo-${base.Identificador}` : (record?.id ?? null));
  const [taken] = useState(() => readDraft(draft));
  const stored = useRef(false);
  const [storing, setStoring] = useState(false);
  const board = useCalculatorForm({
    means,
    original,
    start: taken?.data ?? original,
    onTyped: (data) => {
      stored.current = false;
      keepDraft(draft, data, { isLeft: false });
    },
  });
  const { form, made, isCurrent, problems, ask } = board;
  const isDirty = () => !stored.current && form.changed.length > 0;
  const focus = useDraftPlace(draft, title, taken, isDirty);
  const proof = useWayToProof();
  const read = useMemo(
    () => readsOf(calculator.fields, form.data, given),
    [calculator.fields, form.data, given],
  );
  const sources = useMemo(
    () => (made ? standingSources(calculator.fields, made.input, given) : []),
    [calculator.fields, made, given],
  );
  useStoreKey(() => (isCurrent ? setStoring(true) : ask()));
  return (
    <>
      <CalculatorHead
        title={title}
        calculator={calculator}
        opening={opening}
        store={() => (isCurrent ? setStoring(true) : ask())}
      />
      <div className="calc" {...focus} {...proof.clicks}>
        <div className="calc-inputs" id={inputsId} {...board.leaving}>
          <OtherSide to={resultId} label={t('calculators.toResult')} />
          <ErrorSummary form={form} />
          <SourcedFields read={read} recordId={record?.id ?? null}>
            <ShapeForm form={form} record={nothing} isNew />
          </SourcedFields>
          <StartOver
            changes={form.changed.length}
            recovered={taken?.isLeft ? taken.at : null}
            discard={() => {
              dropDraft(draft);
              board.startOver(original);
            }}
          />
        </div>
        <ResultSide
          id={resultId}
          toInputs={<OtherSide to={inputsId} label={t('calculators.toInputs')} />}
          means={means}
          opening={{ ...opening, notices: openNotices(opening.notices, original, form.data) }}
          made={made}
          isCurrent={isCurrent}
          isUntouched={form.changed.length === 0 && given.sources.length === 0 && base === null}
          problems={problems}
          sources={sources}
          ask={ask}
          show={form.show}
        />
      </div>
      {storing && made && (
        <StoreDialog
          calculator={calculator}
          opening={opening}
          input={made.input}
          sources={sources}
          close={() => setStoring(false)}
          settled={() => {
            stored.current = true;
            dropDraft(draft);
          }}
        />
      )}
      <UnsavedGuard isDirty={() => isDirty() && !proof.isGoing()} leave={() => dropDraft(draft)} />
      <span className="vh" role="status">
        {problems.length > 0 && form.changed.length > 0 ? t('calculators.notCurrentShort') : ''}
      </span>
    </>
  );
}

const nothing: FormData = {};
const inputsId = 'calculo-dados';
const resultId = 'calculo-resultado';

/** On a phone inputs and result are two long columns, one below the other. */
function OtherSide({ to, label }: { to: string; label: string }) {
  const go = () => {
    const side = document.getElementById(to);
    side?.scrollIntoView({ block: 'start' });
    side?.querySelector<HTMLElement>('.calc-other')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="btn txt sq calc-other" onClick={go}>
      {label}
    </button>
  );
}

/** Defaults, the day it is for a reference date nobody gave, and what the record or the stored calculation says. */
function firstInput({ calculator, conditions }: Means, given: FormData): FormData {
  return newFormData(calculator, { DataReferencia: conditions.Hoje, ...given });
}

/** Whoever looks up the words in the record comes back: the draft stays, and nothing is asked. */
function useWayToProof() {
  const going = useRef(false);
  const onClickCapture = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target as HTMLElement).closest('a[href*="#/nav/matricula/"]')) return;
    going.current = true;
    setTimeout(() => {
      going.current = false;
    }, arrivesWithin);
  };
  return { clicks: { onClickCapture }, isGoing: () => going.current };
}

/** From the click to the change of address (milliseconds). */
const arrivesWithin = 500;

/** Ctrl S, as in every form. */
function useStoreKey(store: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (document.querySelector('[role="dialog"]') === null) store();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
