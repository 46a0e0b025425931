import type { Range } from '../../../text/found.ts';
import type { EventCode } from '../../model/model.ts';
import type { Citation } from './citations.ts';
import { namedKinds } from './endedKinds.ts';
import { endsBody } from './extinctBodies.ts';
import { isGround, isTold, staysInForce } from './staysInForce.ts';

/** What one sentence does to the earlier acts it cites. */
export interface Verdict {
  readonly cancelled: readonly Citation[];
  /** Cited, and surely not to be ended: said to go on, or told for another reason. */
  readonly spared: readonly Citation[];
}

const ending =
  /\bCANCEL(?:A|AD[OA]S?|O|AM|ADA|ANDO|AMENTO|AR|OU)(?:-SE)?\b|\bBAIX(?:A|AM|AD[OA]S?|AR|OU|ARAM)(?:-SE)?\b|\bSEM (?:NENHUM |QUALQUER |MAIS )?EFEITO\b|\bPERD(?:EU|ERAM|E|EM|ENDO)\s(?:[OA]S?\s)?(?:TOD[OA]S?\s)?(?:[OA]S?\s)?(?:SEUS?\s|SUA\s)?(?:EFEITOS?|EFICACIA|VALIDADE|VIGENCIA)\b|\b(?:DAD|DECLARAD|CONSIDERAD|TID|HAVID)[OA]S?\s(?:COMO\s|POR\s)?FIND[OA]S?\b|\bCANC\b|\bEXTINT[OA]S?\b|\bEXTINGU[A-Z-]+|\bEXTINCAO\b|\bLEVANT(?:O|OU|A(?:D[OA]S?|MENTO|M?-SE))\b|\bLIBER(?:A|AD[OA]S?|ACAO|OU|ARAM|ANDO)\b|\bREVOG[A-Z]+|\bDESONER[A-Z]+|\bEXONER[A-Z]+|\bDESGRAV[A-Z]+|\bRESCI[NS][A-Z]+|\bRENUNCI[A-Z]+|\bLIQUIDAD[OA]S?\b|\bDESCONSTITU[A-Z]+|\bQUITAD[OA]S?\b|\bRESGATAD[OA]S?\b|\bINSUBSIST[A-Z]+|\bINEFICACIA\b|\bNULIDADE\b|\bDISTRAT[A-Z]+|\bDESLIG(?:A|AD[OA]S?|AMENTO|OU|ARAM|ANDO)(?:-SE)?\b|\bDESVINCUL[A-Z]+|\bDEIX(?:A|AM|OU|ARAM|ANDO) DE (?:SUBSISTIR|EXISTIR|VIGORAR|GRAVAR|ONERAR|PRODUZIR)|\bRESOLV(?:EU-SE|ID[OA])\b|\bCADUC[A-Z]+|\bRETIRAD[OA]S?\b|\bRETIRA-SE\b|\bEXCLUI(?:D[OA]S?|-SE)\b|\bEXCLUSAO\b|\bANULA(?:D[OA]S?|CAO)\b|\bDECLARAD[OA]S? NUL[OA]S?\b|\bPEREMP[A-Z]+|\bCESS(?:AM|A|OU|ARAM|AD[OA]S?)\s(?:[OA]S\sSEUS\s|[OA]S\s|TODOS\s[OA]S\s)?EFEITOS?\b|\bLIVRES?(?: E DESEMBARACAD[OA]S?)?(?: D[OA]S? (?:REFERID[OA]S? |CITAD[OA]S? )?(?:ONUS|GRAVAMES?|HIPOTECAS?|RESTRICAO|CLAUSULAS?))/g;
const sideEnding =
  /,\s(?:E\s)?(?:CANCELAD|EXTINT|BAIXAD)[OA]S?,?\s(?:(?:EM|POR) CONSEQUENCIA,?\s|CONSEQUENTEMENTE,?\s|TAMBEM\s|ASSIM\s|PORTANTO\s)?[OA]S?\s|\bFIC(?:A|AM|ANDO|OU)\b[^.;]{0,40}\b(?:CANCELAD|SEM EFEITO|EXTINT)|CANCELANDO-SE|\bEXTINGU(?:E|EM|INDO)-SE\b|\bCANCELA(?:M)?-SE\b|QUE\s+(?:SE\s+CANCELA|FICA\s+(?:CANCELAD|SEM EFEITO|EXTINT))|(?:FO(?:I|RAM)|FICA(?:M)?)\s+CANCELAD|\bPEL[OA] QUE (?:FICA|SE CANCELA)|(?:BAIXA|CANCELAMENTO)\b(?:[^.;]|\.\d){0,60}\bO QUE (?:\w+ )?SE (?:FAZ|AVERBA|EFETUA|CUMPRE|PROCEDE)/;
const lastingAfterDeath =
  /PERMANEC|CONTINUA[M]?\s|MANTID[OA]|SUBSIST|EM VIGOR|RESSALV|PASSA(?:NDO)? A (?:SER|PRIMEIR|SEGUND)/;

/** No ending is done here: denied, asked for, refused or put off. */
const undone =
  /\b(?:NAO|NEM|NUNCA|JAMAIS|SEM QUE)\s(?:[A-Z]+\s){0,3}$|\b(?:A|DEV\w+|POD\w+|PARA|DE) SER\s$|\bSER(?:A|AO)\s$|\b(?:SEM|INDEFER\w+|NEGAD[OA]|NEGOU|SUSPEN\w+|SUSTAD[OA]|OBST\w+|IMPED\w+|VEDAD[OA]|PROIBID[OA]|DESIST\w+|PEDIDO|REQUERIMENTO|PRETENS\w+|CONDICIONAD[OA]|CUJ[OA]|FUTUR[OA]|POSTERIOR|ATE|APOS|EVENTUAL|QUANDO D[OA])\s(?:[OA]S?\s|D[EOA]S?\s|A[O]?\s|COM\s){0,2}(?:FUTUR[OA]\s|EVENTUAL\s|POSTERIOR\s|EFETIV[OA]\s|RESPECTIV[OA]\s|SEU\s|SUA\s)?$/;

const putOff =
  /^\w+[^.;]{0,110}\b(?:FOI|FICA|FICOU|RESTOU|ESTA)\s(?:SUSPENS|INDEFERID|NEGAD|SUSTAD|REVOGAD|SOBRESTAD)/;

/** `requer a baixa da Av.5, o que ora se faz`. */
const doneHere = /^(?:[^.;]|\.\d){0,80}\bO QUE (?:\w+ )?SE (?:FAZ|AVERBA|EFETUA|CUMPRE|PROCEDE)\b/;

/** The ending of an ending: `fica sem efeito o pedido de cancelamento`, `cancelado o cancelamento`, `nulidade da baixa`. */
const endsAnEnding =
  /\b(?:SEM EFEITO|CANCELAD[OA]S?|CANCELAMENTO|REVOGAD[OA]S?|NUL[OA]S?|NULIDADE|INSUBSIST\w+|INEFIC\w+|ANULAD[OA]|DESCONSTITUID[OA])\s(?:[OA]S?|D[OA]S?)\s(?:(?:REFERID|MENCIONAD|CITAD|INDEVID|ALUDID)[OA]\s|PEDIDO D[EO]\s|REQUERIMENTO D[EO]\s|ORDEM D[EO]\s|MANDADO D[EO]\s|AVERBACAO D[EO]\s|ATO D[EO]\s|REGISTRO D[EO]\s|PRENOTACAO D[EO]\s|PROTOCOLO D[EO]\s|TERMO D[EO]\s|EFEITOS? D[EOA]\s){0,3}(?:CANCELAMENTO|BAIXA|LEVANTAMENTO|LIBERACAO|DESLIGAMENTO|QUITACAO|EXTINCAO)\b|\b(?:SEM EFEITO|CANCELAD[OA]S?)\s(?:[OA]S?|D[OA]S?)\s(?:REFERID[OA]\s)?(?:PEDIDO|REQUERIMENTO|PRENOTACAO|PROTOCOLO|INTIMACAO|SOLICITACAO)\b/;

/**
 * Which of the acts cited in a sentence it ends: those behind the word that ends, else those before it
 * (`o penhor do R.5 fica CANCELADO`), and never those it spares.
 */
export function verdictOn(
  text: string,
  sentence: Range,
  cited: readonly Citation[],
  event: EventCode,
  eventOf: (code: string) => EventCode | undefined,
): Verdict {
  if (cited.length === 0) return nothing;
  const at = ({ start, end }: Range): Range => ({ start: start - sentence.start, end: end - sentence.start });
  const double = endsAnEnding.exec(text);
  const stays = cited.filter(
    (citation) =>
      staysInForce(text, at(citation)) ||
      (double !== null && at(citation).start > double.index && mayGoOn(double[0], eventOf(citation.code))),
  );
  // An intimation that was noted by an act of its own is that act.
  const isOwnIntimation = (citation: Citation) =>
    eventOf(citation.code) === 'outro' &&
    /\bINTIMAC(?:AO|OES)\s(?:D[EOA]S?\s)$/.test(text.slice(0, at(citation).start));
  const told = cited.filter((citation) => isTold(text, at(citation).start) && !isOwnIntimation(citation));
  const main = event === 'cancelamento';
  const spared = [...stays, ...told];
  if (!main && !sideEnding.test(text)) return { cancelled: [], spared };
  if (event === 'obito' && lastingAfterDeath.test(text) && !/USUFRUTO/.test(text))
    return { cancelled: [], spared };
  const [only] = cited;
  if (main && cited.length === 1 && only && stays.length === 0 && pointsBack.test(text.slice(at(only).end)))
    return { cancelled: [only], spared: [] };
  const both = main ? bothNamed.exec(text) : null;
  const meant = both
    ? cited.filter(
        (citation) =>
          !stays.includes(citation) &&
          at(citation).start < both.index &&
          namedKinds(both[1] ?? '').includes(eventOf(citation.code) ?? 'outro'),
      )
    : [];
  if (both && meant.length > 1) {
    const behind = cited.filter((citation) => !spared.includes(citation) && at(citation).start > both.index);
    return {
      cancelled: [...meant, ...behind],
      spared: spared.filter((citation) => !meant.includes(citation)),
    };
  }
  const open = cited.filter((citation) => !spared.includes(citation));
  const relative = open.filter((citation) => isEndedBehind(text, at(citation).end));
  if (!main && relative.length > 0) return { cancelled: relative, spared };
  // Who pays another's debt steps into the security.
  const takenOver = /\bSUB-?ROGA/.test(text) && !/CANCEL|BAIXA|EXTINT/.test(text);
  const words = [...text.matchAll(ending)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
  // `CANCELAMENTO - Efetivada a penhora da AV-16, cancela-se a AV-15`: a title ends nothing where a verb does.
  const isTitle = ({ start, end }: Range) =>
    start < 3 && words.length > 1 && /^\s?[-–:]\s/.test(text.slice(end));
  const verbs = words
    .filter((word) => !isTitle(word) && !endsBody(text.slice(word.start, word.start + 60)))
    .filter(
      ({ start, text: word }) =>
        !undone.test(text.slice(Math.max(0, start - 40), start)) &&
        !(/MENTO$|^BAIXA$/.test(word) && putOff.test(text.slice(start, start + 140))) &&
        !(takenOver && /^(?:QUITAD|LIQUID)/.test(word)) &&
        (main ||
          !/^(?:BAIXA|QUITAD|RESGAT|LIBERA|LIQUID|DESONER|EXONER|RENUNCI|LIVRE|EXCLU|RETIR|DESLIG)/.test(
            word,
          ) ||
          doneHere.test(text.slice(start, start + 140))),
    );
  const ledBy = (lead: RegExp) =>
    verbs.filter((word) => lead.test(text.slice(Math.max(0, word.start - 50), word.start)));
  // `foi declarada nula a intimação, fica cancelada a AV-5`: not the verb that speaks of a thing of the act.
  const led = (lead: RegExp) =>
    ledBy(lead).find(({ end }) => !ofAnAct.test(text.slice(end))) ?? ledBy(lead)[0];
  // `e exonerada a devedora da dívida, fica cancelada a alienação`: the verb in full goes before a participle.
  const first = led(leads.inFull) ?? led(leads.joined) ?? verbs[0];
  if (!first) return { cancelled: [], spared: text.search(ending) < 0 ? spared : [...spared, ...open] };
  const behind = open.filter((citation) => at(citation).start >= (verbs[0]?.end ?? first.end));
  const behindMain = open.filter((citation) => at(citation).start >= first.end);
  const chosen = behindMain.length > 0 && !endsBesides(text, first.start) ? behindMain : behind;
  if (chosen.length === 0) {
    const before = open.filter((citation) => at(citation).start < first.start);
    const governed = governedBy(text, first.end);
    const fitting = before.filter(({ code }) => mayBeMeant(governed, eventOf(code)));
    return { cancelled: fitting, spared: [...spared, ...before.filter((item) => !fitting.includes(item))] };
  }
  const refused = chosen.filter((citation, index) => {
    const { start } = at(citation);
    const previous = chosen[index - 1];
    const between = text.slice(previous ? at(previous).end : first.end, start);
    return (
      isGround(text, start) ||
      (!previous && endsNoAct(text.slice(first.end), eventOf(citation.code))) ||
      (previous !== undefined && turnsAside(between)) ||
      (!previous &&
        ofOtherKind(between, eventOf(citation.code)) &&
        /PERMANEC|CONTINU|SUBSIST|MANTID/.test(text))
    );
  });
  const ended = chosen.filter((citation) => !refused.includes(citation));
  // `retificada a AV-7, que se torna sem efeito, e cancelado o R-4`
  const besides = relative.filter((citation) => !ended.includes(citation));
  const cancelled = [...besides, ...ended];
  // Named again in the same sentence, it ends all the same.
  const kept = refused.filter(({ code }) => !cancelled.some((citation) => citation.code === code));
  return { cancelled, spared: [...spared, ...kept] };
}

/** `o credor dos registros R-12 e R-13 autorizou o cancelamento de ambas as hipotecas`: those of the acts just named. */
const bothNamed =
  /\b(?:CANCELAMENTO|BAIXA|LEVANTAMENTO|EXTINCAO|LIBERACAO) D(?:E AMB[OA]S [OA]S|[OA]S (?:REFERID|MESM|ALUDID|CITAD|DUAS |DOIS )[OA]?S?) ?([A-Z]+)/;

/** `nos autos da AV-8, a baixa do arresto nela noticiado`: what ends is in the act that was named before as a ground. */
const pointsBack =
  /\b(?:BAIXA|CANCELAMENTO|LEVANTAMENTO|EXTINCAO) D[EOA]S? (?:[A-Z]+ ){1,4}(?:NEL[EA]|NAQUEL[EA]|ALI) (?:NOTICIAD|AVERBAD|REGISTRAD|REFERID|MENCIONAD|CONSTANTE|OBJETO|INSCRIT)/;

/** Of an ending that ends, or an intimation noted by itself, the act is what ends. */
const mayGoOn = (words: string, event: EventCode | undefined): boolean =>
  event !== 'cancelamento' && !(event === 'outro' && words.endsWith('INTIMACAO'));

const leads = {
  inFull: /\b(?:FIC[A-Z]+|FO(?:I|RAM)|PROCED[A-Z-]+|AVERB[A-Z-]+|SE)\s(?:[A-Z]+\s){0,5}$/,
  joined: /\bE\s(?:[A-Z]+\s){0,5}$/,
};

/** `autorizou o desligamento da AV-1, ficando também extinto o da AV-2`: both end. */
const endsBesides = (text: string, at: number): boolean =>
  /\b(?:TAMBEM|IGUALMENTE|AINDA|OUTROSSIM|ASSIM COMO|BEM COMO|BEM ASSIM)\s(?:[A-Z]+\s){0,3}$/.test(
    text.slice(Math.max(0, at - 50), at),
  );

/** The rest of the clause behind a word that ends: what it says to end. */
const governedBy = (text: string, at: number): string => /^[^,.;]{0,120}/.exec(text.slice(at))?.[0] ?? '';

/** Whether an act named before the verb may be what ends: not where the verb has another thing for its own. */
const mayBeMeant = (governed: string, event: EventCode | undefined): boolean =>
  !ofOtherKind(governed, event) && !noAct.test(governed);

function ofOtherKind(words: string, event: EventCode | undefined): boolean {
  const kinds = namedKinds(words);
  return kinds.length > 0 && event !== undefined && !kinds.includes(event);
}

/** What is struck within an act that goes on. */
const noAct =
  /^\s(?:D?[OA]S?\s)?(?:REFERID[OA]S?\s)?(?:PROCEDIMENTO|DEVEDOR|FIADOR|AVALISTA|CO-?OBRIGAD|MUTUARI|C\.?C\.?I\b|CEDULA DE CREDITO IMOBILIARIO|VALOR|PRAZO|VENCIMENTO|PEDIDO|REQUERIMENTO|ITEM|TEXTO|PALAVRA|EXPRESSAO|TERMO|REDACAO|AVAL|FIANCA|MULTA|TAXA|JUROS|PARCELA|PRESTAC|MAQUINA|SAFRA|VEICULO|LANCAMENTO|PROTOCOLO|PRENOTACAO|LEILAO|PRACA|INTIMACAO|NOMEACAO|DEPOSITARI|ADITIVO|CONDIC|GARANTIA FIDEJUSSORIA|NOME|NUMERO|DADO|INFORMACAO|MENCAO|PARTE|DISPOSI|QUE (?:ANTES|ATE|ALI|NEL|DEL|CONSTA|DIZ|MENCION|FOI))/;

/** Whether what ends is a thing of the act named with it, not the act: its surety, a clause, the note issued on it. */
const endsNoAct = (behind: string, event: EventCode | undefined): boolean =>
  event !== undefined &&
  event !== 'cedula_credito' &&
  // An intimation that was noted by an act of its own is that act.
  !(event === 'outro' && /^\s(?:D?[OA]S?\s)?(?:REFERID[OA]S?\s)?INTIMACAO\b/.test(behind)) &&
  (ofAnAct.test(behind) ||
    (event !== 'clausulas_restritivas' && /^\s(?:D?[OA]S?\s)?CLAUSULAS?\b/.test(behind)) ||
    (event !== 'caucao' && /^\s(?:D?[OA]S?\s)?CAUCAO\b/.test(behind)));

const ofAnAct =
  /^\s(?:D?[OA]S?\s)?(?:REFERID[OA]S?\s)?(?:PROCEDIMENTO|DEVEDOR|FIADOR|CO-?OBRIGAD|MUTUARI|C\.?C\.?I\b|CEDULAS? DE CREDITO IMOBILIARIO|VALOR|PRAZO|VENCIMENTO|PEDIDO|ITEM|FIANCA|MULTA|JUROS|LEILAO|PRACA|INTIMACAO|NOMEACAO|DEPOSITARI)/;

/** Between two acts cited: the second only tells about the first. */
function turnsAside(between: string): boolean {
  const turn = [
    ...between.matchAll(
      /\bCOM\s(?:A\s|O\s|EXPRESSA\s)*(?:ANUENCIA|CONCORDANCIA|CIENCIA|CONSENTIMENTO|INTERVENIENCIA|ASSENTIMENTO|RENUNCIA)|\bANU(?:ID|INDO|IU|ENTE)\w*|\b(?:QUE|QUAL|QUAIS)\s(?:RECA|INCID|GRAV|ONER|PES|ERA|ESTAVA|GARANT|PRECED|CONCORR|ANTECED)\w*|\bSOBRE\b|\bCUJ[OA]S?\b|\bCREDOR\w*|\bDEVEDOR\w*|\bHIPOTECAD[OA]|\bPENHORAD[OA]|\bGRAVAD[OA]|\bONERAD[OA]|\bALIENAD[OA]|\bCIENTE|\bEM (?:FAVOR|BENEFICIO|GARANTIA)\b|\bPREFER\w+|\bCONCORRENTE|\bPOSTERIOR A|\bANTERIOR A|\bSUBSEQUENTE A/g,
    ),
  ].at(-1);
  return (
    turn !== undefined &&
    !/;|\bBEM (?:COMO|ASSIM)|\bASSIM COMO|\bE\s(?:TAMBEM\s|AINDA\s)?(?:[OA]S?|D[OA]S?|R|AV)\b|,\s(?:[OA]S?|D[OA]S?|R|AV)\b/.test(
      between.slice(turn.index),
    )
  );
}

const nothing: Verdict = { cancelled: [], spared: [] };

/** `R-5, que fica sem efeito`. */
const isEndedBehind = (text: string, at: number): boolean =>
  /^[^.;]{0,40}?,?\s*(?:QUE|O QUAL|A QUAL|OS QUAIS)\s+(?:SE\s+CANCELA|(?:SE\s+TORNA|FIC[AO][A-Z]*)\s+(?:CANCELAD|SEM EFEITO|EXTINT))/.test(
    text.slice(at, at + 70),
  );

/** What is in force again: named behind the verb that restores, the last one where the title says it too. */
export function restoredIn(text: string, sentence: Range, cited: readonly Citation[]): Citation[] {
  const verb = [
    ...text.matchAll(
      /(?<!\bNAO (?:SE |FICA |FOI )?)(?:RESTABELEC|REVIGOR|REPRISTIN|RESTAUR|\bVOLT(?:A|AM|ANDO|OU) A (?:VIGORAR|VIGER|PRODUZIR|TER EFEITO|SUBSISTIR|GRAVAR|ONERAR)|\bRETORN(?:A|ANDO|OU) A VIGORAR)/g,
    ),
  ].findLast(({ index }) => cited.some(({ start }) => start - sentence.start > index));
  if (!verb) return [];
  // `restabelecidos o R-1 e a AV-3, e cancelado o R-4`
  const stop = /\bE\s(?:FICA(?:NDO)?\s)?CANCELAD[OA]S?\b|\bCANCELANDO-SE\b/.exec(text.slice(verb.index));
  const until = stop ? verb.index + stop.index : text.length;
  return cited
    .filter(({ start }) => start - sentence.start > verb.index && start - sentence.start < until)
    .slice(0, 4);
}

/** The clause of a deed that ends an act besides: what stands before it tells of the deed. */
export function endingClause(text: string): string {
  const at = text.search(sideEnding);
  return at < 0 ? text : text.slice(at);
}
