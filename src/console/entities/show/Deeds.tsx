import { useState } from 'react';
import type { Action, Entity } from '../../../metadata/entity.ts';
import { RightControl } from '../../auth/RightControl.tsx';
import { useCodes } from '../../auth/rights.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { deedsOf, withheldStep } from '../actions/offeredActions.ts';

/** What a schema declares besides the standard calls, as buttons. */
export function Deeds({ entity, record }: { entity: Entity; record: ConsoleRecord }) {
  const { locale } = useTexts();
  const codes = useCodes();
  const deeds = deedsOf(entity, record, codes);
  const withheld = withheldStep(entity, record, codes);
  const [asked, setAsked] = useState<Action | null>(null);
  return (
    <>
      {deeds.map((deed) => (
        <button key={deed.name} type="button" className="btn keep" onClick={() => setAsked(deed)}>
          {deed.label[locale]}
        </button>
      ))}
      {withheld && <RightControl code={withheld.code} label={withheld.label[locale]} />}
      {asked && (
        <ActionDialog
          key={asked.name}
          entity={entity}
          action={asked}
          target={{ kind: 'record', record }}
          close={() => setAsked(null)}
        />
      )}
    </>
  );
}
