import { useResult } from './ResultContext.ts';

/** Conditions a result does not look at and the person must, by the calculator's code. */
const reminders: Readonly<Record<string, readonly string[]>> = {
  fgts: ['worker', 'otherLoan', 'otherHome', 'amortisation'],
};

export function Reminders() {
  const { calculator, words } = useResult();
  const own = reminders[calculator.code] ?? [];
  if (own.length === 0) return null;
  return (
    <>
      <h3>{words.t('calculators.result.reminders.title')}</h3>
      <ul className="rp-hints">
        {own.map((name) => (
          <li key={name}>{words.t(`calculators.result.reminders.${calculator.code}.${name}`)}</li>
        ))}
      </ul>
    </>
  );
}
