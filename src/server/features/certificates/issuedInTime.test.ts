import { expect, test } from 'vitest';
import { AppError } from '../../../domain/errors.ts';
import { refuseIssueToCome } from './issuedInTime.ts';

const saoPaulo = { timeZone: 'America/Sao_Paulo' };
/** 12:30 in São Paulo, 11:30 in Manaus, 13:30 in Noronha. */
const now = new Date('2026-11-23T15:30:00Z');

function refusal(actor: { timeZone: string }, day: string | null, time: string | null, at = now) {
  try {
    refuseIssueToCome(actor, { day, time }, at);
    return null;
  } catch (error) {
    return error instanceof AppError ? [error.field, error.code] : error;
  }
}

test('a day that is still to come is refused beside the day, an hour of today beside the hour', () => {
  expect(refusal(saoPaulo, '2026-11-24', null)).toEqual(['DataEmissao', 'certificate-issued-in-future']);
  expect(refusal(saoPaulo, '2026-11-23', '12:31')).toEqual(['HoraEmissao', 'certificate-hour-in-future']);
  expect(refusal(saoPaulo, '2026-11-23', '12:30')).toBeNull();
  expect(refusal(saoPaulo, '2026-11-22', '23:59')).toBeNull();
  expect(refusal(saoPaulo, null, '23:59')).toBeNull();
});

test('a desk behind Brasília takes the hour its issuers print, one ahead of it its own', () => {
  expect(refusal({ timeZone: 'America/Manaus' }, '2026-11-23', '12:30')).toBeNull();
  expect(refusal({ timeZone: 'America/Manaus' }, '2026-11-23', '12:31')).not.toBeNull();
  expect(refusal({ timeZone: 'America/Noronha' }, '2026-11-23', '13:30')).toBeNull();
  // Past midnight in Brasília, an hour before it in Manaus.
  const midnight = new Date('2026-11-24T03:10:00Z');
  expect(refusal({ timeZone: 'America/Manaus' }, '2026-11-24', '00:05', midnight)).toBeNull();
  expect(refusal({ timeZone: 'America/Manaus' }, '2026-11-24', '00:15', midnight)).not.toBeNull();
});
