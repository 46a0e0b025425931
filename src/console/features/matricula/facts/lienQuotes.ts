import { readableName } from '../../../../domain/text/readableName.ts';

/**
 * What an act of encumbrance says in its own words of the debt's title, of what it weighs on and of who it favours.
 * They are quoted, not read into values: where the act says nothing of the kind there is nothing to show.
 */
export interface LienQuotes {
  /** `Cédula de Crédito Bancário nº C10731229-4`, `contrato de financiamento, de 29/01/2014`. */
  readonly title: string | null;
  /** `a totalidade do imóvel`, `a fração de 1/5 pertencente a …`, `faixa de 87,00 m²`. */
  readonly scope: string | null;
  /** `imóvel dominante da matrícula nº 29.644`: for a servitude that favours land and no person. */
  readonly favoured: string | null;
}

export function lienQuotes(text: string): LienQuotes {
  const words = text.replaceAll(/\s+/g, ' ');
  return {
    title: firstOf(titles, words),
    scope: scopeOf(words),
    favoured: firstOf(
      [/em favor d[oae]s? ((?:im[óo]vel|pr[ée]dio)[^.;,]{0,40}?matr[íi]cula n[º°o.]*\s?[\d.]*\d)/iu],
      words,
    ),
  };
}

/** A note's number ends with its last sign, letters and bars within. */
const titles: readonly RegExp[] = [
  /\b(c[ée]dula\b[^.;:,\d]{0,70}?\s(?:n[º°o.]*|n[úu]mero)\s?[A-Z]{0,4}[-.]?\d(?:[\dA-Z./-]*[\dX])?)/iu,
  /\b((?:CCB|CPR(?:-?F)?|CCE|CRPH|CRH|nota de cr[ée]dito [a-zà-ú]+)\s(?:n[º°o.]*|n[úu]mero)\s?[A-Z]{0,4}[-.]?\d(?:[\dA-Z./-]*[\dX])?)/iu,
  /\bt[íi]tulo: ((?:[^.;:]|\.(?=\d)){4,90}?)(?=\.(?!\d)|;)/iu,
  /\b(contrato [^.;:,\d]{0,60}?(?:n[º°o.]*|n[úu]mero)\s?[A-Z]{0,4}[-.]?\d(?:[\dA-Z./-]*[\dX])?)/iu,
  /\b((?:processo|autos|execu[çc][ãa]o)(?::| n[º°o.]*)? ?\d[\d./-]{5,30}\d)/iu,
  /\b((?:instrumento particular|escritura p[úu]blica|contrato|mandado)[^.;:,\d]{0,40} de \d{1,2}(?:\/\d{1,2}\/\d{4}| de [a-zç]+ de \d{4}))/iu,
];

const land = /(?:im[óo]ve(?:l|is)|propriedade|[áa]rea)/u.source;
const measure = /(?:\d+\/\d+|\d[\d.,]* ?(?:%|ha\b|hectares|m²|alqueires))/u.source;
const part = /(?:(?:a |uma )(?:sua )?|sua )?(?:parte|fra[çc][ãa]o|metade|quota)(?:-parte)?/u.source;
const said = `a totalidade d[oa] ${land}|${part}(?: ideal(?: de ${measure})?| de ${measure}| d[oa] ${land})|${measure} d[oa] ${land}`;

/** All of the land, a part of it, or simply the land, which is not worth saying. */
const object = new RegExp(`(?<![\\p{L}\\d])(?:(?<said>${said})|${land})(?![\\p{L}\\d])`, 'iu');

/** Words that give land as security, whose object follows at once, after the degree or after the creditor. */
const givings =
  /\b(?:em (?:\d[ªa°º]? |primeira |segunda |terceira )?(?:hipoteca|garantia|aliena[çc][ãa]o fiduci[áa]ria)|alien\p{L}+ fiduciariamente|(?<taken>(?:penhora|arresto|sequestro|indisponibilidade|hipoteca|usufruto(?: vital[íi]cio)?) (?:d[aoe]s?|sobre)|(?:penhor|arrest|hipotec|grav)(?:ad[oa]s?|ou|aram)|(?:ating|abrang)\p{L}+|(?:reca|incid)\p{L}+ sobre))(?!\p{L})/giu;

/** What is said of people and of worth is not what is given. */
const asides =
  /[;:]|\.(?=\s)(?<!(?<!\p{L})(?:\p{L}|Ltda|Cia)\.)|(?<!\p{L})(?:adquir|hav[ei]|avalia|propriet[áa]ri|titular|que|cuj[ao]|conforme|registr|pel[oa] R|do R)/iu;

/** `deram a metade ideal do imóvel em hipoteca`. */
const givenBefore =
  /\b(?:deu|deram|d[áa]|d[ãa]o|dando) (?!em )((?:[^.;:]|\.(?=\d)){3,80}?) em (?:hipoteca|garantia|aliena[çc][ãa]o)/iu;

/** A servitude's own measures. */
const strips: readonly RegExp[] = [
  /\bservid[ãa]o\b.{0,240}?\b((?:uma )?faixa de [\d.,]*\d ?m(?:²|etros)?(?: de largura)?)(?=[\s,.;])/iu,
  /\bservid[ãa]o\b.{0,240}?\bcom ([\d.,]*\d ?m de largura por [\d.,]*\d ?m de extens[ãa]o)\b/iu,
];

/**
 * The object of the act: as its label says, or with the verb that gives or takes it. Shares are told of owners and of
 * appraisals too: those are no part of it.
 */
function scopeOf(words: string): string | null {
  const labelled = firstOf([/\bobjeto: ((?:[^.;:]|\.(?=\d)){3,90}?)(?=\.(?!\d)|;)/iu], words);
  if (labelled !== null) return labelled;
  const before = object.exec(givenBefore.exec(words)?.[1] ?? '');
  if (before && before.index <= besides) return before.groups?.said ? readable(before.groups.said) : null;
  for (const { 0: verb, index, groups } of words.matchAll(givings)) {
    const after = words.slice(index + verb.length, index + verb.length + reach);
    const own = after.slice(0, asides.exec(after)?.index);
    const found = object.exec(own);
    if (!found || (groups?.taken && found.index > besides)) continue;
    return found.groups?.said ? readable(found.groups.said) : null;
  }
  return firstOf(strips, words);
}

/** Characters from the verb to its object, past degree and creditor; what is seized stands beside the verb. */
const reach = 200;
const besides = 12;

function firstOf(patterns: readonly RegExp[], words: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(words)?.[1];
    if (found) return readable(found.trim());
  }
  return null;
}

/** Names and whole titles in capitals are hard to read in a line; numbers and signs stay as printed. */
const readable = (words: string): string =>
  words.replaceAll(/(?<![\p{L}\d.-])\p{Lu}{3,}(?:\s(?:\p{Lu}{2,}|E)(?![\p{L}\d]))+/gu, (capitals) =>
    readableName(capitals),
  );
