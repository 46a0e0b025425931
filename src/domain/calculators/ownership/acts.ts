import {
  type Act,
  blankAct,
  isNear,
  type Opening,
  type Party,
  type Property,
  replacesOwners,
  type Transfer,
} from '../../matricula/model/index.ts';
import {
  addShares,
  divideShares,
  type Share,
  subtractShares,
  sumShares,
  toShare,
  wholeShare,
} from '../../units.ts';
import type { OwnerInput, PersonInput, TransferInput } from './calculate.ts';

const noProperty: Property = {
  kind: null,
  name: null,
  municipality: null,
  state: null,
  area: null,
  incraCode: null,
  nirf: [],
  ccir: null,
  car: null,
  municipalRegistration: null,
};

const party = ({ Nome, Documento, Conjuge }: PersonInput): Party => ({
  name: Nome,
  document: Documento ?? null,
  maritalRegime: null,
  spouse: Conjuge ?? null,
});

/** Owners as an opening names them; who has no share of their own holds what the others leave, in equal parts. */
export const openingOf = (owners: readonly OwnerInput[]): Opening => ({
  number: null,
  cnm: null,
  registryOffice: null,
  district: null,
  state: null,
  openedOn: null,
  previousRecord: null,
  property: noProperty,
  owners: joined(owners).map((owner) => ({
    ...party(owner),
    // The fold takes none for one that was not read.
    share: owner.Fracao ?? '0/1',
    kind: 'full',
    origin: null,
  })),
  text: '',
  evidence: {},
});

/** Rows of one document are one owner, who gives all of it: shares of the same person add up. */
function joined(owners: readonly OwnerInput[]): readonly OwnerInput[] {
  const own = new Map<string, OwnerInput>();
  for (const [place, owner] of owners.entries()) {
    const { Documento, Fracao } = owner;
    const key = Documento && Fracao ? Documento : `${place}`;
    const before = own.get(key);
    own.set(key, before?.Fracao && Fracao ? { ...before, Fracao: addShares(before.Fracao, Fracao) } : owner);
  }
  return [...own.values()];
}

/** A transfer that was typed in, as an act of a matrícula. Its givers are people, told apart by their names. */
export function toAct(transfer: TransferInput, givers: readonly PersonInput[], place: number): Act {
  const { Adquirentes, Ato, Data, Evento } = transfer;
  return {
    ...blankAct({ id: `${place}`, kind: 'R', order: place + 1, code: Ato, event: Evento ?? 'compra_venda' }),
    place,
    date: Data ?? null,
    grantors: givers.map(party),
    grantees: Adquirentes.map(party),
    transfers: [{ from: givers.map(({ Nome }) => Nome), ...passing(transfer) }],
  };
}

/** What passes to whom. An original acquisition of a part leaves the others what they have. */
function passing({ Adquirentes, Evento, Fracao, Sobre }: TransferInput): Omit<Transfer, 'from'> {
  const stated = Adquirentes.map(({ Fracao: part }) => part ?? null);
  // What each acquirer gets of the givers' part is a part of that part; of the property it is what passes.
  const isOfPart = Sobre === 'PARTE';
  const parts = isOfPart ? filled(stated, Fracao ?? wholeShare) : stated;
  const sum = parts.every((part) => part !== null) ? sumShares(parts) : null;
  const isAll = (share: Share | null) => share === null || isNear(share, wholeShare);
  const share = Fracao ?? (isOfPart && !isAll(sum) ? sum : null);
  return {
    to: Adquirentes.map(({ Nome }, index) => ({ name: Nome, share: parts[index] ?? null })),
    share,
    of: isOfPart ? 'holding' : 'property',
    mode: Evento && replacesOwners(Evento) && isAll(share ?? sum) ? 'replace' : 'transfer',
  };
}

/** Parts of which some are stated: the others are what these leave of the whole, in equal parts. */
function filled(stated: readonly (Share | null)[], whole: Share): readonly (Share | null)[] {
  const open = stated.filter((part) => part === null).length;
  if (open === 0 || open === stated.length) return stated;
  const rest = subtractShares(whole, sumShares(stated.flatMap((part) => part ?? [])));
  return stated.map((part) => part ?? divideShares(rest, toShare(open)));
}
