import type { Fact } from '../../engine/facts/facts.ts';

/** What an officer may decide changed, or who that officer is. Told of the officer. */
export const limitChanged: Fact = {
  name: 'limitChanged',
  of: 'officer',
  told: ({ operation, record, values }) =>
    operation !== 'update' || ['Alcada', 'Ativo', 'IdentificadorUsuario'].some((name) => name in values)
      ? [record.Identificador]
      : [],
};
