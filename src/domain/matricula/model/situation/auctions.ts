import { fold } from '../../../text/fold.ts';
import type { Act } from '../model.ts';

/** Whether the act sells the property for a court: an auction, or an award to whoever sued; not one of an estate. */
export const isJudicialSale = (act: Act): boolean =>
  act.event === 'arrematacao' || (act.event === 'adjudicacao' && isForcedAward(fold(act.text)));

const isForcedAward = (text: string): boolean =>
  /EXECUCAO|HASTA|LEILAO|PRACA|EXEQUENTE|CREDITO/.test(text) && !/INVENTARIO|ESPOLIO|COMPULSORIA/.test(text);

/**
 * The auction that spent an attachment: the first later one of the same court case. Its registration cancels the
 * attachment indirectly; attachments of other cases, orders of unavailability and mortgages stay.
 * @param standing the valid acts, in the order of the fold
 * @returns null where the act is no attachment, or no auction names its case
 * @see domain rules of the matrícula, section 5 (the act stays valid and among the liens until a person confirms)
 */
export const auctionThatSpent = (act: Act, standing: readonly Act[]): Act | null =>
  act.event === 'penhora'
    ? (standing.find((other) => other.place > act.place && isJudicialSale(other) && shareCase(act, other)) ??
      null)
    : null;

/** Whether both acts name the same court case. */
export function shareCase(a: Act, b: Act): boolean {
  const own = casesOf(a);
  return casesOf(b).some((number) => own.includes(number));
}

/** The fold asks for the same acts over and over. */
function casesOf(act: Act): readonly string[] {
  const known = cases.get(act);
  if (known) return known;
  const found = [...fold(act.text).matchAll(caseNumber)].map((match) => (match[1] ?? '').replace(/\D/g, ''));
  cases.set(act, found);
  return found;
}

const cases = new WeakMap<Act, readonly string[]>();
const caseNumber = /(?:PROCESSO|AUTOS?|ACAO|EXECUCAO|FEITO)[^\d]{0,40}(\d[\d./-]{5,30}\d)/g;
