import type { LocalDate } from '../../../../domain/dates.ts';
import { text } from '../../../../metadata/texts.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { DocumentData } from '../attach/documentData.ts';
import { warningsOf } from '../attach/warnings.ts';
import type { Issued } from '../providers/provider.ts';

/** Results that give somebody something to answer for. @see certificates, section 2 */
const accusing = new Set(['POSITIVA', 'IRREGULAR', 'CONSTA']);

/**
 * Why the answer of a source is not taken without a person: its paper is of somebody else, of another property or kind, or
 * says otherwise than its data; its dates cannot be. @returns null when nothing speaks against it
 */
export async function whyDoubtful(
  work: Work,
  record: FullRecord,
  { result, issuedOn, validUntil }: Pick<Issued, 'result' | 'issuedOn' | 'validUntil'>,
  now: Date,
): Promise<string | null> {
  const say = (code: string) => text(work.actor.locale, `certificates.doubts.${code}`);
  const { Propostas, Hesita } = record.Dados as DocumentData;
  const printed = Propostas.Resultado?.Valor;
  const isOther =
    typeof printed === 'string' && Hesita === undefined && accusing.has(printed) !== accusing.has(result);
  const doubts = [
    ...(await warningsOf(work, record)).filter(({ Confirmar }) => Confirmar).map(({ Texto }) => Texto),
    ...(isOther ? [say('result')] : []),
    ...(issuedOn === null ? [say('undated')] : []),
    ...(issuedOn !== null && issuedOn > tomorrow(now) ? [say('future')] : []),
    ...(issuedOn !== null && validUntil !== null && validUntil < issuedOn ? [say('lapsed')] : []),
  ];
  return doubts.length === 0 ? null : doubts.join(' ');
}

/** A source some hours ahead of us is no liar. */
const tomorrow = (now: Date): LocalDate => new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
