import { type Act, findParty, foldName, type Owner } from '../../matricula/model/index.ts';
import { readableName } from '../../text/readableName.ts';
import { compareShares, subtractShares, sumShares, wholeShare } from '../../units.ts';
import type { FactRef, OpinionFacts, TemplateSentence } from '../model.ts';
import { actText, documentText, eventText, percentText, shareText, withArticle } from '../prose.ts';
import { openingRef, ref, said } from './saying.ts';

/** Who owns what fraction, where it comes from, and whether the fractions make a whole. */
export function ownershipSentences(facts: OpinionFacts): TemplateSentence[] {
  const { owners } = facts.today;
  const keys = new Map<string, number>();
  const sentences = owners.map((owner) => {
    // One person may hold two shares of different origin: each is a sentence of its own.
    const name = `owner:${owner.document ?? foldName(owner.name)}`;
    const turn = (keys.get(name) ?? 0) + 1;
    keys.set(name, turn);
    return ownerSentence(turn === 1 ? name : `${name}:${turn}`, owner, facts);
  });
  return [...sentences, sumSentence(owners)];
}

function ownerSentence(key: string, owner: Owner, facts: OpinionFacts): TemplateSentence {
  const act = facts.reading.acts.findLast(({ code }) => code === owner.origin);
  const { name, document, share, kind, maritalRegime, spouse } = owner;
  const pledged = fiduciaryAct(owner, facts);
  const who = [documentText(document), married(owner)].filter(Boolean);
  const text = [
    who.length === 0 ? readableName(name) : `${[readableName(name), ...who].join(', ')},`,
    ` é titular ${kind === 'bare' ? 'da nua-propriedade ' : ''}${shareText(share)} do imóvel`,
    act ? `, por ${origin(act, facts)}` : ' desde a abertura da matrícula',
    pledged === null ? '' : `, e fiduciante ${withArticle('em', pledged)}`,
    '.',
  ].join('');
  return {
    key,
    section: 'ownership',
    text,
    says: said({
      name,
      document,
      share,
      kind,
      maritalRegime,
      spouse,
      origin: owner.origin,
      fiduciary: pledged,
    }),
    sources: act ? sourcesIn(act, owner) : openingSources(owner, facts),
  };
}

/**
 * The fiduciary transfer in force that the owner made: the debtor stays the owner of the record, the creditor has the
 * resoluble ownership. @see Lei 9.514/1997 art. 22
 */
function fiduciaryAct(owner: Owner, { today, reading: { acts } }: OpinionFacts): string | null {
  const lien = today.encumbrances.findLast(({ act: id, event }) => {
    const act = acts.find((other) => other.id === id);
    if (event !== 'alienacao_fiduciaria' || act === undefined) return false;
    return act.grantors.length > 0 ? findParty(owner, act.grantors) >= 0 : isSoleSince(owner, act);
  });
  return lien?.code ?? null;

  /** Where the debtor was not read, it is who alone owned the property when it was transferred. */
  function isSoleSince({ origin: code }: Owner, { place }: Act): boolean {
    const acquired = acts.findLast((other) => other.code === code);
    return isSole(today.owners) && (acquired === undefined || acquired.place < place);
  }
}

/** Neither man nor woman is said, for the record's words are not kept: regime and spouse are. */
function married({ maritalRegime, spouse }: Owner): string {
  const isUnion = maritalRegime !== null && /^uni[aã]o/i.test(maritalRegime);
  const who = spouse === null ? '' : readableName(spouse);
  if (isUnion) return ['em união estável', who].filter(Boolean).join(' com ');
  const regime = maritalRegime === null ? '' : `no regime da ${maritalRegime}`;
  if (who === '') return regime === '' ? '' : `em casamento ${regime}`;
  return ['cônjuge de', who, regime].filter(Boolean).join(' ');
}

/** `compra e venda (R-4, de 15/08/2001)`. */
const origin = (act: Act, { eventName }: OpinionFacts): string =>
  `${eventText(eventName(act.event))} (${actText(act)})`;

/** The share as it passed, else who received. */
function sourcesIn(act: Act, owner: Owner): FactRef[] {
  const transfers = act.transfers.flatMap(({ to }, index) => {
    const place = findParty(
      owner,
      to.map(({ name }) => ({ name, document: null })),
    );
    return place < 0
      ? []
      : [ref(act.id, `transfers.${index}.to.${place}.share`), ref(act.id, `transfers.${index}.share`)];
  });
  const grantee = findParty(owner, act.grantees);
  return [...transfers, ...(grantee < 0 ? [] : [ref(act.id, `grantees.${grantee}.name`)])];
}

function openingSources(owner: Owner, { reading: { opening } }: OpinionFacts): FactRef[] {
  const place = findParty(owner, opening.owners);
  return place < 0 ? [] : [`owners.${place}.share`, `owners.${place}.name`].map(openingRef);
}

function sumSentence(owners: readonly Owner[]): TemplateSentence {
  const sum = sumShares(owners.map(({ share }) => share));
  const order = compareShares(sum, wholeShare);
  const texts = {
    none: 'Não foi possível apontar titular em vigor.',
    whole: isSole(owners)
      ? 'Não constam outros titulares.'
      : 'As participações somam a totalidade do imóvel (1/1).',
    short: `As participações somam ${sum} (${percentText(sum)}): faltam ${subtractShares(wholeShare, sum)} do imóvel, sem titular apontado.`,
    above: `As participações somam ${sum} (${percentText(sum)}), acima da totalidade do imóvel.`,
  };
  const state = owners.length === 0 ? 'none' : order === 0 ? 'whole' : order < 0 ? 'short' : 'above';
  return { key: 'shares', section: 'ownership', text: texts[state], says: { sum }, sources: [] };
}

/** Of bare ownership somebody else has the use: that is no sole owner. */
const isSole = (owners: readonly Owner[]): boolean => owners.length === 1 && owners[0]?.kind === 'full';
