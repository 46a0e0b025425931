import type { ActKind, EventCode } from '../../model/model.ts';

/** One line of the table: an event and the words that name it in a title, or do it in a body. */
export interface EventRule {
  readonly event: EventCode;
  readonly title?: RegExp;
  readonly body?: RegExp;
  /** Only acts of this letter. */
  readonly kind?: ActKind;
  /** How offices begin such an act, word for word: each is read as this event. */
  readonly examples?: readonly string[];
}

/** Consolidation in the fiduciary creditor; not what the debtor is warned of, nor full ownership after a usufruct. */
const consolidation =
  /CONSOLIDA(?:DA|-SE|DO|U-SE|NDO)?(?:OU-SE)?\s+(?:A\s+)?(?:PLENA\s+)?PROPRIEDADE(?! PLENA)|CONSOLIDOU-SE A PROPRIEDADE|PROPRIEDADE (?:PLENA )?(?:D[OE](?:STE)? (?:PRESENTE )?IMOVEL )?(?:FICA |FICOU |FOI |SE )?(?:CONSOLIDAD[AO]|CONSOLIDOU(?:-SE)?)\b|(?:AVERB[A-Z-]+|PROCED[A-Z-]+|CERTIFIC[A-Z]+|CONSTAR|REGISTR[A-Z-]+)[^.;]{0,40}\b(?<!CANCELAMENTO D)(?:A|AA) CONSOLIDACAO D[AE] (?:PLENA )?PROPRIEDADE(?! PLENA)/;

const ended =
  'LIVRES? D(?:AQUELE|AQUELA|ESTE|ESTA|O|A) (?:REFERID[OA] )?(?:GRAVAME|ONUS|HIPOTECA|GARANTIA)|CANCELAD|BAIXAD|EXTINT[OA]S? E CANCEL|SEM (?:NENHUM |QUALQUER |MAIS )?EFEITO|PEREMPT|LEVANTAD|REVOGAD|RESCINDID|DESCONSTITUID|EXCLUID|DESBLOQUEAD|INSUBSISTENT|LIBERAD[OA]S? (?:D|[OA]S? (?:REFERID[OA] |RESPECTIV[OA] )?(?:HIPOTECA|PENHOR|GARANTIA|ONUS|GRAVAME|ALIENACAO))|DESLIGAD[OA]S? D[AEO]S? (?:HIPOTECA|GARANTIA|PENHOR|ALIENACAO|INDISPON|ONUS|GRAVAME|CONSTRI)|EXTINT[OA]S? (?:[OA]S? )?(?:(?:DIREITO DE |REFERID[OA]S? )?(?:USUFRUTO|HIPOTECA|CLAUSULA|SERVIDAO|PENHOR|ARREST|SEQUEST|INDISPON|ALIENACAO|PROPRIEDADE FIDUC|COMPROMISSO|LOCACAO|ARREND|CAUCAO|GARANTIA|ONUS|GRAVAME|RESTRIC|FIDEICOMISSO)|(?:R|AV)[-. ]?\\d)';

/** The act's own verb ends another act; verbs of deeds that only tell of an ending stand further back. */
const cancellation = new RegExp(
  `^(?!.{0,200}\\bNAO (?:FOI|FORAM|FICA) (?:CANCEL|BAIXAD|LEVANTAD))(?!\\W{0,4}(?:(?:AVERB|PROCED|CERTIFIC|CONSIGN|FACO)[A-Z-]*[^.;]{0,50}\\b)?[OA]?\\s?(?:OBITO|FALECIMENTO|MORTE) D[EOA]).{0,420}?(?:${[
    `\\bFIC(?:A|AM|ANDO|OU|ARAM)(?:\\s+[A-Z,-]+){0,5}?\\s+(?:${ended})`,
    '\\b(?:E|SAO|FO(?:I|RAM)|SENDO)(?:\\s+DECLARAD[OA]S?)?(?:,?\\s(?:NESTE ATO|NESTA DATA|ORA|ASSIM|DESDE LOGO|PORTANTO|TAMBEM|POR ISSO|AGORA)\\s?,?)?\\s+(?:RETIRAD[OA] (?:A|O) (?:INDISPON|PENHORA|RESTRI|CONSTRI|ONUS|GRAVAME|BLOQUEIO|ORDEM)|CANCELAD|LEVANTAD|BAIXAD|REVOGAD|DESCONSTITUID|SEM EFEITO|INSUBSISTENT|NUL[OA] O (?:R|REGISTRO))',
    '\\bCANCELAD[OA]S?\\s+(?:FICA|[OA]S?\\s|R[.-])',
    '^\\W{0,4}CANCELAD',
    '[.;]\\s?CANCELAD[OA]S?,? (?:POIS|PORTANTO|ASSIM)\\b',
    '\\bCANCELO\\b|\\bCANCELAM?-SE\\b|\\bSE CANCELAM?\\b|\\bCANCELANDO-SE\\b',
    '\\bEXTINGU(?:IU|IRAM|E|EM|INDO)-SE\\s+[OA]S?\\s(?:\\w+\\s){0,2}?(?:USUFRUTO|HIPOTECA|CLAUSULA|SERVIDAO|PENHOR|ARREND|LOCACAO|GARANTIA|ONUS|GRAVAME|PROPRIEDADE FIDUC|ALIENACAO FIDUC|COMPROMISSO|FIDEICOMISSO)',
    '\\b(?:LEVANTO|BAIXO|LIBERO|EXCLUO|RETIRO)\\s+[OA]S?\\s|\\bAVERBO\\s(?:O CANCELAMENTO|A BAIXA|A QUITACAO|A LIBERACAO|O LEVANTAMENTO)',
    '\\bLEVANTAM?-SE\\s+[OA]S?\\s|\\bBAIXAM?-SE\\s+[OA]S?\\s',
    '\\b(?:SE\\s(?:DA|DEU)|D(?:A|AO|EU)-SE|DOU|DANDO-SE)\\s(?:A\\s)?(?:DEVIDA\\s|RESPECTIVA\\s|COMPETENTE\\s)?BAIXA\\b|\\bTORN(?:O|A-SE|AM-SE|ANDO-SE)\\sSEM EFEITO',
    '\\bDEIX(?:A|AM|ANDO|OU) DE (?:SUBSISTIR|EXISTIR|VIGORAR|GRAVAR|ONERAR)\\b',
    '\\b(?:DESLIGOU|DESLIGARAM)\\s(?:D[AEO]S?\\s)?(?:\\w+\\s){0,3}?(?:HIPOTECA|GARANTIA|ALIENACAO|PENHOR|ONUS|GRAVAME)',
    '\\bLEVANTAD[OA]S?\\s+[OA]S?\\s+(?:PENHORA|ARRESTO|SEQUESTRO|INDISPON|CONSTRI)',
    'CANCELAMENTO D[AEO]S?\\s|AVERBACAO D[AEO] (?:BAIXA|QUITACAO|LIBERACAO|EXTINCAO)\\s',
    '^\\W{0,4}(?:BAIXA|LEVANTAMENTO|EXTINCAO|REVOGACAO) D[AEO]|LEVANTAMENTO D[AEO]',
    '(?:AVERB[A-Z-]+|PROCED[A-Z-]+|CERTIFIC[A-Z]+|AUTORIZ[A-Z-]+|DETERMIN[A-Z-]+|ORDEN[A-Z-]+|CONSIGNAD[OA]|CONSTAR|FACO|FEITA|CONSIGN[A-Z-]+)\\s+(?:[A-Z,]+\\s+){0,4}?(?:[OA]|AO|AA)\\s+(?:SEU\\s+|SUA\\s+|RESPECTIV[OA]\\s+|COMPETENTE\\s+|DEVID[OA]\\s+)?(?:BAIXA|CANCELAMENTO|DESFAZIMENTO|DISTRATO|LIBERACAO|QUITACAO|LEVANTAMENTO|EXCLUSAO|DESLIGAMENTO|RENUNCIA|DESCONSTITUICAO|EXTINCAO D[AEO]S? (?:USUFRUTO|HIPOTECA|CLAUSULA|SERVIDAO|ALIENACAO|PROPRIEDADE))',
    '\\bPERD(?:EU|ERAM|E|EM|ENDO)\\s(?:[OA]S?\\s)?(?:TOD[OA]S?\\s)?(?:[OA]S?\\s)?(?:SEUS?\\s|SUA\\s)?(?:EFEITOS?|EFICACIA|VALIDADE|VIGENCIA)\\b',
    '\\b(?:DAD|DECLARAD|CONSIDERAD|TID|HAVID|JULGAD)[OA]S?\\s(?:COMO\\s|POR\\s)?(?:FIND|EXTINT[OA]S? (?:[OA]S? )?(?!EXECUC|PROCESS|ACAO)|PEREMPT|CANCELAD|BAIXAD|LEVANTAD)|\\bDECLARA(?:M)?-SE\\s(?:EXTINT|PEREMPT|CANCELAD|FIND|INSUBSIST|SEM EFEITO)',
    '\\b(?:SE ACHAM?|ACHAM?-SE|ENCONTRAM?-SE|SE ENCONTRAM?|ESTAO?|REST(?:OU|ARAM|A))\\s(?:\\w+\\s){0,2}?(?:EXTINT[OA]S?\\b(?! [OA] EXECUC)|CANCELAD|BAIXAD|SEM EFEITO|PEREMPT|LEVANTAD)',
    '\\b(?:BAIXA|CANCELAMENTO|LEVANTAMENTO|LIBERACAO|EXTINCAO)\\b[^.;]{0,50}\\b(?:ORA|AQUI|NESTE ATO|NESTA DATA)\\s(?:SE\\s)?(?:EFETUA|PROCED|FEIT|AVERBA|REALIZA|FAZ|LEVAD)',
    '\\b(?:MANDADO|OFICIO|ORDEM|AUTORIZACAO) (?:JUDICIAL )?(?:DE|PARA) (?:O )?(?:LEVANTAMENTO|CANCELAMENTO|BAIXA|LIBERACAO)',
    '^\\W{0,4}(?:REF[.A-Z]{0,9}\\s)?CANC\\b',
    '(?:VOLT|REVERT|RETORN|RECUPER)(?:OU|A|E|EU|ANDO|ENDO)\\b[^.;]{0,60}\\b(?:PROPRIEDADE PLENA|PLENA PROPRIEDADE|DOMINIO PLENO)',
    'RENUNCI(?:OU|ARAM|AM|A) (?:A|AO) (?:SEU |DIREITO DE |RESPECTIVO )?USUFRUTO',
    '\\b(?:EXONERA|DESONERA|LIBERA|DESGRAVA)M?-SE\\s+[OA]S?\\s',
    '\\b(?:MAND(?:OU|A)|ORDEN(?:OU|A)|DETERMIN(?:OU|A))\\s(?:QUE SE\\s)?(?:LEVANTAR|LEVANTASSE|CANCELAR|CANCELASSE|BAIXAR)\\b',
    'RENUNCI(?:OU|ARAM|A)\\b[^.;]{0,40}\\b(?:AO|O) (?:SEU |DIREITO DE |RESPECTIVO )?USUFRUTO',
    'CESS(?:OU|ARAM) (?:O|OS EFEITOS D[OA]|A) (?:USUFRUTO|INDISPONIBILIDADE|PENHORA|ARREND|LOCACAO)',
  ].join('|')})`,
  's',
);

/** An act of this record named beside a word of ending, in any verb: `dá-se baixa no R-1`, `torna-se sem efeito a AV-4`. */
const endsCited = (() => {
  const ending =
    '\\b(?:CANCEL[A-Z-]+|BAIXA[A-Z-]*|EXTIN[A-Z-]+|LEVANT[A-Z-]+|SEM EFEITO|DESCONSTITU[A-Z-]+|REVOG[A-Z-]+|RESCI[NS][A-Z-]+|INSUBSIST[A-Z]+|DISTRAT[A-Z]+|EXONER[A-Z]+|DESONER[A-Z]+|LIBER[A-Z]+|QUITAD[OA]S?|LIQUIDAD[OA]S?)\\b';
  const cited =
    '(?:\\b(?:R|AV)(?:\\s?[-.:º/]\\s?|\\s)0{0,2}[1-9]\\d{0,2}\\b|SOB (?:[OA] )?N[ºO.]{0,2}\\s?\\d)';
  const gap = '(?:[^.;]|\\.(?!\\s[A-Z])){0,110}?';
  const told = '(?!.{0,420}\\bNAO (?:FOI|FORAM|FICA|SE) (?:CANCEL|BAIXAD|LEVANTAD|EXTIN))';
  const keeps =
    '(?!.{0,420}(?:ADITIV|ADITAMENT|RATIFIC|\\bOBITO D|PRORROG|ALONGAMENTO|CESSAO|CEDEU|CONSOLIDA[A-Z]* [AD]+ PROPRIEDADE(?! PLENA)))';
  return new RegExp(`^${told}${keeps}.{0,420}?(?:${ending}${gap}${cited}|${cited}${gap}${ending})`, 's');
})();

/**
 * An attachment made, not told: `foi penhorado o imóvel`, `procede-se ao registro da penhora`, `termo de penhora`.
 * What an auction or an award grew out of is told.
 */
const attached = (noun: string, participle: string): RegExp =>
  new RegExp(
    `^(?!.*\\b(?:ARREMAT|ADJUDIC))(?:.*\\b(?:FO(?:I|RAM)|FIC(?:A|AM|OU)|ACHA-SE)(?:\\s[A-Z,]+){0,5}?\\s${participle}[OA]S?\\b|.*\\b(?:PROCED|REGISTR|AVERB|FACO|EFETU|LAVR|REALIZ|EFETIV|DETERMIN)[A-Z-]*(?:\\s[A-Z]+){0,6}?\\s${noun}\\b|.*\\b(?:TERMO|AUTO|MANDADO|CERTIDAO)(?: DE (?:REGISTRO|AVERBACAO))? D[AE] ${noun}\\b)`,
    's',
  );

/** An arrest made an attachment: the lien goes on under another name. @see CPC art. 830 par. 3 */
const conversion =
  /^(?!.{0,160}\b(?:CANCELAMENTO|CANCELAD[OA]|CANCELA-SE|LEVANTAD[OA]|LEVANTAMENTO|BAIXA) D?[AO]?\s?PENHORA)(?:.*\bARREST[^.]{0,90}\bCONVERT(?:ID[OA]|E|EU|ENDO|IDA)(?:-SE)?\s(?:[A-Z]+\s){0,3}?EM PENHORA|.*\bCONVERT(?:E|EU|ER|ENDO|IDO|IDA)(?:-SE)?\b[^.]{0,40}\bARRESTO\b[^.]{0,60}\bEM PENHORA|.*\bCONVERSAO D[EO] ARRESTO|.*\bCONVERSAO EM PENHORA D[EO] ARRESTO)/s;

/** Terms of a debt told anew: `rerratificaram a hipoteca`, `o vencimento da cédula foi prorrogado`, `o saldo passou a`. */
const amendment =
  /^.{0,160}?\b(?:ADITIVO|MENCAO ADICIONAL|ADITAMENTO|TERMO ADITIVO|ADITARAM|ADITOU|ADITAD[OA])\b|^.{0,260}?(?:\bRE-?R?RATIFIC(?:ARAM|OU|AD[OA]S?|ACAO|A)\b[^.;]{0,90}(?:HIPOTECA|CEDULA|CREDITO|DIVIDA|FIDUCIARIA|PENHOR|MUTUO|CONTRATO|FINANCIAMENTO)|(?:ALONGAMENTO|SECURITIZACAO|REPACTUACAO|COMPOSICAO|RENEGOCIACAO|NOVACAO|REESCALONAMENTO) D[AE]S? (?:DIVIDA|DEBITO|CONFISSAO|CREDITO|SALDO)|(?:VENCIMENTO|PRAZO)\b[^.;]{0,90}\b(?:PRORROGAD[OA]|ALTERAD[OA]|ESTENDID[OA]|DILATAD[OA]|ADIAD[OA])|PRORROG(?:OU|ARAM|ANDO|ADO|ACAO)\b[^.;]{0,60}(?:VENCIMENTO|PRAZO|CEDULA|DIVIDA)|(?:CREDITO|DIVIDA|SALDO|LIMITE)\b[^.;]{0,80}\b(?:ELEVAD[OA]|REDUZID[OA]|MAJORAD[OA]|CONSOLIDAD[OA] EM)\b)/s;

/** What remains of a debt's terms where no verb above says it: the act cited, the debt, and a new sum or term. */
const termsTold =
  /^(?=.*\b(?:R|AV)\s?[-.:]?\s?\d)(?=.*\b(?:DIVIDA|DEBITO|OPERACAO|CEDULA|CREDITO|FINANCIAMENTO|MUTUO|HIPOTECA)\b)(?=.*\b(?:VENCIMENTO|TERMO FINAL|PRAZO|PARCELAS|PRESTACOES|CARENCIA|TAXA|JUROS|ENCARGOS)\b)(?=.*\b(?:PASS[AO]|FIC[AO]|TRANSFER|ASCENDE|ALTER|INCLUID|ELEV|REDUZ|CONSOLID|RENEGOCI|AJUST|PACTU|REPACTU|MODIFIC))/s;

/** Ownership passes as security: also `em caráter fiduciário`, `a propriedade resolúvel`. */
const fiduciary =
  /ALIEN(?:OU|ARAM|A|AM|ANDO|ADO)(?:\s+(?:[OA]S?\s+)?(?:[A-Z]+\s+){0,4}?)?(?:EM\s+)?(?:ALIENACAO\s+|CARATER\s+|GARANTIA\s+)?FIDUCIARI[AO]?(?:MENTE)?|EM (?:ALIENACAO|GARANTIA|PROPRIEDADE) FIDUCIARIA|PROPRIEDADE (?:FIDUCIARIA|RESOLUVEL)|CONSTITU[A-Z]+ A PROPRIEDADE FIDUC|DEVEDOR(?:A|ES)?\s?[-/,]?\s?(?:E )?FIDUCIANTES?\b[^;]{0,400}(?:CREDOR(?:A)?\s?[-/,]?\s?(?:E )?FIDUCIARI|\bFIDUCIARI[OA]\s?:)/;

/**
 * Which words make which event. The order matters: the first rule whose title fits decides, else the first whose
 * body fits.
 * @see domain rules of the matrícula, section 3 (order of classification)
 */
export const eventTable: readonly EventRule[] = [
  { event: 'outro', title: /QUOTAS|CESSAO D[EO]S? (?:CREDITO|DIREITOS CREDITORIOS)|^INTIMACAO(?!.*\bCONSOLIDACAO D)|PATRIMONIO (?:RURAL EM|DE) AFETACAO|^ENFITEUSE|^AFORAMENTO|^PROTESTO|^CITACAO|^BLOQUEIO D[AE] MATRICULA|SUPERFICIE|^SUB-?ROGACAO(?! D[AEO]S? (?:CLAUSULA|VINCULO|GRAVAME))|^SUCESSAO D[EO] CREDOR|^CESSAO FIDUCIARIA|^PORTABILIDADE|^LEGITIMACAO|^RECUPERACAO JUDICIAL|^(?:DECRETACAO D[AE] )?FALENCIA|^(?:NOTICIA D[AE] )?ACAO (?:JUDICIAL|REAL|ANULATORIA|DECLARATORIA|REIVINDICATORIA)/ },
  { event: 'outro', kind: 'AV', title: /\bLEILOES\b|\bLEILAO\b/ },
  { event: 'cedula_credito', kind: 'AV', title: /^C\.?I\.?R\b|CEDULA IMOBILIARIA RURAL/, body: /^.{0,200}?\bEMI(?:SSAO|TIU|TIRAM|TID[OA]S?)\b[^.;]{0,90}?CEDULA IMOBILIARIA RURAL/s },
  { event: 'cedula_credito', kind: 'AV', title: /^CEDULA HIPOTECARIA|EMISSAO D[EA] (?:CEDULA|CCI)|CEDULAS? DE CREDITO IMOBILIARIO|^\W*C\.?C\.?I\b/, body: /^.{0,200}?\bEMI(?:SSAO|TIU|TIRAM|TID[OA]S?)\b[^.;]{0,90}?CEDULAS? (?:HIPOTECARIA|DE CREDITO IMOBILIARIO)/s },
  { event: 'encerramento', kind: 'AV', body: /^\W*(?:(?:FICA|FOI|E)\s(?:NESTA DATA,?\s|ORA\s)?ENCERRAD[OA]|ENCERRA-SE)\s(?:A PRESENTE|ESTA|A)\s(?:PRESENTE\s)?MATRICULA/ },
  { event: 'premonitoria', title: /PREMONITORIA|ACAUTELATORIA|^AVERBACAO D[EA] EXECUCAO|^NOTICIA D[EA] EXECUCAO|EXISTENCIA DE (?:ACAO|EXECUCAO)|AJUIZAMENTO D[EA]|DISTRIBUICAO D[EA] (?:ACAO|EXECUCAO)|^ACAO DE EXECUCAO|\bART(?:IGO)?\.? ?828|615-A/ },
  { event: 'consolidacao_propriedade', kind: 'AV', title: /(?<!CANCELAMENTO D[AE] (?:AVERBACAO D[AE] )?)(?<!PRAZO PARA A? ?)CONSOLIDACAO/, body: consolidation },
  { event: 'penhora', title: /CONVERSAO (?:D[EO] ARRESTO )?EM PENHORA|CONVERSAO D[EO] ARRESTO/, body: conversion },
  { event: 'cancelamento', kind: 'AV', title: /CANCEL|^BAIXA|LEVANTAMENTO|^PEREMPCAO|^QUITACAO|^(?:TERMO DE )?LIBERACAO|EXTINCAO D[EOA]S? (?:USUFRUTO|CLAUSULA|HIPOTECA|PENHORA|SERVIDAO|LOCACAO|FIDUCI|ALIENACAO|VINCULO|ONUS|PENHOR|ARREND|GRAVAME|DIVIDA|INDISP|GARANTIA|COMPROMISSO|PROMESSA|CAUCAO)|DESONERACAO|DESLIGAMENTO|RENUNCIA (?:DE|AO|DO|A) (?:DIREITO (?:REAL )?DE )?USUFRUTO|REVOGACAO|^LIBERACAO D[AE]S? (?:CONDIC|CLAUSULA)|^RESOLUCAO|DISTRATO|RESCISAO|INSUBSISTENCIA|DESCONSTITUICAO|RESTABELECIMENTO(?! DA SOCIEDADE)|INEFICACIA|DESBLOQUEIO|^EXCLUSAO D[AEO]S? (?:INDISP|PENHORA|ONUS|GRAVAME|CLAUSULA|RESTRIC)|^(?:TERMINO|ENCERRAMENTO|FIM) D[EOA] (?:ARREND|LOCACAO|PARCERIA|CONTRATO|USUFRUTO)|^TERMO DE QUITACAO|^OBITO D[OAE]S? (?:CO-?)?USUFRUTUARI|^(?:CADUCIDADE|CESSACAO|DESISTENCIA|RESGATE|REMICAO|REMISSAO|EXONERACAO|RETIRADA|ANULACAO|NULIDADE|INVALIDACAO|DECADENCIA|PRESCRICAO|LIQUIDACAO|SUPRESSAO|DESGRAVACAO|INEXISTENCIA|TERMINO|FIM) D[AEO]S? (?:CLAUSULA|HIPOTECA|INDISP|PENHOR|SERVID|USUFRUTO|RESTRIC|ONUS|GRAVAME|DIVIDA|DEBITO|CEDULA|ARREST|SEQUEST|REGISTRO|AVERBACAO|CAUCAO|GARANTIA|ALIENACAO FID|PROPRIEDADE FID|BLOQUEIO|CONSTRI|PREMONIT|COMPROMISSO|PROMESSA|TOMBAMENTO)|^EXONERACAO$|^RESGATE$/ },
  { event: 'cancelamento', kind: 'AV', body: cancellation },
  { event: 'cancelamento', kind: 'AV', body: endsCited },
  { event: 'outro', kind: 'AV', title: /ARROLAMENTO (?:FISCAL|ADMINISTRATIVO|DE BENS E DIREITOS)/, body: /^.{0,300}?\bARROLAMENTO\b[^;]{0,200}(?:\b9\.?532\b|RECEITA FEDERAL)/s },
  { event: 'premonitoria', kind: 'AV', body: /AVERB[A-Z-]+[^.;]{0,40}\bEXISTENCIA D[AE] (?:ACAO|EXECUCAO|DEMANDA)\b|\bART(?:IGO)?\.? ?54\b[^;]{0,40}\b13\.?097\b/ },
  { event: 'indisponibilidade', title: /INDISPONIBILIDADE|\bCNIB\b|BLOQUEIO/, body: /INDISPONIBILIDADE D[OAE]S? (?:BENS|IMOVEL|PRESENTE|DIREITOS|PARTE|MATRICULA|BEM)|\bCNIB\b|(?:TORNAD[OA]S?|DECLARAD[OA]S?) INDISPONIV|BLOQUEIO D[OE]S? (?:BENS|IMOVE)/ },
  { event: 'aditivo_cedula', kind: 'AV', title: /^(?:\W*(?:TERMO|INSTRUMENTO|ESCRITURA)? ?(?:DE )?(?:\w+ )?)(?:ADITIVO|ADITAMENTO|RE-?RATIFICACAO D[EA] (?:CEDULA|ESCRITURA|CONTRATO|HIPOTECA)|PRORROGACAO|SECURITIZACAO|ALONGAMENTO|RERRATIFICACAO D[EA] (?:CEDULA|HIPOTECA)|RENEGOCIACAO|REFORCO DE GARANTIA|EXTENSAO D[AE] (?:GARANTIA|ALIENACAO|HIPOTECA|PROPRIEDADE)|REPACTUACAO|NOVACAO|ADITIVO DE)|ADITIVO A|MENCAO ADICIONAL|ALTERACAO D[EO] (?:PRAZO|VENCIMENTO|CONDICOES)|ELEVACAO D[EO] (?:CREDITO|LIMITE|VALOR)/, body: amendment },
  { event: 'penhora', body: attached('PENHORA', 'PENHORAD') },
  { event: 'arresto', body: attached('ARRESTO', 'ARRESTAD') },
  { event: 'sequestro', body: attached('SEQUESTRO', 'SEQUESTRAD') },
  { event: 'compra_venda', kind: 'R', body: /^(?!.{0,600}?\bDIREITOS\b[^.;]{0,60}\b(?:COMPROMISSO|PROMESSA)).{0,600}?\b(?:VENDEU|VENDERAM|(?:FOI|SENDO) VENDIDO|TRANSMITI(?:U|RAM) POR (?:VENDA|COMPRA))\b(?!.{0,400}\b(?:HIPOTECOU|HIPOTECARAM|(?:DEU|DERAM)[^.;]{0,80}HIPOTECA))/s },
  { event: 'outro', kind: 'AV', body: /SUBMETID[OA][^.;]{0,60}PATRIMONIO (?:RURAL )?(?:DE|EM) AFETACAO|(?:CONSTITU|INSTITU)[A-Z]+[^.;]{0,40}PATRIMONIO (?:RURAL )?(?:DE|EM) AFETACAO/ },
  { event: 'compromisso_venda', kind: 'AV', body: /^.{0,600}?\bCED(?:EU|ERAM|E|EM)\b[^;]{0,160}?\bDIREITOS\b[^.;]{0,60}?\b(?:AQUISITIVOS|COMPROMISS\w+|PROMESSA|PROMITENTE)\b/s },
  { event: 'compromisso_venda', kind: 'R', body: /^.{0,600}?\bCED(?:EU|ERAM|E|EM)\b[^;]{0,160}?\bDIREITOS (?:E (?:OBRIGACOES|ACOES) )?(?:AQUISITIVOS|D[EOA]S? (?:PROMITENTE|COMPROMISS|PROMESSA|AQUISICAO|CONTRATO D[EO] (?:PROMESSA|COMPROMISSO))|(?:(?:DECORRENTES|ORIUNDOS|RESULTANTES|CONSTANTES|OBJETO|ADVINDOS|PROVENIENTES) )?D[OA]S? (?:R\b|REGISTRO|COMPROMISS|PROMESSA|CONTRATO))/s },
  { event: 'doacao', kind: 'R', body: /^.{0,600}?\b(?:DOOU|DOARAM)\b(?!.{0,400}\b(?:HIPOTECOU|HIPOTECARAM|(?:DEU|DERAM)[^.;]{0,80}HIPOTECA))/s },
  { event: 'doacao', kind: 'R', body: /^(?=.{0,600}?\bDOACAO\b).{0,600}?\b(?:TRANSMITI|ADQUIRI|RECEBE|TRANSFERI)(?:U|RAM)\b[^;]{0,200}?\bNUA.?PROPRIEDADE\b/s },
  { event: 'alienacao_fiduciaria', body: fiduciary },
  { event: 'hipoteca', kind: 'R', body: /\b(?:DEU|DERAM|DAO|DANDO|OFERECE[A-Z]*|OFERTA[A-Z]*|CONSTITU[A-Z]+|GRAV(?:OU|ARAM|AM)|ONER(?:OU|ARAM))\b(?:[^.;]|\.[\dA-Z,]){0,200}?\b(?:EM|COM|A|POR|UMA|DE) (?:\w+ ){0,4}?HIPOTECA\b|\bHIPOTEC(?:OU|ARAM|AM|ANDO)\b/ },
  { event: 'hipoteca', kind: 'R', body: /\bCEDULA (?:RURAL |INDUSTRIAL |COMERCIAL |DE CREDITO (?:RURAL|INDUSTRIAL|COMERCIAL) )?(?:PIGNORATICIA E )?HIPOTECARIA\b/ },
  { event: 'partilha_inventario', kind: 'R', body: /\b(?:SEPARACAO|DIVORCIO|DESQUITE)\b[^;]{0,400}\b(?:ATRIBUID|COUBE|PERTENC|PARTILHAD|TOCOU)/ },
  { event: 'usufruto', kind: 'R', body: /^(?!.*\bDO(?:OU|ARAM)\b).*\bINSTITU(?:IU|IRAM|I|EM|INDO)\b[^;]{0,320}?\bUSUFRUTO\b/s },
  { event: 'compra_venda', kind: 'R', title: /^(?:COMPRA E VENDA|VENDA E COMPRA|VENDA)\b[^.]*\b(?:PACTO ADJETO|ALIENACAO FIDUCIARIA|MUTUO|HIPOTECA)\b/ },
  { event: 'alienacao_fiduciaria', title: /ALIENACAO FIDUCIARIA|PROPRIEDADE FIDUCIARIA|^FIDUCIA/ },
  { event: 'doacao', title: /^(?:DOACAO|(?:ADIANTAMENTO|ANTECIPACAO) D[AE]S? LEGITIMAS?)/ },
  { event: 'permuta', kind: 'R', title: /^(?:PERMUTA|TROCA)\b(?!.*\b(?:PROMESSA|COMPROMISSO))/ },
  { event: 'dacao_pagamento', kind: 'R', title: /^DACAO\b(?!.*\b(?:PROMESSA|COMPROMISSO))/ },
  { event: 'partilha_inventario', kind: 'R', title: /^(?:FORMAL DE )?PARTILHA\b/ },
  { event: 'compra_venda', title: /^(?:COMPRA E VENDA|VENDA E COMPRA|VENDA)\b[^.]*\b(?:NUA.?PROPRIEDADE|RESERVA D[EO] USUFRUTO)/ },
  { event: 'compra_venda', kind: 'R', title: /^(?:COMPRA E VENDA|VENDA E COMPRA|VENDA)\b(?!.*\b(?:PROMESSA|COMPROMISSO|CESSAO))/ },
  { event: 'usufruto', title: /USUFRUTO|^USO(?: E HABITACAO)?$|^(?:(?:CONSTITUICAO|INSTITUICAO) D[EO] )?(?:DIREITO (?:REAL )?DE )?HABITACAO$|DIREITO REAL DE HABITACAO/, body: /\b(?:CONSTITU|INSTITU|ASSEGUR|RESERV|CONCED|RECONHEC)\w+[^.;]{0,60}\bDIREITO (?:REAL )?DE (?:USO E )?HABITACAO\b/ },
  { event: 'servidao', title: /SERVID[AO]{2}O?|SERVIDOES|SERVIDAO/ },
  { event: 'caucao', title: /\bCAUCAO\b/ },
  { event: 'hipoteca', title: /\bHIPOTECA/ },
  { event: 'penhor', title: /\bPENHOR\b|PIGNORATICI/ },
  { event: 'arresto', title: /\bARRESTO\b/ },
  { event: 'sequestro', title: /\bSEQUESTRO\b/ },
  { event: 'penhora', title: /\bPENHORA\b/ },
  { event: 'locacao', title: /LOCACAO|LOCATICI|CLAUSULA DE VIGENCIA|^LOCADOR/ },
  { event: 'clausulas_restritivas', title: /CLAUSULA|^CONDIC(?:AO|OES)$|CONDIC(?:AO|OES) RESOLUTIV|PACTO (?:COMISSORIO|DE RETROVENDA|DE RESERVA)|RETROVENDA|^VINCULOS?\b|INALIENABILIDADE|IMPENHORABILIDADE|INCOMUNICABILIDADE|RESTRICOES|GRAVAME/ },
  { event: 'instituicao_condominio', title: /^INSTITUICAO(?! D[EO] USUFRUTO| DE SERVID)|INCORPORACAO(?! (?:(?:DE|DA) (?:EMPRESA|SOCIEDADE|COMPANHIA|BANCO|BENS)|A[O]? (?:CAPITAL|PATRIMONIO|SOCIEDADE)))|ESPECIFICACAO D[EO] CONDOMINIO/ },
  { event: 'convencao_condominio', title: /^CONVENCAO/ },
  { event: 'compromisso_venda', title: /(?<!TERMO DE )COMPROMISSO|TERMO DE COMPROMISSO D[EA] (?:COMPRA|VENDA|CESSAO|PERMUTA)|PROMESSA|^PROMITENTE|CESSAO (?:E (?:TRANSFERENCIA|SUB-?ROGACAO) )?D[EO]S? (?:DIREITOS|COMPROMISSO|PROMESSA)/ },
  { event: 'dacao_pagamento', title: /\bDACAO\b/ },
  { event: 'adjudicacao', title: /ADJUDICACAO/ },
  { event: 'arrematacao', title: /ARREMATACAO|CARTA DE ALIENACAO|ALIENACAO (?:JUDICIAL|(?:POR|DE) INICIATIVA|EM (?:HASTA|LEILAO))|HASTA PUBLICA|^(?:LEILAO|VENDA JUDICIAL)/ },
  { event: 'integralizacao_capital', title: /INTEGRALIZACAO|CONFERENCIA DE BENS|CONFERENCIA|SUBSCRICAO DE CAPITAL|INCORPORACAO (?:DE BENS|AO? (?:CAPITAL|PATRIMONIO|SOCIEDADE))/ },
  { event: 'usucapiao', title: /USUCAPIAO/ },
  { event: 'desapropriacao', title: /DESAPROPRIACAO|IMISSAO NA POSSE|DECLARACAO DE UTILIDADE/ },
  { event: 'divisao', title: /^DIVISAO|EXTINCAO (?:PARCIAL )?D[EO] CONDOMINIO|DIVISAO AMIGAVEL/ },
  { event: 'partilha_divorcio', kind: 'AV', body: /\b(?:DIVORCIO|DIVORCI\w+|SEPARACAO|DESQUITE)\b(?=[^;]*\bPARTILH)[^;]*\b(?:EM COMUM|COUBE|CABENDO|PERTENCENDO|PERTENCERA)\b[^;]*\b(?:\d{1,2}(?:,\d+)?\s?%|METADE|EXCLUSIVAMENTE)/s },
  { event: 'alteracao_estado_civil', kind: 'AV', title: /CASAMENTO|DIVORCIO|SEPARACAO|ESTADO CIVIL|PACTO ANTENUPCIAL|DESQUITE|UNIAO ESTAVEL|VIUVEZ|RESTABELECIMENTO DA SOCIEDADE/ },
  { event: 'partilha_inventario', title: /PARTILHA|INVENTARIO|DIVORCIO|HERANCA|SUCESSAO|ARROLAMENTO/ },
  { event: 'permuta', title: /PERMUTA|\bTROCA\b/ },
  { event: 'doacao', title: /DOACAO|(?:ADIANTAMENTO|ANTECIPACAO) D[AE]S? LEGITIMAS?|^DOADOR|^DONATARI/ },
  { event: 'compra_venda', title: /VENDA E COMPRA|COMPRA E VENDA|^VENDA|^(?:OUTORGANTE )?VENDEDOR|^COMPRADOR|^COMPRA|ALIENACAO(?! FIDUC)|TRANSMISSAO|AQUISICAO/ },
  { event: 'arrendamento', title: /ARRENDAMENTO|PARCERIA|COMODATO RURAL|LEASING/ },
  { event: 'reserva_legal', title: /^RESERVA$|RESERVA (?:FLORESTAL )?LEGAL|RESERVA FLORESTAL|RESERVA LEGAL|PRESERVACAO DE (?:FLORESTA|RESERVA)|AVERBACAO DE RESERVA|SISLEG/ },
  { event: 'app', title: /PRESERVACAO PERMANENTE|\bA\.?P\.?P\b/ },
  { event: 'cadastro_incra', title: /^CADASTROS\b/ },
  { event: 'georreferenciamento', title: /GEORREF|GEOREF|SIGEF|CERTIFICACAO (?:D[OEA] )?(?:INCRA|POLIGONAL|GEO)|MEMORIAL DESCRITIVO CERTIFICADO/ },
  { event: 'cadastro_car', title: /\bCAR\b|CADASTRO AMBIENTAL/ },
  { event: 'desmembramento', title: /DESMEMBRAMENTO|DESTAQUE|DESDOBR[OA]|DESMEMBR|REMANESCENTE|FRACIONAMENTO|SUBDIVISAO|^PARCELAMENTO(?! D[AEO]S? (?:DIVIDA|DEBITO|CREDITO|SALDO))/ },
  { event: 'unificacao', title: /UNIFICACAO|FUSAO|REMEMBRAMENTO|ANEXACAO/ },
  { event: 'alteracao_estado_civil', kind: 'AV', body: /^.{0,260}?(?:(?:MUDANCA|ALTERACAO|MODIFICACAO) D[OE] (?:SEU |RESPECTIVO )?ESTADO CIVIL|CASOU-SE|CASARAM-SE|CONTRAIU (?:MATRIMONIO|NUPCIAS)|DIVORCI(?:OU-SE|ARAM-SE|O CONSENSUAL)|SEPAR(?:OU-SE|ARAM-SE))/s },
  { event: 'qualificacao_pessoal', kind: 'AV', title: /QUALIFICACAO|INCORPORACAO D[EA] (?:EMPRESA|SOCIEDADE|COMPANHIA|BANCO)|TRANSFORMACAO (?:DE |D[AO] )?(?:TIPO|SOCIE|EMPRESA)|RETIFICACAO (?:D[EO] )?(?:NOME|CPF|QUALIF|RG)|RAZAO SOCIAL|DENOMINACAO SOCIAL|(?:ALTERACAO|MUDANCA) (?:DE |DO )?NOME(?! D[AEO]S? (?:RUA|LOGRADOURO|AVENIDA|PRACA|TRAVESSA|ESTRADA|ALAMEDA|BAIRRO|IMOVEL|FAZENDA|SITIO|CHACARA|EDIFICIO|PREDIO|CIDADE|MUNICIPIO|DISTRITO|VIA))|NOME CIVIL|INCLUSAO DE (?:CPF|DADOS)|DOCUMENTOS? PESSOA|INSERCAO DE (?:CPF|DADOS)/ },
  { event: 'georreferenciamento', kind: 'AV', body: /^.{0,500}?(?:MEMORIAL[^.;]{0,60}CERTIFICAD|CERTIFICAD[OA] PELO INCRA|GEORREFERENC)/s },
  { event: 'retificacao_area', title: /RETIFICACAO|APURACAO|RERRATIFICACAO|INSERCAO DE (?:MEDIDAS|AREA)/, body: /AREA[^;]{0,170}\b(?:E|FOI|FICA) (?:ORA )?RETIFICAD[OA] PARA|AREA[^.]{0,60}(?:RETIFICAD|CORRETA|PASSA A SER|PASSA DE)/ },
  { event: 'demolicao', title: /DEMOLICAO/ },
  { event: 'construcao', title: /CONSTRU|EDIFICACAO|HABITE-SE|AMPLIACAO|BENFEITORIA|REFORMA\b|AVERBACAO D[EO] (?:PREDIO|CASA)|^PREDIO|^(?:ACRESCIMO|AUMENTO) D[EA]/ },
  { event: 'numero_predial', title: /NUMERACAO|EMPLACAMENTO|NUMERO PREDIAL|^NUMERO/ },
  { event: 'mudanca_denominacao', title: /DENOMINACAO|LOGRADOURO|NOME D[AEO] (?:RUA|IMOVEL|FAZENDA|SITIO|CHACARA|AVENIDA|PRACA|TRAVESSA|ESTRADA|BAIRRO|EDIFICIO|MUNICIPIO)|(?:PERIMETRO|ZONA) URBAN[OA]|MUDANCA D[EO]|DESCARACTERIZACAO|ZONEAMENTO|TRANSFORMACAO D[EO] (?:IMOVEL )?RURAL|ALTERACAO DE (?:NOME DO IMOVEL|DESTINACAO|ZONA)/, body: /^.{0,260}?\b(?:PASS(?:OU|A|ANDO) A (?:INTEGRAR|FAZER PARTE|SITUAR-SE|PERTENCER)|INCLUID[OA]|INSERID[OA]|SITUA-SE (?:ATUALMENTE|HOJE|AGORA))\b[^.;]{0,60}\b(?:PERIMETRO|ZONA|AREA) (?:URBAN[OA]|DE EXPANSAO)/s },
  { event: 'obito', title: /OBITO|FALECIMENTO/ },
  { event: 'cadastro_incra', title: /\bINCRA\b|\bCCIR\b|\bNIRF\b|\bITR\b|\bCIB\b|CADASTRO (?:RURAL|DO IMOVEL RURAL|NACIONAL)|CADASTRAMENTO/ },
  { event: 'tombamento', title: /TOMBAMENTO/ },
  { event: 'encerramento', title: /ENCERRAMENTO/ },
  { event: 'cedula_credito', title: /\bCEDULA|NOTA DE CREDITO|^CCB\b|^CPR\b/ },
  { event: 'reserva_legal', body: /RESERVA (?:FLORESTAL )?LEGAL|UTILIZACAO LIMITADA|SISLEG|PRESERVACAO DE FLORESTA/ },
  { event: 'cadastro_car', body: /\bNO CAR\b|CADASTRO AMBIENTAL RURAL|\b[A-Z]{2}-\d{7}-[0-9A-F]{8}/ },
  { event: 'georreferenciamento', body: /GEORREFERENC|CERTIFICAD[OA] PELO INCRA|SIGEF|MEMORIAL[^.]{0,60}CERTIFICAD/ },
  { event: 'desmembramento', body: /DESMEMBRA(?:D|MENTO)|DESTACAD|DESDOBR(?:AD|O\b)|SUBDIVI(?:DI|SAO)/ },
  { event: 'unificacao', body: /UNIFICAD[OA]|REMEMBRAD/ },
  { event: 'dacao_pagamento', kind: 'R', body: /\bDACAO EM PAGAMENTO|\b(?:EM|POR|DE) DACAO\b|(?:DEU|DERAM|ENTREG(?:OU|ARAM))[^.]{0,60}EM PAGAMENTO/ },
  { event: 'hipoteca', kind: 'R', body: /(?<!\b(?:SUBSIST\w+|PERMANEC\w+|CONTINU\w+|MANT\w+|SEM PREJUIZO|RESSALVAD[OA]|ANUENCIA|CIENTES?)\s(?:D?A\s|DO CREDOR D?A\s|N?A\s)?)HIPOTEC(?:A|OU|ARAM|AM|ANDO|AD[OA]S?)\b/ },
  { event: 'hipoteca', kind: 'AV', body: /(?:ONERAD|GRAVAD)[OA] (?:POR|COM|DE) (?:\w+ ){0,3}?HIPOTECA\b|HIPOTECAD[OA]S?\b|(?:EM|COM|POR) HIPOTECA\b[^.;]{0,120}(?:EM FAVOR|A FAVOR|GARANTIA|AO? BANCO)|TRANSPORT[A-Z]*[^.]{0,90}HIPOTECA|HIPOTECA[^.]{0,60}TRANSPORT/ },
  { event: 'penhor', body: /\bPENHOR\b|\b(?:APENH|EMPENH)(?:AD[OA]S?|OU|ARAM|A|AM)\b|\bPIGNORATICI[OA]\b/ },
  { event: 'arresto', body: /\bARREST(?:O|AD[OA])\b/ },
  { event: 'sequestro', body: /\bSEQUEST(?:RO|RAD[OA])\b/ },
  { event: 'penhora', body: /\bPENHORA(?:D[OA]S?)?\b/ },
  { event: 'premonitoria', body: /ART(?:IGO)?\.? ?828|AJUIZAMENTO|615-A/ },
  { event: 'usucapiao', body: /USUCAPIAO|PRESCRICAO AQUISITIVA/ },
  { event: 'desapropriacao', body: /DESAPROPRIA|UTILIDADE PUBLICA|IMISSAO (?:PROVISORIA )?NA POSSE/ },
  { event: 'arrematacao', kind: 'R', body: /ARREMAT(?:ACAO|AD[OA]|OU)/ },
  { event: 'adjudicacao', kind: 'R', body: /ADJUDIC(?:ACAO|AD[OA]|OU)/ },
  { event: 'partilha_inventario', kind: 'R', body: /FORMAL DE PARTILHA|PARTILHA|INVENTARIO|COUBE|ARROLAMENTO|(?:FIC(?:OU|ARA|ANDO)|PASS(?:OU|A) A) PERTENCE(?:NDO|R)/ },
  { event: 'integralizacao_capital', kind: 'R', body: /INTEGRALIZA|CONFERI(?:U|RAM)|CAPITAL SOCIAL/ },
  { event: 'doacao', body: /\bDOARAM\b|\bDOOU\b|\bDOAD[OA]S? A\b|(?:TRANSMITI(?:U|RAM)|ADQUIRID[OA]|ADQUIRENTES?\b[^.;]{0,200}) (?:POR|A TITULO DE) DOACAO/ },
  { event: 'usufruto', body: /RESERV[A-Z]+[^.]{0,90}USUFRUTO|USUFRUTO[^.]{0,40}(?:INSTITU|CONSTITU|RESERVAD)|INSTITU[A-Z]+[^.]{0,80}USUFRUTO|\bUSUFRUTUARI[OA]S?\s?(?:\([A-Z]\))?:|USUFRUTO (?:VITALICIO|TEMPORARIO)[^.;]{0,60}(?:PERTENCE|EM FAVOR|SOBRE)/ },
  { event: 'permuta', kind: 'R', body: /PERMUT(?:A|OU|ARAM)\b/ },
  { event: 'clausulas_restritivas', kind: 'AV', body: /(?:IMP(?:OS|USE)[A-Z]*|GRAVAD[OA]S?|FEITA|CONSTA[M]?|\bCOM\b|SUJEIT[OA]|ONERAD[OA]|INSTITU[A-Z]+|ESTABELECID[OA]S?)[^.;]{0,120}(?:CLAUSULAS?|CONDIC(?:AO|OES))[^.;]{0,60}(?:INALIENAB|IMPENHORAB|INCOMUNICAB|REVERSAO|RESOLUTIV|VITALICIA)|\bAS CLAUSULAS[^.;]{0,40}(?:INALIENAB|IMPENHORAB|INCOMUNICAB)/ },
  { event: 'doacao', kind: 'R', body: /\bDOA(?:CAO|RAM|M|DO)\b|\bDOOU\b/ },
  { event: 'compromisso_venda', kind: 'R', body: /COMPROMISS(?:O|OU|ARAM)|COMPROMET(?:EU|ERAM|E|EM)-SE[^.;]{0,20}VENDER|PROMET(?:EU|ERAM|E|EM) (?:A )?(?:VENDER|CEDER|TRANSFERIR)|PROMESSA/ },
  { event: 'compra_venda', kind: 'R', body: /\bVEND(?:EU|ERAM|IDO|A|EM|E)\b|COMPRA|ADQUIRI(?:U|RAM|DO)|\bALIEN(?:OU|ARAM)\b|\bHAVID[OA] POR\b|TITULO (?:DEFINITIVO|DE DOMINIO|DE PROPRIEDADE)/ },
  { event: 'divisao', body: /DIVISAO AMIGAVEL|EXTIN[A-Z]+ (?:PARCIALMENTE )?O CONDOMINIO/ },
  { event: 'caucao', body: /\bCAUCAO\b|CAUCION/ },
  { event: 'servidao', body: /\bSERVIDAO\b/ },
  { event: 'arrendamento', body: /ARREND(?:AMENTO|OU|ARAM)/ },
  { event: 'locacao', body: /\bLOC(?:ACAO|OU|ARAM|ADOR)\b/ },
  { event: 'clausulas_restritivas', body: /INALIENABILIDADE|IMPENHORABILIDADE|INCOMUNICABILIDADE|CLAUSULAS? RESTRITIV|CONDICAO RESOLUTIVA|RESTRICOES (?:CONVENCIONAIS|URBANISTICAS|IMPOSTAS|D[OE] LOTEAMENTO|A[O]? (?:USO|DIREITO))/ },
  { event: 'clausulas_restritivas', kind: 'AV', body: /\bNAO PODERA(?:O)? SER (?:ALIENAD|VENDID|TRANSFERID|ONERAD|GRAVAD)/ },
  { event: 'app', body: /PRESERVACAO PERMANENTE/ },
  { event: 'obito', body: /FALEC(?:IMENTO|EU)|\bOBITO\b/ },
  { event: 'alteracao_estado_civil', kind: 'AV', body: /CASOU-SE|CASARAM|CASAMENTO|DIVORCI|SEPARACAO (?:JUDICIAL|CONSENSUAL)|PACTO ANTENUPCIAL|DESQUIT/ },
  { event: 'demolicao', body: /DEMOLI/ },
  { event: 'construcao', body: /CONSTRUI|EDIFICAD|EDIFICACAO|CONSTRUCAO|HABITE-SE/ },
  { event: 'qualificacao_pessoal', kind: 'AV', body: /^.{0,240}?(?:NUMERO CORRETO D[OA] (?:\w+ ){0,2}(?:CARTEIRA|CEDULA DE IDENTIDADE|RG|CPF|CIC|DOCUMENTO)|NOME (?:CORRETO|CERTO|COMPLETO) D[OAE]|(?:E |FOI )?INSCRIT[OA] NO CIC|TITULAR D[OA] (?:CPF|CIC)|FOI INCORPORADA (?:POR|PEL[OA]) |\bCPF CORRETO|NUMERO D[OE] (?:SEU )?CPF|INSCRIT[OA] NO CPF|PORTADORA? D[OA] (?:CPF|CEDULA DE IDENTIDADE|RG)|RETIFICAD[OA] O NOME|VOLTOU A (?:ASSINAR|USAR|CHAMAR-SE)|ALTEROU SUA (?:RAZAO|DENOMINACAO) SOCIAL|PASSOU A (?:ASSINAR|DENOMINAR-SE [A-Z ]+(?:LTDA|S\.?\/?A)))/s },
  { event: 'numero_predial', body: /(?:RECEBEU|PASSOU A TER|TEM ATUALMENTE|PASSA A TER)[^.]{0,30}\b(?:NUMERO|N[ºO])|EMPLACAD|NUMERACAO[^.;]{0,40}(?:ALTERAD|PASSOU|MUDAD)|ALTERAD[OA] A (?:SUA )?NUMERACAO/ },
  { event: 'encerramento', body: /ENCERRAD[OA]|ENCERRAMENTO D[AE](?:STA| PRESENTE)? ?MATRICULA/ },
  { event: 'compra_venda', kind: 'R', body: /\b(?:TRANSMITENTE|VENDEDOR|OUTORGANTE)[A-Z()]*\s?:.*\b(?:ADQUIRENTE|COMPRADOR|OUTORGAD[OA])[A-Z()]*\s?:/s },
  { event: 'mudanca_denominacao', body: /\bDENOMINA-SE\b(?: ATUALMENTE| HOJE| AGORA| PRESENTEMENTE)|(?:PASSA|PASSOU|PASSANDO) A (?:SE |SER )?(?:DENOMINA|CHAMA)(?:R|D)|DENOMINACAO/ },
  { event: 'tombamento', body: /TOMBAD[OA]|TOMBAMENTO/ },
  { event: 'cadastro_incra', body: /CADASTRA(?:D[OA]|MENTO)[^.]{0,40}INCRA|\bCCIR\b|\bNIRF\b/ },
  { event: 'instituicao_condominio', body: /INSTITUICAO D[EO] CONDOMINIO|INSTITUID[OA] O CONDOMINIO|(?:SUBMETID[OA]|INSTITUID[OA])[^.;]{0,40}REGIME DE CONDOMINIO|INCORPORACAO/ },
  { event: 'convencao_condominio', body: /CONVENCAO D[EO] CONDOMINIO/ },
  { event: 'qualificacao_pessoal', kind: 'AV', body: /\bCPF\b|RAZAO SOCIAL/ },
  { event: 'cedula_credito', body: /CEDULA DE CREDITO|NOTA DE CREDITO/ },
  { event: 'aditivo_cedula', kind: 'AV', body: termsTold },
]; // biome-ignore format: a table reads better than a column
