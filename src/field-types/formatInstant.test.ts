import { describe, expect, it } from 'vitest';
import { formatClock, formatInstant } from './formatInstant.ts';

const now = new Date('2026-11-22T03:30:00Z');

describe('instants by the clock of the company', () => {
  it('tell day and hour of the zone, not of whoever looks', () => {
    expect(formatInstant('2026-11-22T09:52:00Z', 'pt-br', 'America/Sao_Paulo')).toBe('22/11/26 06:52');
    expect(formatInstant('2026-11-22T09:52:00Z', 'pt-br', 'America/Manaus')).toBe('22/11/26 05:52');
    expect(formatInstant('2026-11-22T09:52:00Z', 'en-us', 'America/Manaus')).toBe('11/22/26 05:52');
  });

  it('tell the hour alone of what is today in the zone', () => {
    expect(formatClock('2026-11-22T03:10:00Z', 'pt-br', 'America/Sao_Paulo', now)).toBe('00:10');
    expect(formatClock('2026-11-22T02:50:00Z', 'pt-br', 'America/Sao_Paulo', now)).toBe('21/11/26 23:50');
    // In Manaus both are still of the 21st.
    expect(formatClock('2026-11-22T02:50:00Z', 'pt-br', 'America/Manaus', now)).toBe('22:50');
  });

  it('leave alone what is no instant', () => {
    expect(formatClock('ontem', 'pt-br', 'America/Sao_Paulo', now)).toBe('ontem');
  });
});
