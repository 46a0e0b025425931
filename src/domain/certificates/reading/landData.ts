import { normaliseCcir } from '../../documents/incra.ts';
import { normaliseNirf } from '../../documents/nirf.ts';
import { isState } from '../../documents/states.ts';
import { findAreas } from '../../text/areaText.ts';
import { fold } from '../../text/fold.ts';
import { type Found, matchesIn } from '../../text/found.ts';
import { readIdentifiers } from '../../text/identifiersText.ts';
import type { LandData } from '../model/certificateReading.ts';
import type { CertificateText } from './certificateText.ts';
import { firstLabelled, labelled } from './labelled.ts';
import { trimName } from './nameText.ts';
import { proposed } from './proposed.ts';

const kinds = /^(?:CCIR|CND_ITR|CAR_DEM|CAFIR|ITR_DEC|SIGEF)/;

export function readLandData(certificate: CertificateText, code: string | null): LandData | null {
  if (code === null || !kinds.test(code)) return null;
  const whole = { start: 0, end: certificate.folded.length };
  const numbers = readIdentifiers(certificate.folded, whole, true);
  const at = (found: Found<string> | null | undefined) => (found ? proposed(certificate, found) : null);
  const place = placeOf(certificate);
  return {
    ccir: at(ccirNumber(certificate)),
    incraCode: at(incraCode(certificate)),
    car: at(numbers.car),
    nirf: at(nirfOf(certificate) ?? numbers.nirf[0]),
    propertyName: at(nameAt(certificate, 'NOME DO IMOVEL(?: RURAL)?|DENOMINACAO(?: DO IMOVEL(?: RURAL)?)?')),
    municipality: at(place.city),
    state: at(place.state),
    classification: at(firstLabelled(certificate, 'CLASSIFICACAO(?: FUNDIARIA)?')),
    exercise: at(exerciseOf(certificate)),
    declarant: at(
      nameAt(
        certificate,
        'DECLARANTE|CONTRIBUINTE|PROPRIETARIO(?:\\s?/\\s?POSSUIDOR)?(?: DO IMOVEL)?|NOME(?: DO (?:DECLARANTE|CONTRIBUINTE|TITULAR))?|TITULAR',
      ),
    ),
    area: at(areaOf(certificate)),
    status: at(statusOf(certificate)),
  };
}

function nameAt(certificate: CertificateText, label: string): Found<string> | null {
  for (const found of labelled(certificate, label)) {
    const name = trimName(certificate, found);
    if (name) return name;
  }
  return null;
}

function numberAt(
  { folded }: CertificateText,
  pattern: RegExp,
  normal = (text: string) => text.replace(/\D/g, ''),
): Found<string> | null {
  const [match] = [...matchesIn(pattern, folded)];
  const text = match?.[1];
  if (!match || !text) return null;
  const start = match.index + match[0].lastIndexOf(text);
  return { value: normal(text), start, end: start + text.length };
}

/** The certificate's own number, beside or below its label. */
export function ccirNumber(certificate: CertificateText): Found<string> | null {
  for (const found of labelled(certificate, '(?:NUMERO|N[ºO.]{1,2}) DO CCIR|CCIR N[ºO.]{1,2}')) {
    const match = /^\s*(\d[\d.-]{6,14}\d)/.exec(certificate.folded.slice(found.start, found.end));
    if (match?.[1]) return { ...found, value: normaliseCcir(match[1]) };
  }
  return null;
}

const incraCode = (certificate: CertificateText): Found<string> | null =>
  numberAt(certificate, /(?<![\d.])(\d{3}\.\d{3}\.\d{3}\.\d{3}\s?-\s?\d)(?!\d)/g) ??
  numberAt(certificate, /(?:CODIGO DO IMOVEL(?: RURAL)?|INCRA)[^\d]{0,30}(\d{13})(?!\d)/g);

const nirfOf = (certificate: CertificateText): Found<string> | null =>
  numberAt(
    certificate,
    /\b(?:NIRF|CIB)\b[^\d\n;]{0,30}((?=[A-Z0-9.-]*\d)[0-9A-Z](?:[0-9A-Z.]{6,9})-[0-9A-Z]|\d{7}-?\d)(?![\dA-Z])/g,
    normaliseNirf,
  );

interface Place {
  readonly city: Found<string> | null;
  readonly state: Found<string> | null;
}

/** `Município: UNAÍ UF: MG`, `Município / UF: UNAÍ / MG`, `no município de SORRISO/MT`. */
function placeOf(certificate: CertificateText): Place {
  const joined =
    firstLabelled(certificate, 'MUNICIPIO\\s?[/-]\\s?(?:UF|ESTADO)') ??
    labelled(certificate, 'MUNICIPIO(?: SEDE)?(?: DO IMOVEL(?: RURAL)?)?|LOCALIZACAO').find(({ value }) =>
      splitPlace.test(fold(value)),
    ) ??
    inProse(certificate);
  const split = joined && splitPlace.exec(certificate.folded.slice(joined.start, joined.end));
  if (joined && split && isState(split[2] ?? '')) {
    const city = joined.start + (split[1] ?? '').length;
    return {
      city: { value: certificate.text.slice(joined.start, city).trim(), start: joined.start, end: city },
      state: { value: split[2] ?? '', start: joined.end - 2, end: joined.end },
    };
  }
  const state = labelled(certificate, 'UF|ESTADO').find(({ value }) => isState(fold(value)));
  return {
    city: firstLabelled(certificate, 'MUNICIPIO(?: SEDE)?(?: DO IMOVEL(?: RURAL)?)?'),
    state: state ? { ...state, value: fold(state.value) } : null,
  };
}

const splitPlace = /^([A-Z][A-Z' -]*?)\s?[/(-]\s?([A-Z]{2})\)?$/;

function inProse({ folded, text }: CertificateText): Found<string> | null {
  const match = /MUNICIPIO DE ([A-Z][A-Z' ]{2,40}?\s?[/-]\s?[A-Z]{2})(?![A-Z])/.exec(folded);
  if (!match?.[1]) return null;
  const start = match.index + match[0].length - match[1].length;
  return { value: text.slice(start, start + match[1].length), start, end: start + match[1].length };
}

const exerciseOf = ({ folded }: CertificateText): Found<string> | null => {
  const match =
    /(?:EXERCICIOS?|CCIR)\s*[:.-]?\s*((?:19|20)\d{2}(?:\s?[/-]\s?(?:19|20)?\d{2}(?!\d)){0,5})(?![\d/])/.exec(
      folded,
    );
  if (!match?.[1]) return null;
  const start = match.index + match[0].length - match[1].length;
  return { value: match[1].replace(/\s/g, ''), start, end: start + match[1].length };
};

/** The area behind its label; a bare number there is in hectares, as the label says or the cadastre means. */
function areaOf(certificate: CertificateText): Found<string> | null {
  for (const found of labelled(
    certificate,
    'AREA(?: TOTAL)?(?: DO IMOVEL(?: RURAL)?)?(?: REGISTRADA)?(?: \\((?:EM )?[A-Z]+\\))?',
  )) {
    const raw = certificate.folded.slice(found.start, found.end);
    const [area] = findAreas(/[A-Z]/.test(raw) ? raw : `${raw.trim()} HA`);
    if (area) return { ...found, value: `${area.value.value} ${area.value.unit}` };
  }
  return null;
}

function statusOf(certificate: CertificateText): Found<string> | null {
  const found = firstLabelled(
    certificate,
    'SITUACAO(?: CADASTRAL| DO (?:CADASTRO|IMOVEL(?: RURAL)?|CIB|NIRF))?|STATUS(?: DO CADASTRO)?',
  );
  const word = found && /[A-Z]+/.exec(certificate.folded.slice(found.start, found.end));
  return found && word
    ? { value: word[0], start: found.start + word.index, end: found.start + word.index + word[0].length }
    : null;
}
