import { isCnpj } from '../../documents/cnpj.ts';
import { isCpf } from '../../documents/cpf.ts';
import { digitsOf } from '../../documents/normalise.ts';
import { fold } from '../../text/fold.ts';
import type { Range } from '../../text/found.ts';
import type { EventCode } from '../model/model.ts';
import type { EarlierAct } from './citations.ts';

const kinds: readonly (readonly [RegExp, readonly EventCode[]])[] = [
  [/HIPOTECA/, ['hipoteca', 'hipoteca_cedular']],
  [/(?:ALIENACAO|PROPRIEDADE) FIDUCIARIA/, ['alienacao_fiduciaria']],
  [/\bPENHORAS?\b/, ['penhora']],
  [/\bPENHOR(?:ES)?\b/, ['penhor', 'penhor_cedular']],
  [/USUFRUTO|DIREITO (?:REAL )?DE (?:USO|HABITACAO)/, ['usufruto']],
  [/INDISPONIBILIDADE/, ['indisponibilidade']],
  [/ARRESTO/, ['arresto']],
  [/SEQUESTRO/, ['sequestro']],
  [/CLAUSULAS?|INALIENAB|IMPENHORAB|INCOMUNICAB|CONDIC(?:AO|OES) RESOLUTIV/, ['clausulas_restritivas']],
  [/LOCACAO/, ['locacao']],
  [/ARRENDAMENTO/, ['arrendamento']],
  [/COMPROMISSO|PROMESSA/, ['compromisso_venda']],
  [/SERVIDAO/, ['servidao']],
  [/CAUCAO/, ['caucao']],
  [/PREMONITORIA|ART\.? 828|EXISTENCIA DE/, ['premonitoria']],
  [
    /CEDULA|\bC\.?P\.?R\b|\bC\.?C\.?[BE]\b|\bC\.?R\.?P?\.?H\b/,
    ['hipoteca_cedular', 'penhor_cedular', 'cedula_credito', 'alienacao_fiduciaria'],
  ],
];

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
const endedClauses = (text: string): readonly string[] =>
  [...text.matchAll(ended)].map((match) => (match[1] ?? '').split(turns)[0] ?? '');

/** The events of the kinds that a sentence says to end. */
export const endedKinds = (text: string): readonly EventCode[] =>
  endedClauses(text).flatMap((clause) => namedKinds(clause.split(/\b(?:R|AV)\s?[-.]?\s?\d/)[0] ?? ''));

/**
 * The events of each kind named behind a word that ends; where none is, of the first kind named at all. Empty where
 * the words name no kind.
 */
function kindsToEnd(text: string): readonly (readonly EventCode[])[] {
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

/**
 * What a cancellation ends that cites nothing: of each kind it names the only standing act, told from others of its
 * kind by its creditor or by the number of its case or note.
 * @param spared codes the text says to go on
 * @see domain rules, section 4: no number cited, one standing act of the named kind
 */
export function onlyStanding(
  folded: string,
  { start, end }: Range,
  number: string | null,
  earlier: readonly EarlierAct[],
  spared: ReadonlySet<string>,
): readonly EarlierAct[] {
  const text = folded.slice(start, end);
  const toEnd = kindsToEnd(text);
  if (asksOnly.test(text)) return [];
  const elsewhere = otherRecords(text, number);
  const candidates = earlier.filter(
    (act) =>
      !spared.has(act.code) &&
      (elsewhere.length === 0 || elsewhere.some((other) => unpunctuated(act.text()).includes(other))),
  );
  // The number of a note or a case says enough without a kind.
  if (toEnd.length === 0) {
    if (ofNoLien.test(text)) return [];
    const liens = candidates.filter(({ event, stands }) => isLien(event) && stands());
    const told = numbered(liens, text);
    const owed = inItsFavour.test(text)
      ? liens.filter(({ creditor }) => creditor !== null && names(text, creditor))
      : [];
    return told.length > 0 || owed.length !== 1 ? told : owed;
  }
  return [
    ...new Set(
      toEnd.flatMap((events) => {
        const several = bothOf(events, text, candidates) ?? severalOf(events, text, candidates);
        return several.length > 0 ? several : (onlyStandingOf(events, text, candidates) ?? []);
      }),
    ),
  ];
}

/** `o cancelamento do que, em seu favor, constava desta matrícula`: whatever its creditor has. */
const inItsFavour =
  /\b(?:D?O|TUDO O?|QUANTO) QUE\b[^.;]{0,70}\b(?:EM|A) SEU FAVOR\b|\b(?:EM|A) SEU FAVOR\b[^.;]{0,60}\bCONSTA/;

/** What else an act may end: a note issued, a notice, a cadastre. */
const ofNoLien =
  /\b(?:CANCEL|BAIX|LEVANT|EXTIN|SEM EFEITO)\w*(?:-SE)?\s(?:D?[AEO]S?\s)?(?:REFERID[OA]\s|PRESENTE\s)?(?:AVERBACAO D[EA]\s)?(?:INTIMAC|C\.?C\.?I\b|CESSAO|AFETACAO|PATRIMONIO|ARROLAMENTO|PROTESTO|BLOQUEIO|CADASTR|CONSTRUC|INCORPORAC|NUMERAC|PRENOTAC|PROTOCOLO|LEILAO|LEILOES)/;

/** Liens in force that print a number the words name: of a note, a case, an entry. */
export const standingByNumber = (text: string, earlier: readonly EarlierAct[]): readonly EarlierAct[] =>
  numbered(
    earlier.filter(({ event, stands }) => isLien(event) && stands()),
    text,
  );

const isLien = (event: EventCode): boolean => kinds.some(([, events]) => events.includes(event));

/**
 * Acts that print a number the words name. The protocol of an order tells it from others of its case; a note counts
 * where neither a protocol nor a case does. People's and the land's own numbers are in many acts and tell none.
 */
function numbered(acts: readonly EarlierAct[], text: string): readonly EarlierAct[] {
  const sharing = (numbersIn: (words: string) => readonly string[], wanted = numbersIn(text)) =>
    acts.filter(
      (act) => wanted.length > 0 && numbersIn(act.text()).some((number) => wanted.includes(number)),
    );
  const auxiliary = sharing(auxiliariesIn);
  if (auxiliary.length > 0) return auxiliary;
  const entered = sharing(entriesIn, entriesIn(text));
  if (entered.length > 0) return entered;
  const ordered = sharing(protocolsIn);
  const told = new Set(ordered.flatMap((act) => casesIn(act.text())));
  const ofCases = sharing(
    casesIn,
    casesIn(text).filter((number) => !told.has(number)),
  );
  if (ordered.length + ofCases.length > 0)
    return acts.filter((act) => ordered.includes(act) || ofCases.includes(act));
  const noted = sharing((words) => [...notesIn(words), ...contractsIn(words)]);
  return noted.length > 0 ? noted : sharing(tokensIn);
}

/** `as penhoras ordenadas nos autos 98.0018844-2 e na RT 1.044/98`: each by its own number. */
const severalOf = (
  events: readonly EventCode[],
  text: string,
  candidates: readonly EarlierAct[],
): readonly EarlierAct[] =>
  endsSeveral(events, text)
    ? numbered(
        candidates.filter((act) => events.includes(act.event) && act.stands()),
        text,
      )
    : [];

/** `ficam canceladas ambas as indisponibilidades`: where there are just two in force. */
function bothOf(
  events: readonly EventCode[],
  text: string,
  candidates: readonly EarlierAct[],
): readonly EarlierAct[] | null {
  const told = /\b(?:AMB[AO]S [AO]S|AS DUAS|OS DOIS) ((?:[A-Z]+ ){0,1}[A-Z]+)/.exec(text)?.[1] ?? '';
  if (!namedKinds(told).some((event) => events.includes(event))) return null;
  const standing = candidates.filter((act) => events.includes(act.event) && act.stands());
  return standing.length === 2 ? standing : null;
}

/** Whether several liens of these events are what ends: the first such noun of a clause that ends is a plural. */
function endsSeveral(events: readonly EventCode[], text: string): boolean {
  const subjects = [...text.matchAll(severalEnded)].map(([clause]) => clause);
  return [...endedClauses(text), ...subjects].some((clause) => {
    const nouns = [...clause.matchAll(lienNoun)].filter(({ index }) => !office.test(clause.slice(0, index)));
    const own = nouns.find(([noun]) => namedKinds(noun).some((event) => events.includes(event)));
    if (own) return own[1] !== undefined || own[2] !== undefined;
    return nouns.length === 0 && /\b(?:CONSTRICOES|ORDENS|RESTRICOES|GRAVAMES)\b/.test(clause);
  });
}

/** `as penhoras ordenadas nos autos 771/2002 e 880/2003 ficam canceladas`: what ends stands before the word. */
const severalEnded =
  /\b[AO]S\s(?:[A-Z]+\s)?(?:PENHORAS|ARRESTOS|SEQUESTROS|INDISPONIBILIDADES|CONSTRICOES|ORDENS|HIPOTECAS|RESTRICOES|GRAVAMES|PENHORES)\b(?:[^.;]|\.(?=\d)){0,200}?\b(?:CANCELAD[AO]S|BAIXAD[AO]S|LEVANTAD[AO]S|LIBERAD[AO]S|EXTINT[AO]S|REVOGAD[AO]S|INSUBSISTENTES|SEM EFEITO)\b/g;

const lienNoun =
  /\b((?:ORDENS|CONSTRICOES|RESTRICOES|GRAVAMES|AVERBACOES|REGISTROS)\sD[AE]S?\s)?(?:PENHORA|ARRESTO|SEQUESTRO|INDISPONIBILIDADE|HIPOTECA|PENHOR(?!A))(E?S)?\b/g;

/** `Central Nacional de Indisponibilidades`, `Registro Geral de Hipotecas`: a name, no liens. */
const office =
  /\b(?:CENTRAL|CADASTRO|SISTEMA|BANCO|PORTAL|SERVICO|LIVRO|RELATORIO|CONSULTA|PESQUISA|CARTORIO|OFICIO|REGISTRO(?!\s+D[AO]))\s+(?:(?:NACIONAL|ESTADUAL|GERAL|ELETRONIC[AO]|UNIFICAD[AO])\s+){0,2}(?:DE\s+(?:IMOVEIS\s+E|ORDENS)\s+)?(?:D[AEO]S?\s+)?$/;

/** A request taken back or refused ends nothing, and the end of an amendment only the amendment. */
const asksOnly =
  /\bCLAUSULA D[EO] (?:VENCIMENTO|REAJUSTE|MULTA|JUROS|CORRECAO)|\b(?:SEM EFEITO|CANCELAD[OA]|INDEFERID[OA])\s[OA]\s(?:REFERID[OA]\s)?(?:PEDIDO|REQUERIMENTO|PRENOTACAO|PROTOCOLO|INTIMACAO|SOLICITACAO)\b|\bNAO\s(?:[A-Z]+\s){0,2}(?:CANCELAD|BAIXAD|LEVANTAD|EXTINT)|\b(?:INDEFER\w+|NEG(?:OU|AD[OA])|SUST(?:OU|AD[OA])|SUSPEN\w+)\s(?:[OA]S?\s)?(?:(?:PEDIDO|REQUERIMENTO) D[EO]\s)?(?:LEVANTAMENTO|CANCELAMENTO|BAIXA|LIBERACAO)\b|\b(?:CANCEL\w+|BAIXA|SEM EFEITO)\s(?:D?[AO]S?\s)?(?:REFERID[OA]\s)?(?:AVERBACAO\s(?:D[OAE]\s)?)?ADITI(?:VO|AMENTO)\b/;

/** Numbers of other records named with what ends; those an act tells of are its own (a lien carried over). */
const otherRecords = (text: string, number: string | null): string[] =>
  [
    ...text.matchAll(
      /(?<!CERTIDAO\s(?:DE\s\w+\s)?(?:DE\s)?)\bMATRICULAS?\s(?:SOB\s)?(?:O\s)?(?:N[ºO.]{0,3}S?\s*)?(?:M-)?(\d[\d.]*\d)(?!\s\d\d\s\d\d)/g,
    ),
  ]
    .map(([, printed]) => digitsOf(printed ?? ''))
    .filter((digits) => digits.length > 1 && digits !== number);

const unpunctuated = (text: string): string => text.replace(/[.\s-]/g, '');

export function onlyStandingOf(
  events: readonly EventCode[],
  text: string,
  earlier: readonly EarlierAct[],
): EarlierAct | null {
  const fitting = earlier.filter(
    (act) => events.includes(act.event) && act.stands() && !isOfAnotherNote(text, act.text()),
  );
  if (fitting.length === 1) return fitting[0] ?? null;
  const named = fitting.filter(({ creditor }) => creditor !== null && names(text, creditor));
  const byNumber = numbered(fitting, text);
  const told = byNumber.length > 1 ? byNumber.filter((act) => named.includes(act)) : byNumber;
  if (told.length === 1) return told[0] ?? null;
  if (byNumber.length > 0) return null;
  if (named.length === 1) return named[0] ?? null;
  // Another case of the same court is not the one told of.
  const courts = casesIn(text).length > 0 ? [] : courtsIn(text);
  const ordered = fitting.filter((act) => courtsIn(act.text()).some((court) => courts.includes(court)));
  return ordered.length === 1 ? (ordered[0] ?? null) : null;
}

/** By its name, without what kind of company it is, or by the short name printed with it (`- BANESE`). */
const names = (text: string, creditor: string): boolean =>
  fold(creditor)
    .split(/\s[-–]\s/)
    .map((part) => part.replace(/[,\s]+(?:S\s?[./]?\s?A\.?|LTDA\.?|LIMITADA|EIRELI|ME|EPP)$/, '').trim())
    .some((part) => part.length > 4 && new RegExp(`\\b${part.replace(/[^A-Z\d ]/g, '.')}\\b`).test(text));

/** Both name their notes, and those differ: the lien that ends is of another note. */
function isOfAnotherNote(text: string, other: string): boolean {
  const [mine, theirs] = [notesIn(text), notesIn(other)];
  return (
    mine.length > 0 &&
    theirs.length > 0 &&
    !mine.some((note) => theirs.some((known) => isNearly(note, known)))
  );
}

/** Recognition may misread a sign of one. */
const isNearly = (a: string, b: string): boolean =>
  a === b || (a.length === b.length && [...a].filter((sign, index) => sign !== b[index]).length <= 1);

/** Numbers of credit notes: `Cédula Rural Hipotecária nº 79/1.188`, `CPR-F nº 014/2003`; letters and digits only. */
const notesIn = (text: string): string[] => notesBy(noteNumber, text);

/** Numbers of contracts: `contrato nº 1.4444.0123456-7`. A lien and its end may each name one of its own. */
const contractsIn = (text: string): string[] => notesBy(contractNumber, text);

/** Numbers under which a note stands in the auxiliary book: `registrada sob nº 1.902 no Livro 3`, `reg. nº 3.017, Lº 3-Aux.` */
const auxiliariesIn = (text: string): string[] =>
  [...fold(text).matchAll(auxiliaryNumber)].map(([, first, second]) => digitsOf(first ?? second ?? ''));

const auxiliaryNumber =
  /\b(?:REGISTR\w+|REG\.?|SOB|INSCRIT\w+)\s(?:TAMBEM\s|IGUALMENTE\s)?(?:SOB\s)?(?:O\s)?(?:N[ºO.]{0,3}|NUMERO)?\s?(\d{1,3}(?:\.\d{3})+|\d{2,6}),?\s{1,2}(?:(?:N[OA]|D[OA])\s)?(?:LIVRO|LIV\.?|L[ºO.]{1,2})\s?(?:N[ºO.]{0,2}\s?)?3\b|\b(?:LIVRO|LIV\.?|L[ºO.]{1,2})\s?(?:N[ºO.]{0,2}\s?)?3\b(?:[\s-]AUX\w*\.?)?,?\s(?:SOB\s)?(?:O\s)?(?:N[ºO.]{1,3}|NUMERO)\s?(\d{1,3}(?:\.\d{3})+|\d{2,6})/g;

/** Numbers under which titles were entered in the book of protocols: `gravame protocolado sob nº 2.377`, `Prot. 2.377`. */
const entriesIn = (text: string): string[] =>
  [
    ...fold(text).matchAll(
      /\b(?:PROT(?:OCOLO|OCOLAD[OA]|OC)?|PRENOT(?:ACAO|AD[OA])?)\b\.?\s?(?:SOB\s)?(?:O\s)?(?:N[ºO.]{0,3}|NUMERO)?\s?:?\s?(\d{1,3}(?:\.\d{3})+|\d{3,7})(?![\d/-])/g,
    ),
  ].map(([, printed = '']) => digitsOf(printed));

/** Numbers of notes and cases that nothing announces: `proroga a EAC-85/00901-6`. */
const tokensIn = (text: string): string[] =>
  [...fold(text).matchAll(/(?<![\d.,/$-])(?:[A-Z]{2,4}-?)?\d{2,}[/-]\d[\dX./-]*[\dX](?!\d|,\d)/g)]
    .map(([printed]) => printed.replace(/[^A-Z\d]/g, ''))
    .filter((token) => digitsOf(token).length >= 5 && !isPersons(token));

/** Courts by number and branch: `21ª Vara do Trabalho`. */
const courtsIn = (text: string): string[] =>
  [...fold(text).matchAll(/\b(\d{1,2})\s?[ºªA.]{1,2}\s?VARA\s(?:D[OAE]S?\s)?([A-Z]+)/g)].map(
    ([, number = '', branch = '']) => `${Number(number)} ${branch}`,
  );

const notesBy = (pattern: RegExp, text: string): string[] =>
  printedBy(pattern, text)
    .map((printed) => printed.replace(/[^A-Z\d]/g, ''))
    .filter((number) => digitsOf(number).length >= 3 && !isPersons(number));

/** Numbers of cases, short ones of old too: `RT nº 1.044/98`, `autos nº 771/2002`, `autos 98.0018844-2`. */
const casesIn = (text: string): string[] => [
  ...[...text.matchAll(cnjNumber)].map(([printed]) => digitsOf(printed)),
  ...printedBy(caseNumber, text)
    .flatMap((list) => list.match(/\d[\d./-]*\d/g) ?? [])
    .filter((printed) => {
      const { length } = digitsOf(printed);
      return length >= 10 ? !isPersons(printed) : length >= 4 && ofYear.test(printed);
    })
    .map((printed) => (ofYear.test(printed) ? printed.replace(/[^\d/]/g, '') : digitsOf(printed))),
];

/** Protocols of the national centre of indisponibilidades: `201907.0314.00765432-IA-100`, known by the first 18 digits. */
const protocolsIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\d)\d{6}\s?[.-]\s?\d{4}\s?[.-]\s?\d{8}(?!\d)/g)].map(([printed]) =>
    digitsOf(printed),
  );

/** What a pattern finds behind a word for a case or a note, unless another number is named in between. */
const printedBy = (pattern: RegExp, text: string): string[] =>
  [...fold(text).matchAll(pattern)].flatMap(([words, printed = '']) =>
    lastNamed.exec(words.slice(0, words.length - printed.length))?.[1] === undefined ? [printed] : [],
  );

const isPersons = (printed: string): boolean =>
  !/[A-Z]/.test(printed) && (isCpf(digitsOf(printed)) || isCnpj(digitsOf(printed)));

const lastNamed =
  /.*\b(?:(C\.?P\.?F|C\.?I\.?C|C\.?G\.?C|C\.?N\.?P\.?J|R\.?G|IDENTIDADE|MATRICULAS?|LEI|DECRETO|CEP)|AUTOS|PROCESSOS?|PROC|FEITO|R\.?T|ACAO|EXECUCAO|RECLAMACAO|CAUTELAR|EMBARGOS|PRECATORIA|CEDULAS?|CONTRATOS?)\b/;

const cnjNumber =
  /(?<!\d)\d{7}[\s.-]{0,2}\d{2}[\s.-]{0,2}\d{4}[\s.-]{0,2}\d[\s.-]{0,2}\d{2}[\s.-]{0,2}\d{4}(?!\d)/g;

const ofYear = /^\d[\d.]*[/-]\d{2,4}(?:-\d)?$/;

const caseNumber =
  /\b(?:AUTOS|PROCESSOS?|PROC|FEITO|R\.?T|ACAO|EXECUCAO|EXEC|RECLAMACAO|CAUTELAR|EMBARGOS|CARTA PRECATORIA|ATORD|ATSUM)\b\.?(?:[^\d.;()]|\.(?=\s?\d)){0,40}?(\d[\d./-]*\d(?:\s?(?:,|\bE)\s(?:N[ºO.]{1,3}\s?)?\d[\d./-]*\d(?![\d,]))*)/g;

const noteNumber =
  /\b(?:CEDULAS?|NOTA DE CREDITO|C\.?P\.?R(?:-?F)?|C\.?C\.?B|C\.?C\.?E|C\.?R\.?P\.?H|C\.?R\.?H)\b(?:(?!REGISTRAD|INSCRIT|AVERBAD)[^.;:\d]){0,70}?\b(?:N[ºO.°]{0,3}\s?|NUMERO\s|FIR-?|(?<=(?:CEDULAS?|CPR|CPR-F|CCB|CCE|CRPH|CRH)\s))([A-Z]{0,4}[-.]?\d[\dA-Z./-]*[\dX])/g;

const contractNumber =
  /\bCONTRATOS?\b[^.;:\d]{0,70}?\b(?:N[ºO.°]{0,3}\s?|NUMERO\s)([A-Z]{0,4}[-.]?\d[\dA-Z./-]*[\dX])/g;
