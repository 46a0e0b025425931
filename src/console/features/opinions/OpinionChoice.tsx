import { enumLabel } from '../../../metadata/enums.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import type { OpinionLine } from './useOpinions.ts';

/** Which of several opinions is shown, newest first. */
export function OpinionChoice({
  lines,
  current,
  onChoose,
  label,
}: {
  readonly lines: readonly OpinionLine[];
  readonly current: OpinionLine;
  readonly onChoose: (id: number) => void;
  readonly label: string;
}) {
  const { t, locale } = useTexts();
  return (
    <label className="op-choice sm">
      <span className="vh">{label}</span>
      <select className="in" value={current.id} onChange={(event) => onChoose(Number(event.target.value))}>
        {lines.map((line, index) => (
          <option key={line.id} value={line.id}>
            {t('opinion.line', {
              number: lines.length - index,
              state: enumLabel(locale)('SituacaoParecer', line.state),
              author: line.author,
            })}
          </option>
        ))}
      </select>
    </label>
  );
}
