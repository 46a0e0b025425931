import type { PageText } from '../../../pages/words.ts';
import type { Proposed, ReadCertificateOptions } from '../../model/certificateReading.ts';
import { certificateTextOf } from '../certificateText.ts';
import { proposed } from '../proposed.ts';
import { resultFamily } from '../result/families.ts';
import { isInTitle } from '../result/titleKind.ts';
import { titleIn } from '../type.ts';

/** How papers begin to title themselves, in a line of its own. */
const opening =
  /^\W*(?:C ?E ?R ?T ?I ?D ?A ?O|CERTIFICADO|COMPROVANTE|CONSULTA|RELATORIO|DEMONSTRATIVO|RECIBO|DECLARACAO|FICHA|CADASTRO)\b/;
/** Lines that belong to the head of the first paper. */
const headLines = 6;
const headLength = 600;
/** A title may go on in the next line. */
const titleGoesOn = 60;

/**
 * A page that holds the beginning of another kind of certificate below the one it is titled by: the code of that kind
 * with the words of its title. Papers of registries name others on every page, and are never said to be two.
 */
export function secondTitle(
  page: PageText,
  { types = [] }: Pick<ReadCertificateOptions, 'types'>,
): Proposed<string> | null {
  const certificate = certificateTextOf([page]);
  for (const cells of certificate.lines.slice(headLines)) {
    const start = cells[0]?.start ?? 0;
    const end = cells.at(-1)?.end ?? start;
    if (!opening.test(certificate.folded.slice(start, end)) || !isInTitle(certificate, start)) continue;
    const first = titleIn(certificate.folded.slice(0, Math.min(start, headLength)), types);
    if (!first || resultFamily(first.value) === 'content') continue;
    const second = titleIn(certificate.folded.slice(start, start + 200), types);
    if (!second || second.value === first.value || start + second.start > end + titleGoesOn) continue;
    return proposed(certificate, {
      value: second.value,
      start: start + second.start,
      end: start + second.end,
    });
  }
  return null;
}
