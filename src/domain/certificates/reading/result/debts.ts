import { editDistance } from '../../../text/fold.ts';
import { type Found, matchesIn, type Range } from '../../../text/found.ts';
import type { CertificateText } from '../certificateText.ts';

/** What a sentence or title of a certificate says of debts, suits or orders. */
export type Saying = 'negative' | 'positive' | 'effect' | 'no-effect' | 'suspended' | 'homonym' | 'listed';

/** `Certidão positiva com efeitos de negativa`, in a sentence or a title. */
export const positiveWithEffect =
  /POSITIVAS?(?:(?!NAO|NEGATIV|POSITIV)[^.;]){0,90}?COM\s+(?:OS?\s+)?(?:MESMOS?\s+)?EFEITOS?\s+(?:DE\s+|DA\s+|D\s)?(?:CERTIDAO\s+)?NEGATIV[AO]/;

const effect = new RegExp(
  `${positiveWithEffect.source}|\\bCPE?N(?:D|-EN)?\\b|POSITIVA\\s?/\\s?NEGATIVA`,
  'g',
);
const effectSaid = /EFEITOS?\s+(?:D[AE]\s+)?(?:UMA\s+)?(?:CERTIDAO\s+)?NEGATIVA/g;
const notEffect =
  /NAO\s+(?:PRODUZ|POSSUI|TEM|TERA|GERA|SURTE)[^.;]{0,30}EFEITOS?\s+(?:D[AE]\s+)?(?:CERTIDAO\s+)?NEGATIVA/g;

const things =
  '(?:DEBITOS?|PENDENCIAS?|PROCESSOS?|PROTESTOS?|REGISTROS?|ACO(?:ES|ES)|ACAO|DISTRIBUIC\\w+|INSCRIC\\w+|ORDE(?:NS|M)|TITULOS?|FEITOS?|EMBARGOS?|ONUS|IMPEDIMENTOS?|DIVIDAS?|OCORRENCIAS?|INDISPONIBILIDADES?|TERMO|AUTUAC\\w+|EXECUC\\w+|INADIMPLENTE|RESTRIC\\w+|IRREGULARIDADES?|APONTAMENTOS?|ANTECEDENTES?|CITACOES|PENHOR|GRAVAMES?|LANCAMENTOS?|INQUERITOS?|PROCEDIMENTOS?)';
const bodyNegative = new RegExp(
  `\\bNAO\\s+(?:SE\\s+)?(?:(?:FO(?:I|RAM)|VERIFICO[UR]|HAVER|EXISTIR|TER SIDO|LOGROU)\\s+)?(?:CONST(?:AM?|AR|A\\(M\\)|OU|ANDO)|EXIST(?:EM?|IR|E\\(M\\))|H(?:A|AVER|AVENDO)|POSSU(?:I|IR|EM)|ENCONTR\\w+|LOCALIZAD\\w+|IDENTIFICAD\\w+|FIGURA[MR]?|APRESENTA\\w*|ESTA\\s+INSCRIT\\w|RESPONDE|REGISTRAM?(?![A-Z])|E\\s+DEVEDOR\\w?|DEVE)|\\bNADA\\s+(?:FOI\\s+)?(?:CONST\\w+|ENCONTR\\w+|DEVE)|\\bNADA\\s+HA\\b|\\bINEXIST\\w+|\\bNENHUM\\w?\\s+(?:[A-Z]+\\s){0,2}?${things}|RESULTADO[^.;A-Z]{0,4}(?:DA (?:CONSULTA|PESQUISA)[^A-Z]{0,4})?NEGATIV[AO]|\\bSEM\\s+(?:PENDENCIAS?|DEBITOS?|PROTESTOS?|REGISTROS?|OCORRENCIAS?)|ENCONTRA-SE\\s+(?:QUITE|EM\\s+DIA|QUITAD\\w)|(?:ESTA|ESTAO)\\s+(?:QUITE|QUITAD[OA]S?|EM DIA)\\b|LIVRE\\s+(?:E\\s+DESEMBARACAD\\w\\s+)?DE\\s+(?:QUAISQUER\\s+)?ONUS`,
  'g',
);
const bodyPositive = new RegExp(
  `\\b(?:CONST(?:AM?|AR|A\\(M\\)|OU|ARAM)|EXIST(?:EM|E|IR|E\\(M\\))|POSSUI|(?<!\\d\\s)HA|HAVER)(?![A-Z])[^.;]{0,45}?\\b${things}\\b|\\bFORAM\\s+(?:ENCONTRAD|LOCALIZAD|IDENTIFICAD)\\w+|RESULTADO[^.;A-Z]{0,4}(?:DA (?:CONSULTA|PESQUISA)[^A-Z]{0,4})?POSITIV[AO]|\\bCONSTA\\s+N[OA]\\s+(?:CADASTRO|BANCO|LISTA)|\\bCONSTA COMO\\b|\\bSEGUINTES\\s+${things}\\b|\\bGRAVAD[AO]S?\\s+(?:COM|POR|PEL[AO])`,
  'g',
);

/** Suits found of which the office cannot say whose they are. */
const homonym =
  /(?:EM\s+NOME\s+DE|POSSIBILIDADE\s+DE|POSSIVE(?:L|IS)|TRATAR(?:-SE)?\s+DE)\s+HOMONIM\w+|NAO\s+(?:SENDO|E|FOI)\s+POSSIVEL\s+(?:AFIRMAR|CONFIRMAR|IDENTIFICAR|INDIVIDUALIZAR)/g;

/** Why a debt does no harm. @see CTN arts. 151, 206 */
const suspended =
  /EXIGIBILIDADE\s+(?:SE\s+ENCONTRA\s+|ENCONTRA-SE\s+|ESTA\s+)?SUSPENSA|SUSPENSAO\s+D[AE]\s+(?:SUA\s+)?EXIGIBILIDADE|GARANTIDOS?\s+POR|DEBITO\s+GARANTIDO|ART(?:IGO|S)?S?\.?\s+(?:205\s+E\s+)?206\b/g;

/** What follows where something was found: numbers of suits, sums, a count. */
const listed =
  /\d{7}-\d{2}\.\d{4}\.\d|R\$\s?\d|\b\d{1,3}\s*(?:\([A-Z]{2,12}\)\s*)?(?:PROCESSO|TERMO|TITULO|PROTESTO|REGISTRO|AC(?:AO|OES)|DEBITO)/g;

/** Every saying of the text with its place. What a sentence denies or only supposes is left out. */
export function debtSayings({ folded }: CertificateText): Found<Saying>[] {
  const denied = rangesOf(notEffect, folded);
  const suspensions = rangesOf(suspended, folded);
  // Without a reason of the law `efeitos da certidão negativa` may be denied by a word nobody could read.
  const effects = [
    ...rangesOf(effect, folded),
    ...(suspensions.length > 0
      ? rangesOf(effectSaid, folded).filter(
          (range) => outside(denied)(range) && !looksDenied(folded, range.start - 20),
        )
      : []),
  ];
  const negatives = rangesOf(bodyNegative, folded).filter((range) => !isSupposed(folded, range));
  const reach = negatives.map(({ start, end }) => ({ start, end: clauseEnd(folded, end) }));
  const positives = rangesOf(bodyPositive, folded).filter(
    (range) =>
      outside(reach)(range) &&
      !isDenied(folded, range) &&
      !looksDenied(folded, range.start) &&
      !isSupposed(folded, range),
  );
  return [
    ...said('no-effect', denied),
    ...said('effect', effects),
    ...said('negative', negatives),
    ...said('positive', positives),
    ...said('homonym', rangesOf(homonym, folded)),
    ...said('suspended', suspensions),
    ...said('listed', rangesOf(listed, folded)),
  ];
}

const said = (value: Saying, ranges: readonly Range[]): Found<Saying>[] =>
  ranges.map(({ start, end }) => ({ value, start, end }));

const rangesOf = (pattern: RegExp, folded: string): Range[] =>
  [...matchesIn(pattern, folded)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }));

const outside = (ranges: readonly Range[]) => (range: Range) =>
  !ranges.some(({ start, end }) => range.start < end && start < range.end);

/** A denial holds for its clause: up to a full stop, a semicolon or the next point of a list. */
function clauseEnd(folded: string, from: number): number {
  const stop = /[;]|\.(?=\s)|\s\d[.)]\s|\bMAS\b|\bPOREM\b|\bENTRETANTO\b/.exec(
    folded.slice(from, from + 160),
  );
  return from + (stop?.index ?? 160);
}

const isDenied = (folded: string, { start }: Range): boolean =>
  /\b(?:NAO|NADA|NEM|NUNCA|SEM)(?:\s+(?:SE|FO(?:I|RAM)|VERIFICO[UR]|[A-Z]{2,8}))?\s$/.test(
    folded.slice(Math.max(0, start - 24), start),
  );

/** The word before the verb may be a `não` recognition has spoiled: `nio constam`, `n ão constam`. */
function looksDenied(folded: string, at: number): boolean {
  const words = folded.slice(Math.max(0, at - 16), at).match(/[^\s,.;:]+(?=[\s,.;:]*)/g) ?? [];
  const [before = '', last = ''] = [words.at(-2), words.at(-1)];
  return [last, before.length <= 2 ? before + last : ''].some(
    (word) =>
      word.length >= 2 &&
      word.length <= 5 &&
      !usual.has(word) &&
      editDistance(word.replace(/[^A-Z0-9]/g, ''), 'NAO', 2) <= 2,
  );
}

/** Short words that stand before these verbs in their own right. */
const usual: ReadonlySet<string> = new Set(
  'QUE E OU DATA HORA EM COM POR DO DA NO NA AO O A AS OS UM DE SE ELE CPF CNPJ ACAO'.split(' '),
);

/** `em caso de existirem`, `que vierem a constar`, `caso constem`: rules of the certificate, not what it says. */
const isSupposed = (folded: string, { start, end }: Range): boolean =>
  /\b(?:CASO|QUANDO|SE|EVENTUAIS|VENHAM?\s+A|VIEREM\s+A|PODEM?|PODERA|HIPOTESE[^.;]{0,20}|SEMPRE\s+QUE|CUJOS?|RESSALVAD[OA][^.;]{0,60}|SERA\s+NEGATIVA\s+QUANDO|NEGATIVA\s+QUANDO)\s*$/.test(
    folded.slice(Math.max(0, start - 70), start),
  ) || /\bAPONTAD[OA]S?\b/.test(folded.slice(start, end));
