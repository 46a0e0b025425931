import { figuresOf } from './figures.ts';
import { useResult } from './ResultContext.ts';

/** The answer first and largest, what it goes with beside it. */
export function HeadFigures() {
  const { calculator, result, words } = useResult();
  const { head } = figuresOf(calculator, result, words);
  return (
    <dl className="rp-top">
      {head.map(({ field, label, shown }, index) => (
        <div key={field.name}>
          <dt>{label}</dt>
          <dd className={index === 0 ? 'rp-first' : 'rp-next'}>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What else the result tells as single values. */
export function MoreFigures() {
  const { calculator, result, words } = useResult();
  const { rest } = figuresOf(calculator, result, words);
  if (rest.length === 0) return null;
  return (
    <dl className="rp-more">
      {rest.map(({ field, label, text }) => (
        <div key={field.name} className={field.type === 'enum' ? 'wide' : ''}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
