import { matchesIn, type Range } from '../text/found.ts';
import type { Labelled } from './labels.ts';
import type { EventCode } from './model.ts';
import { findMentions, type Mention } from './parties.ts';
import { isCompany } from './personNames.ts';
import { sentenceEnd } from './sentences.ts';

const guarantees: ReadonlySet<EventCode> = new Set([
  'hipoteca', 'hipoteca_cedular', 'penhor', 'penhor_cedular', 'alienacao_fiduciaria', 'caucao', 'cedula_credito',
]); // biome-ignore format: a table reads better than a column
const executions: ReadonlySet<EventCode> = new Set(['penhora', 'arresto', 'premonitoria']);

/** Who is secured, or who asks for an attachment, as the act names it; null where it names nobody. */
export function readCreditor(
  folded: string,
  text: string,
  body: Range,
  event: EventCode,
  labels: readonly Labelled[],
  owners: readonly string[],
): Mention | null {
  if (!guarantees.has(event) && !executions.has(event) && event !== 'aditivo_cedula') return null;
  for (const label of labels) {
    if (label.role !== 'creditor') continue;
    const range = { start: label.value.start, end: sentenceEnd(folded, label.value.start, label.value.end) };
    const named = findMentions(folded, text, range, true).find(
      ({ role, start }) => role === 'party' && start - range.start < 40,
    );
    if (named) return named;
  }
  const mentions = findMentions(folded, text, body).filter(({ role }) => role === 'party');
  const isOwner = (mention: Mention) => owners.includes(mention.name);
  for (const pattern of event === 'aditivo_cedula' || guarantees.has(event)
    ? guaranteeAnchors
    : executionAnchors) {
    for (const match of matchesIn(pattern, folded, body.start, body.end)) {
      const at = match.index + match[0].length;
      const named = mentions.find(
        (mention) =>
          mention.start >= at - 1 &&
          mention.start - at <= 48 &&
          !/[.;]\s|\d{2}/.test(folded.slice(at, mention.start)),
      );
      if (named && !isOwner(named)) return named;
    }
  }
  if (event === 'aditivo_cedula') return null;
  if (executions.has(event)) return byOrder(folded, mentions);
  const verb = guaranteeVerb.exec(folded.slice(body.start, body.end));
  const from = body.start + (verb?.index ?? 0);
  const behind = mentions.filter((mention) => mention.start > from && !isOwner(mention));
  const led = behind.find((mention) =>
    /\b(?:A|AO|AOS|AS|COM O|COM A)\s+(?:CREDOR[A]?\s+|FIDUCIARI[OA]\s+|OUTORGAD[OA]\s+)?$/.test(
      folded.slice(Math.max(0, mention.start - 24), mention.start),
    ),
  );
  return led ?? behind.find(({ name }) => isCompany(name)) ?? null;
}

/** `execução movida por A contra B`: the one before `contra`. */
function byOrder(folded: string, mentions: readonly Mention[]): Mention | null {
  return (
    mentions.find((mention, index) => {
      const next = mentions[index + 1];
      return (
        /\bPOR\s+$/.test(folded.slice(mention.start - 6, mention.start)) ||
        (next && /\bCONTRA\b|^\s+(?:X|VERSUS)\s+$/.test(folded.slice(mention.end, next.start)))
      );
    }) ?? null
  );
}

const guaranteeAnchors: readonly RegExp[] = [
  /\bEM FAVOR D[OAE]S?\s|\bA FAVOR D[OAE]S?\s|\bEM BENEFICIO D[OAE]S?\s/g,
  /\b(?:EM|A|AO|PEL[OA]|D[OA]|[OA]|PARA)\s+CREDOR(?:A|ES)?(?:\s+(?:HIPOTECARI[OA]|FIDUCIARI[OA]|PIGNORATICI[OA]))?\s*,?\s|\bCREDOR(?:A|ES)?(?:\s+(?:HIPOTECARI[OA]|FIDUCIARI[OA]))?\s*[:,]?\s/g,
  /\bFIRMAD[OA] (?:COM|PEL[OA]|ENTRE) (?:[OA]\s)?/g,
  /HIPOTEC(?:A|OU|ARAM)\b[^.;]{0,80}?\b(?:A|AO)\s|FIDUCIARI(?:AMENTE|A)\b[^.;]{0,80}?\b(?:A|AO)\s|CAUCION[A-Z]+\b[^.;]{0,80}?\b(?:A|AO)\s/g,
];
const executionAnchors: readonly RegExp[] = [
  /\bEXEQUENTES?\s*[:,]?\s|\bCREDOR(?:A|ES)?\s*[:,]?\s|\bREQUERENTES?\s*[:,]?\s|\bAUTOR(?:A|ES)?\s*[:,]?\s/g,
  /\b(?:MOVID|PROMOVID|PROPOST|AJUIZAD|REQUERID|INTENTAD)[OA]S?\s+(?:POR|PEL[OA]S?)\s/g,
  /\bQUE\s+(?:LHES?\s+)?(?:MOVE|MOVEM|PROMOVE)\s+(?:[OA]\s)?|\bEM FAVOR D[OAE]S?\s|\bA REQUERIMENTO D[OAE]\s/g,
  /\bPOR\s(?=[A-Z]{2})/g,
];
const guaranteeVerb = /HIPOTEC|FIDUCIARI|PENHOR|CAUC|GARANTIA/;
