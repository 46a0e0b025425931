import {
  type Act,
  type Encumbrance,
  holdersOf,
  isEncumbrance,
  targetsOf,
  validityOf,
} from '../../matricula/model/index.ts';
import { readableName } from '../../text/readableName.ts';
import type { OpinionFacts, TemplateSentence } from '../model.ts';
import {
  actText,
  countText,
  dayText,
  ended,
  eventText,
  listText,
  moneyText,
  namesText,
  withArticle,
} from '../prose.ts';
import { lienRefs, ref, said } from './saying.ts';

/** Every lien in force, each with what its amendments made of it, and the codes of those that fell. */
export function lienSentences(facts: OpinionFacts): TemplateSentence[] {
  const liens = inOrderOfDegree(facts.today.encumbrances);
  return [summary(liens), ...liens.map((lien) => lienSentence(lien, facts)), ...fallen(facts)];
}

/** Who is paid first stands first; what has no degree follows in the order of the acts. */
const inOrderOfDegree = (liens: readonly Encumbrance[]): readonly Encumbrance[] =>
  liens.toSorted((a, b) => (a.degree ?? Infinity) - (b.degree ?? Infinity) || 0);

function summary(liens: readonly Encumbrance[]): TemplateSentence {
  const texts = [
    'Não constam ônus em vigor sobre o imóvel.',
    `Consta um ônus em vigor: ${namedByDegree(liens)}.`,
    `Constam ${countText(liens.length, 'm')} ônus em vigor${areRanked(liens) ? ', em ordem de grau' : ''}: ${namedByDegree(liens)}.`,
  ];
  return {
    key: 'liens',
    section: 'liens',
    text: texts[Math.min(liens.length, 2)] ?? '',
    says: said({
      codes: liens.map(({ code }) => code).join(' '),
      degrees: liens.map(({ degree }) => degree ?? '-').join(' '),
    }),
    sources: liens.map(({ act }) => ref(act, 'event')),
  };
}

const areRanked = (liens: readonly Encumbrance[]): boolean =>
  liens.filter(({ degree }) => degree !== null).length > 1;

/** `R-3 (1º grau), R-2 (2º grau) e, sem grau, AV-1`. */
function namedByDegree(liens: readonly Encumbrance[]): string {
  const [ranked, others] = [liens.filter(({ degree }) => degree), liens.filter(({ degree }) => !degree)];
  const named = ranked.map(({ code, degree }) => `${code} (${degree}º grau)`);
  const rest = others.map(({ code }) => code);
  if (!areRanked(liens) || rest.length === 0) return listText([...named, ...rest]);
  return `${named.join(', ')} e, sem grau, ${listText(rest)}`;
}

function lienSentence(lien: Encumbrance, { reading: { acts }, eventName }: OpinionFacts): TemplateSentence {
  const { code, event, creditor, value, currency, degree, dueOn, since, partlyReleased, spentBy } = lien;
  const amendments = lien.amendments.flatMap((id) => acts.find((act) => act.id === id)?.code ?? []);
  const holders = creditor === null ? holdersOf(lien, acts) : [];
  const text = [
    since === null ? code : `${code}, de ${dayText(since)}`,
    `: ${eventText(eventName(event))}`,
    degree === null ? '' : ` de ${degree}º grau`,
    creditor === null ? '' : ` em favor de ${readableName(creditor)}`,
    holders.length === 0 ? '' : ` em favor de ${namesText(holders)}`,
    value === null ? '' : `, no valor de ${moneyText(value, currency, since)}`,
    dueOn === null ? '' : `, com vencimento em ${dayText(dueOn)}`,
    amendments.length === 0 ? '' : `, conforme ${listText(amendments)}`,
    partlyReleased ? ', com liberação parcial averbada' : '',
    spentBy === null ? '' : `, exaurida por ${spentBy}, com a baixa ainda por averbar`,
    event === 'alienacao_fiduciaria' ? '; até a quitação, a propriedade resolúvel é do credor' : '',
  ].join('');
  return {
    key: `lien:${lien.act}`,
    section: 'liens',
    text: ended(text),
    says: said({
      code,
      event,
      since,
      creditor,
      holders: holders.join('; ') || null,
      value,
      currency: value === null ? null : currency,
      degree,
      dueOn,
      amendments: amendments.join(' ') || null,
      partlyReleased: partlyReleased || null,
      spentBy,
    }),
    sources: ['value', 'creditor', 'dueOn', 'event'].flatMap((field) => lienRefs(lien, field)),
  };
}

function fallen({ reading: { acts }, today }: OpinionFacts): TemplateSentence[] {
  const gone = acts.filter((act) => !today.valid[act.id] && isEncumbrance(act));
  if (gone.length === 0) return [];
  const named = gone.map((act) => {
    const by = endedBy(act, acts, today);
    return `${act.code}${by === null ? '' : ` (${endedText(by)})`}`;
  });
  return [
    {
      key: 'liens-fallen',
      section: 'liens',
      text:
        gone.length === 1
          ? `Não subsiste o ônus ${withArticle('de', named[0] ?? '')}.`
          : `Deixaram de subsistir ${countText(gone.length, 'm')} ônus: ${listText(named)}.`,
      says: said({
        codes: gone.map(({ code }) => code).join(' '),
        by: gone.map((act) => endedBy(act, acts, today)?.code ?? '-').join(' '),
      }),
      sources: gone.map(({ id }) => ref(id, 'event')),
    },
  ];
}

/** The act in force that took it down: it names it, or consolidates the ownership that it transferred. */
const endedBy = (act: Act, acts: readonly Act[], today: OpinionFacts['today']): Act | null =>
  cancelledBy(act, acts, today) ?? consolidatedBy(act, acts, today);

/** The consolidation without which the fiduciary transfer would stand. */
function consolidatedBy(act: Act, acts: readonly Act[], { valid }: OpinionFacts['today']): Act | null {
  if (act.event !== 'alienacao_fiduciaria') return null;
  const found = acts.findLast(
    (other) =>
      other.event === 'consolidacao_propriedade' &&
      valid[other.id] &&
      validityOf(acts.filter(({ id }) => id !== other.id)).valid[act.id],
  );
  return found ?? null;
}

const cancelledBy = (act: Act, acts: readonly Act[], { valid }: OpinionFacts['today']): Act | null =>
  acts.findLast(
    (other) => valid[other.id] && targetsOf(other, 'cancels', acts).some(({ id }) => id === act.id),
  ) ?? null;

const endedText = (by: Act): string =>
  by.event === 'consolidacao_propriedade'
    ? `consolidada a propriedade ${withArticle('por', actText(by))}`
    : `cancelado ${withArticle('por', actText(by))}`;
