import type { Range } from '../../../text/found.ts';

/** Words in capitals up to the first stop or small word; else the first sentence when it is short. */
export function readTitle(folded: string, text: string, start: number, end: number): Range {
  const slice = text.slice(start, Math.min(end, start + 160));
  const lead = /^[("'“\s]*/u.exec(slice)?.[0].length ?? 0;
  const capitals =
    /^(?:(?:\p{Lu}[\p{Lu}\d'º°ª/-]*|(?:d[aeo]s?|e|a|à|em|com|para|por)(?=\s))[\s,]{0,2})+/u.exec(
      slice.slice(lead),
    );
  const named =
    /^(?:T[IÍ]TULO|NATUREZA(?: D[OA] (?:T[IÍ]TULO|ATO))?|ESP[EÉ]CIE|ATO)\s*:\s*([\p{L} ,]{4,60})(?=[.;\n-])/iu.exec(
      slice.slice(lead),
    );
  if (named?.[1])
    return { start: start + lead + named[0].length - named[1].length, end: start + lead + named[0].length };
  const run = withoutBody(
    capitals?.[0] ?? '',
    slice,
    /\n\s*$/.test(text.slice(Math.max(0, start - 3), start)),
  )
    .replace(/(?:[\s,]+(?:d[aeo]s?|e|a|à|em|com|para|por|[OA]S?))+[\s,]*$/u, '')
    .trimEnd();
  // `HIPOTECA-10.05.1999`
  const day = /\s?[-–]\s?\d{1,2}$/.exec(run);
  if (day && /^[./-]\d/.test(slice.slice(lead + run.length)))
    return { start: start + lead, end: start + lead + day.index };
  // Whoever misspoke says so: `DIVISÃO, digo, COMPRA E VENDA`.
  const corrected = /^\s?,?\s?DIGO,?\s{1,2}/.exec(
    folded.slice(start + lead + run.length, start + lead + run.length + 12),
  );
  if (run !== '' && corrected)
    return readTitle(folded, text, start + lead + run.length + corrected[0].length, end);
  // `O ARRESTO DO R.11 FOI LEVANTADO`, typed in capitals, is a sentence.
  if (/^[OA]S?\s/.test(run)) return { start: start + lead, end: start + lead };
  if (/\p{Lu}{4}/u.test(run)) {
    const extended = /^[^.:;]{0,70}?(?=[.:;]|\s-\s)/.exec(
      folded.slice(start + lead + run.length, Math.min(end, start + lead + run.length + 72)),
    );
    const stop =
      extended && /^\s(?:D[AEO]S?|E|EM|COM|-|\/)\b|^\s?[-/]/.test(extended[0]) ? extended[0].length : 0;
    return { start: start + lead, end: start + lead + run.length + stop };
  }
  const sentence = /^[^.:;]{3,60}(?=[.:;]|\s-\s)/.exec(
    folded.slice(start + lead, Math.min(end, start + lead + 64)),
  );
  // `Hipoteca - 10/05/1999.`: the day behind the title is the act's.
  const dated = /^([A-Z][A-Z ]{3,50}?)\s?[-–,]\s?(?:EM\s|DATA:?\s)?\d{1,2}[ºO]?\s?(?:[./-]\s?\d|DE\s)/.exec(
    folded.slice(start + lead, Math.min(end, start + lead + 64)),
  )?.[1];
  if (dated && !openers.test(dated) && !tells.test(dated))
    return { start: start + lead, end: start + lead + dated.length };
  const words =
    sentence ?? /^[A-Z][A-Z ]{3,40}(?=,)/.exec(folded.slice(start + lead, Math.min(end, start + lead + 48)));
  if (openers.test(words?.[0] ?? '') || tells.test(words?.[0] ?? ''))
    return { start: start + lead, end: start + lead };
  return { start: start + lead, end: start + lead + (words?.[0].length ?? 0) };
}

/** Where all of an act is in capitals, its title ends at the line's end or where the body's first words stand. */
function withoutBody(run: string, slice: string, isLine: boolean): string {
  const stop = run.search(
    /\s(?:CONFORME|NOS TERMOS|POR|PEL[OA]S?|CONSOANTE|EM CUMPRIMENTO|A REQUERIMENTO|PROCEDE-SE|MEDIANTE|SEGUNDO|DE ACORDO|ATRAV[EÉ]S|À VISTA|FICA|AVERBA-SE)\s/u,
  );
  const line = isLine && !/\p{Ll}/u.test(slice) ? run.indexOf('\n') : -1;
  const ends = [stop, line].filter((at) => at > 3);
  return ends.length > 0 ? run.slice(0, Math.min(...ends)) : run;
}

/** A verb makes a sentence of it. */
const tells = /\b[A-Z]{2,}(?:OU|ARAM|ERAM|IU|IRAM|EU)\b(?!\s?-)|\b(?:FOI|FORAM|FICA|FICAM|VENDE|VENDEM)\b/;

/** Words that open a body, not a title. */
const openers =
  /^(?:EM|POR|PEL[OA]S?|CONFORME|CONSOANTE|N[OA]S?|NOS TERMOS|A REQUERIMENTO|ATENDENDO|A VISTA|A(?:O|OS)?|D[EOA]S?|TENDO|PROCED[A-Z-]+|FIC[A-Z]+|[OA]S?|AVERB[A-Z-]+|COM|SEGUNDO|CERTIFIC[A-Z]+|MEDIANTE|ATRAVES|CONSTA|PARA|CUMPRINDO|FOI|FORAM|NAO|CANCELO|(?:LEVANT|CANCEL|BAIX|REGISTR|EXTINGU|CONSIGN)[A-Z]*-SE|SOBRE|TENDO|EM VIRTUDE|TORNA[A-Z-]*|A PEDIDO|EXTINT[OA]S? [OA]S?|[A-Z]{3,}(?:AD|ID)[OA]S?,? (?:[OA]S?|EM|POR|PEL[OA]))\s/;
