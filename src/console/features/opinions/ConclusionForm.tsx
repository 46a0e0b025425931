import { useId } from 'react';
import { conclusionCodes, type OpinionContent } from '../../../domain/opinions/model.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { useTexts } from '../../engine/i18n/texts.ts';

interface ConclusionFormProps {
  readonly content: OpinionContent;
  readonly onChoose: (choice: Pick<OpinionContent, 'conclusion' | 'conditions'>) => void;
}

/** What the author concludes, and on which conditions; the last sentence follows. */
export function ConclusionForm({ content, onChoose }: ConclusionFormProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const { conclusion, conditions } = content;
  return (
    <fieldset className="op-con" id="op-choice">
      {/* The heading of the section says it to the eye. */}
      <legend className="vh">{t('opinion.conclusion')}</legend>
      <div className="op-opts">
        {conclusionCodes.map((code) => (
          <label key={code}>
            <input
              type="radio"
              className="rd"
              name={id}
              value={code}
              checked={conclusion === code}
              onChange={() => onChoose({ conclusion: code, conditions })}
            />
            {enumLabel(locale)('ConclusaoParecer', code)}
          </label>
        ))}
      </div>
      {conclusion === 'FAVORAVEL_COM_RESSALVAS' && (
        <Conditions conditions={conditions} onChange={(next) => onChoose({ conclusion, conditions: next })} />
      )}
    </fieldset>
  );
}

function Conditions({
  conditions,
  onChange,
}: {
  readonly conditions: readonly string[];
  readonly onChange: (conditions: readonly string[]) => void;
}) {
  const { t } = useTexts();
  const id = useId();
  // One empty line is always there to write in.
  const lines = conditions.at(-1)?.trim() === '' ? conditions : [...conditions, ''];
  return (
    <div id="op-conditions">
      <p className="b sm">{t('opinion.conditions')}</p>
      <ol className="op-conds">
        {lines.map((condition, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={index}>
            <label className="vh" htmlFor={`${id}-${index}`}>
              {t('opinion.condition', { number: index + 1 })}
            </label>
            <input
              id={`${id}-${index}`}
              className="in"
              lang="pt-BR"
              maxLength={2000}
              value={condition}
              onChange={(event) => onChange(withLine(lines, index, event.target.value))}
            />
            {condition !== '' && (
              <button
                type="button"
                className="btn txt sq"
                onClick={() => onChange(lines.filter((_, place) => place !== index && lines[place] !== ''))}
              >
                {t('opinion.remove')}
                <span className="vh">: {condition.slice(0, 60)}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const withLine = (lines: readonly string[], index: number, text: string): readonly string[] =>
  lines
    .map((line, place) => (place === index ? text : line))
    .filter((line, place) => line !== '' || place < lines.length - 1);
