import { findDocuments } from '../../../text/documentText.ts';
import { fold } from '../../../text/fold.ts';
import { findShares } from '../../../text/shareText.ts';
import { isAcquisition } from '../../model/events.ts';
import type { Act, Opening, Party } from '../../model/model.ts';
import { foldName } from '../../model/persons/names.ts';
import type { Signal } from './signals.ts';

/**
 * What speaks against an act having moved what was read: it sells but is called something else, nobody takes, the
 * same person gives and takes, a share is told that none of its transfers has, a document of somebody who is no party.
 */
export function transferSignals(act: Act, known: ReadonlySet<string>): Signal[] {
  const folded = fold(act.text.slice(0, 30_000));
  const paths = Object.keys(act.evidence).filter((path) => /^(?:transfers|grantees|grantors)\./.test(path));
  const sides = isOnBothSides(act) ? paths.map((path) => ({ path, atMost: 60 })) : [];
  if (!isAcquisition(act.event))
    return transfersRight.test(folded.slice(0, 1500)) && !tellsOfIt.test(act.event)
      ? [...sides, { path: 'event', atMost: 80 }]
      : sides;
  const isEmpty = act.grantees.length === 0 || act.transfers.length === 0;
  const missed = strangers(folded, act, known) > 0;
  return [
    ...sides,
    ...(isEmpty ? [{ path: 'event', atMost: 85 }, ...paths.map((path) => ({ path, atMost: 80 }))] : []),
    ...(missed ? paths.filter((path) => /share$/.test(path)).map((path) => ({ path, atMost: 85 })) : []),
    ...(ignoresShare(folded, act)
      ? paths.filter((path) => /share$/.test(path)).map((path) => ({ path, atMost: 85 }))
      : []),
  ];
}

/** Nobody sells, promises or pledges to himself: where the reader has it so, it has not told the sides apart. */
function isOnBothSides({ event, grantors, grantees }: Act): boolean {
  const giving = new Set(grantors.map(({ name }) => foldName(name)));
  return !/^(?:divisao|partilha)/.test(event) && grantees.some(({ name }) => giving.has(foldName(name)));
}

/** Words by which ownership passes. */
const transfersRight =
  /\b(?:VENDEU|VENDERAM|DOOU|DOARAM|PERMUTOU|PERMUTARAM|TRANSMITIU|TRANSMITIRAM|ADQUIRIU|ADQUIRIRAM|FOI VENDID|FOI ADQUIRID|FOI DOAD|FOI ADJUDICAD|FOI ARREMATAD|FOI PARTILHAD|COUBE A|INTEGRALIZ(?:OU|ARAM))/;

/** Events whose words tell of a sale that was or will be. */
const tellsOfIt =
  /^(?:cancelamento|compromisso_venda|usufruto|clausulas_restritivas|alteracao_estado_civil|desmembramento|encerramento)$/;

/** Valid documents in the deed that belong to nobody the record names. */
function strangers(folded: string, act: Act, known: ReadonlySet<string>): number {
  const own = new Set([...act.grantors, ...act.grantees].flatMap(({ document }) => document ?? []));
  return findDocuments(folded, 0, folded.length).filter(({ value }) => !own.has(value) && !known.has(value))
    .length;
}

/** A share is told, and what was read passes all there is. */
const ignoresShare = (folded: string, { transfers }: Act): boolean =>
  transfers.length > 0 &&
  transfers.every(({ share, to }) => share === null && to.every((item) => item.share === null)) &&
  findShares(folded).length > 0;

/** Documents of the people of a record before an act. */
export function documentsKnown(opening: Opening, acts: readonly Act[]): ReadonlySet<string> {
  const people: readonly Party[] = [
    ...opening.owners,
    ...acts.flatMap(({ grantors, grantees }) => [...grantors, ...grantees]),
  ];
  return new Set(people.flatMap(({ document }) => document ?? []));
}
