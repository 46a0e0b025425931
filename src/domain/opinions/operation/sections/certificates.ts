import type { CertificateResult } from '../../../certificates/model/index.ts';
import type { LocalDate } from '../../../dates.ts';
import type { TemplateSentence } from '../../model.ts';
import { dayText, ended } from '../../prose.ts';
import { said } from '../../sections/saying.ts';
import type { CertificateFacts, OperationFacts } from '../facts.ts';

/** Each certificate with its result and due date, and until when all of them are good. */
export function certificateSentences({ certificates, deal }: OperationFacts): TemplateSentence[] {
  const told = certificates.filter(isTold);
  if (told.length === 0) return [none];
  return [...told.map(certificateSentence), ...validity(certificates, deal.signingOn)];
}

/** What nobody requires and nobody brought is not spoken of. */
const isTold = ({ isRequired, certificate, waivedWhy }: CertificateFacts): boolean =>
  isRequired || certificate !== null || waivedWhy !== null;

const none: TemplateSentence = {
  key: 'certificates-none',
  section: 'certificates',
  text: 'A operação não pede certidões.',
  says: { certificates: '0' },
  sources: [],
};

/** The same item keeps its sentence when a newer certificate meets it. */
const keyOf = ({ item, certificate }: CertificateFacts): string =>
  item === null ? `certificate:${certificate}` : `item:${item}`;

function certificateSentence(facts: CertificateFacts): TemplateSentence {
  const { certificate, waivedWhy, result, issuedOn, dueOn, isExpired, comment, isRequired } = facts;
  const isThere = waivedWhy === null && certificate !== null;
  return {
    key: keyOf(facts),
    section: 'certificates',
    text: ended(`${facts.title}: ${stateText(facts)}`),
    says: said({
      certificate: isThere ? certificate : null,
      waived: waivedWhy,
      result: isThere ? result : null,
      issuedOn: isThere ? issuedOn : null,
      dueOn: isThere ? dueOn : null,
      isExpired: (isThere && isExpired) || null,
      comment: isThere ? comment : null,
      isMissing: (!isThere && waivedWhy === null && isRequired) || null,
    }),
    sources: [],
  };
}

function stateText({
  certificate,
  waivedWhy,
  result,
  issuedOn,
  dueOn,
  isExpired,
  comment,
}: CertificateFacts) {
  if (waivedWhy !== null) return `dispensada. Motivo: ${waivedWhy.trim()}`;
  if (certificate === null) return 'ainda não emitida';
  return [
    result === null ? 'resultado não informado' : resultWords[result],
    issuedOn === null ? '' : `, emitida em ${dayText(issuedOn)}`,
    dueOn === null
      ? ', sem prazo de validade'
      : `, ${isExpired ? 'vencida em' : 'válida até'} ${dayText(dueOn)}`,
    comment === null ? '' : `. Comentário: ${comment.trim()}`,
  ].join('');
}

/** Of a certidão: feminine. @see certificates, section 2 */
const resultWords: Readonly<Record<CertificateResult, string>> = {
  NEGATIVA: 'negativa',
  POSITIVA: 'positiva',
  POSITIVA_EFEITO_NEGATIVA: 'positiva com efeito de negativa',
  REGULAR: 'regular',
  IRREGULAR: 'irregular',
  NADA_CONSTA: 'nada consta',
  CONSTA: 'consta',
  INFORMATIVA: 'informativa',
  INDETERMINADA: 'indeterminada',
};

/** Results an analyst has to comment. @see certificates, section 2: Effect */
export const commentedResults: readonly string[] = ['POSITIVA', 'IRREGULAR', 'CONSTA', 'INDETERMINADA'];

/** The certificate that falls due first; null where none does. */
export function firstDue(
  certificates: readonly CertificateFacts[],
): (CertificateFacts & { readonly dueOn: LocalDate }) | null {
  const due = certificates.filter(
    (facts): facts is CertificateFacts & { readonly dueOn: LocalDate } =>
      facts.dueOn !== null && facts.waivedWhy === null && !facts.isExpired,
  );
  return due.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0))[0] ?? null;
}

function validity(
  certificates: readonly CertificateFacts[],
  signingOn: LocalDate | null,
): TemplateSentence[] {
  const first = firstDue(certificates);
  if (!first) return [];
  const isBefore = signingOn !== null && first.dueOn < signingOn;
  const ending = isBefore ? `, antes da assinatura prevista para ${dayText(signingOn)}` : '';
  return [
    {
      key: 'certificates-validity',
      section: 'certificates',
      text: `A validade deste parecer acompanha a primeira certidão a vencer, ${first.title}: ${dayText(first.dueOn)}${ending}.`,
      says: said({ dueOn: first.dueOn, signingOn: isBefore ? signingOn : null }),
      sources: [],
    },
  ];
}
