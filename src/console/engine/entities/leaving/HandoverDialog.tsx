import { useMemo } from 'react';
import type { Action, Entity } from '../../../../metadata/entity.ts';
import { nameOf } from '../../../../metadata/nameOf.ts';
import { client } from '../../auth/services.ts';
import { runOnRecord } from '../../data/actionCalls.ts';
import { keyHeader } from '../../data/attempts.ts';
import type { LeavingUse } from '../../data/leavingUse.ts';
import { type ConsoleRecord, fromWire } from '../../data/records.ts';
import { useAttempt } from '../../data/useAttempt.ts';
import { useTexts } from '../../i18n/texts.ts';
import { withoutGiven } from '../actions/givenParameters.ts';
import { AskDialog } from '../form/AskDialog.tsx';
import type { FormData } from '../form/formModel.ts';
import { useValidator } from '../form/useValidator.ts';
import { LeftBehind } from './LeftBehind.tsx';

interface HandoverDialogProps {
  readonly entity: Entity;
  /** The action of its schema that hands over and takes out of use at once. */
  readonly action: Action;
  readonly record: ConsoleRecord;
  readonly left: LeavingUse;
  readonly close: () => void;
  /** With the record as it is afterwards. */
  readonly done: (after: ConsoleRecord) => void;
}

/** Asks, for each kind of post with something to hand over, who takes it; then it is handed over and out of use. */
export function HandoverDialog({ entity, action, record, left, close, done }: HandoverDialogProps) {
  const { t, locale } = useTexts();
  const attempt = useAttempt();
  const validate = useValidator(action.parameters);
  const shape = useMemo(() => {
    const asked = new Set(left.Encargos.map(({ Campo }) => Campo));
    const others = (action.parameters?.fields ?? []).filter(({ name }) => !asked.has(name));
    return action.parameters
      ? withoutGiven(action.parameters, Object.fromEntries(others.map(({ name }) => [name, null])))
      : null;
  }, [action, left]);
  if (!validate || !shape) return null;
  const send = async (parameters: FormData) => {
    const answer = await attempt(parameters, (one) =>
      runOnRecord(client(), entity, record, {
        action: action.name,
        parameters,
        headers: keyHeader(one),
      }),
    );
    done(fromWire(entity, answer as Record<string, unknown>));
  };
  return (
    <AskDialog
      title={t('leaving.title', { name: nameOf(entity, record, locale) })}
      shape={shape}
      validate={validate}
      original={nobody}
      prefix="saida"
      confirm={t('leaving.handOver')}
      close={close}
      send={send}
    >
      <LeftBehind left={left} id={record.id} close={close} />
    </AskDialog>
  );
}

const nobody: FormData = {};
