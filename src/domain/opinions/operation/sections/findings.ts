import type { OpinionFinding, TemplateSentence } from '../../model.ts';
import { isUnresolved } from '../../model.ts';
import { findingKey, findingWords, gravestFirst } from '../../sections/findings.ts';
import { said } from '../../sections/saying.ts';
import type { OperationFacts, RecordFacts } from '../facts.ts';
import { recordName } from '../recordName.ts';

/** What was found in the records and still weighs: undecided or confirmed, gravest first. */
export function operationFindingSentences({ records }: OperationFacts): TemplateSentence[] {
  const found = gravestFirst(records.flatMap((record) => weighing(record)));
  if (found.length === 0) return [none];
  return found.map(({ record, ...finding }) => ({
    key: findingKey(finding.id),
    section: 'findings',
    text: `Na ${recordName(record)}: ${findingWords(finding)}`,
    says: said({
      severity: finding.severity,
      substance: finding.substance,
      acts: finding.acts.join(' ') || null,
      resolution: finding.resolution,
      reason: finding.reason,
    }),
    sources: [],
  }));
}

/** Dismissed ones are told in the record's own opinion. Ids of two records may be alike. */
const weighing = (record: RecordFacts): (OpinionFinding & { readonly record: RecordFacts })[] =>
  record.findings
    .filter((finding) => isUnresolved(finding) || finding.resolution === 'confirmada')
    .map((finding) => ({ ...finding, id: `${record.id}:${finding.id}`, record }));

const none: TemplateSentence = {
  key: 'findings-none',
  section: 'findings',
  text: 'Os exames das matrículas não deixaram apontamentos pendentes nem confirmados.',
  says: { findings: '0' },
  sources: [],
};
