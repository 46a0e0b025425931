import type { Evidence, EvidenceMap } from '../../../pages/evidence.ts';
import { editDistance } from '../../../text/fold.ts';
import { stateOfTown } from '../../../text/townStates.ts';
import type { Act, Opening } from '../../model/model.ts';
import { foldName } from '../../model/persons/names.ts';
import { isCompanyName } from '../persons/personNames.ts';

/** Where the names of a record stand. */
export interface NamesInRecord {
  /** How many places, with words of their own, name somebody so. */
  readonly timesNamed: (name: string) => number;
  /** Words that name somebody, other than those given. */
  readonly words: (name: string, apart: Evidence) => Evidence | null;
  /** Another name of the record, written more often, that differs by a letter or two. */
  readonly twin: (name: string) => string | null;
}

export function namesInRecord(opening: Opening, acts: readonly Act[]): NamesInRecord {
  const named = new Map<string, Map<string, Evidence>>();
  const note = (name: string | null | undefined, proof: Evidence | undefined) => {
    if (!name || !proof) return;
    const places = named.get(foldName(name)) ?? new Map<string, Evidence>();
    places.set(JSON.stringify(proof.spans), proof);
    named.set(foldName(name), places);
  };
  const noteAll = (
    list: string,
    people: readonly { readonly name: string; readonly spouse?: string | null }[],
    evidence: EvidenceMap,
  ) => {
    for (const [index, { name, spouse }] of people.entries()) {
      note(name, proofHolding(name, evidence[`${list}.${index}.name`]));
      note(spouse, proofHolding(spouse ?? '', evidence[`${list}.${index}.spouse`]));
    }
  };
  noteAll('owners', opening.owners, opening.evidence);
  for (const act of acts) {
    noteAll('grantors', act.grantors, act.evidence);
    noteAll('grantees', act.grantees, act.evidence);
    note(act.creditor, proofHolding(act.creditor ?? '', act.evidence.creditor));
  }
  const twins = new Map<string, string | null>();
  const timesNamed = (name: string) => named.get(foldName(name))?.size ?? 0;
  return {
    timesNamed,
    words: (name, apart) =>
      [...(named.get(foldName(name)) ?? [])].find(([place]) => place !== JSON.stringify(apart.spans))?.[1] ??
      null,
    twin: (name) => {
      const folded = foldName(name);
      if (!twins.has(folded)) twins.set(folded, twinOf(folded, timesNamed(name)));
      return twins.get(folded) ?? null;
    },
  };

  function twinOf(folded: string, times: number): string | null {
    const limit = Math.min(2, Math.floor(folded.length / 8));
    const words = folded.split(' ');
    for (const [other, places] of named) {
      if (other === folded || places.size < times || Math.abs(other.length - folded.length) > limit) continue;
      // A slip leaves most words as they are.
      if (!other.startsWith(`${words[0]} `) && !other.endsWith(` ${words.at(-1)}`)) continue;
      if (editDistance(other, folded, limit) <= limit) return other;
    }
    return null;
  }
}

/** Only words that do name the person count. */
const proofHolding = (name: string, proof: Evidence | undefined): Evidence | undefined =>
  proof && foldName(proof.quote).includes(foldName(name).split(' ')[0] ?? '') ? proof : undefined;

/** What no person's or company's name looks like: figures, words of the deed, a town with its state, a loose end. */
export function isOddName(name: string): boolean {
  const words = foldName(name).split(' ');
  if (looseEnd.test(words.at(-1) ?? '') || looseEnd.test(words[0] ?? '')) return true;
  // Before companies: `Passo Fundo` is no fund.
  if (stateOfTown(name.replace(/\s*[-/]\s?[A-Z]{2}$/i, ''))) return true;
  // A company may be called `Administradora de Bens` or `Registro Editora`.
  if (isCompanyName(name)) return false;
  return (
    (words.length === 1 && !shortNames.test(name)) ||
    words.length > 12 ||
    /-\s?[A-Z]{2}$/i.test(name.trim()) ||
    // `RlBEIRO`: a small l in capitals is an I misread.
    /\p{Lu}l\p{Lu}/u.test(name) ||
    words.some((word) => deedWords.has(word) || /[A-Z]\d|\d[A-Z]/.test(word))
  );
}

/** Single words that name somebody all the same. */
const shortNames =
  /^(?:UNI[AÃ]O|INCRA|IBAMA|ITA[UÚ]|BANESPA|BRADESCO|SICREDI|COHAB|COPEL|CEMIG|ELETROBR[AÁ]S|PETROBR[AÁ]S)/i;

const looseEnd = /^(?:DE|DA|DO|DAS|DOS|E|COM|POR|PARA|EM|NAS|NOS|NA|NO|ANTES|ASSIM|PELO|PELA)$/;

/** Words of deeds that no name has. */
const deedWords: ReadonlySet<string> = new Set(
  `CREDOR CREDORA DEVEDOR DEVEDORA DEVEDORES IMOVEL VALOR MATRICULA CPF CNPJ BRASILEIRO BRASILEIRA CASADO CASADA
   CASADOS SOLTEIRO SOLTEIRA RESIDENTE RESIDENTES DOMICILIADO DOMICILIADA CEDULA HIPOTECA ESCRITURA TITULO
   ADQUIRENTE ADQUIRENTES TRANSMITENTE TRANSMITENTES OUTORGANTE OUTORGADO REGISTRO AVERBACAO VENCIMENTO PRAZO JUROS
   VIGENCIA LEI NOTAS IDENTIDADE CARTEIRA IMPOSTO TERMOS OFICIO CENTAVOS SEPARACAO COMUNHAO OBITO FALECIMENTO
   SUCESSOES PASSADO CABENDO IGUAIS PARTES QUALIFICADO QUALIFICADOS QUALIFICADA SUPRA ACIMA REFERIDO REFERIDA
   CERTIDOES CERTIDAO NEGATIVAS CONJUGE REGIME BENS DESCRITO DESCRITA PROPRIETARIO PROPRIETARIOS CARTORIO TABELIAO
   TABELIONATO COMARCA EMOLUMENTOS PROTOCOLO MEACAO HERDEIRO HERDEIROS CONSTAR FICA NADA REAIS CRUZEIROS`.split(
    /\s+/,
  ),
);
