import type { Word } from '../../pages/words.ts';
import { editDistance, foldScanned } from '../../text/fold.ts';

/**
 * A word as it must have been printed, where recognition or a broken type left one or two letters wrong and only one
 * word of certificates is that near. `NEGATNA` -> `NEGATIVA`; `IREGULAR`, as near to REGULAR as to IRREGULAR, stays.
 */
export function mended(word: Word): Word {
  const [, lead = '', core = '', tail = ''] = /^([^\p{L}\d]*)(.*?)([^\p{L}\d]*)$/su.exec(word.text) ?? [];
  if (core.length < 2 || core.length > 16 || /^[\d./:,-]+$/.test(core)) return word;
  const folded = foldScanned(core);
  if (/^N[A4]?[O0QC6]$/.test(folded) && folded.length === 3 && folded !== 'NAC')
    return folded === 'NAO' ? word : { ...word, text: `${lead}NAO${tail}` };
  if (folded.length < 6 || vocabulary.has(folded)) return word;
  // A text layer may be somebody else's recognition; what a good engine is sure of stays.
  if (word.confidence !== null && word.confidence > 95) return word;
  const limit = word.confidence !== null && folded.length >= 9 ? 2 : 1;
  const near = candidates(folded, limit);
  const isOtherNumber = near !== null && (`${near}S` === folded || `${folded}S` === near);
  return near === null || isOtherNumber ? word : { ...word, text: `${lead}${near}${tail}` };
}

/** The only word of the vocabulary at the least distance; null when none or several are. */
function candidates(folded: string, limit: number): string | null {
  const key = `${folded}${limit}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  let best: string | null = null;
  let least = limit + 1;
  for (const word of vocabulary) {
    const distance = editDistance(folded, word, limit);
    if (distance < least) [best, least] = [word, distance];
    else if (distance === least && distance <= limit) best = null;
  }
  // Two readings one letter apart mean opposite things: the nearer of them is not good enough.
  const isSure =
    best !== null && !opposites.some((pair) => pair.includes(best ?? '') && isBetween(folded, pair));
  const result = isSure ? best : null;
  if (found.size >= 5000) found.clear();
  found.set(key, result);
  return result;
}

const found = new Map<string, string | null>();

const opposites = [
  ['REGULAR', 'IRREGULAR'],
  ['POSITIVA', 'NEGATIVA'],
  ['ATIVA', 'INATIVA'],
];
const isBetween = (folded: string, pair: readonly string[]): boolean =>
  pair.every((word) => editDistance(folded, word, 2) <= 2);

const vocabulary: ReadonlySet<string> = new Set(
  `CERTIDAO CERTIDOES CERTIFICADO CERTIFICA CERTIFICO CERTIFICAMOS NEGATIVA NEGATIVO NEGATIVAS POSITIVA POSITIVO POSITIVAS
   EFEITO EFEITOS DEBITO DEBITOS RELATIVOS TRIBUTOS TRIBUTARIOS TRIBUTARIA FEDERAIS FEDERAL ESTADUAL ESTADUAIS MUNICIPAL
   MUNICIPAIS MOBILIARIOS IMOBILIARIOS TRABALHISTAS DIVIDA IMPOSTO PROPRIEDADE TERRITORIAL
   CONSTA CONSTAM CONSTAR EXISTEM EXISTIR EXISTE POSSUI ENCONTRADO ENCONTRADOS ENCONTRADA ENCONTRADAS PENDENCIAS PENDENCIA
   INSCRICOES INSCRICAO REGULAR IRREGULAR REGULARIDADE SITUACAO CADASTRAL CADASTRO COMPROVANTE QUITADO SUSPENSA SUSPENSO
   CANCELADA CANCELADO BAIXADA INAPTA PENDENTE EXIGIBILIDADE EMITIDA EMITIDO EMISSAO EXPEDICAO EXPEDIDA EXPEDIDO VALIDADE
   VALIDA VALIDO CODIGO CONTROLE AUTENTICIDADE AUTENTICACAO VERIFICACAO CONTADOS JANEIRO FEVEREIRO MARCO SETEMBRO OUTUBRO
   NOVEMBRO DEZEMBRO AGOSTO TRIBUNAL JUSTICA TRABALHO REGIONAL REGIAO ESTADO SECRETARIA FAZENDA PREFEITURA MUNICIPIO
   PROCURADORIA RECEITA MINISTERIO DISTRIBUICAO DISTRIBUICOES PROTESTO PROTESTOS TABELIONATO CARTORIO REGISTRO IMOVEIS
   IMOVEL MATRICULA INTEIRO REAIS REIPERSECUTORIAS CIVEIS CIVEL CRIMINAL CRIMINAIS FALENCIA FALENCIAS RECUPERACAO JUDICIAL
   EXTRAJUDICIAL JUNTA COMERCIAL SIMPLIFICADA AMBIENTAL AMBIENTAIS DEMONSTRATIVO INSTITUTO BRASILEIRO COLONIZACAO REFORMA
   AGRARIA INDISPONIBILIDADE CENTRAL NACIONAL EMBARGO EMBARGOS EMPREGADORES NUMERO EMPRESARIAL EMPRESARIA RAZAO SOCIAL CONTRIBUINTE
   DENOMINACAO DECLARANTE CLASSIFICACAO FUNDIARIA PROPRIETARIO REQUERENTE HOMONIMOS HOMONIMO PROCESSOS PROCESSO ABERTURA
   EXERCICIO ECONOMICA CAIXA GERACAO VENCIMENTO PRESENTE ACOES
   DESCRICAO ECONOMIA ECONOMICO VALIDADOR VALIDACAO TERRITORIOS TERRITORIO CONSTANTE CONSTANTES CONSULTA CONSULTADO REGISTROS
   CADASTRAIS CADASTRADO CADASTROS CONTROLAR VALIDAS CONSTOU INSCRITO INSCRITOS INSCRITAS EXISTENTE EXISTENTES POSSUIR REGISTRADO
   SOCIAIS SOCIEDADE REGULARES EMITIDAS MUNICIPIOS ESTADOS CENTRO COMERCIO AMBIENTE IMPOSTOS TRIBUTO QUITADA QUITACAO PENDENTES
   SUSPENSAO SUSPENSOS CANCELADAS CANCELADOS CERTIDOES AUTENTICA AUTENTICADO EXPEDIR REQUERIDO REQUERENTES PROCESSUAL PROCESSUAIS
   FISCAL FISCAIS FAMILIA SUCESSOES EXECUCAO EXECUCOES FEITOS TITULOS PROTOCOLO SISTEMA SISTEMAS EMPREGADOR TITULAR
   PESQUISA PESQUISADO REALIZADA REALIZADO INFORMACAO OBTIDA RESULTADO GERADO GERADA PRAZO SOLICITADA SECRETARIA BRASILIA`.split(
    /\s+/,
  ),
);
