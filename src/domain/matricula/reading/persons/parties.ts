import { findDocuments } from '../../../text/documentText.ts';
import type { Found, Range } from '../../../text/found.ts';
import { findRegime } from '../../../text/regimeText.ts';
import type { Party } from '../../model/model.ts';
import { findNames, isCompanyName, type NameFound } from './personNames.ts';

/** Somebody named in a text, with what is said of them there. */
export interface Mention extends Range {
  readonly name: string;
  /** `spouse`: only named as the one a party is married to; `aside`: consents, represents, witnesses. */
  readonly role: 'party' | 'spouse' | 'aside';
  /** Whom this one is married to. */
  partner: Mention | null;
  document: Found<string> | null;
  regime: Found<string> | null;
  /** The text says unmarried, widowed or divorced. */
  readonly isSingle: boolean;
  readonly gender: 'm' | 'f' | null;
  /** Where the text about this one ends. */
  readonly until: number;
}

/**
 * Who is named in `[start, end)`, in order, with document, marital regime and spouse. Names in capitals count as
 * parties; capitalised names count where the words before them ask for one (`casado com`), or with `anyStyle`.
 */
export function findMentions(
  folded: string,
  text: string,
  { start, end }: Range,
  anyStyle = false,
): Mention[] {
  const kept: { name: NameFound; role: Mention['role']; isCouple: boolean; before: string }[] = [];
  const names = findNames(text, start, end);
  for (const [index, name] of names.entries()) {
    const last = kept.at(-1);
    if (last && name.start < last.name.end) continue;
    const before = folded.slice(Math.max(start, last?.name.end ?? start, name.start - 160), name.start);
    const isSpouse =
      last !== undefined &&
      spouseLead.test(before) &&
      !buysToo.test(folded.slice(name.end, Math.min(end, name.end + 110)));
    if (
      name.style === 'title' &&
      !isSpouse &&
      !anyStyle &&
      !coupleLead.test(before) &&
      !asideLead.test(before) &&
      !isTitledParty(folded, before, name, last?.name, names.slice(index + 1))
    )
      continue;
    const isAside =
      asideLead.test(before) ||
      signerLead.test(before) ||
      (last?.role === 'aside' && /^\s*E\s+$/.test(before) && pluralAside.test(last.before));
    kept.push({
      name,
      role: isAside ? 'aside' : isSpouse ? 'spouse' : 'party',
      isCouple: coupleLead.test(before),
      before,
    });
  }
  const mentions = kept.map((item, index) => {
    const until = kept[index + 1]?.name.start ?? end;
    return describe(folded, item.name, item.role, Math.min(until, end));
  });
  kept.forEach((item, index) => {
    marry(mentions, index, item, folded);
  });
  shareDocuments(mentions, folded);
  return mentions;
}

export const parties = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter(({ role }) => role === 'party');

export function nearest(mentions: readonly Mention[], at: number, folded: string): Mention | null {
  const found = mentions.find((item) => item.start >= at - 2);
  return found &&
    found.start - at < 60 &&
    !/[.;]/.test(folded.slice(at, found.start).replace(/\bSR[A]?\./g, ''))
    ? found
    : null;
}

/** The first of several named in one breath (`A e B`, `A e sua mulher B`), with those others. */
export function inOneBreath(first: Mention | null, mentions: readonly Mention[], folded: string): Mention[] {
  if (!first) return [];
  const group = [first];
  for (const next of mentions.slice(mentions.indexOf(first) + 1)) {
    const between = folded.slice(group.at(-1)?.end ?? next.start, next.start);
    if (
      next.role === 'spouse' ||
      !/^\s*,\s*$|^\s*,?\s*E\s+(?:A\s+|O\s+)?(?:S\s?\/\s?M[A-Z]*\.?\s*|SUA\s+\w+\s*,?\s*|SEU\s+\w+\s*,?\s*|DE\s+)?(?:\d\)\s*)?$/.test(
        between,
      )
    )
      break;
    group.push(next);
  }
  return group;
}

export function toParty(mention: Mention): Party {
  return {
    name: mention.name,
    document: mention.document?.value ?? null,
    maritalRegime: mention.isSingle ? null : (mention.regime?.value ?? null),
    spouse: mention.isSingle ? null : (mention.partner?.name ?? null),
  };
}

/** A name in small letters where a party must stand: qualified like one, under a party's label, or acting as one. */
function isTitledParty(
  folded: string,
  before: string,
  name: NameFound,
  last: NameFound | undefined,
  next: readonly NameFound[],
): boolean {
  // `A, B e C venderam`: what stands behind the last of them is said of all.
  const listed = next.reduce(
    (end, other) => (/^\s*(?:,|E)\s+$/.test(folded.slice(end, other.start)) ? other.end : end),
    name.end,
  );
  const after = folded.slice(listed, listed + 130);
  return (
    /^\s*,\s*(?:(?:J?A|ACIMA|RETRO|ANTERIORMENTE|SUPRA)\s*QUALIFICAD|BRASILEIR|PORTUGUES|ITALIAN|JAPONES|ALEM[AO]|ARGENTIN|PARAGUAI|URUGUAI|SOLTEIR|CASAD|VIUV|DIVORCIAD|SEPARAD|DESQUITAD|MENOR|(?:[A-Z]+(?:\s[A-Z]+){0,2},\s*)?(?:CPF|CIC|RG\b|C\.I|CARTEIRA DE|PORTADOR|INSCRIT))/.test(
      after,
    ) ||
    /^\s*,?\s*(?:E\s+(?:SUA|SEU|S\/M)\b[^;]{0,90}?)?\b(?:VENDE|DOOU|DOA|TRANSMIT|PERMUT|D[EA]RAM|DEU|ALIEN|PROMET|CONSTITU|INSTITU|RESERV|ADQUIR|CEDE|HIPOTEC|CASOU|FALECEU|PASSOU A)/.test(
      after,
    ) ||
    /\b(?:TRANSMITENTE|ADQUIRENTE|DOADOR|DONATARI|DEVEDOR|EMITENTE|EXECUTAD|EXEQUENTE|VENDEDOR|COMPRADOR|OUTORGAD|OUTORGANTE|PROPRIETARI|FIDUCIANTE|CREDOR)[A-Z()/]*\s*:\s*$/.test(
      before,
    ) ||
    /\b(?:FEITA A|VENDID[OA] POR|ADQUIRID[OA] POR|BENS D[EOA]|BENS DEIXADOS POR|OBITO D[EOA]|FALECIMENTO D[EOA]|ESPOLIO D[EOA]|EM FACE D[EOA]|HERDEIR[OA]|MEEIR[OA])\s+$/.test(
      before,
    ) ||
    (last !== undefined &&
      /^\s*(?:,|E)\s+$/.test(before) &&
      (last.style === 'title' || isCompanyName(last.name)))
  );
}

const spouseLead =
  /(?:CASAD[OA]S?|MATRIMONIO|NUPCIAS|CONVIVENTES?|CONVIVE|COMPANHEIR[OA]|UNIAO ESTAVEL)\b[^;]{0,130}\bCOM\s+(?:[AO]\s+)?(?:SRA?\.?\s+|DRA?\.?\s+|DONA\s+|D\.\s?|SUA (?:MULHER|ESPOSA)\s*,?\s*|SEU (?:MARIDO|ESPOSO)\s*,?\s*)?$/;
/** `convivente com ANA, CPF ..., que também adquire`: a partner who is a party. */
const buysToo = /^[^;]{0,70}?\bQUE\s(?:TAMBEM|IGUALMENTE)\s(?:ADQUIRE|COMPRA|RECEBE)\b/;
const coupleLead =
  /\bE\s+(?:A\s+|O\s+)?(?:S\s?\/\s?M(?:R|UL|ULHER)?\.?|SUA\s+(?:MULHER|ESPOSA|CONJUGE|COMPANHEIRA|CONSORTE)|SEU\s+(?:MARIDO|ESPOSO|CONJUGE|COMPANHEIRO))\b\s*,?[^;:]{0,28}$/;
const asideLead =
  /\b(?:ASSISTID[OA]S?|REPRESENTAD[OA]S?|ANUENCIA|ANUENTES?|OUTORGA|CONSENTIMENTO|INTERVENIENCIA|INTERVENIENTES?|CONCORDANCIA|PROCURADOR(?:A|ES)?|FILH[OA]S? D[EOA]S?|NET[OA] D[EOA]|INVENTARIANTE|TABELIA[OA]|AVALISTAS?|AVAL DE|CUSTODIA(?:D[OA])?(?: PEL[OA])?|CUSTODIANTES?|DEPOSITARI[OA]|JUIZ[A]?|DENOMINAD[OA]|EDIFICIO|FAZENDA(?! PUBLICA| NACIONAL| DO ESTADO| DO MUNICIPIO| MUNICIPAL| ESTADUAL)|SITIO|RUA|AVENIDA|LOTEAMENTO|BAIRRO|TESTEMUNHAS?|CONFRONTA\w*|DIVIS\w+|OFICIAL|ESCREVENTE|SUBSTITUT[OA]|DOUTOR(?:A)?|CONTRA|VIUV[OA] D[EOA])\b[^;:,\d]{0,38}$/;
/** Who signs the act is no party to it. */
const signerLead =
  /(?:\b(?:OFICIALA?|REGISTRADORA?|ESCREVENTE|SUB-?OFICIAL|TITULAR|SUBSTITUT[OA])(?:\s[A-Z]+){0,2}\s*[,:]|\(A\)|[.;]\s*EU,)\s*(?:_+\s*)?$/;
const pluralAside = /PAIS|PROCURADORES|REPRESENTANTES|DIRETORES|SOCIOS|ADMINISTRADORES|GENITORES/;

function describe(folded: string, name: NameFound, role: Mention['role'], until: number): Mention {
  const said = folded.slice(name.end, Math.min(until, name.end + 260));
  const status = /\b(SOLTEIR|VIUV|DIVORCIAD|DESQUITAD|SEPARAD)[OA]S?\b/.exec(said.split(/;/)[0] ?? '');
  const gender =
    /\b(?:BRASILEIR|SOLTEIR|CASAD|VIUV|DIVORCIAD|DESQUITAD|SEPARAD|PORTADOR|FILH|INSCRIT|DOMICILIAD)([OA])\b/.exec(
      said,
    )?.[1];
  const married = /\bCASAD[OA]S?\b/.test(said.slice(0, status?.index ?? said.length));
  return {
    name: name.name,
    start: name.start,
    end: name.end,
    role,
    partner: null,
    document:
      findDocuments(folded, name.end, Math.min(until, name.end + 260)).find(
        ({ start }) =>
          !/\bD(?:EL[EA]|AQUEL[EA]|EST[AE])[,:\s]{1,3}(?:N[ºO.]{0,3}\s?)?$/.test(
            folded.slice(start - 14, start),
          ),
      ) ?? null,
    regime: isCompanyName(name.name) ? null : findRegime(folded, name.end, Math.min(until, name.end + 260)),
    isSingle:
      (status !== null && !married) ||
      /\bVIUV[AO](?:\s?-?\s?MEEIR[AO])?,?\s+$/.test(folded.slice(Math.max(0, name.start - 24), name.start)),
    gender: /\bPORTADOR\b/.test(said) ? 'm' : gender === 'A' ? 'f' : gender === 'O' ? 'm' : null,
    until,
  };
}

/** Joins a spouse to the party before it, with the regime wherever it is printed. */
function marry(
  mentions: Mention[],
  index: number,
  item: { role: Mention['role']; isCouple: boolean; before: string },
  folded: string,
): void {
  const mention = mentions[index];
  if (!mention) return;
  const previous = mentions[index - 1];
  // `adjudicado a PLÁCIDO contra MANOEL e sua mulher DOLORES`: she is the wife of the one named just before.
  const other =
    item.isCouple && previous?.role === 'aside' && /^\s*,?\s*E\s/.test(item.before)
      ? previous
      : mentions.slice(0, index).findLast(({ role }) => role === 'party');
  if (!other) return;
  const said = folded.slice(mention.end, mention.until);
  if (item.role === 'spouse') {
    other.partner = mention;
    other.regime ??= mention.regime;
    // `casado com MARIA, CPF ...`: an only document is the party's.
    if (!isCompanyName(other.name) && other.document === null) {
      other.document = mention.document;
      mention.document = null;
    }
    return;
  }
  const isAsideSpouse =
    item.role === 'aside' && /\b(?:SUA\s+(?:MULHER|ESPOSA)|SEU\s+(?:MARIDO|ESPOSO))\b/.test(item.before);
  if (isAsideSpouse && !isCompanyName(other.name)) {
    other.partner ??= mention;
    return;
  }
  if (item.role !== 'party' || isCompanyName(mention.name)) return;
  const asCouple = item.isCouple && !/COMPANHEIR/.test(item.before);
  const together =
    /\bCASADOS\b/.test(said) &&
    other.partner === null &&
    /\sE\s/.test(`${item.before} `) &&
    !isCompanyName(other.name);
  if (!asCouple && !together) return;
  other.partner = mention;
  mention.partner = other;
  const regime = mention.regime ?? other.regime;
  other.regime ??= regime;
  mention.regime ??= regime;
}

/** `CPF nºs 111... e 222..., respectivamente`: in the order of the names. */
function shareDocuments(mentions: Mention[], folded: string): void {
  for (const [index, mention] of mentions.entries()) {
    if (!/\bRESPECTIVAMENTE\b/.test(folded.slice(mention.end, mention.until))) continue;
    const documents = findDocuments(folded, mention.end, mention.until);
    const group = mentions.slice(Math.max(0, index - documents.length + 1), index + 1);
    if (documents.length < 2 || group.length !== documents.length) continue;
    group.forEach((item, place) => {
      item.document = documents[place] ?? item.document;
    });
  }
}
