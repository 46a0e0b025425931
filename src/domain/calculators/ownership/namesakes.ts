import { formatCpfCnpj, personKind } from '../../documents/cpfCnpj.ts';
import { foldName } from '../../matricula/model/index.ts';
import type { OwnershipInput, PersonInput, TransferInput } from './calculate.ts';

/** What a namesake without document is called; the console has it in both languages. */
export const withoutDocument = 'sem CPF/CNPJ';

/**
 * Names that more than one person of the input bears, folded, each as it was first written: two documents say so, or
 * one list that names two. Whoever bears one is called by name and document throughout the account.
 */
export function sharedNames({ Proprietarios, Atos }: OwnershipInput): ReadonlyMap<string, string> {
  const lists = [
    Proprietarios,
    ...(Atos ?? []).flatMap((act) => {
      const [from, to] = [givers(act.Transmitentes), act.Adquirentes];
      return mayReceiveBack(act) ? [from, to] : [[...from, ...to]];
    }),
  ];
  const everybody = lists.flat();
  const written = new Map<string, string>();
  for (const { Nome } of everybody) if (!written.has(foldName(Nome))) written.set(foldName(Nome), Nome);
  const documents = identitiesOf(everybody.filter(({ Documento }) => Documento));
  const listed = lists.map(identitiesOf);
  return new Map(
    [...written].filter(
      ([name]) => (documents.get(name) ?? 0) > 1 || listed.some((list) => (list.get(name) ?? 0) > 1),
    ),
  );
}

/** How many people bear each name of a list, told apart by document; without one they are the same. */
function identitiesOf(people: readonly PersonInput[]): ReadonlyMap<string, number> {
  const byName = Map.groupBy(people, ({ Nome }) => foldName(Nome));
  return new Map(
    [...byName].map(([name, own]) => [name, new Set(own.map(({ Documento }) => Documento ?? '')).size]),
  );
}

export const givers = (given: readonly (string | PersonInput)[] | null | undefined): readonly PersonInput[] =>
  (given ?? []).map((one) => (typeof one === 'string' ? { Nome: one } : one));

const handedOut: readonly string[] = ['partilha_inventario', 'partilha_divorcio', 'divisao', 'permuta'];

/** Whether who gives may also receive: nobody buys from themselves. */
export const mayReceiveBack = ({ Evento }: Pick<TransferInput, 'Evento'>): boolean =>
  handedOut.includes(Evento ?? 'compra_venda');

/** `ANA TESTE, CPF 529.982.247-25`. */
export function nameWithDocument(name: string, document: string | null | undefined): string {
  if (!document) return `${name}, ${withoutDocument}`;
  return `${name}, ${personKind(document) === 'person' ? 'CPF' : 'CNPJ'} ${formatCpfCnpj(document)}`;
}

/** Places in a list of whoever stands there before under the same name, neither of them with a document. */
export const indistinctPlaces = (people: readonly PersonInput[]): readonly number[] =>
  people.flatMap(({ Nome, Documento }, place) => {
    const isSame = (other: PersonInput) => !other.Documento && foldName(other.Nome) === foldName(Nome);
    return !Documento && people.slice(0, place).some(isSame) ? [place] : [];
  });
