import { fold } from '../../text/fold.ts';

/**
 * Whether two names are of one product: `Soja`, `SOJA EM GRÃOS` and `grãos de soja` are. What changes how much there is
 * of it (coffee in the husk, cotton lint) or when it is harvested (`milho safrinha`) makes another product.
 */
export const isSameProduct = (a: string, b: string): boolean => productKey(a) === productKey(b);

/** What all names of one product have in common. */
export function productKey(name: string): string {
  const plain = fold(name)
    .replace(/[^A-Z0-9ª]+/g, ' ')
    .trim();
  return usualWords
    .reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), plain)
    .split(' ')
    .filter((word) => word !== '')
    .map(singular)
    .join(' ');
}

/** Words around a product that say how it is usually traded: they leave the same goods. */
const usualWords: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:SACAS?|GRAOS?|SAFRA|LAVOURA|COLHEITA|PRODUCAO|CABECAS?) (?:DE |DA |DO ))+/, ''],
  [/\b(?:(?:DE |DA |NA )?(?:2 ?[ªAO]?|SEGUNDA) ?SAFRA|(?:DE |DA )SAFRINHA)\b/, 'SAFRINHA'],
  [/\bSAFRINHA (?:DE )?\d{2,4} \d{2,4}\b/, 'SAFRINHA'],
  [/^SAFRINHA (?:DE |DO |DA )(.+)$/, '$1 SAFRINHA'],
  [/\b(?:DA )?SAFRA (?:DE )?\d{2,4} \d{2,4}\b/, ''],
  [/\b(?:TIPO|PADRAO) (?:DE )?EXPORTACAO\b|\b(?:BRASILEIR[AO]|COMERCIAL|A GRANEL|IN NATURA)\b/g, ''],
  [/\b(?:EM |DE )?GRAOS?\b/g, ''],
  [/^(CAFE\b.*) BENEFICIADO\b/, '$1'],
  [/^(ARROZ\b.*) EM CASCA\b/, '$1'],
  [/^CANA DE ACUCAR\b/, 'CANA'],
  [/^GADO (?=BOVIN|SUIN|OVIN|CAPRIN|EQUIN)/, ''],
];

const singular = (word: string): string =>
  word.length < 4 ? word : word.replace(/OES$/, 'AO').replace(/ZES$/, 'Z').replace(/S$/, '');
