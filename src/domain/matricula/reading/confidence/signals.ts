import type { Evidence, EvidenceMap } from '../../../pages/evidence.ts';

/** Something that speaks for or against a value besides how well its words were recognised. */
export interface Signal {
  /** Path of the value, as in its evidence. */
  readonly path: string;
  /** It fits: how likely a wrong value would fit as well, 0..1. */
  readonly chance?: number;
  /** It does not: the confidence the value has at most. */
  readonly atMost?: number;
}

/** Confidence by Bayes' rule for what fits, then cut by what does not. */
export function weighed(evidence: EvidenceMap, signals: readonly Signal[]): EvidenceMap {
  const byPath = new Map<string, Signal[]>();
  for (const signal of signals) byPath.set(signal.path, [...(byPath.get(signal.path) ?? []), signal]);
  return Object.fromEntries(
    Object.entries(evidence).map(([path, proof]) => [path, weigh(proof, byPath.get(path) ?? [])]),
  );
}

function weigh(proof: Evidence, signals: readonly Signal[]): Evidence {
  if (signals.length === 0 || proof.confidence === 0) return proof;
  const likely = signals.reduce(
    (sure, { chance }) => (chance === undefined ? sure : sure / (sure + (1 - sure) * chance)),
    proof.confidence / 100,
  );
  const limit = Math.min(100, ...signals.map(({ atMost }) => atMost ?? 100));
  return { ...proof, confidence: Math.min(limit, Math.round(likely * 100)) };
}
