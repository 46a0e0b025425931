import type { LocalDate } from '../../../dates.ts';
import { isCnpj } from '../../../documents/cnpj.ts';
import { isCpf } from '../../../documents/cpf.ts';
import { fold } from '../../../text/fold.ts';
import { findMoney } from '../../../text/moneyText.ts';
import { isAcquisition } from '../../model/events.ts';
import type { Act, CurrencyCode, EventCode, Party, Warning } from '../../model/model.ts';
import { isCompanyName } from '../persons/personNames.ts';
import { isOddName, type NamesInRecord } from './namesInRecord.ts';
import type { Signal } from './signals.ts';
import { transferSignals } from './transferSignals.ts';

/** What an act's values are weighed against. */
export interface ActSurroundings {
  readonly acts: readonly Act[];
  /** Whether R and AV are numbered apart. */
  readonly areApart: boolean;
  readonly names: NamesInRecord;
  readonly warnings: readonly Warning[];
  /** Documents of everybody who is a party anywhere in the record. */
  readonly documents: ReadonlySet<string>;
  /** Acts in whose text something is open. */
  readonly swallowed: ReadonlySet<string>;
}

/**
 * All that speaks for or against the values of an act: check digits, the order of dates and numbers, names and
 * creditors known elsewhere in the record, sums told twice, shares that close, what the text holds besides.
 */
export function actSignals(act: Act, around: ActSurroundings): Signal[] {
  return [
    ...sequenceSignals(act, around),
    ...dateSignals(act, around.acts),
    ...amountSignals(act),
    ...letterSignals(act),
    ...swallowingSignals(act, around.swallowed.has(act.id)),
    ...linkSignals(act, around.acts),
    ...shareSignals(act, around.warnings),
    ...transferSignals(act, around.documents),
    ...partySignals('grantors', act.grantors, act, around),
    ...partySignals('grantees', act.grantees, act, around),
    ...creditorSignals(act, around.names),
  ];
}

/** A number in its place is hardly misread; a missing or repeated one beside it may be. */
function sequenceSignals(act: Act, { acts, areApart }: ActSurroundings): Signal[] {
  const isSame = ({ kind }: Act) => !areApart || kind === act.kind;
  const at = acts.indexOf(act);
  const before = acts.slice(0, at).findLast(isSame)?.order ?? 0;
  const after = acts.slice(at + 1).find(isSame);
  const follows = act.order === before + 1;
  const isFollowed = after === undefined || after.order === act.order + 1;
  const paths = ['code', 'order', 'kind'];
  if (follows && isFollowed) return paths.map((path) => ({ path, chance: 0.1 }));
  const isRead = (act.evidence.code?.confidence ?? 100) < 100;
  return isRead && !follows ? paths.map((path) => ({ path, atMost: 85 })) : [];
}

/** Some offices number R and AV apart, which shows by the same number in both. */
export function areNumberedApart(acts: readonly Act[]): boolean {
  const registrations = new Set(acts.filter(({ kind }) => kind === 'R').map(({ order }) => order));
  return acts.some(({ kind, order }) => kind === 'AV' && registrations.has(order));
}

/** Acts stand in the order of their days; a deed is older than its act, a debt falls due after it. */
function dateSignals({ date, titleDate, dueOn, place }: Act, acts: readonly Act[]): Signal[] {
  if (date === null) return [];
  const before = acts.findLast((other) => other.place < place && other.date !== null)?.date ?? null;
  const after = acts.find((other) => other.place > place && other.date !== null)?.date ?? null;
  const isLate = after !== null && date > after;
  const isEarly = before !== null && date < before;
  // Where the neighbours agree with each other, this one is the odd one out.
  const isOdd = (isLate || isEarly) && !(before !== null && after !== null && before > after);
  return [
    ...(isOdd ? [{ path: 'date', atMost: 70 }] : []),
    ...(!isLate && !isEarly && (before !== null || after !== null) ? [{ path: 'date', chance: 0.5 }] : []),
    ...(titleDate !== null && titleDate > date ? [{ path: 'titleDate', atMost: 70 }] : []),
    ...(dueOn !== null && dueOn <= date ? [{ path: 'dueOn', atMost: 60 }] : []),
  ];
}

/** Figures and words that say the same sum, and a currency of its day. */
function amountSignals({ value, currency, date, evidence }: Act): Signal[] {
  if (value === null || !evidence.value) return [];
  const isTwice = findMoney(fold(evidence.value.quote), date).some(
    ({ value: sum }) => sum.confirmed === true,
  );
  const fits = currency === null || date === null ? null : fitsDay(currency, date);
  return [
    ...(isTwice ? [{ path: 'value', chance: 0.02 }] : []),
    ...(Number(value) < 1 ? [{ path: 'value', atMost: 70 }] : []),
    ...(fits === true ? [{ path: 'currency', chance: 0.1 }] : []),
    ...(fits === false ? [{ path: 'currency', atMost: 70 }] : []),
  ];
}

/**
 * When a currency could be printed, with years of grace for deeds that waited.
 * @see domain rules of the matrícula: currencies
 */
const days: Readonly<Record<CurrencyCode, readonly [LocalDate, LocalDate]>> = {
  CRZ: ['1942-11-01', '1996-12-31'],
  CZ$: ['1986-02-28', '1994-12-31'],
  NCZ: ['1989-01-16', '1995-12-31'],
  CRR: ['1993-08-01', '1998-12-31'],
  BRL: ['1994-03-01', '9999-12-31'],
};

const fitsDay = (currency: CurrencyCode, day: LocalDate): boolean => {
  const [from, to] = days[currency];
  return day >= from && day <= to;
};

/**
 * Ownership and most liens are registered; what happens to people, land and earlier acts is noted.
 * @see LRP art. 167, I and II
 */
function letterSignals({ kind, event }: Act): Signal[] {
  const isOdd =
    kind === 'R' ? noted.has(event) : isAcquisition(event) && event !== 'consolidacao_propriedade';
  return isOdd ? [{ path: 'event', atMost: 70 }] : [];
}

const noted: ReadonlySet<EventCode> = new Set([
  'cancelamento', 'obito', 'premonitoria', 'construcao', 'demolicao', 'qualificacao_pessoal', 'numero_predial',
  'alteracao_estado_civil', 'georreferenciamento', 'cadastro_incra', 'cadastro_car', 'retificacao_area', 'desmembramento',
  'indisponibilidade', 'encerramento', 'mudanca_denominacao', 'unificacao', 'consolidacao_propriedade', 'outro',
]); // biome-ignore format: a table reads better than a column

/** An act in whose text something else may stand is no sure one; nor is what belongs to it. */
function swallowingSignals(act: Act, isSwallowing: boolean): Signal[] {
  if (!isSwallowing) return [];
  const own = Object.keys(act.evidence).filter(
    (path) => !/^(?:code|order|kind|date|text|protocol)$/.test(path),
  );
  return own.map((path) => ({ path, atMost: path === 'event' ? 75 : 85 }));
}

/** A code that is cancelled or amended must be there, before, and not be gone already. */
function linkSignals(act: Act, acts: readonly Act[]): Signal[] {
  return act.links.flatMap(({ kind, code }, index): Signal[] => {
    const path = `links.${index}.code`;
    const target = acts.find((other) => other.code === code);
    if (!target) return kind === 'cites' ? [] : [{ path, atMost: 60 }];
    if (target.place >= act.place) return [{ path, atMost: 50 }];
    const isGone =
      kind === 'cancels' &&
      acts.some(
        (other) =>
          other.place > target.place &&
          other.place < act.place &&
          other.links.some((link) => link.kind === 'cancels' && link.code === code),
      ) &&
      !acts.some(
        ({ place, links }) =>
          place < act.place && links.some((link) => link.kind === 'restores' && link.code === code),
      );
    return isGone ? [{ path, atMost: 70 }] : [{ path, chance: 0.3 }];
  });
}

/** Shares that do not close name their act. */
function shareSignals(act: Act, warnings: readonly Warning[]): Signal[] {
  const isBroken = warnings.some(({ code, acts }) => /^share/.test(code) && acts.includes(act.code));
  if (!isBroken) return [];
  const paths = Object.keys(act.evidence).filter((path) => /^transfers\.|\.share$/.test(path));
  return paths.map((path) => ({ path, atMost: 60 }));
}

function partySignals(
  list: 'grantors' | 'grantees',
  parties: readonly Party[],
  act: Act,
  { names, warnings }: ActSurroundings,
): Signal[] {
  const isStranger =
    list === 'grantors' &&
    isAcquisition(act.event) &&
    warnings.some(({ code, acts }) => code === 'grantor-not-owner' && acts.includes(act.code));
  const text = fold(act.text.slice(0, 30_000)).replace(/\s+/g, ' ');
  return parties.flatMap((party, index): Signal[] => {
    const { name, document, spouse } = party;
    const path = `${list}.${index}`;
    return [
      ...nameSignals(`${path}.name`, name, names),
      ...(isVouched(party, text, names) ? [] : [{ path: `${path}.name`, atMost: 80 }]),
      ...(isOnlySpouse(name, text) ? [{ path: `${path}.name`, atMost: 75 }] : []),
      ...(isCut(name, act.text) ? [{ path: `${path}.name`, atMost: 80 }] : []),
      ...(isSigner(name, text) ? [{ path: `${path}.name`, atMost: 50 }] : []),
      ...(act.event === 'divisao' && parties.length > 1 ? [{ path: `${path}.name`, atMost: 75 }] : []),
      ...(spouse ? nameSignals(`${path}.spouse`, spouse, names) : []),
      ...(document
        ? documentSignals(`${path}.document`, document, act.evidence[`${path}.document`]?.confidence ?? 100)
        : []),
      ...(isStranger ? [{ path: `${path}.name`, atMost: 80 }] : []),
    ];
  });
}

/** Something besides its capitals says that a name is somebody's: a document, a company's form, who he is, another act. */
export function isVouched({ name, document }: Party, text: string, names: NamesInRecord): boolean {
  if (document !== null || isCompanyName(name) || names.timesNamed(name) > 1) return true;
  const at = text.indexOf(fold(name));
  return at >= 0 && qualified.test(text.slice(at + name.length, at + name.length + 120));
}

const qualified =
  /BRASILEIR|PORTUGUES|ITALIAN|JAPONES|ESPANHOL|ALEMA|SOLTEIR|CASAD[OA]|VIUV|DIVORCIAD|DESQUITAD|QUALIFICAD|RESIDENT|DOMICILIAD|\bCPF|\bCIC\b|\bRG\b|INVENTARI|HERDEIR|MEEIR|PESSOA JURIDICA|COM SEDE/;

/** Named only as the one a party is married to. */
export function isOnlySpouse(name: string, text: string): boolean {
  const at = text.indexOf(fold(name));
  return at > 0 && /\bCASAD[OA]\b[^;]{0,130}\bCOM (?:[AO] )?$/.test(text.slice(Math.max(0, at - 160), at));
}

/** The officer who signed. */
export function isSigner(name: string, text: string): boolean {
  const at = text.indexOf(fold(name));
  return (
    at > 0 &&
    /\b(?:OFICIAL|SUBOFICIAL|ESCREVENTE|REGISTRADORA?|SUBSTITUT[AO]|TITULAR|AUTORIZADA?)\b[A-Z .,:_-]{0,30}$/.test(
      text.slice(Math.max(0, at - 50), at),
    )
  );
}

/** The name goes on in capitals where the reader stopped, in print of both cases. */
export function isCut(name: string, text: string): boolean {
  const flat = text.replace(/\s+/g, ' ');
  const at = flat.indexOf(name);
  // The head of a page may stand in the middle of a name.
  if (at > 0 && /\b(?:D[EAO]S?|E)\s[\d./v -]{2,}$/i.test(flat.slice(Math.max(0, at - 24), at))) return true;
  if (at >= 0 && standsBySpoiled(flat, at, at + name.length)) return true;
  if (!/\p{Ll}{3}/u.test(text)) return false;
  return (
    at >= 0 &&
    /^ ?(?:\(?\p{Lu}{3,}|-\s?\p{Lu}{3,})/u.test(flat.slice(at + name.length, at + name.length + 12))
  );
}

/** `BANCO D0 [BRASIL S.A.]`, `[BANCO DO NORDESTE] DO BRAS1L`: a word spoilt by recognition that belongs to the name. */
const standsBySpoiled = (flat: string, start: number, end: number): boolean =>
  /(?:\p{Lu}\d[\p{Lu}\d]*|\d\p{Lu}{2,})(?:\s(?:D[EAO]S?|E))?\s\(?\s?$/u.test(
    flat.slice(Math.max(0, start - 40), start),
  ) || /^\s(?:D[EAO]S?\s|E\s)?(?:\p{Lu}+\d|\d\p{Lu}{2,})/u.test(flat.slice(end, end + 40));

function creditorSignals({ creditor, text }: Act, names: NamesInRecord): Signal[] {
  if (creditor === null) return [];
  return [
    ...nameSignals('creditor', creditor, names),
    ...(isCut(creditor, text) ? [{ path: 'creditor', atMost: 80 }] : []),
  ];
}

/** A name met twice is a name; one that looks like no name, or like a slip of another, may be none. */
export function nameSignals(path: string, name: string, names: NamesInRecord): Signal[] {
  return [
    ...(names.timesNamed(name) > 1 ? [{ path, chance: 0.05 }] : []),
    ...(isOddName(name) ? [{ path, atMost: 70 }] : []),
    ...(names.twin(name) ? [{ path, atMost: 80 }] : []),
  ];
}

/** Two check digits let one wrong number in a hundred pass. What a file's own text says stands as printed. */
export function documentSignals(path: string, document: string, confidence: number): Signal[] {
  const holds = document.length === 11 ? isCpf(document) : isCnpj(document);
  if (holds) return [{ path, chance: 0.01 }];
  return confidence < 100 ? [{ path, atMost: 60 }] : [];
}
