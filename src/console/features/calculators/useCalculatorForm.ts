import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Validator } from '../../../metadata/validation.ts';
import type { FormData } from '../../engine/entities/form/formModel.ts';
import { type Problem, toErrorTree } from '../../engine/entities/form/problems.ts';
import { type ShapeFormState, useShapeForm } from '../../engine/entities/form/useShapeForm.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import type { InputProblem, Means } from './calculateInput.ts';
import { useCalculation } from './useCalculation.ts';

interface Asked {
  readonly means: Means;
  /** What "changed" is measured against. */
  readonly original: FormData;
  readonly start: FormData;
  readonly onTyped: (data: FormData) => void;
}

export const prefix = 'campo';

/**
 * The form of a calculator and its result. A problem stands beside its field once the field was left, or once somebody
 * asked what is missing; until then nobody is told of what they have not come to.
 */
export function useCalculatorForm({ means, original, start, onTyped }: Asked) {
  const { locale } = useTexts();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  // The problems are found here, with those of the calculation itself: the form is told them and finds none.
  const shape = useMemo(() => ({ ...means.calculator, rules: [] }), [means.calculator]);
  const form = useShapeForm({
    shape,
    validate: holds,
    original,
    start,
    prefix,
    send: async () => undefined,
    onTyped,
  });
  const calculation = useCalculation(means, form.data, locale);
  const { problems } = calculation;
  const shown = useMemo(
    () => problems.flatMap((problem) => placesOf(problem).filter(({ path }) => asked || isLeft(left, path))),
    [asked, problems, left],
  );
  const extraErrors = useMemo(() => toErrorTree(shown), [shown]);

  /** Tells everything that is missing, and goes there. */
  const ask = () => {
    setAsked(true);
    setTimeout(() => form.summary.current?.focus());
  };
  const afterPress = useAfterPress();
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    const place = placeOf(target);
    if (place !== null && !left.has(place)) afterPress(() => setLeft((places) => new Set(places).add(place)));
  };
  const startOver = (from: FormData) => {
    setLeft(new Set());
    setAsked(false);
    form.startOver(from);
  };
  const shownForm: ShapeFormState = {
    ...form,
    extraErrors,
    problems: asked ? [...problems] : [],
    refused: false,
    onRefused: ask,
    onSubmit: async () => ask(),
  };
  return { form: shownForm, ...calculation, ask, leaving: { onBlur }, startOver };
}

/**
 * Does something once no button of the mouse is down: a problem told on leaving a field moves what is below, and the
 * press that left it would end beside what it began on.
 */
function useAfterPress(): (act: () => void) => void {
  const isDown = useRef(false);
  useEffect(() => {
    const down = () => {
      isDown.current = true;
    };
    const up = () => {
      isDown.current = false;
    };
    addEventListener('pointerdown', down, true);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, up, true);
    return () => {
      removeEventListener('pointerdown', down, true);
      for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, up, true);
    };
  }, []);
  return (act) => {
    if (!isDown.current) return act();
    // The click comes after the button is up.
    const look = () => (isDown.current ? setTimeout(look, 20) : setTimeout(act));
    setTimeout(look, 20);
  };
}

const holds: Validator = () => true;

/** `campo_Onus-0-Valor` is `Onus.0.Valor`. */
function placeOf(element: HTMLElement): string | null {
  const id = element.closest(`[id^="${prefix}_"]`)?.id;
  return id ? id.slice(prefix.length + 1).replaceAll('-', '.') : null;
}

/** A problem between two fields stands beside both. */
const placesOf = ({ path, text, beside }: InputProblem): readonly Problem[] => [
  { path, text },
  ...(beside === undefined ? [] : [{ path: beside, text }]),
];

const isLeft = (left: ReadonlySet<string>, path: string) => [...left].some((place) => isAt(place, path));

/** Leaving any part of a field is leaving the field. */
const isAt = (place: string, path: string) => place === path || place.startsWith(`${path}.`);
