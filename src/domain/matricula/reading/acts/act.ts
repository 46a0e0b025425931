import type { LocalDate } from '../../../dates.ts';
import type { Evidence } from '../../../pages/evidence.ts';
import { evidenceOf, type SourcedText } from '../../../pages/sourcedText.ts';
import { fold } from '../../../text/fold.ts';
import type { Range } from '../../../text/found.ts';
import { isAcquisition } from '../../model/events.ts';
import type { Act, EventCode, Party, PersonChange, Transfer } from '../../model/model.ts';
import { readPropertyChange } from '../opening/propertyChange.ts';
import { readCreditor } from '../persons/creditor.ts';
import type { PeopleSeen } from '../persons/peopleSeen.ts';
import { readPersonChanges } from '../persons/personChanges.ts';
import { type ActFrame, readFrame } from './actHead.ts';
import { type KnownPeople, readParties, type SourcedParty } from './actParties.ts';
import { readDegree, readDueDate, readValue } from './amounts.ts';
import type { EarlierAct } from './citations.ts';
import { classify, isEventTitle } from './classify.ts';
import type { HeadingCandidate } from './headingCandidate.ts';
import { findLabels } from './labels.ts';
import { readLand, sellsDetached } from './land.ts';
import { readLinks } from './links.ts';

/** What an act needs to know of what stands before it. */
export interface ActContext {
  readonly number: string | null;
  readonly place: number;
  readonly earlier: readonly EarlierAct[];
  readonly known: KnownPeople;
  readonly people: PeopleSeen;
}

/** Parties and links stand in the deed's first characters; behind them come only boundary descriptions. */
const deedReach = 30_000;

/** Reads one act from its heading to the next. Its id is provisional until all acts are known. */
export function readAct(
  sourced: SourcedText,
  range: Range,
  heading: HeadingCandidate,
  context: ActContext,
): Act {
  const { folded, text } = sourced;
  const evidence: Record<string, Evidence> = {};
  const prove = (key: string, at: Range | null | undefined, doubt = 0) => {
    if (at) evidence[key] = evidenceOf(sourced, at, doubt);
  };
  const read = readFrame(folded, text, heading.end, range.end);
  const frame = heading.date ? { ...read, date: heading.date } : read;
  const behind = folded.slice(frame.title.start, frame.title.end);
  const title =
    heading.title && !isEventTitle(behind) ? folded.slice(heading.title.start, heading.title.end) : behind;
  const words = folded.slice(frame.body.start, frame.body.end);
  const named = classify(title, words, heading.kind);
  const isUnread = named === 'outro' && frame.date === null;
  const event = isUnread ? classify(lateTitle(text, frame.body), words, heading.kind) : named;
  const body = { start: frame.body.start, end: frame.body.end };
  const labels = findLabels(folded, text, body);
  // A title in capitals is no party's name; `Hipoteca em primeiro lugar ao BANCO` holds one.
  const printed = text.slice(frame.title.start, frame.title.end);
  const namesSomebody = /\p{Ll}{3}/u.test(printed) && /\p{Lu}{3}/u.test(printed);
  const start = isEventTitle(behind) && !namesSomebody ? frame.title.end : body.start;
  const deed = { start, end: Math.min(body.end, start + deedReach) };
  const owners = context.known.owners;
  const parties = readParties(folded, text, deed, event, labels, context.known);
  const value = readValue(folded, body, event, dayOfSum(frame, event));
  const creditor = readCreditor(
    folded,
    text,
    deed,
    event,
    labels,
    isAcquisition(event) ? [] : names(owners()),
    context.earlier,
  );
  const degree = readDegree(folded, body, event);
  const dueOn = readDueDate(folded, body, event);
  const land = readLand(folded, body, event);
  const links = readLinks(
    folded,
    { start: body.start, end: deed.end },
    event,
    context.number,
    context.earlier,
  );
  const persons = readPersonChanges(folded, text, deed, event, owners);
  const change = readPropertyChange(sourced, body, event, title, prove);
  if (parties.newName) context.people.change([parties.newName]);
  const grantors = parties.grantors.map((item) => context.people.complete(item, folded, owners));
  const grantees = parties.grantees.map((item) => context.people.complete(item, folded, owners));
  const usufructuaries = parties.usufructuaries.map((item) => context.people.complete(item, folded, owners));
  context.people.note(folded, text, deed);
  context.people.change(persons.map(({ change: item }) => item));

  const code = `${heading.kind}-${heading.order}`;
  const codeAt = { start: heading.title ? heading.title.end + 1 : heading.start, end: heading.end };
  prove('text', range);
  prove('code', codeAt, heading.repaired ? 30 : 0);
  prove('order', codeAt, heading.repaired ? 30 : 0);
  prove('kind', codeAt);
  prove('date', frame.date);
  prove('titleDate', frame.titleDate, 5);
  prove('protocol', frame.protocol);
  prove('event', frame.title.end > frame.title.start ? frame.title : body, event === 'outro' ? 30 : 0);
  prove('value', value, value?.value.confirmed === false ? 30 : 0);
  prove('currency', value, value?.value.confirmed === false ? 10 : 0);
  prove('creditor', creditor);
  prove('degree', degree);
  prove('dueOn', dueOn);
  prove('area', land.area, 5);
  prove('detachedArea', land.detachedArea, 5);
  prove('legalReserve', land.legalReserve, 5);
  prove('transfers.0.share', parties.shareAt ?? parties.untoldAt, parties.shareAt ? 5 : 60);
  links.forEach((link, index) => {
    prove(`links.${index}.code`, link, link.isUnsure ? 45 : link.start === body.start ? 30 : 0);
  });
  persons.forEach(({ at }, index) => {
    prove(`personChanges.${index}.name`, at, 5);
  });
  proveParties('grantors', parties.grantors, prove, body);
  proveParties('grantees', parties.grantees, prove, body);

  return {
    id: `#${context.place}`,
    kind: heading.kind,
    order: heading.order,
    code,
    place: context.place,
    date: frame.date?.value ?? null,
    titleDate: frame.titleDate?.value ?? null,
    protocol: frame.protocol?.value ?? null,
    event,
    value: value?.value.value ?? null,
    currency: value?.value.currency ?? null,
    creditor: creditor?.name ?? null,
    grantors,
    grantees,
    ...(usufructuaries.length > 0 && { usufructuaries }),
    degree: degree?.value ?? null,
    dueOn: dueOn?.value ?? null,
    transfers:
      isAcquisition(event) && event !== 'divisao' && sellsDetached(folded, body)
        ? [unmoved]
        : parties.transfers,
    links: links.map(({ kind, code: target }) => ({ kind, code: target })),
    area: land.area?.value ?? null,
    detachedArea: land.detachedArea?.value ?? null,
    legalReserve: land.legalReserve?.value ?? null,
    personChanges: [
      ...persons.map(({ change: item }) => item),
      ...nowSingle([...parties.grantors, ...parties.grantees], event, owners),
    ],
    propertyChange: change,
    text: text.slice(range.start, range.end).trim(),
    evidence,
    manualValidity: null,
  };
}

/** The day whose money an act counts in: the deed's, where it tells of one; an amendment tells of the note's. */
function dayOfSum({ date, titleDate }: ActFrame, event: EventCode): LocalDate | null {
  if (date === null || titleDate === null || event === 'aditivo_cedula') return date?.value ?? null;
  return titleDate.value < date.value ? titleDate.value : date.value;
}

/** Says that nothing of what stays in this record passes to anybody. */
const unmoved: Transfer = { from: [], to: [], share: null, of: 'property', mode: 'transfer' };

/** A title in capitals behind a head that could not be read to its end. */
function lateTitle(text: string, { start, end }: Range): string {
  const runs = text
    .slice(start, Math.min(end, start + 200))
    .matchAll(/(?<=[.;:–-]\s)\p{Lu}[\p{Lu} ]{5,60}(?=[.:;\n–-])/gu);
  return [...runs].map(([run]) => fold(run)).find(isEventTitle) ?? '';
}

const names = (parties: readonly Party[]): string[] => parties.map(({ name }) => name);

function proveParties(
  list: 'grantors' | 'grantees',
  parties: readonly SourcedParty[],
  prove: (key: string, at: Range | null | undefined, doubt?: number) => void,
  body: Range,
): void {
  parties.forEach(({ mention }, index) => {
    // A party named by reference (`os proprietários`) is proved by the sentence that refers.
    prove(
      `${list}.${index}.name`,
      mention ?? { start: body.start, end: Math.min(body.end, body.start + 160) },
      mention ? 0 : 25,
    );
    if (!mention) return;
    prove(`${list}.${index}.document`, mention.document);
    prove(`${list}.${index}.maritalRegime`, mention.regime);
    prove(`${list}.${index}.spouse`, mention.partner);
  });
}

/** An owner a later act calls widowed, divorced or single, or who shares out on divorce, is married no more. */
function nowSingle(
  parties: readonly SourcedParty[],
  event: EventCode,
  owners: () => readonly Party[],
): PersonChange[] {
  const single = parties.filter(({ mention }) => mention?.isSingle || event === 'partilha_divorcio');
  if (single.length === 0) return [];
  const married = owners().filter(({ spouse, maritalRegime }) => spouse !== null || maritalRegime !== null);
  return single
    .filter(({ party }) => married.some(({ name }) => name === party.name))
    .map(({ party }) => ({ name: party.name, maritalRegime: null, spouse: null }));
}
