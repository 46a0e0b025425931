import { SeverityMark } from '../../matricula/findings/SeverityMark.tsx';
import { ActCode } from './ActCode.tsx';
import { alertsOf, marksOf } from './alerts.ts';
import { useResult } from './ResultContext.ts';
import { placeOfAct } from './rowAt.ts';

/** What the person should look at before the result is relied on. */
export function Alerts() {
  const { words, id, ...props } = useResult();
  const alerts = alertsOf(props, words);
  if (alerts.length === 0) return null;
  return (
    <ul className="rp-alerts" aria-label={words.t('calculators.result.alerts')}>
      {alerts.map(({ key, flag, text, code, row, group }) => (
        <li key={key} className="note rp-alert">
          <span>
            <SeverityMark severity="MEDIA" />
          </span>
          <span>
            {flag && <b>{flag} </b>}
            {text}
            {(code ?? row) && (
              <span className="rp-about">
                <About code={code} row={row} group={group === null ? null : `${id}-${group}`} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Leads to the act in the record; else to the lines of the account that are about the row. */
function About({ code, row, group }: { code: string | null; row: string | null; group: string | null }) {
  const { recordId, sources } = useResult();
  const isRead = recordId !== null && code !== null && placeOfAct(sources, code) !== null;
  if (code !== null && (isRead || group === null)) return <ActCode code={code} />;
  if (group === null) return row;
  return (
    <button type="button" className="link" onClick={() => goToGroup(group)}>
      {code ?? row}
    </button>
  );
}

function goToGroup(id: string): void {
  const group = document.getElementById(id);
  const account = group?.closest('details');
  if (account) account.open = true;
  group?.focus();
}

/** Estimates and projections: highlighted as all that is doubtful. */
export function EstimateMarks() {
  const { result, words } = useResult();
  const marks = marksOf(result, words);
  if (marks.length === 0) return null;
  return (
    <ul className="rp-marks">
      {marks.map(({ name, label, sentence }) => (
        <li key={name}>
          <b className="doubt">{label}</b> <span className="mut">{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
