import { useRef, useState } from 'react';
import type { FormData } from '../../../engine/entities/form/formModel.ts';
import { TabStrip } from '../../../engine/entities/TabStrip.tsx';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconAlertTriangleFilled } from '../../../kit/ui/icons.ts';
import { callsIn } from '../apiReference/apiDocument.ts';
import { CallEntry } from '../apiReference/CallEntry.tsx';
import '../apiReference/apiReference.css';
import { BenchForm } from './BenchForm.tsx';
import { BenchList } from './BenchList.tsx';
import { BenchTables } from './BenchTables.tsx';
import type { Good } from './useBench.ts';

const tabs = ['list', 'form', 'calls', 'tables'] as const;
type Tab = (typeof tabs)[number];

/** What follows from the schema, a tab each. */
export function Outcome({ good, isCurrent }: { good: Good; isCurrent: boolean }) {
  const { t } = useTexts();
  const [tab, setTab] = useState<Tab>('list');
  // Another schema is another form; what was typed goes on in it.
  const typed = useRef<FormData>({});
  return (
    <>
      <TabStrip
        label={t('developer.bench.outcome')}
        tabs={tabs.map((name) => ({
          name,
          label: t(`developer.bench.${name}`),
          id: `bench-tab-${name}`,
          controls: 'bench-panel',
        }))}
        current={tab}
        choose={(name) => setTab(name as Tab)}
      />
      <div id="bench-panel" role="tabpanel" aria-labelledby={`bench-tab-${tab}`} className="bench-panel">
        {!isCurrent && (
          <p className="msg wa bench-earlier" role="status">
            <Glyph icon={IconAlertTriangleFilled} small />
            <span>{t('developer.bench.earlier')}</span>
          </p>
        )}
        {tab === 'list' && <BenchList entity={good.entity} />}
        {tab === 'form' && <BenchForm key={good.text} good={good} typed={typed} />}
        {tab === 'calls' && (
          <ul className="api-calls panel">
            {callsOf(good).map((call) => (
              <li key={call.operationId}>
                <CallEntry call={call} document={good.calls} />
              </li>
            ))}
          </ul>
        )}
        {tab === 'tables' && <BenchTables key={good.text} good={good} />}
      </div>
    </>
  );
}

/** The document describes the calls every API has, too. */
const callsOf = ({ calls, entity }: Good) =>
  callsIn(calls).filter(({ path }) => path.startsWith(`/${entity.noun}/`));
