import type { LocalDate } from '../dates.ts';
import { cnpjRoot } from '../documents/cnpj.ts';
import type { TipoGarantia } from '../generated/codes.ts';
import type { Truth } from '../matricula/corrections/index.ts';
import {
  type Act,
  type Encumbrance,
  type FactCode,
  type FactValue,
  foldName,
  isFactValue,
  type Opening,
  type Owner,
  type PropertyKind,
  type Situation,
} from '../matricula/model/index.ts';
import { fold } from '../text/fold.ts';
import type { LandStatement } from './landStatements.ts';

/** What is known of the deal a record is read for. */
export interface Deal {
  /** Reference day D: the planned signing while it is ahead, else today. */
  readonly date: LocalDate;
  /** The lender's own names: liens in its favour are no other creditor's. */
  readonly lenders: readonly NamedParty[];
  readonly borrower: NamedParty | null;
  readonly usesFgts: boolean;
  /** Code of the enumeration TipoGarantia. */
  readonly guarantee: TipoGarantia | null;
  /** Whether the product is housing credit. */
  readonly isHousing: boolean;
  readonly propertyKind: PropertyKind | null;
  /** How old the appraisal may be, months. */
  readonly appraisalMonths: number;
  /** What issued certificates of the operation say of the property. */
  readonly statements: readonly LandStatement[];
}

interface NamedParty {
  readonly name: string;
  readonly document: string | null;
}

/** How sure recognition was of a page, 0..100. */
export interface PageQuality {
  readonly page: number;
  readonly confidence: number;
}

/** A lien in force with the act it comes from. */
export interface Lien extends Encumbrance {
  readonly source: Act;
}

/** Everything rules look at. */
export interface FindingContext {
  readonly truth: Truth;
  readonly opening: Opening;
  readonly situation: Situation;
  /** Acts that produce effects, in order. */
  readonly standing: readonly Act[];
  readonly liens: readonly Lien[];
  readonly owners: readonly Owner[];
  readonly deal: Deal;
  readonly pages: readonly PageQuality[];
  readonly isRural: boolean;
  readonly isUrban: boolean;
  /** State of the property, else of the office. */
  readonly state: string | null;
  /** A fact a person stated; undefined while nobody did. */
  readonly stated: (fact: FactCode) => FactValue | undefined;
}

export function contextOf(
  truth: Truth,
  situation: Situation,
  deal: Deal,
  pages: readonly PageQuality[],
): FindingContext {
  const acts = truth.acts.toSorted((a, b) => a.place - b.place);
  const byId = new Map(acts.map((act) => [act.id, act]));
  const kind = situation.property.kind ?? deal.propertyKind;
  return {
    truth: { ...truth, acts },
    opening: truth.opening,
    situation,
    standing: acts.filter(({ id }) => situation.valid[id] !== false),
    liens: situation.encumbrances.flatMap((lien) => {
      const source = byId.get(lien.act);
      return source ? [{ ...lien, source }] : [];
    }),
    owners: situation.owners,
    deal,
    pages,
    isRural: kind === 'rural',
    isUrban: kind === 'urban',
    state: situation.property.state ?? truth.opening.state,
    stated: (fact) => {
      const value = truth.stated.find((item) => item.fact === fact)?.value;
      return value !== undefined && isFactValue(fact, value) ? value : undefined;
    },
  };
}

/** Text as patterns match it: capitals, no accents, spaces for line breaks, every position kept. */
export const folded = (text: string): string => {
  const known = foldedTexts.get(text);
  if (known !== undefined) return known;
  const result = fold(text).replace(/\s/g, ' ');
  if (foldedTexts.size >= 2000) foldedTexts.clear();
  foldedTexts.set(text, result);
  return result;
};

/** The same acts are looked at by many rules and again at each key press. */
const foldedTexts = new Map<string, string>();

export const says = ({ text }: Pick<Act, 'text'>, pattern: RegExp): boolean => pattern.test(folded(text));

export const isCompany = ({ name, document }: NamedParty): boolean =>
  document?.length === 14 ||
  /\b(?:SA|LTDA|EIRELI|ME|EPP|CIA|COMPANHIA|BANCO|COOPERATIVA|ASSOCIACAO|FUNDACAO|MUNICIPIO|ESTADO|UNIAO|INCRA|EMPREENDIMENTOS|AGROPECUARIA|CONSTRUTORA|INCORPORADORA|PARTICIPACOES|INDUSTRIA|COMERCIO|HOLDING|SOCIEDADE|CONDOMINIO)\b/.test(
    foldName(name),
  );

/** Whether a lien's creditor is the lender itself: by name, or by the root of the CNPJ printed with the name. */
export function isOwnCreditor({ deal }: FindingContext, creditor: string | null, source: Act): boolean {
  if (creditor === null) return false;
  const party = [...source.grantees, ...source.grantors].find(
    ({ name }) => foldName(name) === foldName(creditor),
  );
  const text = folded(source.text);
  const at = text.indexOf(folded(creditor));
  const near = at < 0 ? '' : text.slice(at + creditor.length, at + creditor.length + 140);
  const printed =
    party?.document ?? /CNPJ[^\d]{0,20}(\d[\d./ -]{12,20}\d)/.exec(near)?.[1]?.replace(/\D/g, '') ?? null;
  return deal.lenders.some(
    (lender) =>
      foldName(lender.name) === foldName(creditor) ||
      (printed !== null &&
        printed.length === 14 &&
        lender.document !== null &&
        cnpjRoot(printed) === cnpjRoot(lender.document)),
  );
}

/** Last of the family names, which relatives share; null for companies and single names. */
export function surnameOf(party: NamedParty): string | null {
  if (isCompany(party)) return null;
  const words = foldName(party.name)
    .split(' ')
    .filter((word) => !/^(?:FILH[OA]|NET[OA]|JUNIOR|JR|SOBRINH[OA]|D[AEO]S?)$/.test(word));
  return words.length > 1 ? (words.at(-1) ?? null) : null;
}
