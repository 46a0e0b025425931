/** A heading follows the end of a sentence; `objeto do`, `constante da` announce a citation. */
export function scoreBefore(folded: string, at: number, atLineStart: boolean): number {
  const before = folded.slice(Math.max(0, at - 40), at).trimEnd();
  if (before === '' || /[.:;)\]"*_-]$/.test(before)) return 1;
  // A signature cut by the page's end: `dou fé. O`, `O Escrevente,`.
  if (
    atLineStart &&
    /[.)]\s+[OA]$|\b(?:OFICIALA?|ESCREVENTE|AUTORIZAD[OA]|TITULAR|REGISTRADORA?|SUBSTITUT[OA]|SUB-?OFICIAL),$/.test(
      before,
    )
  )
    return 0.5;
  // A full stop is easily read as a comma.
  if (atLineStart && before.endsWith(',')) return -0.5;
  if (
    /(?:\b(?:D[OAE]S?|N[OA]S?|AOS?|[OAE]|AS|OS|SOB|PELOS?|PELAS?|QUE|COM|CONFORME|CONSTANTE|OBJETO|REGISTRO|AVERBACAO|HIPOTECA|PENHORA|CREDITO|REFERID[OA]|NUMERO)|N[ºO.]{1,2}|,)$/.test(
      before,
    )
  )
    return -2.5;
  return 0;
}

/** `, em vinte e cinco de junho`, ` - quatro (04) de julho`. */
const datedInWords =
  /^[\s.,:;/)–-]{0,6}(?:EM\s+|AOS\s+|DE\s+)?(?:\d{1,2}[ºO.]{0,2}|[A-Z]{3,9}(?:\sE\s[A-Z]{2,6})?)(?:\s?\(\d{1,2}[ºO.]{0,2}\))?\s+(?:DIAS?\s+DO\s+MES\s+)?DE\s+(?:JANEIRO|FEVEREIRO|MARCO|ABRIL|MAIO|JUNHO|JULHO|AGOSTO|SETEMBRO|OUTUBRO|NOVEMBRO|DEZEMBRO)\b/;

/** Behind the code come a date, the protocol, a title in capitals; never a small word or `desta matrícula`. */
export function scoreAfter(folded: string, text: string, end: number): number {
  const after = folded.slice(end, end + 60);
  if (datedInWords.test(after)) return 1.5;
  if (/^\s?,\s{1,2}(?:(?:EM|DE)\s{1,2}\d|PROT|DATA|\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d)/.test(after))
    return 1.5;
  if (/^\s?[,;]|^\s?(?:ACIMA|RETRO|SUPRA|DESTA|DA PRESENTE|E\s(?:R|AV)\b|FIC|FOI|ACHA|ENCONTR)/.test(after))
    return -2;
  const lead = /^[\s.,:;/)–-]{0,6}/.exec(after)?.[0] ?? '';
  const body = after.slice(lead.length);
  if (
    /^(?:\(?PROT|PRENOT|DATA|EM\s{1,2}\d|EM\s[A-Z]+\s(?:E|DE|\()|AOS?\s|DE\s{1,2}\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]|\(TRANSP|\(PRENOT|\d{1,2}\s?[./-]\s?[\dA-Z]|\d{1,2}[ºO.]{0,2}\s+DE\s)/.test(
      body,
    )
  )
    return 1.5;
  // A title in capitals that has its line to itself.
  if (/^[\p{Lu}\d º°ª.,/-]{6,80}\n/u.test(text.slice(end + lead.length, end + lead.length + 84)))
    return lead.includes('\n') ? 1.7 : 1;
  const first = text.slice(end + lead.length, end + lead.length + 12);
  if (/^[\p{Lu}"“(]/u.test(first)) return lead.trim() === '' ? 0 : 1;
  return -1.5;
}
