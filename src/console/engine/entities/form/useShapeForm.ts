import type Form from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import type { RJSFValidationError } from '@rjsf/utils';
import { useMemo, useRef, useState } from 'react';
import { unaskedValues } from '../../../../metadata/asked.ts';
import type { Shape } from '../../../../metadata/entity.ts';
import type { Validator } from '../../../../metadata/validation.ts';
import { changedFields } from './changedFields.ts';
import { focusField } from './controlIds.ts';
import { type FormData, formFields, tabOf, tabsOf, withoutUnasked } from './formModel.ts';
import { formProblems, type Problem, serverProblems, toErrorTree } from './problems.ts';

interface Asked {
  readonly shape: Shape;
  readonly validate: Validator;
  /** What "changed" is measured against, and what discarding goes back to. */
  readonly original: FormData;
  /** What is in the form at first; the original unless something was typed before. */
  readonly start?: FormData;
  readonly tab?: string | undefined;
  /** Begins the ids of the controls. */
  readonly prefix: string;
  /** @throws ApiError, whose field errors end up beside their fields */
  readonly send: (data: FormData) => Promise<void>;
  /** What is typed does not hold: nothing is sent. */
  readonly onHeld?: () => void;
  readonly onTyped?: (data: FormData) => void;
  /** Whether the page has dealt with a failure itself. */
  readonly takesOver?: (error: unknown, data: FormData) => boolean;
}

export type ShapeFormState = ReturnType<typeof useShapeForm>;

/** A form's state: what is typed, what is wrong with it, which tab is in front, and whether it is being sent. */
export function useShapeForm(asked: Asked) {
  const { shape, validate, original, prefix } = asked;
  const [data, setData] = useState(asked.start ?? original);
  // Typed text in a second form would be the first one's: starting over draws a new one.
  const [begun, setBegun] = useState({ round: 0, data });
  const [refused, setRefused] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [fromServer, setFromServer] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const [tab, setTab] = useState(asked.tab ?? tabsOf(shape, formFields(shape))[0]?.name ?? '');
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<Form>(null);
  const extraErrors = useMemo(() => toErrorTree(fromServer), [fromServer]);
  const kept = withoutUnasked(shape, data);
  const focusSummary = () => setTimeout(() => summary.current?.focus());

  const onChange = ({ formData, errors }: IChangeEvent) => {
    const next = formData as FormData;
    // A field that is being corrected no longer says what the server said of its last value.
    const touched = changedFields(shape, next, data);
    if (fromServer.length > 0) {
      setFromServer(
        fromServer.filter(({ path }) => path !== '' && !touched.includes(path.split('.')[0] ?? '')),
      );
    }
    setData(next);
    asked.onTyped?.(next);
    if (refused) setProblems(formProblems(errors));
  };
  const onRefused = (errors: readonly RJSFValidationError[]) => {
    setRefused(true);
    setProblems(formProblems(errors));
    focusSummary();
    asked.onHeld?.();
  };
  const onSubmit = async ({ formData }: IChangeEvent) => {
    if (busy) return;
    const sent = withoutUnasked(shape, formData as FormData);
    setBusy(true);
    setProblems([]);
    setFromServer([]);
    try {
      await asked.send(sent);
    } catch (error) {
      if (!asked.takesOver?.(error, sent)) {
        setRefused(true);
        setFromServer(serverProblems(error, shape));
        focusSummary();
      }
    } finally {
      setBusy(false);
    }
  };
  const startOver = (from: FormData) => {
    setData(from);
    setProblems([]);
    setFromServer([]);
    setRefused(false);
    setBegun({ round: begun.round + 1, data: from });
  };
  /** Brings a field into view, whichever tab it is behind. */
  const show = (path: string) => {
    setTab(tabOf(shape, path) ?? tab);
    setTimeout(() => focusField(prefix, path));
  };
  return {
    shape,
    validate,
    prefix,
    data,
    begun,
    changed: changedFields(shape, kept, original),
    leaving: unaskedValues(shape, data),
    problems: [...problems, ...fromServer],
    extraErrors,
    refused,
    busy,
    tab,
    setTab,
    show,
    summary,
    form,
    onChange,
    onRefused,
    onSubmit,
    submit: () => form.current?.submit(),
    startOver,
  };
}
