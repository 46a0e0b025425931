import type { TemplateSentence } from '../../../../domain/opinions/model.ts';
import type { ProofsProps } from '../../opinions/subject.ts';
import { EvidenceLink } from '../facts/EvidenceLink.tsx';
import { type Fact, factId } from '../facts/facts.ts';
import { pageOf } from '../pages/pageMarks.ts';
import { useReviewContext } from '../ReviewContext.ts';

/** Links to the words that prove a sentence, one for each page. */
export function RecordProofs({ template }: ProofsProps) {
  const proofs = useProofs(template);
  return proofs.map((fact) => <EvidenceLink key={fact.id} fact={fact} />);
}

/** Enough to find the place; a sentence over a dozen acts does not carry a dozen links. */
const most = 3;

function useProofs(template: TemplateSentence | null): readonly Fact[] {
  const { facts } = useReviewContext();
  const wanted = (template?.sources ?? []).flatMap(
    ({ act, field }) => facts.find(({ id }) => id === factId(act, field)) ?? [],
  );
  const proved = wanted.filter((fact) => pageOf(fact) !== null);
  const byPage = new Map(proved.toReversed().map((fact) => [pageOf(fact), fact]));
  return [...byPage]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, fact]) => fact)
    .slice(0, most);
}
