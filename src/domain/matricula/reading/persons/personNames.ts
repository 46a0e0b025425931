import { fold } from '../../../text/fold.ts';
import type { Range } from '../../../text/found.ts';
import { readNumberInWords } from '../../../text/numbersInWords.ts';
import { isTypedInCapitals, type Token, tokensOf } from './nameTokens.ts';
import { neverFirst, placeWords, stopWords, titleStops, tradeWords } from './nameWords.ts';

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
  const tokens = tokensOf(text, start, end, isTypedInCapitals(text, start, end));
  return [...runsOf(tokens, 'capitals'), ...runsOf(tokens, 'title')]
    .map((run) => toName(text, run))
    .filter((item) => item !== null)
    .sort((a, b) => a.start - b.start);
}

/** Whether a name is of a company or public body, by its form or its first word. */
export const isCompanyName = (name: string): boolean => companyMark.test(fold(name));

const companyMark =
  /\b(?:LTDA|LIMITADA|S\s?[./]\s?A\b\.?|S\s?\/\s?[CS]\b|EIRELI|EPP|CIA|COMPANHIA|BANCO|CAIXA|COOPERATIVA|FUNDO|FAZENDA (?:NACIONAL|PUBLICA)|UNIAO|ESTADO|MUNICIPIO|PREFEITURA|INSTITUTO|DEPARTAMENTO|EMPRESA|INDUSTRIA|COMERCIO|CONSTRUTORA|INCORPORADORA|IMOBILIARIA|ASSOCIACAO|FUNDACAO|SOCIEDADE|SERVICO|EMPREENDIMENTOS|SECURITIZADORA|HOLDING|CONDOMINIO|MITRA|DIOCESE|IGREJA|AGROPECUARIA|PARTICIPACOES)\b/;

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
    if (run.length > 0 && isInBrackets(tokens, index, style)) {
      run.push(token);
      if (/^(?:NACIONAL|ESTADUAL|MUNICIPAL)$/.test(token.folded)) close();
      continue;
    }
    if (token.opens) close();
    if (joins && !token.stops) run.push(token);
    else if (isNameWord(token, style) && (!token.isProse || isOfFirm(tokens, index, run))) run.push(token);
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

/** `BANCO SANTANDER (BRASIL) S.A.`, `UNIÃO FEDERAL (FAZENDA NACIONAL)`: brackets that belong to a name. */
function isInBrackets(tokens: readonly Token[], index: number, style: NameFound['style']): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || !next || style !== 'capitals') return false;
  if (token.opens && token.stops) return companyForm.test(next.folded) && /^[A-Z]{4,}$/.test(token.folded);
  const treasury = /^(?:NACIONAL|ESTADUAL|MUNICIPAL)$/;
  if (token.opens) return token.folded === 'FAZENDA' && treasury.test(next.folded);
  return (
    treasury.test(token.folded) &&
    token.stops &&
    Boolean(tokens[index - 1]?.opens) &&
    tokens[index - 1]?.folded === 'FAZENDA'
  );
}

/** Whether prose words go on with a firm's or public body's name: `COOPERATIVA DE CRÉDITO`, `INDÚSTRIA DE MÓVEIS NOVOS LTDA`. */
function isOfFirm(tokens: readonly Token[], index: number, run: readonly Token[]): boolean {
  if (run.length === 0) return false;
  if (bodyStart.test(run[0]?.folded ?? '')) return true;
  const ahead = tokens.slice(index, index + 8);
  const form = ahead.findIndex(({ folded }) => companyForm.test(folded));
  return form > 0 && ahead.slice(0, form).every(({ stops, folded }) => !stops && !stopWords.has(folded));
}

const bodyStart =
  /^(?:BANCO|CAIXA|COOPERATIVA|UNIAO|FAZENDA|ESTADO|MUNICIPIO|PREFEITURA|INSTITUTO|DEPARTAMENTO|COMPANHIA|CIA\.?|FUNDO|EMPRESA|SOCIEDADE|ASSOCIACAO|FUNDACAO|CENTRAIS)$/;

const companyForm = /^(?:LTDA\.?|LIMITADA|S\s?[./]\s?A\.?|S\.A|EIRELI|SPE)$/;

const memberWords =
  /^(?:PROPRIETARIOS|ADQUIRENTES|COMPRADORES|LOCATARIOS|CREDORES|SERVIDORES|AGRICULTORES|MORADORES)$/;
const memberBodies = /^(?:ASSOCIACAO|SINDICATO|COOPERATIVA|UNIAO|CAIXA|CLUBE|SOCIEDADE)$/;

const isFund = (tokens: readonly Token[], index: number): boolean =>
  tokens
    .slice(Math.max(0, index - 6), index)
    .some(({ folded }) => /^(?:FUNDO|INVESTIMENTOS?|FIDC|FIAGRO)$/.test(folded));

const isUnion = (tokens: readonly Token[], index: number): boolean =>
  tokens
    .slice(Math.max(0, index - 4), index)
    .some(({ folded }) => /^(?:SINDICATO|FEDERACAO|CONFEDERACAO|COOPERATIVA|CAIXA|ASSOCIACAO)$/.test(folded));

const publicBody =
  /^(?:BANCOS?|UNIAO|INSTITUTO|EMPRESA|COMPANHIA|ASSOCIACAO|SOCIEDADE|CONFEDERACAO|FEDERACAO|CENTRO|CAIXA|SERVICO)$/;

function isInside(tokens: readonly Token[], index: number, style: NameFound['style']): boolean {
  const token = tokens[index];
  if (!token || token.stops || style !== 'capitals') return false;
  const [next, ...others] = tokens.slice(index + 1, index + 6);
  if (!next) return false;
  // `FUNDO DE INVESTIMENTO EM DIREITOS CREDITÓRIOS NÃO PADRONIZADOS`
  if (/^(?:EM|NAS?|NOS?)$/.test(token.folded) && isFund(tokens, index))
    return /^(?:DIREITOS|COTAS|PARTICIPACOES|CADEIAS)$/.test(next.folded);
  // `SINDICATO DOS TRABALHADORES NA INDÚSTRIA DO SAL`
  if (/^(?:EM|NAS?|NOS?)$/.test(token.folded) && isUnion(tokens, index))
    return isNameWord(next, style) && !stopWords.has(next.folded);
  // `INSTITUTO BRASILEIRO DO MEIO AMBIENTE`: before it stands no person's name.
  if (/^BRASILEIR[OA]S?$/.test(token.folded)) return publicBody.test(tokens[index - 1]?.folded ?? '');
  // `DEPARTAMENTO NACIONAL DE OBRAS CONTRA AS SECAS`
  if (/^(?:CONTRA|AS)$/.test(token.folded))
    return (
      tokens.slice(Math.max(0, index - 2), index).some(({ folded }) => folded === 'OBRAS') &&
      /^(?:AS|SECAS)$/.test(next.folded)
    );
  // `ASSOCIAÇÃO DOS PROPRIETÁRIOS DA CITY CASTELO`
  if (memberWords.test(token.folded))
    return tokens.slice(Math.max(0, index - 2), index).some(({ folded }) => memberBodies.test(folded));
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

/** `FINANCEIRA SOL S.A. - CRÉDITO, FINANCIAMENTO E INVESTIMENTO`: what goes on behind the comma, in characters. */
const financeAt = (text: string, { folded, end }: Token): number =>
  folded === 'CREDITO'
    ? (/^,?\s(?:E\s)?FINANCIAMENTOS?(?:,?\s(?:E\s)?INVESTIMENTOS?)?/u.exec(text.slice(end, end + 60))?.[0]
        .length ?? 0)
    : 0;

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
  if (/^(?:S[./]A\.?|Ltda\.?|LTDA\.?)$/u.test(core)) return true;
  return capitals === 1 && /^\p{Lu}\p{Ll}+/u.test(letters) && !titleStops.has(folded);
}

/** `JOÃO SILVA E MARIA SILVA` are two people, `SILVA E FILHOS LTDA.` is one company. */
function separated(run: readonly Token[], style: NameFound['style']): Token[][] {
  const whole = run.map(({ core }) => core).join(' ');
  if (style === 'capitals' && (!isCompanyName(whole) || isPersonAndFirm(run))) {
    const parts: Token[][] = [[]];
    for (const token of run) {
      if (/^[EY&]$/.test(token.folded) || /^[-–]$/.test(token.core)) parts.push([]);
      else parts.at(-1)?.push(token);
    }
    return parts.map(withoutConnectors).filter((part) => part.length > 0);
  }
  return [withoutConnectors(run)];
}

/** `MARIA DE SOUZA E SANTA LUZIA PARTICIPAÇÕES S/A`: a person, and a firm beside her. */
function isPersonAndFirm(run: readonly Token[]): boolean {
  const at = run.findIndex(({ folded }) => folded === 'E');
  if (at < 0) return false;
  const words = (part: readonly Token[]) =>
    part.filter(({ folded }) => !connector.test(folded) && !companyForm.test(folded));
  const [left, right] = [run.slice(0, at), run.slice(at + 1)];
  return (
    words(left).length > 1 &&
    words(right).length > 1 &&
    !isCompanyName(left.map(({ folded }) => folded).join(' '))
  );
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
  const finance = isCompanyName(text.slice(first.start, last.end)) ? financeAt(text, last) : 0;
  const end = last.end + finance + (leavesBracketOpen(text, first.start, last.end) ? 1 : 0);
  const name = text
    .slice(first.start, end)
    .replace(/\s+/g, ' ')
    .replace(/\s[*|_~•·'"“”]+(?=\s)/gu, '')
    .replace(/[,:;]+(?=\s)/g, '')
    .replace(/^\p{Lu}{0,7}URA MUNICIPAL(?= D[EOA] )/u, 'PREFEITURA MUNICIPAL')
    .replace(/ (?:LIDA|LTOA|LTDÀ|L'TDA)(\.?)$/u, ' LTDA$1');
  if (isPlace(text, first.start, name)) return null;
  const style = /^[^\p{Ll}]*$/u.test(name) || /\p{Lu}{3}/u.test(name) ? 'capitals' : 'title';
  if (
    (neverFirst.has(first.folded) && !(companyForm.test(last.folded) && named.length > 3)) ||
    named.every(({ folded }) => connector.test(folded) || readNumberInWords(folded, 0) !== null)
  )
    return null;
  const words = named.filter(({ folded }) => !connector.test(folded)).length;
  if (words < 2 && !(style === 'capitals' && singleBodies.test(fold(name)))) return null;
  return { name, start: first.start, end, style };
}

/** `UNIÃO FEDERAL (FAZENDA NACIONAL)`: the words end before the bracket does. */
const leavesBracketOpen = (text: string, start: number, end: number): boolean =>
  text[end] === ')' && text.lastIndexOf('(', end) >= Math.max(start, text.lastIndexOf(')', end - 1));

/** A town, not a party: `residentes em PRESIDENTE PRUDENTE-SP`, `com sede em MOGI DAS CRUZES`. */
function isPlace(text: string, at: number, name: string): boolean {
  if (isCompanyName(name)) return false;
  const before = fold(text.slice(Math.max(0, at - 34), at));
  return (
    /-(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/.test(fold(name)) ||
    /\b(?:RESIDENTES?|DOMICILIAD[OA]S?|SEDE|CIDADE|DISTRITO|MUNICIPIO|COMARCA|FILIAL|FORO|NOTAS|OFICIO|TABELIAO|TABELIONATO|CARTORIO|VARA|CIVEL|FEDERAL|TRABALHO|SUCESSOES|FAMILIA)\s+(?:EM|N[OA]|D[EOA])\s+(?:CIDADE\s+DE\s+)?$/.test(
      before,
    )
  );
}

const courtesy = /^(?:SR|SRA|SRS|DR|DRA|DONA|DOM|SENHOR|SENHORA)$/;
const singleBodies = /^(?:UNIAO|INSS|IBAMA|INCRA|DNIT|DER|PETROBRAS|ELETROBRAS|SABESP|CEMIG|COPEL|CELG)$/;
