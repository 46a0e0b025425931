import type { Fact } from '../../engine/facts/facts.ts';

/** A stored calculation came or went. Told of its operation. */
export const calculationChanged: Fact = {
  name: 'calculationChanged',
  of: 'calculo',
  told: ({ record }) => [Number(record.IdentificadorOperacao)],
};
