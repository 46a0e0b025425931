import { matchesIn, type Range } from '../../../text/found.ts';
import type { EventCode } from '../../model/model.ts';
import type { EarlierAct } from '../acts/citations.ts';
import type { Labelled } from '../acts/labels.ts';
import { sentenceEnd } from '../text/sentences.ts';
import { findMentions, type Mention } from './parties.ts';
import { isCompanyName } from './personNames.ts';

const guarantees: ReadonlySet<EventCode> = new Set([
  'hipoteca', 'hipoteca_cedular', 'penhor', 'penhor_cedular', 'alienacao_fiduciaria', 'caucao', 'cedula_credito',
]); // biome-ignore format: a table reads better than a column
const executions: ReadonlySet<EventCode> = new Set(['penhora', 'arresto', 'premonitoria']);

/** A creditor and the words that name it, or refer to it. */
export interface CreditorRead extends Range {
  readonly name: string;
}

/**
 * Who is secured, or who asks for an attachment, as the act names it; null where it names nobody. `o mesmo credor`
 * and `a credora do R-2` are those that `earlier` names.
 */
export function readCreditor(
  folded: string,
  text: string,
  body: Range,
  event: EventCode,
  labels: readonly Labelled[],
  owners: readonly string[],
  earlier: readonly EarlierAct[] = [],
): CreditorRead | null {
  if (event === 'outro') return readAssignee(folded, text, body);
  if (!guarantees.has(event) && !executions.has(event) && event !== 'aditivo_cedula') return null;
  const isOwner = ({ name }: Mention) => owners.includes(name);
  for (const label of labels) {
    if (label.role !== 'creditor') continue;
    const range = { start: label.value.start, end: sentenceEnd(folded, label.value.start, label.value.end) };
    const named = findMentions(folded, text, range, true).find(
      ({ role, start }) => role === 'party' && start - range.start < 40,
    );
    if (named) return named;
  }
  const mentions = findMentions(folded, text, body).filter(({ role }) => role === 'party');
  const anchors = executions.has(event) ? executionAnchors : guaranteeAnchors;
  const byAnchor = (list: readonly Mention[]): Mention | null => {
    for (const pattern of anchors) {
      for (const match of matchesIn(pattern, folded, body.start, body.end)) {
        const at = match.index + match[0].length;
        const named = list.find(
          (mention) =>
            mention.start >= at - 1 &&
            mention.start - at <= 48 &&
            !/[.;]\s|\d{2}/.test(folded.slice(at, mention.start)),
        );
        if (named && !isOwner(named)) return named;
      }
    }
    return null;
  };
  const anchored = byAnchor(mentions);
  if (anchored) return anchored;
  if (executions.has(event)) return byOrder(folded, mentions, body.end);
  // An amendment that only refers to the creditor names none.
  const referred = event === 'aditivo_cedula' ? null : byReference(folded, body, earlier);
  if (referred) return referred;
  const companies = mentions.filter((mention) => isCompanyName(mention.name) && !isOwner(mention));
  // `o BANCO e os devedores rerratificaram`: in an amendment the only company is the creditor.
  if (event === 'aditivo_cedula') return companies.length === 1 ? (companies[0] ?? null) : null;
  const verb = guaranteeVerb.exec(folded.slice(body.start, body.end));
  const from = body.start + (verb?.index ?? 0);
  const behind = mentions.filter((mention) => mention.start > from && !isOwner(mention));
  const led = behind.find((mention) =>
    /\b(?:A|AO|AOS|AS|COM O|COM A)\s+(?:CREDOR[A]?\s+|FIDUCIARI[OA]\s+|OUTORGAD[OA]\s+)?$/.test(
      folded.slice(Math.max(0, mention.start - 24), mention.start),
    ),
  );
  // Where nobody is named in capitals, a company named otherwise behind the words that announce it.
  const inSmallLetters = () =>
    byAnchor(
      findMentions(folded, text, body, true).filter(
        ({ name, role }) => role === 'party' && isCompanyName(name),
      ),
    );
  // `emitida por A ao BANCO, com penhor`: named before the guarantee.
  const before = companies.find((mention) =>
    /\b(?:A|AO|JUNTO AO?)\s+$/.test(folded.slice(Math.max(0, mention.start - 12), mention.start)),
  );
  // `O BANCO informa que se acha registrado o penhor da safra`
  const tells = companies.find((mention) =>
    /^,?\s(?:INFORM|COMUNIC|NOTICI|DECLAR)(?:A|OU)\b/.test(folded.slice(mention.end, mention.end + 14)),
  );
  // `HIP. CEDULAR, 1º GRAU. BANCO DO BRASIL S.A. Cédula Rural ...`: the only company, behind the title.
  const [alone, ...more] = companies;
  const stands =
    alone && more.length === 0 && /[.;]\s+$/.test(folded.slice(alone.start - 3, alone.start))
      ? alone
      : undefined;
  return (
    led ?? behind.find(({ name }) => isCompanyName(name)) ?? before ?? tells ?? stands ?? inSmallLetters()
  );
}

/**
 * Who has the credit from now on, where an act assigns it, or where another pays it off and steps into its place.
 * @see LRP art. 167 II 21, 30, 35; Lei 9.514/1997 art. 33-A (portability); CC art. 346
 */
function readAssignee(folded: string, text: string, body: Range): CreditorRead | null {
  const words = folded.slice(body.start, body.end);
  const isCession = cession.test(words);
  if (!isCession && !subrogation.test(words)) return null;
  const mentions = findMentions(folded, text, body).filter(({ role }) => role === 'party');
  const before = ({ start }: Mention, index: number) =>
    folded.slice(Math.max(mentions[index - 1]?.end ?? body.start, start - 200), start);
  const after = ({ end }: Mention, index: number) =>
    folded.slice(end, Math.min(mentions[index + 1]?.start ?? body.end, end + 200));
  const named = (where: typeof before, pattern: RegExp) =>
    mentions.find((mention, index) => pattern.test(where(mention, index))) ?? null;
  if (isCession) return named(before, ledToAssignee);
  return named(before, ledToSubrogee) ?? named(after, stepsIn);
}

const cession =
  /CESSAO D[EO]S? CREDITO|\bCED(?:EU|ERAM|E)\b[^;]{0,300}\bCREDITO|CREDITO[^.;]{0,80}CEDIDO|CESSIONARI/;
const ledToAssignee =
  /\bCESSIONARI[OA]S?\s*[:,]?\s*$|\bCED(?:EU|ERAM|IDO)\b.{0,160}\b(?:A|AO|PARA O|PARA A)\s+$|\bEM FAVOR D[OAE]\s+$/s;
/** Not that of a tax in a price, or of clauses in other land. */
const subrogation =
  /\bSUB-?ROG[A-Z]+(?:-SE)?\b[^.;]{0,60}\b(?:CREDITOS?(?! TRIBUTARI)|GARANTIAS?|DIREITOS D[OA] CREDOR)\b/;
const ledToSubrogee = /\bSUB-?ROGAD[OA]S?\b[^;]{0,120}\bPEL[OA]\s+$/;
const stepsIn =
  /^[^;]{0,120}?\bSUB-?ROG(?:OU|A|ANDO)-SE\b|^[^;]{0,120}?\bFIC(?:A|OU|ANDO)\s+SUB-?ROGAD[OA]\b/;

/** `o mesmo credor`, `Credor: o do R-2`, `a credora já qualificada`: whom the acts before name. */
function byReference(folded: string, body: Range, earlier: readonly EarlierAct[]): CreditorRead | null {
  const match =
    /\b(?:D?[AO]\s)?MESM[AO]\s+(?:CREDOR[A]?|BANCO|INSTITUICAO|COOPERATIVA|FINANCEIRA)\b|\bCREDOR[A]?\b\s?:?\s*(?:[AO]\s+)?(?:MESM[AO]|ACIMA|JA QUALIFICAD[AO]|SUPRA)\b(?:[^.;]{0,24}\b(R|AV)[-. ]?0?(\d{1,3}))?|\bCREDOR[A]?\s?:?\s*(?:[AO]\s+)?(?:D[OA]|CONSTANTE D[OA]) (R|AV)[-. ]?0?(\d{1,3})/.exec(
      folded.slice(body.start, body.end),
    );
  if (!match) return null;
  const code = match[2] ? `${match[1]}-${match[2]}` : match[4] ? `${match[3]}-${match[4]}` : null;
  const known = earlier.filter(({ creditor }) => creditor !== null);
  const act = code ? known.find((item) => item.code === code) : known.at(-1);
  const start = body.start + match.index;
  return act?.creditor ? { name: act.creditor, start, end: start + match[0].length } : null;
}

/** `execução movida por A contra B`, `que A move contra B`: the one before `contra` or `move`. */
function byOrder(folded: string, mentions: readonly Mention[], end: number): Mention | null {
  return (
    mentions.find((mention, index) => {
      const next = mentions[index + 1];
      const after = folded.slice(mention.end, Math.min(next?.start ?? end, mention.end + 130, end));
      return (
        /\bPOR\s+$/.test(folded.slice(Math.max(0, mention.start - 6), mention.start)) ||
        /^(?:[^.;]|\.(?=\s?[\d,])){0,150}\b(?:MOVE|MOVEM|PROMOVE|PROMOVEM|EXECUTA|EXECUTAM|MOVEU|AJUIZOU|PROPOS|REQUEREU|CONTENDE)\b/.test(
          after,
        ) ||
        (/^(?:[^.;]|\.(?=\d)){0,70}\b(?:CONTRA|EM FACE D[EOA]S?|EM DESFAVOR D[EOA]S?)\b|^\s+(?:X|VERSUS)\s+$/.test(
          after,
        ) &&
          !/\b(?:CONTRA|FACE D[EOA]|DESFAVOR D[EOA])\s+$/.test(
            folded.slice(Math.max(0, mention.start - 14), mention.start),
          ))
      );
    }) ?? null
  );
}

const guaranteeAnchors: readonly RegExp[] = [
  /\bFAVORECID[OA]\s*[:,]?\s|\bEM FAVOR D[OAE]S?\s|\bA FAVOR D[OAE]S?\s|\bEM (?:BENEFICIO|PROL|PROVEITO) D[OAE]S?\s/g,
  /\b(?:EM|A|AO|PEL[OA]|D[OA]|[OA]|PARA)\s+CREDOR(?:A|ES)?(?:\s+(?:HIPOTECARI[OA]|FIDUCIARI[OA]|PIGNORATICI[OA]))?\s*,?\s|\bCREDOR(?:A|ES)?(?:\s+(?:HIPOTECARI[OA]|FIDUCIARI[OA]))?\s*[:,]?\s/g,
  /\b(?:FIRMAD|CELEBRAD|AJUSTAD|PACTUAD|ASSINAD)[OA](?:\s(?:EM|AOS|NO DIA)\s[\d./\sA-Z]{6,40}?)?,?\s(?:COM|PEL[OA]|ENTRE)\s(?:[OA]\s)?/g,
  /\bENTREG(?:A|AR|UE)\b(?:[^.;]|\.\d){0,120}?\b(?:A|AO)\s/g,
  /HIPOTEC(?:A|OU|ARAM)\b[^.;]{0,80}?\b(?:A|AO)\s|FIDUCIARI(?:AMENTE|A)\b[^.;]{0,80}?\b(?:A|AO)\s|CAUCION[A-Z]+\b[^.;]{0,80}?\b(?:A|AO)\s/g,
];
const executionAnchors: readonly RegExp[] = [
  /\bEXEQ(?:UEN)?TES?\b\.?\s*[:,]?\s|\bRECLAMANTES?\s*[:,]?\s|\bCREDOR(?:A|ES)?\s*[:,]?\s|\bREQUERENTES?\s*[:,]?\s|\bAUTOR(?:A|ES)?\s*[:,]?\s/g,
  /\b(?:MOVID|PROMOVID|PROPOST|AJUIZAD|REQUERID|INTENTAD)[OA]S?\s+(?:POR|PEL[OA]S?)\s/g,
  /\bQUE\s+(?:LHES?\s+)?(?:MOVE|MOVEM|PROMOVE)\s+(?:[OA]\s)?|\bEM FAVOR D[OAE]S?\s|\b(?:REQUERIMENTO|PEDIDO) (?:D[OAE]|(?:FIRMADO|FORMULADO|FEITO|SUBSCRITO) P(?:OR|EL[OA]))\s/g,
  /\bPOR\s(?=[A-Z]{2})/g,
];
const guaranteeVerb = /HIPOTEC|FIDUCIARI|PENHOR|CAUC|GARANTIA/;
