import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { Action, Entity } from '../../../../metadata/entity.ts';
import { nameOf } from '../../../../metadata/nameOf.ts';
import { fill } from '../../../../metadata/texts.ts';
import { RightControl } from '../../auth/RightControl.tsx';
import { useCodes } from '../../auth/rights.ts';
import { client } from '../../auth/services.ts';
import { runOnRecord } from '../../data/actionCalls.ts';
import { keyHeader, newAttempt } from '../../data/attempts.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';
import { usePageCommands } from '../../page/pageCommands.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { deedsOf, withheldStep } from '../actions/offeredActions.ts';
import { useLeavingUse } from '../leaving/useLeavingUse.tsx';

/** What a schema declares besides the standard calls, as buttons. */
export function Deeds({ entity, record }: { entity: Entity; record: ConsoleRecord }) {
  const { locale } = useTexts();
  const codes = useCodes();
  const deeds = deedsOf(entity, record, codes);
  const withheld = withheldStep(entity, record, codes);
  const [asked, setAsked] = useState<Action | null>(null);
  const [isFree, setFree] = useState(false);
  const leaving = useLeavingUse(entity);
  const refresh = useRefresh();
  /** What takes a record out of use first tells what it leaves behind; with nothing to hand over it is a plain question. */
  const begin = async (deed: Action) => {
    if (!deed.handsOver) return setAsked(deed);
    try {
      const settled = await leaving.settle(record);
      if (settled === null) return;
      if (!settled.wasAsked) {
        setFree(settled.isFree);
        return setAsked(deed);
      }
      if (settled.record.Ativo !== false)
        await runOnRecord(client(), entity, settled.record, {
          action: deed.name,
          parameters: {},
          headers: keyHeader(newAttempt(deed.name)),
        });
      refresh();
      const told = { name: nameOf(entity, record, locale), count: 1 };
      notify({ kind: 'ok', text: fill((deed.done ?? deed.label)[locale], told) });
    } catch (error) {
      notify({ kind: 'er', text: (error as Error).message });
    }
  };
  usePageCommands(
    deeds.map((deed) => ({ key: deed.name, label: deed.label[locale], act: () => void begin(deed) })),
  );
  return (
    <>
      {deeds.map((deed) => (
        <button key={deed.name} type="button" className="btn keep" onClick={() => void begin(deed)}>
          {deed.label[locale]}
        </button>
      ))}
      {leaving.dialog}
      {withheld && <RightControl code={withheld.code} label={withheld.label[locale]} />}
      {asked && (
        <ActionDialog
          key={asked.name}
          entity={entity}
          action={asked}
          target={{ kind: 'record', record }}
          {...(asked.handsOver && isFree ? { given: nobodyOf(asked) } : {})}
          close={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** There is nothing to hand over: nobody is asked for. */
const nobodyOf = ({ parameters }: Action) =>
  Object.fromEntries((parameters?.fields ?? []).map(({ name }) => [name, null]));
