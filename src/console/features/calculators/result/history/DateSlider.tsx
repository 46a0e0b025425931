import { formatDate, isLocalDate, type LocalDate } from '../../../../../domain/dates.ts';
import { blankField } from '../../../../../field-types/blankField.ts';
import type { Field } from '../../../../../field-types/types.ts';
import { FieldMessage } from '../../../../kit/ui/FieldMessage.tsx';
import { useSurroundings } from '../../../../kit/ui/fieldTypeConsole.ts';
import { Glyph } from '../../../../kit/ui/Glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '../../../../kit/ui/icons.ts';
import { useResult } from '../ResultContext.ts';
import { dayNumber, dayOf } from './days.ts';
import { sides } from './StepChart.tsx';
import type { HistoryDay } from './useHistoryDay.ts';

const dayField = (label: string): Field => ({
  ...blankField,
  name: 'Data',
  type: 'date',
  label: { 'pt-br': label, 'en-us': label },
});

/** The day of the position, typed. */
export function DayInput({ id, history: { typed, type, isWrong } }: { id: string; history: HistoryDay }) {
  const { words } = useResult();
  const { halfOf } = useSurroundings();
  const { Widget } = halfOf('date');
  const label = words.t('calculators.result.positionOn');
  return (
    <div className="fld rp-day">
      <label htmlFor={id}>{label}</label>
      <Widget
        id={id}
        field={dayField(label)}
        value={typed}
        onChange={type}
        record={{}}
        invalid={isWrong}
        describedBy={isWrong ? `${id}-wrong` : undefined}
      />
      {isWrong && <FieldMessage id={`${id}-wrong`} text={words.t('calculators.result.notADay')} />}
    </div>
  );
}

/** The same by sliding, a day at a time by the arrow keys, from event to event by the buttons. */
export function DaySlider({ history, isNarrow }: { history: HistoryDay; isNarrow: boolean }) {
  const { words } = useResult();
  const { t, locale } = words;
  const { from, to, day, days, choose } = history;
  const earlier = days.filter((one) => one < day).at(-1);
  const later = days.find((one) => one > day);
  return (
    <div
      className="rp-slide"
      style={{ gridTemplateColumns: `${sides.left}px 1fr ${isNarrow ? sides.narrow : sides.right}px` }}
    >
      <span className="row">
        <StepButton label={t('calculators.result.earlier')} to={earlier} choose={choose}>
          <Glyph icon={IconChevronLeft} small />
        </StepButton>
        <StepButton label={t('calculators.result.later')} to={later} choose={choose}>
          <Glyph icon={IconChevronRight} small />
        </StepButton>
      </span>
      <input
        type="range"
        min={dayNumber(from)}
        max={dayNumber(to)}
        value={Math.min(dayNumber(to), Math.max(dayNumber(from), dayNumber(day)))}
        aria-label={t('calculators.result.slider')}
        aria-valuetext={formatDate(day, locale, 'full')}
        onChange={({ target }) => choose(dayOf(Number(target.value)))}
      />
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly to: LocalDate | undefined;
  readonly choose: (day: LocalDate) => void;
  readonly children: React.ReactNode;
}

function StepButton({ label, to, choose, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="btn txt sq ico"
      aria-label={label}
      title={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && isLocalDate(to) && choose(to)}
    >
      {children}
    </button>
  );
}
