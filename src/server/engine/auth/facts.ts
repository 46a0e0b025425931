import type { Fact } from '../facts/facts.ts';

/** There is a new company. Told of the company. */
export const companyFounded: Fact = {
  name: 'companyFounded',
  of: 'empresa',
  told: ({ operation, record }) => (operation === 'create' ? [record.Identificador] : []),
};
