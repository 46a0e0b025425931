import { Decimal } from 'decimal.js';
import { type AreaRead, findAreas } from '../../../text/areaText.ts';
import type { Found, Range } from '../../../text/found.ts';
import type { EventCode } from '../../model/model.ts';

/** What an act says of the land: its total after the act, a part that left, the reserve. */
export interface LandRead {
  readonly area: Found<AreaRead> | null;
  readonly detachedArea: Found<AreaRead> | null;
  readonly legalReserve: Found<AreaRead> | null;
}

const reshaping: ReadonlySet<EventCode> = new Set([
  'retificacao_area', 'georreferenciamento', 'desmembramento', 'unificacao', 'desapropriacao', 'divisao',
]); // biome-ignore format: a table reads better than a column

/** @see domain rules, section 7: which acts change the area, and how they say it */
export function readLand(folded: string, body: Range, event: EventCode): LandRead {
  const areas = findAreas(folded, body.start, body.end);
  const none = { area: null, detachedArea: null, legalReserve: null };
  if (areas.length === 0) return none;
  if (event === 'reserva_legal') return { ...none, legalReserve: reserveOf(folded, areas) };
  if (!reshaping.has(event) && !sellsDetached(folded, body)) return none;
  if (event === 'desapropriacao' && isDecree(folded, body)) return none;
  if (event === 'unificacao' && !staysHere(folded, body)) return none;
  const area = totalOf(folded, areas, body, event);
  const detached = areas.find(
    (item) =>
      item !== area && detachedLead.test(folded.slice(Math.max(body.start, item.start - 130), item.start)),
  );
  const parts = event === 'desmembramento' && area === null ? detachedParts(folded, areas) : null;
  return {
    ...none,
    area,
    detachedArea:
      parts ?? detached ?? (area === null && event === 'desapropriacao' ? (areas[0] ?? null) : null),
  };
}

/** `quatro glebas: 500,0000 ha (mat. 1.890), 500,0000 ha (mat. 1.891), ...`: what leaves is their sum. */
function detachedParts(folded: string, areas: readonly Found<AreaRead>[]): Found<AreaRead> | null {
  const parts = areas.filter(({ end }) =>
    /^\s?,?\s?\(?\s?(?:NOVA\s)?MAT(?:RICULA|R)?\b\.?\s?(?:N[ºO.]{0,3}\s?)?\d/.test(
      folded.slice(end, end + 30),
    ),
  );
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last || parts.length < 2 || parts.some(({ value }) => value.unit !== first.value.unit))
    return null;
  const sum = parts.reduce((total, { value }) => total.plus(value.value), new Decimal(0));
  return { value: { ...first.value, value: sum.toFixed() }, start: first.start, end: last.end };
}

/** A decree or an entry into possession: nothing has passed to the public body yet. */
export const isDecree = (folded: string, { start, end }: Range): boolean => {
  const words = folded.slice(start, end);
  return (
    /UTILIDADE PUBLICA|INTERESSE SOCIAL|\bDECRETO\b|IMISSAO (?:PROVISORIA )?NA POSSE/.test(words) &&
    !/\b(?:TRANSFERI|TRANSMITI|TRANSMITENTE|VENDE|ADQUIR|ADJUDIC|INCORPORAD|INDENIZACAO)|ESCRITURA|CARTA DE|SENTENCA|DESAPROPRIAD[OA]S?\b|\bEXPROPRIAD[OA]\b/.test(
      words,
    )
  );
};

/** Whether a deed sells a piece that becomes a record of its own: the owners of what stays are the same. */
export const sellsDetached = (folded: string, { start, end }: Range): boolean => {
  const text = folded.slice(start, end);
  return (
    /DESTACAD[OA]|DESMEMBRAD[OA]/.test(text) &&
    /(?:CONSTITUI[A-Z]*|FORMAR|OBJETO DA|ORIGEM A|PASSOU A|ABERTA A)[^.;]{0,20}\bMATRICULA\b/.test(text)
  );
};

/** A unification ends in another record, unless the text says that this one goes on. */
export const staysHere = (folded: string, { start, end }: Range): boolean =>
  /OBJETO DESTA|NESTA MATRICULA|DESTA MATRICULA[^.]{0,40}PASSA|PASSA(?:NDO)? (?:ESTA|O IMOVEL)|O IMOVEL [^.]{0,30}PASSA/.test(
    folded.slice(start, end),
  ) && !/DANDO ORIGEM|ENCERRAD/.test(folded.slice(start, end));

const remaining =
  /(?:REMANESCENTE|\bREST(?:A|OU|ANDO|AM)\b|PERMANEC[A-Z]+|FIC(?:A|OU|ANDO)(?: O IMOVEL)?(?: [A-Z]+){0,4} (?:REDUZIDO|COM)|SALDO)[^;]{0,110}$/;
/** `a gleba de 907,5000 ha, que permanece nesta matrícula` */
const staysInRecord =
  /^\s?(?:\([^)]{0,30}\)\s?)?,?\sQUE (?:PERMANECE|CONTINUA|FICA|REMANESCE) (?:N|D)?EST[AE] (?:PRESENTE )?(?:MATRICULA|IMOVEL)\b/;
const becoming =
  /(?:PASS(?:A|OU|ANDO|ARA)\b[^;]{0,80}\b(?:A TER|TER|PARA|SER|A SER|POSSUIR|CONSTAR|DE)|RETIFICAD[OA]\b[^;]{0,80}\bPARA|CORRETA\b[^;]{0,60}|APURAD[OA]\b[^;]{0,40}|ENCONTRAD[OA]\b[^;]{0,30}|(?:TEM|POSSUI|TENDO|CONTEM|ENCERRA|PERFAZ(?:ENDO)?|TOTALIZ(?:A|ANDO)|RESULTAND?O?|RESULTOU)\b[^;]{0,90}|COM (?:A )?AREA (?:TOTAL |REAL |CERTIFICADA |GEORREFERENCIADA |SUPERFICIAL )?DE|AREA (?:TOTAL|REAL|CERTIFICADA|GEORREFERENCIADA)?\s?[:=]?)\s*$/;
const detachedLead = /DESMEMBR|DESTAC|DESDOBR|DESAPROPRI|DESLIGAD|SEGREGAD|TRANSMITI|A FAIXA|A AREA DE\s*$/;

function totalOf(
  folded: string,
  areas: readonly Found<AreaRead>[],
  body: Range,
  event: EventCode,
): Found<AreaRead> | null {
  const before = (item: Found<AreaRead>) => {
    const previous = areas[areas.indexOf(item) - 1];
    const from = Math.max(
      body.start,
      item.start - 150,
      previous && item.start - previous.end > 12 ? previous.end : 0,
    );
    return folded.slice(from, item.start);
  };
  const left =
    areas.find(({ end }) => staysInRecord.test(folded.slice(end, end + 60))) ??
    areas.find((item) => remaining.test(before(item)));
  if (left) return left;
  if (!reshaping.has(event) || event === 'desmembramento' || event === 'desapropriacao') return null;
  const changed = areas.findLast(
    (item) => /\bPARA\s*(?:A AREA DE\s*)?$/.test(before(item)) && !/\bDE\s*$/.test(before(item)),
  );
  if (changed) return changed;
  const become = areas.find(
    (item) =>
      becoming.test(before(item)) &&
      !/QUE CONSTAVA|ANTERIOR|ANTES|CONSTAVA COMO/.test(before(item).slice(-50)) &&
      !/^\s*(?:PARA|\(?ANTERIOR)/.test(folded.slice(item.end, item.end + 14)),
  );
  if (become) return become;
  return event === 'georreferenciamento' || areas.length === 1 ? (areas[0] ?? null) : (areas.at(-1) ?? null);
}

/** A stated total wins over its parts. */
function reserveOf(folded: string, areas: readonly Found<AreaRead>[]): Found<AreaRead> | null {
  const total = areas.find(
    (item) =>
      /TOTALIZ[A-Z]+|PERFAZ[A-Z]+|SOMA[A-Z]*|NO TOTAL DE|TOTAL DE\s*$/.test(
        folded.slice(Math.max(0, item.start - 40), item.start),
      ) && !/AREA TOTAL DE\s*$/.test(folded.slice(Math.max(0, item.start - 20), item.start)),
  );
  return total ?? areas.find(({ value }) => value.unit === 'ha') ?? areas[0] ?? null;
}
