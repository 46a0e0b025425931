import type { EventCode } from '../../model/model.ts';
import { liens } from './lienTable.ts';

/** Each kind of lien by its name. */
const kinds: readonly (readonly [RegExp, readonly EventCode[]])[] = liens.map(({ named, events }) => [
  named,
  events,
]);

const courtOrders: readonly EventCode[] = [
  'penhora',
  'arresto',
  'sequestro',
  'indisponibilidade',
  'premonitoria',
];

/** Words for liens of any kind, which say something only where no kind is named. */
const general: readonly (readonly [RegExp, readonly EventCode[]])[] = [
  [/\bCONSTRIC(?:AO|OES)\b/, courtOrders],
  [
    /\b(?:ONUS|GRAVAMES?|RESTRIC(?:AO|OES)|GARANTIAS?|RESPONSABILIDADE REAL|DIREITO REAL)\b/,
    [...new Set([...courtOrders, ...kinds.flatMap(([, events]) => events)])],
  ],
];

/** The events of all kinds that words name. */
export const namedKinds = (words: string): readonly EventCode[] =>
  kinds.flatMap(([pattern, events]) => (pattern.test(words) ? events : []));

/** The word that ends, and what it ends as far as the clause goes. */
const ended =
  /\b(?:CANCEL(?:A|AD[OA]S?|O|AM|ANDO|AMENTO)(?:-SE)?|BAIX(?:A|O|AD[OA]S?)(?:-SE)?|SEM (?:NENHUM |QUALQUER |MAIS )?EFEITO|CANC|FIND[OA]S?|EXTINT[OA]S?|EXTING\w+|EXTINCAO|LEVANT(?:O|A(?:D[OA]S?|MENTO|M?-SE))|LIBER(?:AD[OA]S?|ACAO)|REVOG\w+|RENUNCI\w+|DISTRAT\w+|RESCI[NS]\w+|QUITACAO|INSUBSIST\w+|DESCONSTITU\w+|RETIRAD[OA]S?|EXCLUID[OA]S?|EXCLUSAO|ANULAD[OA]S?|PEREMP\w+|DESFAZIMENTO|LEVANTAR|CANCELAR|BAIXAR|EXONER\w+(?:-SE)?|DESONER\w+(?:-SE)?)\b([^.;]{0,160})/g;

/** Where the clause turns to what goes on. */
const turns =
  /\b(?:PERMANEC|SUBSIST|CONTINU|MANTID|MANTEND|EXCET|EXCECAO|SALVO|RESSALV|PASSANDO|VOLTANDO|RETORNANDO|NOS TERMOS|CONFORME|EM VIRTUDE|TENDO EM VISTA)/;

/** What stands behind each word that ends, until the clause turns. */
export const endedClauses = (text: string): readonly string[] =>
  [...text.matchAll(ended)].map((match) => (match[1] ?? '').split(turns)[0] ?? '');

/** The events of the kinds that a sentence says to end. */
export const endedKinds = (text: string): readonly EventCode[] =>
  endedClauses(text).flatMap((clause) => namedKinds(clause.split(/\b(?:R|AV)\s?[-.]?\s?\d/)[0] ?? ''));

/**
 * The events of each kind named behind a word that ends; where none is, of the first kind named at all. Empty where
 * the words name no kind.
 */
export function kindsToEnd(text: string): readonly (readonly EventCode[])[] {
  const clauses = endedClauses(text);
  for (const named of [kinds, general])
    for (const clause of [...clauses, text.split(turns)[0] ?? '', text]) {
      const found = named
        .flatMap(([pattern, events]) => {
          const at = clause.search(pattern);
          return at < 0 ? [] : [{ at, events }];
        })
        .sort((a, b) => a.at - b.at);
      if (found.length > 0)
        return found
          .filter(({ at }, index) => index === 0 || goesOnList.test(clause.slice(0, at)))
          .map(({ events }) => events);
    }
  return [];
}

/** `a hipoteca e a caução`: what is named next is ended too, not `a penhora do imóvel hipotecado`. */
const goesOnList = /(?:,|\bE|\bCOMO|\bTAMBEM|\bASSIM)\s(?:D?[AO]S?\s)(?:REFERID[OA]S?\s|RESPECTIV[OA]S?\s)?$/;

/** Whether an act of this event is of the kind a cancellation names; so is every act where it names none. */
export function isNamedKind(text: string, event: EventCode | undefined): boolean {
  const [events] = kindsToEnd(text);
  return events === undefined || event === undefined || events.includes(event);
}

export const isLien = (event: EventCode): boolean => kinds.some(([, events]) => events.includes(event));
