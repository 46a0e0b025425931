import { memo, type ReactNode, useMemo } from 'react';
import type { Source } from '../../../domain/calculators/fromRecord.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { controlId } from '../../engine/entities/form/controlIds.ts';
import type { Problem } from '../../engine/entities/form/problems.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconAlertTriangleFilled, IconInfoCircle } from '../../kit/ui/icons.ts';
import { againstStored } from './againstStored.ts';
import { ChangedInputs } from './ChangedInputs.tsx';
import type { Made, Means } from './calculateInput.ts';
import { cautionsOf } from './cautions.ts';
import { RecordNotices } from './RecordNotices.tsx';
import { ResultPanel } from './result/ResultPanel.tsx';
import { prefix } from './useCalculatorForm.ts';
import type { Opening } from './useOpening.ts';

interface ResultSideProps {
  readonly id: string;
  /** The way to the inputs where they are not beside it. */
  readonly toInputs: ReactNode;
  readonly means: Means;
  readonly opening: Opening;
  readonly made: Made | null;
  readonly isCurrent: boolean;
  /** Nobody gave anything yet: there is nothing to tell a result of. */
  readonly isUntouched: boolean;
  readonly problems: readonly Problem[];
  readonly sources: readonly Source[];
  readonly ask: () => void;
  readonly show: (path: string) => void;
}

/** What the record makes one look at, what still stands against a result, and the last result there was. */
export function ResultSide(props: ResultSideProps) {
  const { id, toInputs, means, opening, made, isCurrent, isUntouched, problems, sources, ask, show } = props;
  const { t } = useTexts();
  const { base, given, record, notices } = opening;
  if (made && isCurrent && isUntouched)
    return (
      <div className="calc-result" id={id}>
        {toInputs}
        <RecordNotices notices={notices} input={given.input} recordId={record?.id ?? null} />
        <Untouched calculator={means.calculator} isSilent={record !== null && notices.length === 0} />
      </div>
    );
  return (
    <div className="calc-result" id={id}>
      {toInputs}
      <RecordNotices notices={notices} input={given.input} recordId={record?.id ?? null} />
      {made?.isInvented && (
        <p className="note">
          <Glyph icon={IconInfoCircle} small />
          {t('calculators.demo')}
        </p>
      )}
      {!made && <Missing problems={problems} show={show} />}
      {made && !isCurrent && (
        <p className="note wa">
          <Glyph icon={IconAlertTriangleFilled} small />
          <span>
            {t('calculators.notCurrent', { smart_count: problems.length })}{' '}
            <button type="button" className="linkish" onClick={ask}>
              {t('calculators.showProblems')}
            </button>
          </span>
        </p>
      )}
      {made && base && (
        <ChangedInputs
          calculator={means.calculator}
          title={base.Titulo}
          before={base.Entrada}
          after={made.input}
        />
      )}
      {made && (
        <div className={isCurrent ? '' : 'calc-stale'}>
          <Result
            means={means}
            made={made}
            faults={isCurrent ? 0 : problems.length}
            sources={sources}
            record={record}
            base={base}
          />
        </div>
      )}
    </div>
  );
}

interface ResultProps extends Pick<ResultSideProps, 'means' | 'sources'>, Pick<Opening, 'record' | 'base'> {
  readonly made: Made;
  /** How many of today's inputs are wrong; the result is then of those before. */
  readonly faults: number;
}

/** Drawn with another result, not with every key. */
const Result = memo(function Result({ means, made, faults, sources, record, base }: ResultProps) {
  const { t } = useTexts();
  const { input, result, terms } = made;
  const against = useMemo(
    () => (base ? againstStored(means, base, input, 'today') : undefined),
    [means, base, input],
  );
  return (
    <ResultPanel
      calculator={means.calculator}
      input={input}
      result={result}
      terms={terms}
      sources={sources}
      recordId={record?.id ?? null}
      recordNumber={record?.number}
      against={against}
      cautions={cautionsOf(made, faults, t)}
    />
  );
});

/** Where nothing is asked for, nothing is told of it either: what it would answer, and the next step. */
function Untouched({
  calculator: { description },
  isSilent,
}: {
  readonly calculator: Calculator;
  /** A record was read and has nothing to say, not even to be looked at. */
  readonly isSilent: boolean;
}) {
  const { t, locale } = useTexts();
  return (
    <section className="panel calc-missing" aria-label={t('calculators.result.title')}>
      <p className="b">{t(isSilent ? 'calculators.nothingRead' : 'calculators.missing')}</p>
      <p className="mut">{description[locale]}</p>
    </section>
  );
}

/** Before the first result: what is asked for, each a way to its field. */
function Missing({ problems, show }: Pick<ResultSideProps, 'problems' | 'show'>) {
  const { t } = useTexts();
  return (
    <section className="panel calc-missing" aria-label={t('calculators.result.title')}>
      <p className="b">{t('calculators.missing')}</p>
      <ul>
        {problems.slice(0, most).map(({ path, text }) => (
          <li key={`${path} ${text}`}>
            <a
              href={`#${controlId(prefix, path)}`}
              onClick={(event) => {
                event.preventDefault();
                show(path);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
      {problems.length > most && (
        <p className="mut sm">{t('calculators.missingMore', { smart_count: problems.length - most })}</p>
      )}
    </section>
  );
}

const most = 6;
