import { fold } from '../text/fold.ts';
import type { Range } from '../text/found.ts';
import { findShares } from '../text/shareText.ts';
import { compareShares, type Share, subtractShares, wholeShare } from '../units.ts';

/** Which part of the property an act burdens, with the words that say it. */
export interface BurdenedShare {
  /** Null: it is a part, and the act does not say in one number which. */
  readonly share: Share | null;
  readonly quote: string;
}

/** @returns null where the act speaks of no part: then it burdens the whole */
export function readBurdenedShare(text: string): BurdenedShare | null {
  const folded = fold(text).replace(/\s/g, ' ');
  const quoteOf = (start: number, end: number) => text.slice(start, end).replace(/\s+/g, ' ').trim();
  const shares = findShares(folded);
  const said = shares.filter((share) => isOfProperty(folded, share));
  const [first] = said;
  const last = said.at(-1);
  if (first && last) {
    const lead = isLed.exec(folded.slice(Math.max(0, first.start - 60), first.start))?.[0].length ?? 0;
    // `50% e 12,5%`: nobody knows whether to add them.
    const next = shares.find(({ start }) => start >= last.end && isList.test(folded.slice(last.end, start)));
    const isOne = !next && said.every(({ value }) => value === first.value);
    return {
      share: isOne ? first.value : null,
      quote: quoteOf(first.start - lead, next?.end ?? last.end),
    };
  }
  const part = somePart.exec(folded);
  return part ? { share: null, quote: quoteOf(part.index, part.index + part[0].length) } : null;
}

/**
 * Which part stays burdened after an act that frees another: the one it says goes on, or what is left of the burdened
 * part when the freed one is taken away.
 * @param burdened the part until then; null where nobody knows it
 * @returns null where the act speaks of no part: it frees hectares, or a person
 */
export function readRemainingShare(text: string, burdened: Share | null): BurdenedShare | null {
  const folded = fold(text).replace(/\s/g, ' ');
  // Half of what a couple owns is half of the land only where the couple owns it all.
  const shares = findShares(folded)
    .filter(({ start }) => !folded.startsWith('MEACAO', start))
    .map((share) => {
      const clause = /[^,;]*$/.exec(folded.slice(0, share.start))?.[0] ?? '';
      return { ...share, goesOn: goingOn.test(clause), isDebt: isOfDebt(clause, folded.slice(share.end)) };
    });
  const said = shares.filter((share) => isOfProperty(folded, share) || (share.goesOn && !share.isDebt));
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) return null;
  const quote = text.slice(first.start, last.end).replace(/\s+/g, ' ').trim();
  const left = onlyOne(said.filter(({ goesOn }) => goesOn));
  const freed = onlyOne(said.filter(({ goesOn }) => !goesOn));
  const rest = left ?? (freed && burdened && subtractShares(burdened, freed));
  const isPart = rest && compareShares(rest, '0/1') > 0 && compareShares(rest, burdened ?? wholeShare) <= 0;
  return { share: isPart ? rest : null, quote };
}

const goingOn =
  /\b(?:PERMANEC|SUBSIST|CONTINU|REMANESC|PREVALEC|MANTID|MANTEND|EXCET|EXCE[CP]?CAO|SALVO|RESSALV)/;

/** Of two nobody knows whether they add up, though they be equal: each may be another owner's. */
const onlyOne = ([first, ...more]: readonly { readonly value: Share }[]): Share | null =>
  first && more.length === 0 ? first.value : null;

/** `o saldo de 70%`, `70% da dívida`: what goes on is owed, and is no part of the land. */
const isOfDebt = (before: string, after: string): boolean =>
  debtLeads.test(before) || debtFollows.test(after);

const owed = '(?:DIVIDAS?|SALDOS?|VALOR(?:ES)?|CREDITOS?|DEBITOS?|PRINCIPAL|FINANCIAMENTO|EMPRESTIMO)';
const debtLeads = new RegExp(`\\b${owed}\\b(?: (?!SOBRE\\b)[A-Z]+){0,4}:? ?$`);
const debtFollows = new RegExp(`^\\s*(?:\\([^()]{0,40}\\)\\s*)?D[AEO]S? (?:[A-Z]+ ){0,2}?${owed}\\b`);

/** A share of the property itself: what leads to it says so, or what follows, as of `metade ideal do imóvel`. */
const isOfProperty = (folded: string, { start, end }: Range): boolean =>
  isLed.test(folded.slice(Math.max(0, start - 60), start)) ||
  isFollowed.test(folded.slice(end, end + 60)) ||
  isFollowed.test(folded.slice(start, end + 60).replace(/^\S+(?: PARTE)?/, ''));

const isList = /^\s*(?:,|E|MAIS)\s*$/;
const isLed =
  /(?:\bPARTES? IDEA(?:L|IS)|\bFRAC(?:AO|OES) IDEA(?:L|IS)|\bPARTE (?:ARRESTADA|PENHORADA|SEQUESTRADA)|\bOBJETO|\bBEM)\s*:?-?\s*(?:DE |CORRESPONDENTE A |EQUIVALENTE A )?$/;
const isFollowed = /^\s*(?:\([^()]{0,40}\)\s*)?(?:IDEAL\b|D(?:O|ESTE|O REFERIDO) IMOVEL\b)/;
const somePart =
  /\bPARTES? IDEA(?:L|IS)\b[^.;,]{0,50}|\bFRACAO IDEAL DE PROPRIEDADE\b[^.;,]{0,50}|\bA FRACAO DE \d[\d.,]* HA\b/;
