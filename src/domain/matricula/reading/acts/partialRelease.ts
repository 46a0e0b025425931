/**
 * Whether the act takes only part of what it names; all that this record holds is no part.
 * @param number of the record, to tell its land from that of others
 */
export function isPartial(told: string, number: string | null = null): boolean {
  const text = told.replaceAll('COMUNHAO PARCIAL', 'COMUNHAO');
  if (accrues.test(text) && !/\bAMB[OA]S\b|\bULTIM[OA]\b|\bDOIS USUFRUTUARIOS/.test(text)) return true;
  if (onAnotherRecord.test(text)) return true;
  const here = withoutOtherLand(text, number);
  if (wholeUnit.test(here)) return false;
  return (
    (!ofThisRecord.test(here) && part.test(here)) ||
    excepted.test(here) ||
    somebodyOnly.test(here) ||
    (!ofThisRecord.test(here) && pronounOnly.test(here)) ||
    somethingElse.test(here)
  );
}

/** The words without clauses that tell what goes on elsewhere: `permanecendo sobre os demais bens do devedor`. */
const withoutOtherLand = (text: string, number: string | null): string =>
  text.replace(elsewhere, (clause) => (number && digitsIn(clause).includes(number) ? clause : ' '));

const elsewhere =
  /,?\s(?:E\s)?(?:PERMANEC|CONTINU|SUBSIST|REMANESC|PROSSEGU|PERSIST|MANTID|MANTEND|PREVALEC)\w*\b[^.;]{0,70}?\b(?:IMOVE(?:L|IS) (?:OBJETO )?D[AO]S? MATRICULAS? (?:N[ºO.]{0,3}S?\s*)?\d|MATRICULAS (?:N[ºO.]{0,3}S?\s*)?\d|(?:DEMAIS|OUTR[OA]S) (?:BENS|IMOVEIS|MATRICULAS|GARANTIAS|PROPRIEDADES))[^;]*?(?=;|\.\s|\.?$)/g;

const digitsIn = (text: string): string[] =>
  [...text.matchAll(/\d[\d.]*\d/g)].map(([printed]) => printed.replace(/\D/g, ''));

/** Whether only one of several who hold the right loses it: the right itself goes on. @see CC art. 1.411 */
export const isOfOneHolder = (text: string): boolean =>
  (accrues.test(text) || somebodyOnly.test(text) || pronounOnly.test(text)) &&
  !/\bAMB[OA]S\b|\bULTIM[OA]\b/.test(text);

/** All but a part: on that part the lien stays. */
const excepted =
  /\b(?:EXCET(?:O|UAD[OA]S?|UANDO-SE|UANDO)|SALVO|SALVANTE|RESSALVAD[OA]S?|RESSALVANDO-SE|(?:COM|A|FEITA A) (?:EXCE[CP]?CAO|RESSALVA)(?: APENAS)?|MENOS|EXCLUID[OA]S?)\s(?:APENAS\s|SOMENTE\s)?(?:(?:QUANTO|EM RELACAO|COM RELACAO|NO QUE SE REFERE|NO TOCANTE|RELATIVAMENTE|SOBRE|N[OA]S?|D[OA]S?)\s?)?(?:AO?S?\s|[OA]S?\s)?(?:REFERID[OA]\s|UMA\s)?(?:PARTE|FRACAO|METADE|AREA|GLEBA|MEACAO|QUINHAO|[CQ]?[UO]OTA|TERCA|LOTE|UNIDADE|\d[\d.,]*\s?(?:%|HA\b|HECTARES|M2|ALQUEIRES))/;

const part =
  /\bPARCIAL(?:MENTE)?\b|\bEM PARTE\b|\b(?:EXCLUSIVAMENTE|TAO[ -]SOMENTE|SOMENTE|UNICAMENTE|APENAS|SO) (?:NO QUE (?:SE REFERE|TANGE|CONCERNE|TOCA) |QUANTO |EM RELACAO |SOBRE |COM RELACAO |NO TOCANTE |RELATIVAMENTE )?(?:A|AO|AS|AOS|O|OS|NA|NO)?\s?(?:PARTE|FRACAO|AREA|GLEBA|METADE|MEACAO|QUINHAO|[CQ]UOTA|COTA|DIREITOS|IMOVEL DA MATRICULA|BENFEITORIAS?|SAFRA|MAQUINA|\d)|DESLIGAMENTO D[EAO]S? (?!\d)|LIBERACAO D[EA] (?:PARTE|AREA|GLEBA|FRACAO)|A PARTE (?:DO USUFRUTO|QUE LHE)|LIBERAD[OA]S?(?:[^.;]|\.\d){0,60}\b(?:GLEBA|AREA|FRACAO|PARTE IDEAL|METADE)\b|PERMANEC\w+ HIPOTECAD|PERMANEC\w+ (?:GRAVAD|ONERAD|VINCULAD|EM GARANTIA|ALIENAD)|DESLIGAD[OA]S?(?:[^.;]|\.\d){0,60}\b(?:GLEBA|AREA|FRACAO|PARTE IDEAL|METADE)\b|DESLIGAMENTO D[EAO]S? (?:REFERID[OA] )?(?:GLEBA|AREA|FRACAO|PARTE|METADE)|REDUZID[OA][^.;]{0,80}\bLIBERA|(?:PERMANEC|CONTINU|SUBSIST|MANTE?N?)\w+ (?:A |O )?(?:HIPOTECA|GARANTIA|PENHORA|ONUS|GRAVAME|ALIENACAO FIDUCIARIA|INDISPONIBILIDADE) (?:SOBRE|QUANTO|EM RELACAO|N[OA]S?|COM RELACAO)|PERMANEC\w+ (?:O|ESTE|TODO O|A|ESTA) (?:PRESENTE |RESTANTE |REMANESCENTE )?(?:IMOVEL|DEMAIS|RESTANTE|REMANESCENTE|AREA)\b(?! (?:LIVRE|DESONERAD|DESEMBARAC))/;

/** `em relação a ele`: to a person, unless the words speak of this record's own land. */
const pronounOnly =
  /(?:QUANTO|(?:EM|COM) RELACAO|NO QUE (?:SE REFERE|TANGE|CONCERNE)|NO TOCANTE|RELATIVAMENTE|CORRESPONDENTE|REFERENTE)\sA\sEL[EA]\b/;

/** `apenas quanto à meação de LÍVIA`, `quanto ao falecido`. */
const somebodyOnly =
  /(?:QUANTO|(?:EM|COM) RELACAO|NO QUE (?:SE REFERE|TANGE|CONCERNE)|NO TOCANTE|RELATIVAMENTE|CORRESPONDENTE|REFERENTE)\s(?:AO?S?|A)\s(?:(?:REFERID[OA]\s|CITAD[OA]\s|DIT[OA]\s)?(?:FALECID[OA]|FINAD[OA]|COUSUFRUTUARI[OA]|CO-USUFRUTUARI[OA]|DE CUJUS|MEACAO|QUINHAO|[CQ]UOTA|COTA|METADE|CONJUGE|ESPOS[OA]|CONDOMIN[OA]|CO-?EXECUTAD[OA]|CO-?DEVEDOR)|USUFRUTUARI[OA] (?:FALECID|[A-Z]{3}))/;

/** Another thing freed than the property: a machine, a crop, a surety. */
const somethingElse =
  /\b(?:LIBER(?:AD[OA]S?|A|OU|ACAO|ANDO)|DESONER\w+|EXONER\w+|EXCLU\w+|DESVINCUL\w+|SUBSTITU\w+)\b[^.;]{0,110}?\b(?:A|O|AS|OS|UM|UMA|D[AO]S?)\s(?:(?:REFERID[OA]S?|CITAD[OA]S?|DIT[OA]S?|BEM MOVEL|SEGUINTES?)\s)?(?:MAQUINAS?|COLHEITADEIRAS?|TRATOR(?:ES)?|VEICULOS?|SAFRAS?|LAVOURAS?|EQUIPAMENTOS?|SEMOVENTES?|REBANHO|GADO|ANIMAIS|IMPLEMENTOS?|CAMINH\w+|AVAL|AVALISTAS?|FIADOR\w*|FIANCA|COLHEITA|PENHOR D[EA]S?|GRAOS|DEVEDOR SOLIDARIO|CO-?DEVEDOR|(?:OUTRO|DEMAIS) IMOVE)/;

/** Freed on another record's land, kept on this one's; `permanecendo a penhora do R-3 desta matrícula` is another act. */
const onAnotherRecord =
  /\b(?:PERMANEC\w+|SUBSIST\w+|CONTINU\w+|MANT\w+)\b(?:(?!\b(?:R|AV|REGISTRO|AVERBACAO)[\s.-]{0,3}(?:N?[ºO.]{0,3}\s?)?\d)[^.;]){0,60}\b(?:EST[AE] MATRICULA|DESTA MATRICULA|NESTA MATRICULA|EST[AE] IMOVEL|PRESENTE MATRICULA|PRESENTE IMOVEL)\b(?! (?:LIVRE|DESONERAD))/;

const accrues =
  /\bACRESC(?:ENDO|E|ERA|EU|IDA A PARTE)\b|\b(?:CONTINU(?:A|ANDO|ARA)|PERMANEC(?:E|ENDO|ERA)|SUBSIST(?:E|INDO|IRA)|PROSSEGU\w+|MANT(?:IDO|ENDO-SE))\b[^.;]{0,40}\bUSUFRUTO\b|\bUSUFRUTO\b[^.;]{0,60}\b(?:CONTINUA|PERMANECE|SUBSISTE|PROSSEGUE)\b|\bPERMANECE\w*[^.;]{0,50}\bUSUFRUTUARI[OA]\b/;

/** `o desligamento deste apartamento da hipoteca`: all that this record holds is freed. */
const wholeUnit =
  /^(?!.*\b(?:PARCIAL|PARTE|FRACAO|GLEBA|METADE|REMANESC|PERMANEC|CONTINU|SUBSIST|EXCET|SALVO|RESSALV)).*\b(?:DESLIGAMENTO|LIBERACAO|DESONERACAO|DESVINCULACAO) D(?:EST[AE]|[AO] PRESENTE) (?:UNIDADE|IMOVEL|APARTAMENTO|SALA|LOTE|CASA|LOJA|MATRICULA)\b/s;

const ofThisRecord =
  /^(?!.*\bPARCIAL).*\b(?:EST[AE]|A PRESENTE|D[AO] PRESENTE) (?:UNIDADE|IMOVEL|APARTAMENTO|SALA|LOTE|CASA)|^(?!.*\bPARCIAL).*\b(?:UNIDADE|IMOVEL|APARTAMENTO|LOTE) (?:(?:OBJETO|CONSTANTE) )?D(?:ESTA|A PRESENTE) MATRICULA/s;
