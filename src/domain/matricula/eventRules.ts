import type { ActKind, EventCode } from './model.ts';

/** One line of the table: an event and the words that name it in a title, or do it in a body. */
interface EventRule {
  readonly event: EventCode;
  readonly title?: RegExp;
  readonly body?: RegExp;
  /** Only acts of this letter. */
  readonly kind?: ActKind;
}

/**
 * What an act does, from its title and body (folded). A title in the office's own words decides; without one the
 * order of the table does: cancellation before everything, guarantees before deeds that merely mention them.
 * @see domain rules of the matrícula, section 3
 */
export function classify(title: string, body: string, kind: ActKind): EventCode {
  const fits = (rule: EventRule) => rule.kind === undefined || rule.kind === kind;
  const byTitle = rules.find((rule) => fits(rule) && rule.title?.test(title));
  const lead = body.slice(0, 900);
  const event = byTitle?.event ?? rules.find((rule) => fits(rule) && rule.body?.test(lead))?.event ?? 'outro';
  return refine(event, title, body);
}

/** Whether a title names an event in the office's own words. */
export const isEventTitle = (title: string): boolean => rules.some((rule) => rule.title?.test(title));

/** Whether the act is drawn from a credit note: then its mortgage or pledge is `cedular`. */
export const isFromCreditNote = (body: string): boolean =>
  /CEDULAR|CEDULA (?:RURAL|DE CREDITO|DE PRODUTO|INDUSTRIAL|COMERCIAL|HIPOTECARIA|PIGNORATICIA|IMOBILIARIA RURAL|A EXPORTACAO)|NOTA DE CREDITO|\bC\.?C\.?B\b|\bC\.?P\.?R\b/.test(
    body,
  ) && !/ESCRITURA PUBLICA DE (?:HIPOTECA|CONFISSAO|ABERTURA)/.test(body.slice(0, 220));

function refine(event: EventCode, title: string, body: string): EventCode {
  if (event === 'hipoteca' && isFromCreditNote(`${title} ${body}`)) return 'hipoteca_cedular';
  if (event === 'penhor' && isFromCreditNote(`${title} ${body}`))
    return /HIPOTECA/.test(title) ? 'hipoteca_cedular' : 'penhor_cedular';
  if (event === 'cedula_credito') {
    if (/ALIEN(?:ACAO|OU|ARAM|AM|A)\s+FIDUCIARI|PROPRIEDADE FIDUCIARIA/.test(body))
      return 'alienacao_fiduciaria';
    if (/\bHIPOTEC(?:A\b|A CEDULAR|OU|ARAM|AD)/.test(body)) return 'hipoteca_cedular';
    if (/\bPENHOR\b/.test(body)) return 'penhor_cedular';
  }
  if (
    event === 'retificacao_area' &&
    !/\bAREA\b|MEDIDA|METRAG|DIVISAS|CONFRONT|PERIMETR|\bHA\b|HECTAR|\bM2\b|DESCRICAO/.test(body)
  ) {
    return /\bCPF\b|\bCNPJ\b|\bNOME\b|\bRG\b|QUALIFIC|ESTADO CIVIL|PROFISS|REGIME/.test(body)
      ? 'qualificacao_pessoal'
      : 'outro';
  }
  if (event === 'mudanca_denominacao') {
    if (/\bRECEB[A-Z]+ O (?:NUMERO|N[ºO])/.test(body)) return 'numero_predial';
    if (
      /RAZAO SOCIAL|TRANSFORM(?:OU|ADA|ACAO)|SOCIEDADE|JUNTA COMERCIAL|CONTRATO SOCIAL|\bATA\b/.test(
        `${title} ${body}`,
      ) &&
      !/\bO IMOVEL\b[^.]{0,40}DENOMINAR/.test(body)
    )
      return 'qualificacao_pessoal';
  }
  if (event === 'indisponibilidade' && ofRecord.test(body)) return 'outro';
  if (event === 'partilha_inventario') return partitionOf(`${title} ${body}`);
  return event;
}

/** An order that nothing more be entered in the record; no attachment of anybody's goods. @see LRP art. 214 par. 3 */
const ofRecord =
  /BLOQUEAD[OA] (?:A (?:PRESENTE )?|ESTA )MATRICULA|BLOQUEIO D(?:A|ESTA) (?:PRESENTE )?MATRICULA|\bART(?:IGO)?\.? ?214\b/;

/** Partition on death or on divorce: the words of death win, because heirs may be divorced. */
function partitionOf(text: string): EventCode {
  if (
    /\bESPOLIO|INVENTARI|\bFALECI|HERDEIR|\bMEEIR|VIUV[AO]|DE CUJUS|DEIXADOS POR|SUCESSO(?:ES|RIO)|ARROLAMENTO/.test(
      text,
    )
  )
    return 'partilha_inventario';
  return /DIVORCI|SEPARACAO|SEPARAND|DESQUITE|\bMEACAO\b|FAMILIA|UNIAO ESTAVEL/.test(text)
    ? 'partilha_divorcio'
    : 'partilha_inventario';
}

const rules: readonly EventRule[] = [
  { event: 'outro', title: /QUOTAS|\bLEILOES\b|\bLEILAO\b|CESSAO D[EO]S? (?:CREDITO|DIREITOS CREDITORIOS)|^INTIMACAO|PATRIMONIO (?:RURAL EM|DE) AFETACAO|^ENFITEUSE|^AFORAMENTO|^PROTESTO|^CITACAO|^BLOQUEIO D[AE] MATRICULA|SUPERFICIE/ },
  { event: 'premonitoria', title: /PREMONITORIA|EXISTENCIA DE (?:ACAO|EXECUCAO)|AJUIZAMENTO D[EA]|DISTRIBUICAO D[EA] (?:ACAO|EXECUCAO)|^ACAO DE EXECUCAO|\bART(?:IGO)?\.? ?828|615-A/ },
  { event: 'consolidacao_propriedade', title: /(?<!CANCELAMENTO D[AE] (?:AVERBACAO D[AE] )?)CONSOLIDACAO/, body: /CONSOLIDA(?:DA|-SE|DO|U-SE|NDO)?(?:OU-SE)?\s+(?:A\s+)?(?:PLENA\s+)?PROPRIEDADE(?! PLENA)|CONSOLIDOU-SE A PROPRIEDADE|PROPRIEDADE (?:DO IMOVEL )?(?:FICA |FICOU |FOI )?CONSOLIDADA/ },
  { event: 'cancelamento', kind: 'AV', title: /CANCEL|^BAIXA|LEVANTAMENTO|^QUITACAO|^(?:TERMO DE )?LIBERACAO|EXTINCAO D[EOA]S? (?:USUFRUTO|CLAUSULA|HIPOTECA|PENHORA|SERVIDAO|LOCACAO|FIDUCI|ALIENACAO|VINCULO|ONUS|PENHOR|ARREND|GRAVAME|DIVIDA|INDISP)|DESONERACAO|DESLIGAMENTO|RENUNCIA (?:DE|AO|DO) USUFRUTO|REVOGACAO|RESOLUCAO|DISTRATO|INSUBSISTENCIA|RESTABELECIMENTO/ },
  { event: 'cancelamento', kind: 'AV', body: /^.{0,260}?(?:\bFICA[M]?(?:\s+\w+){0,3}?\s+(?:CANCELAD|BAIXAD|EXTINT[OA]S? E CANCEL|SEM EFEITO|LEVANTAD)|\bCANCELAD[OA]S?\s+(?:FICA|[OA]S?\s|R[.-])|^[\W]{0,4}CANCELAD|\bCANCELO\b|\bLEVANTAD[OA]S?\s+[OA]S?\s+(?:PENHORA|ARRESTO|SEQUESTRO|INDISPON|CONSTRI)|\bCANCELA-SE\b|CANCELAMENTO D[AEO]S?\s|AVERBACAO D[AEO] (?:BAIXA|QUITACAO|LIBERACAO|EXTINCAO)\s|(?<!NAO )FO(?:I|RAM)\s+(?:CANCELAD|LEVANTAD|BAIXAD)|^[\W]{0,4}BAIXA D[AEO]|LEVANTAMENTO D[AEO]|AVERBA-SE\s+[OA]\s+(?:BAIXA|CANCELAMENTO|LIBERACAO|QUITACAO))/s },
  { event: 'outro', kind: 'AV', title: /ARROLAMENTO (?:FISCAL|ADMINISTRATIVO|DE BENS E DIREITOS)/, body: /^.{0,300}?\bARROLAMENTO\b[^;]{0,200}(?:\b9\.?532\b|RECEITA FEDERAL)/s },
  { event: 'penhora', title: /CONVERSAO (?:D[EO] ARRESTO )?EM PENHORA|CONVERSAO DE ARRESTO/, body: /ARRESTO[^.]{0,60}CONVERTID[OA] EM PENHORA|CONVERSAO DO ARRESTO/ },
  { event: 'indisponibilidade', title: /INDISPONIBILIDADE|\bCNIB\b|BLOQUEIO/, body: /INDISPONIBILIDADE D[OAE]S? (?:BENS|IMOVEL|PRESENTE)|\bCNIB\b|TORNAD[OA]S? INDISPONIV/ },
  { event: 'aditivo_cedula', title: /^(?:TERMO )?(?:DE )?(?:\w+ )?(?:ADITIVO|ADITAMENTO|RE-?RATIFICACAO D[EA] (?:CEDULA|ESCRITURA|CONTRATO|HIPOTECA)|PRORROGACAO|SECURITIZACAO|ALONGAMENTO|RERRATIFICACAO D[EA] (?:CEDULA|HIPOTECA)|RENEGOCIACAO|ADITIVO DE)|ADITIVO A|MENCAO ADICIONAL/, body: /^.{0,120}?\b(?:ADITIVO|ADITAMENTO|TERMO ADITIVO)\b/s },
  { event: 'alienacao_fiduciaria', title: /ALIENACAO FIDUCIARIA|PROPRIEDADE FIDUCIARIA|^FIDUCIA/ },
  { event: 'doacao', title: /^(?:DOACAO|ADIANTAMENTO DA LEGITIMA)/ },
  { event: 'compra_venda', title: /^(?:COMPRA E VENDA|VENDA E COMPRA|VENDA)\b[^.]*\bNUA.?PROPRIEDADE/ },
  { event: 'usufruto', title: /USUFRUTO|^USO E HABITACAO|DIREITO REAL DE HABITACAO/ },
  { event: 'servidao', title: /SERVID[AO]{2}O?|SERVIDOES|SERVIDAO/ },
  { event: 'caucao', title: /\bCAUCAO\b/ },
  { event: 'hipoteca', title: /\bHIPOTECA/ },
  { event: 'penhor', title: /\bPENHOR\b|PIGNORATICI/ },
  { event: 'arresto', title: /\bARRESTO\b/ },
  { event: 'sequestro', title: /\bSEQUESTRO\b/ },
  { event: 'penhora', title: /\bPENHORA\b/ },
  { event: 'clausulas_restritivas', title: /CLAUSULA|CONDICAO RESOLUTIVA|INALIENABILIDADE|IMPENHORABILIDADE|INCOMUNICABILIDADE|RESTRICOES|GRAVAME/ },
  { event: 'instituicao_condominio', title: /^INSTITUICAO|INCORPORACAO|ESPECIFICACAO D[EO] CONDOMINIO/ },
  { event: 'convencao_condominio', title: /^CONVENCAO/ },
  { event: 'compromisso_venda', title: /COMPROMISSO|PROMESSA|CESSAO D[EO]S? (?:DIREITOS|COMPROMISSO|PROMESSA)/ },
  { event: 'dacao_pagamento', title: /DACAO/ },
  { event: 'adjudicacao', title: /ADJUDICACAO/ },
  { event: 'arrematacao', title: /ARREMATACAO/ },
  { event: 'integralizacao_capital', title: /INTEGRALIZACAO|CONFERENCIA DE BENS|CONFERENCIA|SUBSCRICAO DE CAPITAL|INCORPORACAO DE BENS/ },
  { event: 'usucapiao', title: /USUCAPIAO/ },
  { event: 'desapropriacao', title: /DESAPROPRIACAO|IMISSAO NA POSSE|DECLARACAO DE UTILIDADE/ },
  { event: 'divisao', title: /^DIVISAO|EXTINCAO (?:PARCIAL )?D[EO] CONDOMINIO|DIVISAO AMIGAVEL/ },
  { event: 'alteracao_estado_civil', kind: 'AV', title: /CASAMENTO|DIVORCIO|SEPARACAO|ESTADO CIVIL|PACTO ANTENUPCIAL|DESQUITE|UNIAO ESTAVEL|VIUVEZ|RESTABELECIMENTO DA SOCIEDADE/ },
  { event: 'partilha_inventario', title: /PARTILHA|INVENTARIO|DIVORCIO|HERANCA|SUCESSAO|ARROLAMENTO/ },
  { event: 'permuta', title: /PERMUTA|\bTROCA\b/ },
  { event: 'doacao', title: /DOACAO|ADIANTAMENTO DA LEGITIMA|^DOADOR|^DONATARI/ },
  { event: 'compra_venda', title: /VENDA E COMPRA|COMPRA E VENDA|^VENDA|^(?:OUTORGANTE )?VENDEDOR|^COMPRADOR|^COMPRA|ALIENACAO(?! FIDUC)|TRANSMISSAO|AQUISICAO/ },
  { event: 'arrendamento', title: /ARRENDAMENTO|PARCERIA|COMODATO RURAL|LEASING/ },
  { event: 'locacao', title: /LOCACAO|LOCATICI|CLAUSULA DE VIGENCIA/ },
  { event: 'reserva_legal', title: /^RESERVA$|RESERVA (?:FLORESTAL )?LEGAL|RESERVA FLORESTAL|RESERVA LEGAL|PRESERVACAO DE (?:FLORESTA|RESERVA)|AVERBACAO DE RESERVA|SISLEG/ },
  { event: 'app', title: /PRESERVACAO PERMANENTE|\bA\.?P\.?P\b/ },
  { event: 'cadastro_incra', title: /^CADASTROS\b/ },
  { event: 'georreferenciamento', title: /GEORREF|GEOREF|SIGEF|CERTIFICACAO (?:D[OEA] )?(?:INCRA|POLIGONAL|GEO)|MEMORIAL DESCRITIVO CERTIFICADO/ },
  { event: 'cadastro_car', title: /\bCAR\b|CADASTRO AMBIENTAL/ },
  { event: 'desmembramento', title: /DESMEMBRAMENTO|DESTAQUE|DESDOBRO|DESMEMBR|REMANESCENTE|FRACIONAMENTO/ },
  { event: 'unificacao', title: /UNIFICACAO|FUSAO|REMEMBRAMENTO|ANEXACAO/ },
  { event: 'alteracao_estado_civil', kind: 'AV', body: /^.{0,260}?(?:CASOU-SE|CASARAM-SE|CONTRAIU (?:MATRIMONIO|NUPCIAS)|DIVORCI(?:OU-SE|ARAM-SE|O CONSENSUAL)|SEPAR(?:OU-SE|ARAM-SE))/s },
  { event: 'qualificacao_pessoal', title: /QUALIFICACAO|RETIFICACAO (?:D[EO] )?(?:NOME|CPF|QUALIF|RG)|RAZAO SOCIAL|DENOMINACAO SOCIAL|ALTERACAO (?:DE |DO )?NOME|NOME CIVIL|INCLUSAO DE (?:CPF|DADOS)|DOCUMENTOS? PESSOA|INSERCAO DE (?:CPF|DADOS)/, body: /^.{0,200}?(?:\bCPF CORRETO|NUMERO D[OE] (?:SEU )?CPF|INSCRIT[OA] NO CPF|PORTADORA? D[OA] (?:CPF|CEDULA DE IDENTIDADE|RG)|RETIFICAD[OA] O NOME|ALTEROU SUA (?:RAZAO|DENOMINACAO) SOCIAL|PASSOU A (?:ASSINAR|DENOMINAR-SE [A-Z ]+(?:LTDA|S\.?\/?A)))/s },
  { event: 'retificacao_area', title: /RETIFICACAO|APURACAO|RERRATIFICACAO|INSERCAO DE (?:MEDIDAS|AREA)/, body: /AREA[^.]{0,60}(?:RETIFICAD|CORRETA|PASSA A SER|PASSA DE)/ },
  { event: 'demolicao', title: /DEMOLICAO/ },
  { event: 'construcao', title: /CONSTRU|EDIFICACAO|HABITE-SE|AMPLIACAO|BENFEITORIA|REFORMA/ },
  { event: 'numero_predial', title: /NUMERACAO|EMPLACAMENTO|NUMERO PREDIAL|^NUMERO/ },
  { event: 'mudanca_denominacao', title: /DENOMINACAO|LOGRADOURO|NOME D[AO] (?:RUA|IMOVEL|FAZENDA|AVENIDA)|PERIMETRO URBANO|MUDANCA D[EO]|DESCARACTERIZACAO|ALTERACAO DE (?:NOME DO IMOVEL|DESTINACAO|ZONA)/ },
  { event: 'obito', title: /OBITO|FALECIMENTO/ },
  { event: 'cadastro_incra', title: /\bINCRA\b|\bCCIR\b|\bNIRF\b|\bITR\b|\bCIB\b|CADASTRO (?:RURAL|DO IMOVEL RURAL|NACIONAL)|CADASTRAMENTO/ },
  { event: 'tombamento', title: /TOMBAMENTO/ },
  { event: 'encerramento', title: /ENCERRAMENTO/ },
  { event: 'cedula_credito', title: /\bCEDULA|NOTA DE CREDITO|^CCB\b|^CPR\b/ },
  { event: 'reserva_legal', body: /RESERVA (?:FLORESTAL )?LEGAL|UTILIZACAO LIMITADA|SISLEG|PRESERVACAO DE FLORESTA/ },
  { event: 'cadastro_car', body: /\bNO CAR\b|CADASTRO AMBIENTAL RURAL|\b[A-Z]{2}-\d{7}-[0-9A-F]{8}/ },
  { event: 'georreferenciamento', body: /GEORREFERENC|CERTIFICAD[OA] PELO INCRA|SIGEF|MEMORIAL[^.]{0,60}CERTIFICAD/ },
  { event: 'desmembramento', body: /DESMEMBRAD|DESTACAD|DESDOBRAD/ },
  { event: 'unificacao', body: /UNIFICAD[OA]|REMEMBRAD/ },
  { event: 'alienacao_fiduciaria', body: /ALIEN(?:OU|ARAM|A|AM|ANDO|ADO)(?:\s+[OA]\s+IMOVEL)?(?:\s+EM)?\s+(?:ALIENACAO\s+)?FIDUCIARIA?(?:MENTE)?|EM ALIENACAO FIDUCIARIA|PROPRIEDADE FIDUCIARIA|CONSTITU[A-Z]+ A PROPRIEDADE FIDUC/ },
  { event: 'dacao_pagamento', kind: 'R', body: /DACAO EM PAGAMENTO|(?:DEU|DERAM)[^.]{0,60}EM PAGAMENTO/ },
  { event: 'hipoteca', kind: 'R', body: /HIPOTEC(?:A|OU|ARAM|AD[OA])\b/ },
  { event: 'hipoteca', kind: 'AV', body: /HIPOTECAD[OA]S?\b|EM HIPOTECA\b|TRANSPORT[A-Z]*[^.]{0,90}HIPOTECA|HIPOTECA[^.]{0,60}TRANSPORT/ },
  { event: 'penhor', body: /\bPENHOR\b/ },
  { event: 'arresto', body: /\bARREST(?:O|AD[OA])\b/ },
  { event: 'sequestro', body: /\bSEQUEST(?:RO|RAD[OA])\b/ },
  { event: 'penhora', body: /\bPENHORA(?:D[OA]S?)?\b/ },
  { event: 'premonitoria', body: /ART(?:IGO)?\.? ?828|AJUIZAMENTO|615-A/ },
  { event: 'usucapiao', body: /USUCAPIAO|PRESCRICAO AQUISITIVA/ },
  { event: 'desapropriacao', body: /DESAPROPRIA|UTILIDADE PUBLICA|IMISSAO (?:PROVISORIA )?NA POSSE/ },
  { event: 'arrematacao', kind: 'R', body: /ARREMAT(?:ACAO|AD[OA]|OU)/ },
  { event: 'adjudicacao', kind: 'R', body: /ADJUDIC(?:ACAO|AD[OA]|OU)/ },
  { event: 'partilha_inventario', kind: 'R', body: /FORMAL DE PARTILHA|PARTILHA|INVENTARIO|COUBE|ARROLAMENTO/ },
  { event: 'integralizacao_capital', kind: 'R', body: /INTEGRALIZA|CONFERI(?:U|RAM)|CAPITAL SOCIAL/ },
  { event: 'doacao', body: /\bDOARAM\b|\bDOOU\b|\bDOAD[OA]S? A\b/ },
  { event: 'usufruto', body: /RESERV[A-Z]+[^.]{0,50}USUFRUTO|USUFRUTO[^.]{0,40}(?:INSTITU|CONSTITU|RESERVAD)|INSTITU[A-Z]+[^.]{0,80}USUFRUTO/ },
  { event: 'permuta', kind: 'R', body: /PERMUT(?:A|OU|ARAM)\b/ },
  { event: 'doacao', body: /\bDOA(?:CAO|RAM|M|DO)\b|\bDOOU\b/ },
  { event: 'compromisso_venda', kind: 'R', body: /COMPROMISS(?:O|OU|ARAM)|PROMET(?:EU|ERAM) VENDER|PROMESSA/ },
  { event: 'compra_venda', kind: 'R', body: /\bVEND(?:EU|ERAM|IDO|A|EM|E)\b|COMPRA|ADQUIRI(?:U|RAM|DO)/ },
  { event: 'divisao', body: /DIVISAO AMIGAVEL|EXTIN[A-Z]+ (?:PARCIALMENTE )?O CONDOMINIO/ },
  { event: 'caucao', body: /\bCAUCAO\b|CAUCION/ },
  { event: 'servidao', body: /\bSERVIDAO\b/ },
  { event: 'arrendamento', body: /ARREND(?:AMENTO|OU|ARAM)/ },
  { event: 'locacao', body: /\bLOC(?:ACAO|OU|ARAM|ADOR)\b/ },
  { event: 'clausulas_restritivas', body: /INALIENABILIDADE|IMPENHORABILIDADE|INCOMUNICABILIDADE|CLAUSULAS? RESTRITIV/ },
  { event: 'app', body: /PRESERVACAO PERMANENTE/ },
  { event: 'obito', body: /FALEC(?:IMENTO|EU)|\bOBITO\b/ },
  { event: 'alteracao_estado_civil', body: /CASOU-SE|CASARAM|CASAMENTO|DIVORCI|SEPARACAO (?:JUDICIAL|CONSENSUAL)|PACTO ANTENUPCIAL|DESQUIT/ },
  { event: 'demolicao', body: /DEMOLI/ },
  { event: 'construcao', body: /CONSTRUI|EDIFICAD|EDIFICACAO|CONSTRUCAO|HABITE-SE/ },
  { event: 'numero_predial', body: /(?:RECEBEU|PASSOU A TER|TEM ATUALMENTE|PASSA A TER)[^.]{0,30}\b(?:NUMERO|N[ºO])|EMPLACAD/ },
  { event: 'encerramento', body: /ENCERRAD[OA]/ },
  { event: 'mudanca_denominacao', body: /(?:PASSA|PASSOU) A (?:SE )?(?:DENOMINAR|CHAMAR)|DENOMINACAO/ },
  { event: 'tombamento', body: /TOMBAD[OA]|TOMBAMENTO/ },
  { event: 'cadastro_incra', body: /CADASTRAD[OA][^.]{0,40}INCRA|\bCCIR\b|\bNIRF\b/ },
  { event: 'instituicao_condominio', body: /INSTITUICAO D[EO] CONDOMINIO|INCORPORACAO/ },
  { event: 'convencao_condominio', body: /CONVENCAO D[EO] CONDOMINIO/ },
  { event: 'qualificacao_pessoal', body: /\bCPF\b|RAZAO SOCIAL/ },
  { event: 'cedula_credito', body: /CEDULA DE CREDITO|NOTA DE CREDITO/ },
]; // biome-ignore format: a table reads better than a column
