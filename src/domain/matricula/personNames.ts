import { fold } from '../text/fold.ts';
import type { Range } from '../text/found.ts';
import { readNumberInWords } from '../text/numbersInWords.ts';

/** A name as printed and where. */
export interface NameFound extends Range {
  readonly name: string;
  /** `capitals` is how offices print parties; `title` is how they print everybody else. */
  readonly style: 'capitals' | 'title';
}

/**
 * Names of people and companies in `[start, end)` of printed text, in order: runs of words in capitals with their
 * small words (`JOSÉ DA SILVA`, `BANCO DO POVO S.A.`), and runs of capitalised words. Legal words in capitals
 * (`HIPOTECA CEDULAR`, `VENDERAM`, `CPF`) end a run.
 */
export function findNames(text: string, start: number, end: number): NameFound[] {
  const tokens = tokensOf(text, start, end);
  return [...runsOf(tokens, 'capitals'), ...runsOf(tokens, 'title')]
    .map((run) => toName(text, run))
    .filter((item) => item !== null)
    .sort((a, b) => a.start - b.start);
}

/** Whether a name is of a company or public body, by its form or its first word. */
export const isCompany = (name: string): boolean => companyMark.test(fold(name));

const companyMark =
  /\b(?:LTDA|LIMITADA|S\s?[./]\s?A\b\.?|S\s?\/\s?[CS]\b|EIRELI|EPP|CIA|COMPANHIA|BANCO|CAIXA|COOPERATIVA|FUNDO|FAZENDA (?:NACIONAL|PUBLICA)|UNIAO|ESTADO|MUNICIPIO|PREFEITURA|INSTITUTO|DEPARTAMENTO|EMPRESA|INDUSTRIA|COMERCIO|CONSTRUTORA|INCORPORADORA|IMOBILIARIA|ASSOCIACAO|FUNDACAO|SOCIEDADE|SERVICO|EMPREENDIMENTOS|SECURITIZADORA|HOLDING|CONDOMINIO|MITRA|DIOCESE|IGREJA|AGROPECUARIA|PARTICIPACOES)\b/;

interface Token extends Range {
  readonly core: string;
  readonly folded: string;
  /** Ends its run: a comma, a full stop that is no abbreviation's. */
  readonly stops: boolean;
  /** Begins a run of its own: an opening bracket or quote before it. */
  readonly opens: boolean;
}

function tokensOf(text: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  for (const match of text.slice(start, end).matchAll(/\S+/g)) {
    const [, lead = '', rest = ''] = /^([("'“‘[*]*)(.*)$/su.exec(match[0]) ?? [];
    const bare = rest.replace(/(?<=[.,;:])[-–]+$/u, '').replace(/[,;:)"'”’\]*!?]+$/u, '');
    const core = abbreviation.test(bare) ? bare : bare.replace(/\.+$/, '');
    const at = start + match.index + lead.length;
    tokens.push({
      core,
      folded: fold(core),
      start: at,
      end: at + core.length,
      stops: rest.length > core.length,
      opens: lead !== '',
    });
  }
  return tokens;
}

const abbreviation =
  /^(?:\p{Lu}\.|S[./]?A\.?|S[./][CS]\.?|LTDA\.|Ltda\.|CIA\.|Cia\.|JR\.|Jr\.|STA\.|STO\.|Sta\.|Sto\.|(?:\p{Lu}\.){2,})$/u;
const connector = /^(?:DE|DA|DO|DOS|DAS|DI|DEL|D'|VON|VAN|DER|DELLA|E|Y|&|-|–)$/;

function runsOf(tokens: readonly Token[], style: NameFound['style']): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  const close = () => {
    while (run.length > 0 && connector.test(run.at(-1)?.folded ?? '')) run.pop();
    if (run.length > 0) runs.push(...separated(run, style));
    run = [];
  };
  for (const [index, token] of tokens.entries()) {
    if (/^[*|_~•·'"“”]*$/u.test(token.core)) continue;
    const joins =
      run.length > 0 &&
      connector.test(token.folded) &&
      (style === 'capitals' ? token.core !== 'e' : token.core !== 'E' && token.core !== 'e');
    if (token.opens) close();
    if (joins && !token.stops) run.push(token);
    else if (isNameWord(token, style)) run.push(token);
    else if (run.length > 0 && isInside(tokens, index, style)) run.push(token);
    else {
      close();
      continue;
    }
    if ((token.stops && !goesOn(tokens[index + 1])) || run.length > 14) close();
    else if (run.length > 1 && /^(?:LTDA\.?|S[./]A\.?)$/.test(token.folded)) afterForm(tokens, token, close);
  }
  close();
  return runs;
}

/** Words of the law that are words of places too: `INCORPORADORA CIDADE BAIXA LTDA.` */
const placeWords = new Set(['BAIXA', 'PASSAGEM', 'RESERVA', 'PRIMEIRA', 'DIVISAO', 'ORIGEM']);
/** And words of trades: `ADMINISTRADORA DE BENS LTDA`, `MATERIAIS DE CONSTRUÇÃO S.A.` */
const tradeWords = new Set([
  'BENS',
  'LOCACAO',
  'CONSTRUCAO',
  'INCORPORACAO',
  'ARRENDAMENTO',
  'VENDA',
  'COMPRA',
  'TITULO',
  'VALOR',
  'PASSAGEM',
  'LOCADORA',
  'VENDEDORA',
  'COMPRADORA',
]);

const publicBody =
  /^(?:INSTITUTO|EMPRESA|COMPANHIA|BANCO|ASSOCIACAO|SOCIEDADE|CONFEDERACAO|FEDERACAO|CENTRO|CAIXA|SERVICO)$/;

function isInside(tokens: readonly Token[], index: number, style: NameFound['style']): boolean {
  const token = tokens[index];
  if (!token || token.stops || style !== 'capitals') return false;
  const [next, ...others] = tokens.slice(index + 1, index + 6);
  if (!next) return false;
  // `INSTITUTO BRASILEIRO DO MEIO AMBIENTE`: before it stands no person's name.
  if (/^BRASILEIR[OA]S?$/.test(token.folded)) return publicBody.test(tokens[index - 1]?.folded ?? '');
  if (placeWords.has(token.folded) && !connector.test(next.folded) && isNameWord(next, style)) return true;
  if (!tradeWords.has(token.folded)) return false;
  const form = [next, ...others].findIndex(({ folded }) =>
    /^(?:LTDA\.?|LIMITADA|S\s?[./]\s?A\.?|EIRELI|SPE)$/.test(folded),
  );
  return (
    form >= 0 &&
    [next, ...others]
      .slice(0, form)
      .every((item) => !item.stops && (connector.test(item.folded) || isNameWord(item, style)))
  );
}

/** After a stray stop the name goes on with a company's form or a `NETO`. */
const goesOn = (next: Token | undefined): boolean =>
  next !== undefined &&
  /^(?:S\s?[./]\s?A\.?|LTDA\.?|LIMITADA|NETT?O|FILHO|JUNIOR|SOBRINHO)$/.test(next.folded);

/** A company's form ends its name, unless a dash goes on with it. */
function afterForm(tokens: readonly Token[], token: Token, close: () => void): void {
  const next = tokens[tokens.indexOf(token) + 1];
  if (
    !next ||
    !/^(?:[-–]|CREDITO|CORRETORA|DISTRIBUIDORA|ARRENDAMENTO|ADMINISTRADORA|INDUSTRIA|COMERCIO|AGRO[A-Z]*|EMPREENDIMENTOS|CONSTRUTORA|BANCO)$/.test(
      next.folded,
    )
  )
    close();
}

function isNameWord(token: Token, style: NameFound['style']): boolean {
  const { core, folded } = token;
  if (stopWords.has(folded) || core === 'PARA' || /\d/.test(core.replace(/^\d+[ºª]?$/, '0'))) return false;
  const letters = core.replace(/[^\p{L}]/gu, '');
  if (letters === '' || !/^[\p{L}.&'’/-]+$/u.test(core)) return false;
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  if (style === 'capitals')
    return (
      /^\p{Lu}/u.test(letters) &&
      capitals / letters.length >= (letters.length > 4 ? 0.7 : 1) &&
      (letters.length > 1 || /\./.test(core))
    );
  return capitals === 1 && /^\p{Lu}\p{Ll}+/u.test(letters) && !titleStops.has(folded);
}

/** `JOÃO SILVA E MARIA SILVA` are two people, `SILVA E FILHOS LTDA.` is one company. */
function separated(run: readonly Token[], style: NameFound['style']): Token[][] {
  const whole = run.map(({ core }) => core).join(' ');
  if (style === 'capitals' && !isCompany(whole)) {
    const parts: Token[][] = [[]];
    for (const token of run) {
      if (/^[EY&]$/.test(token.folded) || /^[-–]$/.test(token.core)) parts.push([]);
      else parts.at(-1)?.push(token);
    }
    return parts.map(withoutConnectors).filter((part) => part.length > 0);
  }
  return [withoutConnectors(run)];
}

function withoutConnectors(run: readonly Token[]): Token[] {
  const result = [...run];
  while (result.length > 0 && connector.test(result[0]?.folded ?? '')) result.shift();
  while (result.length > 0 && connector.test(result.at(-1)?.folded ?? '')) result.pop();
  return result;
}

function toName(text: string, run: readonly Token[]): NameFound | null {
  const named = run[0] && courtesy.test(run[0].folded) ? run.slice(1) : run;
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return null;
  const name = text
    .slice(first.start, last.end)
    .replace(/\s+/g, ' ')
    .replace(/\s[*|_~•·'"“”]+(?=\s)/gu, '')
    .replace(/[,:;]+(?=\s)/g, '')
    .replace(/ (?:LIDA|LTOA|LTDÀ|L'TDA)(\.?)$/u, ' LTDA$1');
  const style = /^[^\p{Ll}]*$/u.test(name) || /\p{Lu}{3}/u.test(name) ? 'capitals' : 'title';
  if (
    neverFirst.has(first.folded) ||
    named.every(({ folded }) => connector.test(folded) || readNumberInWords(folded, 0) !== null)
  )
    return null;
  const words = named.filter(({ folded }) => !connector.test(folded)).length;
  if (words < 2 && !(style === 'capitals' && singleBodies.test(fold(name)))) return null;
  return { name, start: first.start, end: last.end, style };
}

const courtesy = /^(?:SR|SRA|SRS|DR|DRA|DONA|DOM|SENHOR|SENHORA)$/;
const singleBodies = /^(?:UNIAO|INSS|IBAMA|INCRA|DNIT|DER|PETROBRAS|ELETROBRAS|SABESP|CEMIG|COPEL|CELG)$/;

/** Words a deed prints in capitals that are nobody's name. */
const stopWords = new Set(
  `VENDEU VENDERAM VENDE VENDEM VENDIDO VENDIDA VENDA COMPRA COMPROU DOOU DOARAM DOAM DOAR DOACAO DOADO PERMUTA
  PERMUTARAM PERMUTOU TRANSMITIU TRANSMITIRAM TRANSFERIU TRANSFERIRAM TRANSFERIDO CEDEU CEDERAM CESSAO DACAO PAGAMENTO
  HIPOTECA HIPOTECAS HIPOTECOU HIPOTECARAM HIPOTECADO HIPOTECADA CEDULAR ALIENACAO FIDUCIARIA FIDUCIARIO FIDUCIANTE
  FIDUCIANTES FIDUCIARIAMENTE ALIENOU ALIENARAM PENHOR PENHORA PENHORADO PENHORADA PENHORADOS ARRESTO ARRESTADO
  SEQUESTRO INDISPONIBILIDADE CONSOLIDACAO CONSOLIDADA CONSOLIDOU-SE CONSOLIDA PARTILHA PARTILHADO PARTILHADA
  INVENTARIO ARROLAMENTO ADJUDICACAO ADJUDICADO ADJUDICADA ADJUDICOU ARREMATACAO ARREMATADO ARREMATADA ARREMATOU
  USUCAPIAO USUFRUTO VITALICIO VITALICIA RESERVA RESERVARAM RESERVOU RESERVANDO CLAUSULA CLAUSULAS INALIENABILIDADE
  IMPENHORABILIDADE INCOMUNICABILIDADE RESTRITIVAS CANCELADO CANCELADA CANCELADOS CANCELADAS CANCELAMENTO BAIXA
  ADITIVO ADITAMENTO RETIFICACAO RATIFICACAO RERRATIFICACAO REGISTRO AVERBACAO AVERBA-SE MATRICULA LIVRO FICHA FOLHA
  FOLHAS FLS PROTOCOLO PRENOTACAO CPF CPFS CPF/MF CIC CNPJ CNPJ/MF CGC CGC/MF RG R.G CI C.I SSP SSP/SP OAB CREA CRM NIRE NIRF CCIR
  INCRA CAR ITR ITBI ITCMD IPTU CND CEP CNH FGTS SFH SFI SBPE CEF MCMV IMOVEL IMOVEIS: VALOR PRECO CREDOR CREDORA
  CREDORES CREDORAS DEVEDOR DEVEDORA DEVEDORES DEVEDORAS TRANSMITENTE TRANSMITENTES ADQUIRENTE ADQUIRENTES OUTORGANTE
  OUTORGANTES OUTORGADO OUTORGADA OUTORGADOS VENDEDOR VENDEDORA VENDEDORES COMPRADOR COMPRADORA COMPRADORES DOADOR
  DOADORA DOADORES DONATARIO DONATARIA DONATARIOS DONATARIAS EMITENTE EMITENTES AVALISTA AVALISTAS INTERVENIENTE
  INTERVENIENTES EXEQUENTE EXEQUENTES EXECUTADO EXECUTADA EXECUTADOS REQUERENTE REQUERENTES REQUERIDO REQUERIDA
  REQUERIDOS AUTOR AUTORA AUTORES REU RE REUS LOCADOR LOCADORA LOCATARIO LOCATARIA ARRENDADOR ARRENDATARIO
  PROMITENTE PROMITENTES PROMISSARIO PROMISSARIA COMPROMISSARIO COMPROMISSARIA COMPROMISSO USUFRUTUARIO USUFRUTUARIA
  USUFRUTUARIOS NUA-PROPRIEDADE NU-PROPRIETARIO NUS-PROPRIETARIOS PROPRIETARIO PROPRIETARIA PROPRIETARIOS
  PROPRIETARIAS ESPOLIO TITULO OBJETO FORMA VENCIMENTO GRAU PRAZO JUROS CONDICOES GARANTIA DIVIDA ORIGEM VARA COMARCA
  ESCRITURA CEDULA MANDADO FORMAL CARTA CONTRATO INSTRUMENTO PARTICULAR AUTOS PROCESSO DOU CERTIFICO DATA
  BRASILEIRO BRASILEIRA BRASILEIROS CASADO CASADA CASADOS SOLTEIRO SOLTEIRA VIUVO VIUVA DIVORCIADO DIVORCIADA
  SEPARADO SEPARADA DESQUITADO RESIDENTE RESIDENTES DOMICILIADO DOMICILIADA DOMICILIADOS SUA SEU SEUS SUAS MULHER
  MARIDO ESPOSA ESPOSO PORTADOR PORTADORA REGIME COMUNHAO BENS SEDE INSCRITO INSCRITA QUALIFICADO QUALIFICADA
  QUALIFICADOS METADE TOTALIDADE PARTE IDEAL IDEAIS COMPROMISSARAM PROMETEU PROMETERAM CONSTRUIDO CONSTRUIDA CONSTRUCAO DEMOLICAO
  MEDIANTE SEM COM POR PELO PELA EM NO NA AO AOS OS AS UM UMA QUE SOBRE SOB ENTRE ATRAVES CUJO CUJA FICA FICAM FOI
  FORAM SENDO TENDO ESTE ESTA ESSE ESSA ACIMA PRESENTE PROPRIEDADE INTEGRALIZACAO CONFERENCIA DIVISAO DESAPROPRIACAO
  PRIMEIRA PROPORCAO COUBE MEEIRA MEEIRO HERDEIRO HERDEIRA HERDEIROS SUCESSORES FALECIDO FALECIDA ANUENTE ANUENTES
  SERVIDAO PASSAGEM LOCACAO ARRENDAMENTO CAUCAO TOMBAMENTO INCORPORACAO INSTITUICAO CONVENCAO QUITACAO
  GEORREFERENCIAMENTO DESMEMBRAMENTO UNIFICACAO ENCERRADA ENCERRAMENTO FRACAO FIDUCIARIOS RESOLUVEL NESTA NESTE DESTA DESTE EXTRAIDA EXTRAIDO EXTRAIDOS MOVE MOVEM MOVIDA MOVIDO CONTRA FAVOR
  EXECUCAO ACAO CRUZEIROS REAIS CRUZADOS`.split(/\s+/),
);

/** Trades, addresses and offices: where all is in capitals they look like names. */
const neverFirst = new Set(
  `ENGENHEIRO ENGENHEIRA FUNCIONARIO FUNCIONARIA SERVIDOR SERVIDORA APOSENTADO APOSENTADA COMERCIANTE AGRICULTOR AGRICULTORA
  MEDICO MEDICA ADVOGADO ADVOGADA PROFESSOR PROFESSORA MOTORISTA PECUARISTA FAZENDEIRO LAVRADOR LAVRADORA EMPRESARIO
  EMPRESARIA INDUSTRIARIO DENTISTA BANCARIO BANCARIA MILITAR MAIOR MAIORES CAPAZ CAPAZES PESSOA JURIDICA DIREITO RUA
  AVENIDA ALAMEDA PRACA TRAVESSA BAIRRO CIDADE CARTORIO OFICIO TABELIAO TABELIONATO NOTAS LEI ART ARTIGO AMBOS TODOS
  TECNICO TECNICA OPERADOR AUXILIAR ANALISTA CORRETOR CORRETORA PUBLICO PUBLICA JUIZO PROCURADOR JUNTA RECEITA TERRAS
  AREA TERRENO LOTE QUADRA EDIFICIO APARTAMENTO CASA SAFRA SELO EMOLUMENTOS OFICIAL ESCREVENTE SUBSTITUTO DE`.split(
    /\s+/,
  ),
);

/** Capitalised words that open no person's name. */
const titleStops = new Set(
  `CARTORIO OFICIO TABELIAO TABELIONATO REGISTRO REGISTRADOR LIVRO COMARCA ESTADO RUA AVENIDA PRACA BAIRRO CIDADE
  MUNICIPIO VARA JUIZO JUIZ TRIBUNAL JUSTICA CODIGO LEI DECRETO ARTIGO CEDULA RURAL HIPOTECARIA PIGNORATICIA CREDITO
  BANCARIO BANCARIA ESCRITURA PUBLICA VALOR VENCIMENTO TITULO OBJETO CREDOR CREDORA DEVEDOR DEVEDORA DEVEDORES EMITENTE
  GRAU PRECO PRAZO DOU OFICIAL ESCREVENTE SUBSTITUTO SUBSTITUTA AUTORIZADO TITULAR MAIOR PREPOSTA DESIGNADA AGENTE
  DELEGADO SUB-OFICIAL SUBOFICIAL REGISTRO IMOVEIS IMOVEL NOTAS FORMAL PARTILHA CARTA CONTRATO INSTRUMENTO POR PELO
  PELA PELOS PELAS NOS NAS CONFORME CONSTA TERMO AUTO MANDADO PROTOCOLO PRENOTACAO DATA EM NO NA DE DO DA OS AS O A
  FICA PROCEDE-SE AVERBA-SE FOI RECEITA FEDERAL FAZENDA SITIO CHACARA LOTE QUADRA GLEBA EDIFICIO CONDOMINIO CAPITAL
  JANEIRO FEVEREIRO MARCO ABRIL MAIO JUNHO JULHO AGOSTO SETEMBRO OUTUBRO NOVEMBRO DEZEMBRO ADQUIRENTE ADQUIRENTES
  TRANSMITENTE TRANSMITENTES CERTIDAO CERTIFICO CIVEL CIVIL FAMILIA SUCESSOES TRABALHO SECRETARIA PREFEITURA
  MUNICIPAL CAR CCIR NIRF INCRA ANUENTE INTERVENIENTE`.split(/\s+/),
);
