import { contract } from '../../scripts/conformance/contract.ts';
import { replay, type Verdict } from '../../scripts/conformance/replay.ts';
import { begin, type Wanted } from '../../scripts/conformance/run.ts';
import { entityNamed } from '../../src/metadata/entities.ts';

/** Runs the kit against an API, all of its rules. */
export async function conformanceOf(wanted: Partial<Wanted> & Pick<Wanted, 'url' | 'login' | 'password'>) {
  const run = await begin({
    entity: entityNamed('cliente'),
    company: null,
    branch: null,
    readOnly: false,
    ...wanted,
  });
  const verdicts = await replay(run, contract);
  return { verdicts, left: await run.leave() };
}

/** Names of the rules that differ, with what was asked and what came, so that a failing test says why. */
export const differing = (verdicts: readonly Verdict[]) =>
  verdicts.flatMap((verdict) =>
    verdict.verdict === 'differs' ? [[verdict.rule.name, verdict.difference] as const] : [],
  );

/** Names of the rules that were not tried, with the reason. */
export const untried = (verdicts: readonly Verdict[]) =>
  Object.fromEntries(
    verdicts.flatMap((verdict) =>
      verdict.verdict === 'not-tried' ? [[verdict.rule.name, verdict.reason.key]] : [],
    ),
  );
