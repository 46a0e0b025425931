import type { LocalDate } from '../../../../domain/dates.ts';
import type { ItemOn } from '../../../../metadata/calls/certificates.ts';
import { stateOf } from '../certificateState.ts';

/** What an item of a checklist stands at: today in a list, and on any day beside its findings. */

/**
 * SQL of what an item stands at today: waived, missing, or the state of the certificate that meets it.
 * @see certificates, section 5
 */
export const itemStateOf = (alias: string): string => `case when "${alias}"."Dispensada" then 'dispensada'
  else coalesce((select ${stateOf('c')} from certidao c
    where c."Identificador" = "${alias}"."IdentificadorCertidao" and c."ExcluidoEm" is null), 'falta') end`;

/** An item with the day on which the certificate that meets it was issued, where one was. */
interface IssuedItem {
  readonly isWaived: boolean;
  readonly issued: LocalDate | null;
}

/** What an item stands at on a day. Before its issue a certificate was not there. */
export function itemStateOn(
  { isWaived, issued }: IssuedItem,
  day: LocalDate,
  hasLapsed: boolean,
): ItemOn['Situacao'] {
  if (isWaived) return 'dispensada';
  if (issued === null || issued > day) return 'falta';
  return hasLapsed ? 'vence_antes' : 'valida';
}
