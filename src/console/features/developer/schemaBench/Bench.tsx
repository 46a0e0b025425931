import { useRef } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import type { PlacedProblem } from './benchCalls.ts';
import { Outcome } from './Outcome.tsx';
import { SchemaText } from './SchemaText.tsx';
import { type BenchState, useBench } from './useBench.ts';

/** One schema on the bench. */
export function Bench({ name }: { name: string }) {
  const { t } = useTexts();
  const bench = useBench(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, good } = bench;
  if (bench.error && text === null)
    return (
      <Failed
        title={t('developer.bench.failed')}
        text={bench.error.message}
        again={t('list.again')}
        retry={bench.again}
      />
    );
  if (text === null) return <Skeleton rows={8} columns={2} label={t('shell.loading')} />;
  return (
    <div className="bench">
      <section aria-label={t('developer.bench.text')}>
        <div className="bench-head">
          <h2 className="grow">
            <code>{`schemas/${name}.schema.json`}</code>
          </h2>
          {bench.isChanged && (
            <button type="button" className="btn sq keep" onClick={bench.discard}>
              {t('developer.bench.discard')}
            </button>
          )}
        </div>
        <SchemaText
          ref={area}
          label={t('developer.bench.textOf', { name })}
          text={text}
          wrong={new Set(bench.problems.map(({ line }) => line))}
          describedBy="bench-problems"
          type={bench.type}
        />
        <Problems bench={bench} goTo={(problem) => area.current && select(area.current, problem)} />
      </section>
      <section aria-label={t('developer.bench.outcome')}>
        {good ? (
          <Outcome good={good} isCurrent={bench.isCurrent} />
        ) : bench.problems.length > 0 || bench.error ? (
          <p className="mut bench-none">{t('developer.bench.nothingYet')}</p>
        ) : (
          <Skeleton rows={6} columns={3} label={t('shell.loading')} />
        )}
      </section>
    </div>
  );
}

/** What is wrong with the text, each a way to its place. */
function Problems({ bench, goTo }: { bench: BenchState; goTo: (problem: PlacedProblem) => void }) {
  const { t } = useTexts();
  const { problems, isJudged, error } = bench;
  return (
    <div id="bench-problems" className="bench-problems" role="status">
      {error ? (
        <p className="msg er">
          <span>
            {t('developer.bench.notJudged')} {error.message}{' '}
            <button type="button" className="linkish" onClick={bench.again}>
              {t('list.again')}
            </button>
          </span>
        </p>
      ) : !isJudged ? (
        <p className="mut sm">{t('developer.bench.judging')}</p>
      ) : problems.length === 0 ? (
        <p className="mut sm">{t('developer.bench.holds')}</p>
      ) : (
        <>
          <p className="b sm">{t('developer.bench.problems', { smart_count: problems.length })}</p>
          <ol>
            {problems.map((problem) => (
              <li key={`${problem.file}${problem.pointer}${problem.message}`} className="sm">
                {problem.line > 0 ? (
                  <button type="button" className="linkish" onClick={() => goTo(problem)}>
                    {t('developer.bench.line', { line: problem.line })}
                  </button>
                ) : (
                  <span className="b">{problem.file}</span>
                )}{' '}
                <code>{problem.pointer}</code>
                <div>{problem.message}</div>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** Puts the cursor where the problem is, and the line into sight. */
function select(area: HTMLTextAreaElement, { line, column }: PlacedProblem): void {
  const lines = area.value.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  area.focus();
  area.setSelectionRange(before + column - 1, before + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 6);
}
