import type { EventCode } from '../../model/model.ts';
import { namedKinds } from './endedKinds.ts';

/** Where a clause turns from what ends to what goes on. */
const turn =
  /(?<!\bNADA (?:MAIS )?|\bNAO MAIS |\bDEIX\w+ DE )\b(?:PERMANEC\w+|SUBSIST\w+|REMANESC\w+|CONTINU(?:A|AM|ANDO|ARA|ARAO)|MANT(?:ID[OA]S?|ENDO|EM)|PERSIST\w+|PROSSEGU\w+|EXCET\w+|EXCE[CP]?CAO|SALVO|RESSALV\w+|SEM PREJUIZO|EM (?:PLENO )?VIGOR|NAO (?:SE )?(?:ATING\w+|ALCANC\w+|ABRANG\w+|AFET\w+|EXTING\w+))\b/;

/** Another act, other land or goods, whoever is free, what people owe or may claim: nothing of the lien itself. */
const explained =
  /\b(?:R|AV)[\s.-]{0,3}(?:N[ºO.]{0,3}\s?)?\d|\bREGISTRO|\bAVERBACAO|\bSOB N|\b(?:DEMAIS|OUTR[OA]S?|RESTANTES)\b|\bMATRICULAS?\b|\bLIVRE|DESEMBARAC|DESONERAD|LIBERAD|LIVRO 3|\bDOMINIO\b|\bPLEN[OA]\b|PROPRIEDADE|\bGRAU\b|\bTERCEIROS\b|\bDIREITOS?\b|\bOBRIGAC|\bDIVIDA|\bDEBITO|\bSALDO|\bCREDITO|\bDEVEDOR|\bEXECUTAD|\bFIADOR|\bAVALISTA|\bCLAUSULAS E CONDICOES|\bDECISAO|\bSENTENCA|\bACAO\b|\bEXECUCAO|\bPROCESSO|\bPRAZO|\bLEI\b|\bART\b/;

/**
 * Whether the clause behind an act that is said to end turns to something that may be that act: then it is not sure
 * that it ends, and an act that is not surely ended stands.
 * @param behind folded words of the sentence behind the act cited
 * @see LRP art. 252; domain rules of the matrícula, section 4 (in doubt link nothing)
 */
export function mayTurnBack(behind: string, event: EventCode | undefined): boolean {
  const match = turn.exec(behind);
  if (!match) return false;
  const about = behind.slice(match.index, match.index + 140).split(';')[0] ?? '';
  const kinds = namedKinds(about);
  const isOfAnother = kinds.length > 0 && event !== undefined && !kinds.includes(event);
  return !isOfAnother && !explained.test(about);
}
