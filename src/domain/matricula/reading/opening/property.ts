import { convertArea } from '../../../area.ts';
import { type AreaRead, findAreas } from '../../../text/areaText.ts';
import { type Found, matchesIn, type Range } from '../../../text/found.ts';
import { inTitleCase, properNameAt } from '../../../text/placeNames.ts';
import type { PropertyKind } from '../../model/model.ts';

/** Rural or urban, by what the description speaks of. */
export function readKind(folded: string, { start, end }: Range): PropertyKind | null {
  const text = folded.slice(start, end);
  const count = (words: readonly RegExp[]) => words.filter((word) => word.test(text)).length;
  const rural =
    count(ruralSigns) + (/\bINCRA\b|\bNIRF\b|\bCCIR\b|ZONA RURAL|IMOVEL RURAL|LOTE RURAL/.test(text) ? 2 : 0);
  const urban = count(urbanSigns);
  if (rural === 0 && urban === 0) return null;
  return rural > urban ? 'rural' : 'urban';
}

const ruralSigns = [
  /\bHECTARES?\b|\d\s?HA\b/, /ALQUEIRE|\bTAREFAS\b|LITROS\)/, /\bFAZENDA\b|\bSITIO\b|\bESTANCIA\b|\bSERINGAL\b/, /\bCHACARA\b/, /GLEBA|QUINHAO/,
  /AGRICOLA|PASTAGENS?|CERRADO|CULTURA|LAVOURA|MATAS?\b|CAMPOS?\b/, /CORREGO|RIBEIRAO\b(?! PRETO)|CERCA|ESPIGAO|MARCO\b|RUMO\b|AZIMUTE/, /MODULO FISCAL|FRACAO MINIMA/,
]; // biome-ignore format: a table reads better than a column
const urbanSigns = [
  /\bQUADRA\b/, /APARTAMENTO|EDIFICIO|\bANDAR\b|PAVIMENTO|CONJUNTO COMERCIAL|\bSALA\b|\bLOJA\b|\bVAGA\b|\bBOX\b/, /\bRUA\b|\bAVENIDA\b|\bALAMEDA\b|\bTRAVESSA\b|\bPRACA\b/,
  /\bPREDIO\b|\bCASA\b N|SOBRADO|RESIDENCIA\b/, /\bBAIRRO\b|LOTEAMENTO|\bJARDIM\b|\bVILA\b|\bSETOR\b|\bZONA \d|DISTRITO (?:AGRO)?INDUSTRIAL/, /M2\b|METROS QUADRADOS/,
  /DATA DE TERRAS|LOTE DE TERRENO|TERRENO URBANO|\bTERRENO\b/, /PREFEITURA|CONTRIBUINTE|INSCRICAO (?:MUNICIPAL|CADASTRAL|IMOBILIARIA)|INDICE CADASTRAL|INDICACAO FISCAL|\bIPTU\b|\bCCI\b|CADASTRO MUNICIPAL/, /CONSTRUCAO URBANA|NESTA CIDADE|PERIMETRO URBANO/,
]; // biome-ignore format: a table reads better than a column

/**
 * The land's area: hectares where the property is rural (square metres converted exactly), else square metres;
 * for flats and rooms the private area.
 */
export function readArea(folded: string, range: Range, kind: PropertyKind | null): Found<AreaRead> | null {
  const areas = findAreas(folded, range.start, range.end);
  const before = (item: Found<AreaRead>) => folded.slice(Math.max(range.start, item.start - 70), item.start);
  if (kind === 'rural') {
    const hectares = areas.find(
      ({ value, start }) =>
        value.unit === 'ha' &&
        !/(?:FRACAO MINIMA|MODULO)[^;]{0,40}$/.test(folded.slice(Math.max(range.start, start - 60), start)),
    );
    if (hectares) return hectares;
    const metres = areas[0];
    return metres ? { ...metres, value: convertArea(metres.value, 'ha') } : null;
  }
  const usable = areas.filter((item) => item.value.unit === 'm2');
  const isUnit = unitWords.test(folded.slice(range.start, range.start + 260));
  if (isUnit) {
    const own = usable.find((item) => privateWords.test(before(item)));
    if (own) return own;
    const first = usable.find(
      (item) => !/COMU[MN]S?\b|TOTAL|TERRENO|GARAGEM|GLOBAL/.test(before(item).slice(-32)),
    );
    return first ?? usable[0] ?? null;
  }
  const land = usable.find(
    (item) =>
      !/(?:CONSTRU|EDIFICAD|EDIFICACAO|COBERTA|BENFEITORIA)(?!.*\b(?:TERRENO|LOTE)\b)/.test(
        before(item).slice(-44).split(',').at(-1) ?? '',
      ) &&
      !/^\s*(?:DE\s+)?(?:AREA\s+)?(?:CONSTRUID|EDIFICAD|DE CONSTRUCAO)/.test(
        folded.slice(item.end, item.end + 30),
      ),
  );
  return land ?? (areas[0] ? { ...areas[0], value: convertArea(areas[0].value, 'm2') } : null);
}

const unitWords =
  /\bAPARTAMENTO\b|\bCONJUNTO\b(?! (?:RESIDENCIAL|HABITACIONAL|POPULAR|PROMORAR))|\bSALA\b|\bLOJA\b|\bUNIDADE AUTONOMA\b|\bESCRITORIO\b|\bBOX\b|VAGA (?:DE|DUPLA|N)|\bFLAT\b|\bCOBERTURA\b|\bKITINETE\b/;
const privateWords =
  /(?:PRIVATIVA|UTIL|UTILIZACAO EXCLUSIVA|USO EXCLUSIVO|EXCLUSIVA)(?:\s+(?:REAL|TOTAL|PRINCIPAL|COBERTA|CONSTRUIDA))?[^;,]{0,16}$/;

/** The farm's or building's name. Streets, blocks and districts are none. */
export function readName(
  folded: string,
  text: string,
  range: Range,
  kind: PropertyKind | null,
): Found<string> | null {
  for (const wordings of kind === 'urban' ? urbanNames.map((item) => [item]) : ruralNames) {
    // Of wordings as good as each other the first one printed names the property.
    const [name] = wordings
      .map((wording) => nameBy(wording, folded, text, range, kind))
      .filter((found) => found !== null)
      .sort((a, b) => a.start - b.start);
    if (name) return name;
  }
  if (kind === 'rural') {
    const lot =
      /\bLOTES?-?\s+(?:(?:RURAL|COLONIAL|AGRICOLA)\s+)?(?:DE TERRAS\s+)?(?:N[ºO.]{1,2}S?\s*)?[\dA-Z]*\d[\dA-Z]*(?:-[A-Z\d]+)?(?:\s+DA\s+GLEBA\s+(?!N[ºO.])[A-Z][A-Z]+(?:\s[A-Z]{3,})*)?/.exec(
        folded.slice(range.start, range.start + 300),
      );
    if (lot) {
      const start = range.start + lot.index;
      const value = text.slice(start, start + lot[0].length).replace(/\s+/g, ' ');
      return {
        value: value.replace(/^\S+ \S+/, (words) => inTitleCase(words)),
        start,
        end: start + lot[0].length,
      };
    }
  }
  return null;
}

interface Wording {
  readonly pattern: RegExp;
  /** The word itself belongs to the name: `Fazenda ...`. */
  readonly keeps: boolean;
}

function nameBy(
  { pattern, keeps }: Wording,
  folded: string,
  text: string,
  range: Range,
  kind: PropertyKind | null,
): Found<string> | null {
  for (const match of matchesIn(pattern, folded, range.start, Math.min(range.end, range.start + 700))) {
    if (
      kind !== 'urban' &&
      /(?:DIVIS|CONFRONT|LIMIT|COM A|COM O|DIVIDINDO)[A-Z\s,]{0,24}$/.test(
        folded.slice(Math.max(range.start, match.index - 40), match.index),
      )
    )
      continue;
    const from = keeps
      ? match.index + (match[0].length - match[0].trimStart().length)
      : match.index + match[0].length;
    const found = properNameAt(text, from) ?? (keeps ? withLowerNoun(text, from) : null);
    if (
      !found ||
      found.name.length < 3 ||
      (keeps && found.name.split(' ').length < 2) ||
      commonNoun.test(found.name)
    )
      continue;
    const part = /^\s+[-–]\s+(?:GLEBA|LOTE|QUINHAO|PARTE|AREA)\s+[\dA-Z]{1,4}\b/.exec(
      folded.slice(found.end, found.end + 24),
    );
    const end = found.end + (part?.[0].length ?? 0);
    return {
      value: inTitleCase(
        part ? text.slice(from, end).replace(/\s+/g, ' ').replace(/["“”]/g, '') : found.name,
      ),
      start: from,
      end,
    };
  }
  return null;
}

/** `edifício "SOLAR"`: the noun in small letters belongs to the name all the same. */
function withLowerNoun(text: string, from: number): { name: string; end: number } | null {
  const noun = /^\p{Ll}+(?=\s)/u.exec(text.slice(from, from + 24))?.[0];
  const rest = noun ? properNameAt(text, from + noun.length + 1) : null;
  return noun && rest ? { name: `${inTitleCase(noun)} ${rest.name}`, end: rest.end } : null;
}

/** What follows the word for a building where it is no name: `prédio residencial sob nº 12`. */
const notName =
  '(?!(?:SOB|COM|DE ALVENARIA|DE TERRENO|EM|NA|NO|N[ºO.]|UNIFAMILIAR|SITUAD|LOCALIZAD|CONSTRUID|EDIFICAD|APROVAD|REGISTRAD|NESTA|DESTA|INSCRIT)\\b)';
const commonNoun = /^(?:Im[oó]vel|IM[OÓ]VEL|Lote|LOTE|Gleba|GLEBA|Terreno|TERRENO)$/;
const estateWords = 'FAZENDA|SITIO|CHACARA|ESTANCIA|HARAS|RANCHO|GRANJA|ENGENHO|SERINGAL';
/** Best first. */
const ruralNames: readonly (readonly Wording[])[] = [
  [
    {
      pattern:
        /(?<!\b(?:LUGAR|LOCALIDADE|BAIRRO|LOCAL)\s)\b(?:DENOMINAD[OA]|CONHECID[OA] (?:POR|COMO)|COM A DENOMINACAO DE|QUE (?:PASSA|PASSOU) A DENOMINAR-SE)\s*:?\s*(?:DE\s|COMO\s|POR\s)?/g,
      keeps: false,
    },
  ],
  [
    {
      pattern: new RegExp(`(?<=\\b(?:PARTE|INTEGRANTE) D[AOE]\\s)(?:${estateWords})\\s+(?=[A-Z"'])`, 'g'),
      keeps: true,
    },
  ],
  [
    { pattern: new RegExp(`\\b(?:${estateWords})\\s+(?=[A-Z"'])`, 'g'), keeps: true },
    { pattern: /\b(?:LUGAR|LOCALIDADE|LOCAL)\s+(?:DENOMINAD[OA]\s+)?/g, keeps: false },
  ],
];
const urbanNames: readonly Wording[] = [
  {
    pattern: new RegExp(`\\b(?:EDIFICIO|CONDOMINIO|RESIDENCIAL)\\s+${notName}(?=[A-Z"'])`, 'g'),
    keeps: true,
  },
  {
    pattern: /\b(?:CONDOMINIO|EDIFICIO|PREDIO|CONJUNTO)\s+(?:[A-Z]+\s+)?DENOMINAD[OA]\s+(?=[A-Z"'“])/g,
    keeps: false,
  },
  {
    pattern: new RegExp(`\\bLOTEAMENTO\\s+(?:FECHADO\\s+|URBANO\\s+)?(?:DENOMINAD[OA]\\s+)?${notName}`, 'g'),
    keeps: false,
  },
  { pattern: /\bDESMEMBRAMENTO\s+(?=[A-Z"'])/g, keeps: true },
  {
    pattern: new RegExp(
      `(?<=\\b(?:SITUAD[OA]|LOCALIZAD[OA]|D[OA]|N[OA])\\s)(?:JARDIM|PARQUE)\\s+${notName}(?=[A-Z"'])`,
      'g',
    ),
    keeps: true,
  },
  { pattern: /\bDISTRITO\s+(?:AGRO)?INDUSTRIAL\b/g, keeps: true },
];

/** `no município de X`, `município e comarca de X-UF`; null when it only says `neste município`. */
export function readMunicipality(
  folded: string,
  text: string,
  range: Range,
): { name: Found<string>; state: string | null } | null {
  for (const match of matchesIn(
    /\bMUNICIPIO\s+(?:E\s+COMARCA\s+)?D[EO]\s+/g,
    folded,
    range.start,
    range.end,
  )) {
    const from = match.index + match[0].length;
    const found = properNameAt(text, from, 6);
    if (!found) continue;
    const split = /^(.*?)\s?[-/]\s?([A-Z]{2})$/.exec(found.name);
    const after = /^\s?[-/(,]\s?([A-Z]{2})\b/.exec(folded.slice(found.end, found.end + 8))?.[1];
    const name = inTitleCase(split?.[1] ?? found.name);
    return { name: { value: name, start: from, end: found.end }, state: split?.[2] ?? after ?? null };
  }
  return null;
}
