import { lazy, useMemo, useState } from 'react';
import { useRefresh } from 'react-admin';
import { countedNoun } from '../../../../metadata/countedNoun.ts';
import type { Action, Entity, Shape } from '../../../../metadata/entity.ts';
import { nameOf } from '../../../../metadata/nameOf.ts';
import { fill } from '../../../../metadata/texts.ts';
import { OnceDialog } from '../../../kit/ui/OnceDialog.tsx';
import { client } from '../../auth/services.ts';
import { ApiError } from '../../client/apiError.ts';
import { type ManyDone, runOnList, runOnMany, runOnRecord } from '../../data/actionCalls.ts';
import { keyHeader } from '../../data/attempts.ts';
import type { ChosenRecords } from '../../data/entityCalls.ts';
import { type ConsoleRecord, fromWire } from '../../data/records.ts';
import { useAttempt } from '../../data/useAttempt.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';
import { AskDialog } from '../form/AskDialog.tsx';
import { type FormData, newFormData } from '../form/formModel.ts';
import { useValidator } from '../form/useValidator.ts';
import { undoBatchOffer } from '../undo/undoOffers.ts';
import { actionNoteOf } from './actionNotes.ts';
import { validatorGiven, withoutGiven } from './givenParameters.ts';
import { keptFormOf } from './keptForm.ts';
import { Refusals } from './Refusals.tsx';
import { type RefusedRecord, withNames } from './refusals.ts';
import { reasonShape } from './transitionAction.ts';

const ChangedMeanwhile = lazy(() => import('./ChangedMeanwhile.tsx'));

/** What an action is done to: one record, those selected (named, or all that a filter finds), or the list itself. */
export type ActionTarget =
  | { readonly kind: 'record'; readonly record: ConsoleRecord }
  | ({ readonly kind: 'selection'; readonly count: number } & ChosenRecords)
  | { readonly kind: 'list' };

interface ActionDialogProps {
  readonly entity: Entity;
  readonly action: Action;
  readonly target: ActionTarget;
  /** Parameters that the place it is asked from has settled: sent with the others, not asked for. */
  readonly given?: FormData;
  /** The dialog is over, whatever came of it. */
  readonly close: () => void;
  /** Something was done: what is shown may be old. */
  readonly done?: () => void;
}

/** Asks what a declared action needs, confirms, runs it, and tells what came of it. */
export function ActionDialog({ entity, action, target, given = nothing, close, done }: ActionDialogProps) {
  const { t, locale } = useTexts();
  const refresh = useRefresh();
  const attempt = useAttempt();
  const [revealed, setRevealed] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<readonly RefusedRecord[]>([]);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const whole = action.parameters ?? noParameters;
  const compiled = useValidator(action.parameters && action.parameters !== reasonShape ? whole : null);
  const [shape] = useState(() => withoutGiven(whole, given));
  const validate = useMemo(
    () =>
      action.parameters && action.parameters !== reasonShape ? validatorGiven(compiled, given) : acceptAll,
    [action, compiled, given],
  );
  const [original] = useState(() => newFormData(shape));
  const [kept] = useState(() => keptFormOf(entity, action, original));
  const label = action.label[locale];
  const { reveals } = action;

  const send = async (parameters: FormData) => {
    try {
      const outcome = await attempt(parameters, (one) =>
        run(entity, target, {
          action: action.name,
          parameters: { ...given, ...parameters },
          headers: keyHeader(one),
        }),
      );
      kept?.drop();
      await tell(outcome);
    } catch (error) {
      // Somebody was faster: what is typed stays, beside what became of the record, which the page behind shows too.
      if (error instanceof ApiError && error.status === 409) {
        if (target.kind === 'record' && error.current)
          setMeanwhile({
            before: target.record,
            after: fromWire(entity, error.current as Record<string, unknown>),
          });
        refresh();
      }
      throw error;
    }
  };
  const tell = async ({ answer, count, refused, batch }: Outcome) => {
    const secret = reveals && answer?.[reveals.field];
    const named = await withNames(entity, refused);
    refresh();
    done?.();
    if (count !== 0 || target.kind !== 'selection') {
      const name = target.kind === 'record' ? nameOf(entity, target.record, locale) : '';
      const text = action.done
        ? fill(action.done[locale], { name, count: count ?? 1 })
        : t('show.done', { action: label });
      notify({
        kind: 'ok',
        text,
        ...(batch === null ? {} : { action: undoBatchOffer(entity, batch, refresh) }),
      });
    }
    if (typeof secret === 'string') setRevealed(secret);
    else if (named.length > 0) setRefusals(named);
    else close();
  };

  if (reveals && revealed !== null) {
    return (
      <OnceDialog
        title={reveals.label[locale]}
        text={reveals.help[locale]}
        value={revealed}
        copy={t('show.copy')}
        copied={t('show.copied')}
        close={t('show.close')}
        onClose={close}
      />
    );
  }
  if (refusals.length > 0) {
    const title = t('show.refused', { action: label, smart_count: refusals.length });
    return <Refusals open entity={entity} title={title} refusals={refusals} close={close} />;
  }
  if (!validate) return null;
  const Note = actionNoteOf(entity, action);
  const { title, text } = questionOf(entity, action, target, { t, locale });
  return (
    <AskDialog
      title={title}
      text={text}
      shape={shape}
      validate={validate}
      original={original}
      kept={kept}
      prefix="acao"
      confirm={label}
      close={close}
      send={send}
    >
      {Note && <Note target={target} />}
      {meanwhile && <ChangedMeanwhile entity={entity} {...meanwhile} />}
    </AskDialog>
  );
}

/** A record as the dialog opened on it, and as somebody else left it. */
interface Meanwhile {
  readonly before: ConsoleRecord;
  readonly after: ConsoleRecord;
}

const noParameters: Shape = {
  name: '',
  fields: [],
  sections: [],
  tabs: [],
  rules: [],
  jsonSchema: { type: 'object', properties: {} },
};
const acceptAll = () => true;
const nothing: FormData = {};

interface Outcome {
  readonly answer: Readonly<Record<string, unknown>> | null;
  /** How many records it was done to; null when that says nothing. */
  readonly count: number | null;
  readonly refused: ManyDone['Recusados'];
  /** Number by which what it changed is undone; null where there is none. */
  readonly batch: number | null;
}

async function run(
  entity: Entity,
  target: ActionTarget,
  call: Parameters<typeof runOnList>[2],
): Promise<Outcome> {
  if (target.kind === 'selection') {
    const { Executados, Recusados, Lote } = await runOnMany(client(), entity, target, call);
    return { answer: null, count: Executados.length, refused: Recusados, batch: Lote ?? null };
  }
  const answer =
    target.kind === 'record'
      ? await runOnRecord(client(), entity, target.record, call)
      : await runOnList(client(), entity, call);
  return { answer, count: typeof answer?.Total === 'number' ? answer.Total : null, refused: [], batch: null };
}

/** The schema's sentence is the title when it asks; when it tells what follows, it stands below a plain question. */
function questionOf(
  entity: Entity,
  action: Action,
  target: ActionTarget,
  { t, locale }: Pick<ReturnType<typeof useTexts>, 't' | 'locale'>,
): { readonly title: string; readonly text?: string } {
  const label = action.label[locale];
  const name = target.kind === 'record' ? nameOf(entity, target.record, locale) : entity.plural[locale];
  const count = target.kind === 'selection' ? target.count : 1;
  const said = action.confirm && fill(action.confirm[locale], { name, count });
  if (said?.endsWith('?')) return { title: said };
  const title = {
    record: () => t('show.confirmAction', { action: label, name }),
    selection: () => t(keyForMany(label), { action: label, records: countedNoun(entity, count, locale) }),
    // A form to be filled in asks nothing by its title.
    list: () => (action.parameters ? label : t('show.confirmActionList', { action: label })),
  }[target.kind]();
  return said ? { title, text: said } : { title };
}

/** A verb alone takes the records for its object ("Transferir 3 operações?"); "Encerrar sessões" has one already. */
const keyForMany = (label: string) =>
  label.includes(' ') ? 'show.confirmActionMany' : 'show.confirmActionOnMany';
