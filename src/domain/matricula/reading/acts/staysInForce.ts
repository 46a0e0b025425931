import type { Range } from '../../../text/found.ts';

/** Words that announce what goes on: `permanecendo em vigor a do R-1`, `com exceção do R-2`, `passando o R-1 a`. */
const goesOn =
  /\b(?:PERMANECE(?:M|R|RA|RAO|NDO)?|CONTINU(?:A|AM|ANDO|ARA|ARAO)|SUBSIST(?:E|EM|INDO|IRA|IRAO|ENTES?)|REMANESC(?:E|EM|ENDO)|PERSIST(?:E|EM|INDO)|PREVALEC(?:E|EM|ENDO)|MANT(?:ID[OA]S?|ENDO|EM|INHA)(?:-SE)?|PRESERVAD[OA]S?|EM (?:PLENO )?VIGOR|EXCET\w*|EXCLUID[OA]S? D(?:O|ESTE|ESTA) (?:PRESENTE )?(?:CANCELAMENTO|BAIXA)|EXCE[CP]?CAO|SALVO|SALVAND\w*|RESSALV\w+|MENOS|SEM PREJUIZO|NAO (?:SE )?(?:ATING\w+|ALCANC\w+|ABRANG\w+|AFET\w+|INCLU\w+|SE ESTEND\w+)|PASSA(?:NDO|M)?|RETORN(?:A|AM|ANDO)|VOLT(?:A|AM|ANDO)|ASSUMINDO|FICA(?:NDO|M)?)\b(?!-SE (?:CANCEL|BAIX))/g;

/** What an announcement may say of the property or the debt instead, ending the act all the same. */
const freed =
  /\b(?:LIVRES?|DESONERAD|LIBERAD|LIBERT|CANCEL|EXTINT|SEM EFEITO|INSUBSIST|BAIXA|LEVANTAD|DESEMBARAC|QUITAD|ENCERRAD|DESCONSTITUID|REVOGAD|RESCINDID|SEM VALOR|NUL[OA]\b|EXONERAD|DESGRAVAD)/;

const ends =
  /\b(?:CANCEL(?!AMENTO PARCIAL)\w+|SEM EFEITO|BAIXA(?:D[OA]S?)?\b|EXTINT|EXTING|LEVANTA|DESCONSTITU|REVOG|RESCI[NS])/;
const denied = /\b(?:NAO|NEM|SEM|NUNCA|JAMAIS)\s(?:[A-Z]+\s){0,2}$/;

/** `o R-2, que permanece`, `o R-6 passa a primeiro grau`, `o R-1, que não se cancela`. */
const staysBehind =
  /^\)?,?\s?(?:(?:ESS?T?[AE]S?|[OA]S?)?\s?(?:QUAL|QUAIS|QUE)?\s?)(?:[A-Z]+\s){0,4}?(?:PERMANECE(?:M|RA|RAO)?|SUBSISTE(?:M)?|CONTINUA(?:M)?|REMANESCE(?:M)?|(?:INALTERAD|MANTID)[OA]S?(?!\s[OA]S?\s)|EM (?:PLENO )?VIGOR(?!\s[OA]S?\s)|PASSA(?:M)? (?:A|AO|PARA O?)|NAO (?:FOI|FORAM|FICA|FICAM|SE|E|SAO|SENDO|FICANDO|ESTA|HA|HAVENDO)|EM (?:PRIMEIR|SEGUND|TERCEIR|\d)[A-Zº]* (?:GRAU|LUGAR)\s?(?:$|[.;]))\b/;

/** `o R-1, permanecendo em vigor`, with nothing else named that does. */
const staysItself =
  /^\)?,?\s?(?:PERMANECENDO|SUBSISTINDO|CONTINUANDO)(?:\s(?:A MESMA|O MESMO|ESTA|ESTE|ELA|ELE))?(?:\s(?:EM|PLENO|VIGOR|INTEGRALMENTE|VALID[OA]S?|INALTERAD[OA]S?|VIGENTES?|EFICAZ|INTEGR[OA]))*\s?(?:$|[.;,])/;

/** The words that only tell what a cancelled cancellation had done: `a AV-2, que cancelou o R-1`. */
const hadEnded =
  /\b(?:QUE|A QUAL|O QUAL|AS QUAIS|OS QUAIS|HAVIA|TINHA|PELA QUAL|PELO QUAL|POR (?:MEIO )?D?[AO]? QUAL)\s(?:SE\s|FO(?:I|RA)\s|HAVIA\s|TINHA\s|INDEVIDAMENTE\s|FORAM\s)*(?:CANCEL(?:OU|ARA|ARAM|AVA|AD[OA]S?)|BAIX(?:OU|ARA|ARAM|AD[OA]S?)|LEVANT(?:OU|ARA|ARAM)|EXTINGUI(?:U|RA|RAM)|LIBER(?:OU|ARA|ARAM))\b[^.;]{0,60}$/;

/** `que extinguiu a execução por desistência, fica sem efeito a AV-12`: what ends here is behind another verb. */
const endsHere =
  /\b(?:FIC(?:A|AM|OU|ARAM|ANDO)|FO(?:I|RAM)|PROCED\w+|AVERB\w+)(?:-SE)?\s(?:[A-Z]+\s){0,3}?(?:CANCEL|SEM EFEITO|EXTINT|BAIXA|LEVANTA|INSUBSIST)/;

/** The owner of a right named by its act: `a requerimento do credor do R-1`. */
const someoneOf =
  /\b(?:CREDOR(?:A|ES)?|DEVEDOR(?:A|ES)?|PROPRIETARI[OA]S?|TITULAR(?:ES)?|EXEQUENTES?|EXECUTAD[OA]S?|ADQUIRENTES?|ARREMATANTES?|ADJUDICATARI[OA]S?|FIDUCIANTES?|CESSIONARI[OA]S?|OUTORGAD[OA]S?|COMPRADOR(?:A|ES)?|DONATARI[OA]S?)(?:\s(?:HIPOTECARI[OA]|FIDUCIARI[OA]|PIGNORATICI[OA]|SUPRA|REFERID[OA]S?|CONSTANTES?|MENCIONAD[OA]S?|QUALIFICAD[OA]S?|NOMEAD[OA]S?)){0,2}\s(?:D[OA]S?|N[OA]S?|PEL[OA]S?)\s(?:REFERID[OA] |MENCIONAD[OA] |REGISTRO |AVERBACAO )?$/;

/** `nos autos referidos no R-6`, `em virtude da arrematação do R-7`, `conforme R-9`: the ground, not the target. */
const ground =
  /(?:EM VIRTUDE D(?!O QUE\b|[OA]S? QUA(?:L|IS)\b)|EM RAZAO D(?!O QUE\b|[OA]S? QUA(?:L|IS)\b)|EM DECORRENCIA D(?!O QUE\b|[OA]S? QUA(?:L|IS)\b)|EM FACE D(?!O QUE\b|[OA]S? QUA(?:L|IS)\b)|FACE A|POR MOTIVO D|EM FUNCAO D|A VISTA D(?!O QUE\b|[OA]S? QUA(?:L|IS)\b)|(?:EFETIVAD|FORMALIZAD|EFETUAD)[OA] [OA] (?:PENHORA|ARRESTO|REGISTRO) D|DE ACORDO COM|EM CONSEQUENCIA D|POR FORCA D|CONFORME|NOS TERMOS D|DECORRENTE D|AUTOS (?!QUE (?:ORIGIN|ENSEJ|MOTIV|DERAM|DETERMIN|GER))[A-Z ]{0,20}N|EM CUMPRIMENTO A|CARTA DE (?:ARREMATACAO|ADJUDICACAO)|CONTID[OA]S? N[OA]|EM CUMPRIMENTO D|CIENT(?:E|ES|IFICAD[OA]S?) |ANUENCIA D|COM O CONSENTIMENTO D|POR CONTA D)[A-Z ]{0,40}$/;

/** A credit, a request or a protocol told of by the act it is about; not the act. */
const aboutIt =
  /\b(?:PEDIDO|REQUERIMENTO|SOLICITACAO|PRENOTACAO|PROTOCOLO|INTIMACAO|DESISTENCIA)\s(?:D[EOA]S?\s)(?:[A-Z]+\s){0,5}$/;

/** Whether a folded sentence says of an act it cites that it goes on; offsets are those of the sentence. */
export function staysInForce(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - 220), start);
  const clause = before.slice(before.lastIndexOf(';') + 1);
  const after = text.slice(end, end + 90);
  if (staysBehind.test(after) || staysItself.test(after)) return true;
  const announced = [...clause.matchAll(goesOn)].findLast(({ index, 0: word }) => {
    const rest = clause.slice(index + word.length);
    const said = `${rest}${/^[^.;,]{0,70}/.exec(after)?.[0] ?? ''}`;
    if (/^FICA/.test(word) && word !== 'FICANDO') return false;
    if (/^EM /.test(word) && /\bLE(?:I|GISLACAO)\s$|NORMAS?\s$/.test(clause.slice(0, index))) return false;
    if (/^PASSA$|^PASSAM$|^FICANDO$|^VOLT|^RETORN/.test(word) && freed.test(said)) return false;
    return !endsWithin(rest) && !freed.test(/^[^.;,]{0,60}/.exec(rest)?.[0] ?? '');
  });
  return announced !== undefined;
}

/** Whether a word that ends an act stands in the words, and is not denied. */
function endsWithin(words: string): boolean {
  const match = ends.exec(words);
  return match !== null && !denied.test(words.slice(0, match.index));
}

/** Whether an act is cited for what it did, who it names or what was asked about it, not to be ended. */
export function isGround(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 110), at);
  return ground.test(before.slice(-60)) || isTold(text, at);
}

/** Grounds that are none of the targets even where they stand before the verb. */
export function isTold(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 110), at);
  const tells = hadEnded.exec(before);
  return (tells !== null && !endsHere.test(tells[0])) || someoneOf.test(before) || aboutIt.test(before);
}
