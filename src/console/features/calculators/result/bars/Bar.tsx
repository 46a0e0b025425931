import { formatDecimal } from '../../../../../domain/units.ts';
import { useWidth } from '../../../../kit/ui/useWidth.ts';
import { useResult } from '../ResultContext.ts';
import { type BarDrawing, type BarPart, percentOfBar } from './barParts.ts';
import './bars.css';

/** A whole and its parts, with lines across it. One image to who does not see it: its text says all of it. */
export function Bar({ drawing: { length, whole, parts, marks, text } }: { drawing: BarDrawing }) {
  const { words } = useResult();
  const [width, holder] = useWidth<HTMLDivElement>(640, 200);
  const money = (amount: string) => formatDecimal(amount, words.locale, 2);
  const wide = (amount: string) => (Number(percentOfBar(amount, length)) / 100) * width;
  const fits = ({ label, amount }: BarPart) => wide(amount) >= room(`${label} ${money(amount)}`);
  const isPlain = parts.every((part) => part.look === 'out' || fits(part));
  return (
    <div className="rp-bar">
      <div ref={holder} className={marks.length > 1 ? 'rp-draw two' : 'rp-draw'} role="img" aria-label={text}>
        <div className="rp-b5" aria-hidden="true">
          {parts.map((part) => (
            <i
              key={part.key}
              className={part.look}
              style={{ width: `${percentOfBar(part.amount, length)}%` }}
            >
              {part.look !== 'out' && wide(part.amount) >= room(part.label) && (
                <span>
                  <b>{part.label}</b> {fits(part) && money(part.amount)}
                </span>
              )}
            </i>
          ))}
        </div>
        {marks.map(({ label, at }, index) => {
          const place = percentOfBar(at, length);
          // The name stands where there is room for it: before its line, or behind.
          const isLate = (Number(place) / 100) * width >= room(label);
          return (
            <div
              key={label}
              aria-hidden="true"
              className={index === 0 ? 'rp-lim' : 'rp-lim second'}
              style={{ left: `${place}%` }}
            >
              <span className={isLate ? 'rp-lim-name before' : 'rp-lim-name behind'}>{label}</span>
            </div>
          );
        })}
        <div className="rp-scl" aria-hidden="true">
          <span>0</span>
          <span>R$ {money(length)}</span>
        </div>
      </div>
      <ul className={isPlain ? 'rp-legend paper' : 'rp-legend'}>
        {parts.map(({ key, look, label, amount }) => (
          <li key={key}>
            <i className={look} aria-hidden="true" />
            {label} <b>{money(amount)}</b>{' '}
            <span className="mut">{formatDecimal(percentOfBar(amount, whole), words.locale, 2)}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Width a text of 13 px needs with its margins, px. */
const room = (text: string): number => text.length * 6.6 + 18;
