import { type ReactNode, useState } from 'react';
import type { Action, Entity } from '../../../../metadata/entity.ts';
import { nameOf } from '../../../../metadata/nameOf.ts';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { client } from '../../auth/services.ts';
import { type LeavingUse, readLeavingUse } from '../../data/leavingUse.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { HandoverDialog } from './HandoverDialog.tsx';
import { LeftBehind } from './LeftBehind.tsx';

/** What the person decided: to go on with the record as it is now, or (null) to go back. */
type Settled = {
  readonly record: ConsoleRecord;
  /** Whether there was anything to ask. */
  readonly wasAsked: boolean;
  /** Whether it is known that nothing is left to hand over. */
  readonly isFree: boolean;
} | null;

interface Asking {
  readonly record: ConsoleRecord;
  readonly left: LeavingUse;
  readonly answer: (settled: Settled) => void;
}

/** The action of a schema that hands over what a record answers for. */
export const handoverOf = ({ actions }: Entity): Action | null =>
  actions.find(({ handsOver, on }) => handsOver && on.includes('record')) ?? null;

/**
 * A step before a record is taken out of use, however that is done: who takes over what it answers for is asked, and what
 * goes on referring to it is told. Where nothing is left behind it goes on at once.
 */
export function useLeavingUse(entity: Entity) {
  const { t, locale } = useTexts();
  const [asking, setAsking] = useState<Asking | null>(null);
  /**
   * @param isTold whether what refers to the record was told already: then only a new owner is asked for
   * @throws ApiError when it cannot be found out
   */
  const settle = async (record: ConsoleRecord, isTold = false): Promise<Settled> => {
    const left = await readLeavingUse(client(), entity, record.id);
    if (left === null || left.Encargos.length + (isTold ? 0 : left.Dependentes.length) === 0)
      return { record, wasAsked: false, isFree: left !== null };
    return new Promise((answer) => setAsking({ record, left, answer }));
  };
  const finish = (record: ConsoleRecord | null) => {
    asking?.answer(record && { record, wasAsked: true, isFree: true });
    setAsking(null);
  };
  const action = handoverOf(entity);
  let dialog: ReactNode = null;
  if (asking && asking.left.Encargos.length > 0 && action)
    dialog = (
      <HandoverDialog
        entity={entity}
        action={action}
        record={asking.record}
        left={asking.left}
        close={() => finish(null)}
        done={finish}
      />
    );
  else if (asking)
    dialog = (
      <ConfirmDialog
        open
        title={t('leaving.title', { name: nameOf(entity, asking.record, locale) })}
        cancel={t('form.notNow')}
        confirm={t('delete.inactivate')}
        close={() => finish(null)}
        act={() => finish(asking.record)}
      >
        <LeftBehind left={asking.left} id={asking.record.id} close={() => finish(null)} />
      </ConfirmDialog>
    );
  return { settle, dialog };
}
