import type { EventCode } from '../../model/model.ts';

/** How a deed says who gives to whom, by event; `after` announces receivers, `from` givers. */
export interface Wording {
  readonly verb?: RegExp;
  readonly after?: RegExp;
  readonly from?: RegExp;
}

export const sale: Wording = {
  verb: /\bVEND(?:EU|ERAM|EM|E)\b|\bTRANSMIT(?:IU|IRAM|EM|E)\b|\bTRANSFER(?:IU|IRAM|EM|E)\b|\bALIEN(?:OU|ARAM)\b|\bCED(?:EU|ERAM)\b|\b(?:DEU|DERAM)\b|\bPERMUT(?:OU|ARAM)\b|\bDO(?:OU|ARAM|AM|A)\b(?=\s)|\bCONFER(?:IU|IRAM)\b|\bINTEGRALIZ(?:OU|ARAM)\b|COMPROMISS(?:OU|ARAM|A|AM)\b|COMPROMET(?:EU|ERAM|E|EM)-SE|\bPROMET(?:EU|ERAM|E|EM)\b|\bINCORPOR(?:OU|ARAM)\b|\bENTREG(?:OU|ARAM)\b|OUTORG(?:OU|ARAM)/,
  after:
    /ADQUIRID[OA]S?\s+POR|VENDA\s+(?:FEITA|OUTORGADA)\s+(?:A|AO|AOS)\s|(?:VENDID|DOAD|TRANSMITID|TRANSFERID|PERMUTAD|ALIENAD|CONFERID)[OA]S?(?:\s+\w+){0,4}?\s+(?:A|AO|AOS|PARA)\s/,
  from: /\bADQUIRI(?:U|RAM)\b[^.;,]{0,60}?\bDE\s(?=[A-Z]{3,}\s(?!MATRICULA|REGISTRO))|\bCOMPR(?:OU|ARAM)\b[^.;,]{0,40}?\b(?:D[EOA]S?|A|AO)\s|(?:COMPRA|AQUISICAO)\s+(?:(?:FEITA|HAVIDA)\s+)?(?:A|AO|AOS|POR)\s|(?:COMPRA|AQUISICAO)\s+(?:FEITA|HAVIDA)\s+DE\s|VENDA\s+(?:FEITA|HAVIDA)\s+(?:DE|POR)\s|VENDA\s+(?:QUE\s+)?(?:LHES?\s+)?(?:FEZ|FIZERAM|FEITA POR|OUTORGADA POR)|(?:VENDID|TRANSMITID|DOAD)[OA]S?\s+POR\s|OUTORGAD[OA]\s+POR\s|DE\s+PROPRIEDADE\s+D[EOA]\s/,
};

/** An auction or estate may end in a plain transfer by whoever owned meanwhile. */
export const activeTransfer = /\bTRANSMIT(?:IU|IRAM)\b|\bVEND(?:EU|ERAM)\b/;

export const wordings: Partial<Record<EventCode, Wording>> = {
  partilha_inventario: {
    after:
      /PARTILHAD[OA]S?\b|\bCOUBE(?:RAM)?\b|\bTOC(?:OU|ANDO|ARAM)\b|QUINH(?:AO|OES)\s*:|PAGAMENTOS?\s*:|\bA\s+VIUVA\b|\bAO\s+VIUVO\b|\bMEEIR[AO]\b|ATRIBUID[OA]S?\b|ADJUDICAD[OA]S?\b|HAVID[OA] POR|TOCOU|FICOU PERTENCENDO|PERTENCENDO|HERDEIR|AQUINHOAD|NA SEGUINTE PROPORCAO|ADQUIRID[OA]S? POR/,
    from: /ESPOLIO D[EOA]S?\s|(?:HERANCA|SUCESSAO)\s+(?:HEREDITARIA\s+)?(?:POR\s+FALECIMENTO\s+)?D[EOA]S?\s+(?:(?:SEUS?|SUAS?)\s+)?(?:MAE|PAI|PAIS|AVO|AVOS|TI[OA]|IRMAO?|IRMA|ESPOS[OA]|MARIDO|MULHER|CONJUGE|FILH[OA]|GENITORA?)\s+|(?:BENS\s+)?DEIXADOS\s+(?:PEL[OA]|POR)\s+|INVENTARIO\s+(?:DOS\s+BENS\s+)?(?:DEIXADOS\s+)?(?:D[EOA]S?|POR)\s|FALECIMENTO\s+D[EOA]\s|SUCESSAO\s+D[EOA]\s|ARROLAMENTO\s+(?:DOS\s+BENS\s+)?(?:DEIXADOS\s+)?(?:D[EOA]|POR)\s|BENS\s+D[EOA]\s/,
  },
  partilha_divorcio: {
    after:
      /PARTILHAD[OA]\b|\bCOUBE\b|ATRIBUID[OA]\b|FICOU PERTENCENDO|PERTENCERA|FICAND?O? (?:EXCLUSIVAMENTE )?(?:PARA|COM|PERTENCENDO)|PASSOU A PERTENCER|ADJUDICAD[OA]/,
    from: /PROPRIEDADE COMUM D[EO]|DIVORCIO(?: CONSENSUAL| JUDICIAL)? D[EO]|SEPARACAO(?: CONSENSUAL| JUDICIAL)? D[EO]|CASAL/,
  },
  adjudicacao: {
    verb: activeTransfer,
    after: /ADJUDICAD[OA]S?\b|EM FAVOR D|ADJUDICATARI[OA]|COUBE/,
    from: /ESPOLIO D[EOA]S?\s|CONTRA\s|EXECUTAD[OA]S?:?\s|BENS DEIXADOS (?:POR|PEL[OA])\s|FALECIMENTO D[EOA]\s|COMPROMISSAD[OA] POR\s/,
  },
  arrematacao: {
    verb: activeTransfer,
    after: /ARREMATAD[OA]S?\b|ARREMATANTE|EM FAVOR D/,
    from: /EXECUTAD[OA]S?:?\s|CONTRA\s|DEVEDOR(?:A|ES)?\s|ARREMATAD[OA]S?\s+D[EOA]S?\s/,
  },
  consolidacao_propriedade: {
    after: /EM NOME D|EM FAVOR D|CREDOR[A]? FIDUCIARI[OA]|FIDUCIARI[OA]\b|CREDOR[A]?\b/,
    from: /FIDUCIANTES?\b|DEVEDOR(?:A|ES)?\b|PERTENCENTE\s+(?:A|AO|AOS)\s|DE PROPRIEDADE D[EOA]S?\s/,
  },
  usucapiao: { after: /EM FAVOR D|DOMINIO\s+D[OE]|DECLARAD[OA]|RECONHECID|REQUERENTE|AUTOR/ },
  desapropriacao: {
    ...sale,
    after: /EM FAVOR D|DESAPROPRIAD[OA]S?\s+(?:POR|PEL[OA])|EXPROPRIANTE|ADQUIRID[OA]\s+POR/,
  },
  divisao: {
    after:
      /PERMANEC(?:ENDO|EU|E) (?:COM|NA PROPRIEDADE D)|FICAND?O?U? (?:PERTENCENDO|PARA|COM)|\bFIC(?:ANDO|OU|ARAM)(?=\s[A-Z' ]{4,60}\sCOM\s)|COUBE|CABENDO|ATRIBUID[OA]|TOCOU/,
  },
  usufruto: { after: /EM FAVOR D|INSTITUI(?:U|RAM)[^.]{0,60}\bA\b/ },
  servidao: { after: /EM FAVOR D|A FAVOR D|INSTITUID[OA][^.]{0,40}PARA/ },
};
