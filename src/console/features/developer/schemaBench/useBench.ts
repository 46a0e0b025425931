import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { restoreEntity } from '../../../../metadata/compact.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { evaluatedValidator } from '../../../../metadata/evaluatedValidator.ts';
import type { Validator } from '../../../../metadata/validation.ts';
import { tabStorage } from '../../../kit/tabStorage.ts';
import { type Derived, judgeText, type PlacedProblem, readText } from './benchCalls.ts';

/** A schema that holds, and what follows from it. */
export interface Good extends Pick<Derived, 'calls' | 'statements'> {
  readonly text: string;
  readonly entity: Entity;
  readonly validate: Validator;
}

/** After the last key, before the text is judged (milliseconds). */
const pause = 300;

/**
 * The text of an entity's schema, judged while it is typed. What is typed stays as long as the tab does, over a reload
 * too; what follows from the last text that held stays while the one typed does not hold.
 */
export function useBench(name: string) {
  const file = useQuery({ queryKey: ['bench', name], queryFn: () => readText(name), staleTime: 0 });
  const [typed, setTyped] = useState<string | null>(() => tabStorage.get(keyOf(name)));
  const text = typed ?? file.data ?? null;
  const [judged, setJudged] = useState<{ text: string; problems: readonly PlacedProblem[] } | null>(null);
  const [good, setGood] = useState<Good | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    if (text === null) return;
    const stop = new AbortController();
    const timer = setTimeout(
      () => {
        judgeText(name, text, stop.signal)
          .then((answer) => {
            if (stop.signal.aborted) return;
            // A page that forbids evaluating code, as a product's does, shows that as a failure.
            if ('entity' in answer) setGood(goodOf(text, answer));
            setJudged({ text, problems: answer.problems });
            setError(null);
          })
          .catch((failed: Error) => !stop.signal.aborted && setError(failed));
      },
      typed === null ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, text, round]);
  const isJudged = judged !== null && judged.text === text;
  return {
    text,
    /** Whether what is typed differs from the file. */
    isChanged: typed !== null && typed !== file.data,
    type: (next: string) => {
      // What says the same as the file follows it.
      const isFile = next === file.data;
      if (isFile) tabStorage.remove(keyOf(name));
      else tabStorage.set(keyOf(name), next);
      setTyped(isFile ? null : next);
    },
    /** Back to the file. */
    discard: () => {
      tabStorage.remove(keyOf(name));
      setTyped(null);
      void file.refetch();
    },
    problems: judged?.problems ?? [],
    isJudged,
    /** What the last text that held makes; null before the first one. */
    good,
    isCurrent: good !== null && good.text === text,
    error: text === null ? file.error : error,
    again: () => {
      if (text === null) void file.refetch();
      setRound((before) => before + 1);
    },
  };
}

export type BenchState = ReturnType<typeof useBench>;

const keyOf = (name: string) => `bancada.${name}`;

const goodOf = (text: string, { entity, validator, calls, statements }: Derived): Good => ({
  text,
  entity: restoreEntity(entity),
  validate: evaluatedValidator(entity.name, validator),
  calls,
  statements,
});
