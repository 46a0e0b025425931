import { compareCertificate, type Held } from '../../../../../domain/certificates/comparison.ts';
import type { DocumentPart, DocumentSays } from '../documentData.ts';
import { factsIn } from '../heldFor.ts';

/** Differences that make it a paper of another kind, of somebody else or of another property. */
const misfits = (says: DocumentSays, held: Held) =>
  compareCertificate(factsIn(says), held).filter(
    ({ severity, there }) => there !== '' && (severity === 'CRITICA' || severity === 'ALTA'),
  );

/** Whether a certificate answers what was asked for: it says that it is of this kind, and nothing speaks against it. */
export const fits = (says: DocumentSays, held: Held): boolean =>
  says.Sobre.Tipo !== undefined && misfits(says, held).length === 0;

/** The one that answers a request, else the closest to it: by kind before holder and property. @returns 1 for the first */
export function closestPart(parts: readonly DocumentPart[], held: Held): number {
  const distance = (part: DocumentPart): number => {
    const apart = misfits(part, held);
    const isOtherKind = part.Sobre.Tipo === undefined || apart.some(({ field }) => field === 'type');
    return (isOtherKind ? 100 : 0) + apart.length;
  };
  const distances = parts.map(distance);
  return distances.indexOf(Math.min(...distances)) + 1;
}
