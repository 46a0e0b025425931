import type { EntityRules } from '../../../engine/crud/rules.ts';
import { operationOpinionFollows } from './followOperation.ts';

/** What the opinion on an operation says of the operation itself, or works out from it. */
const fields = [
  'Valor',
  'TipoImovel',
  'IdentificadorCliente',
  'IdentificadorProduto',
  'UsaFgts',
  'DataPrevistaAssinatura',
];

export const rules: EntityRules = {
  async afterWrite({ work, operation, values, id }) {
    if (operation === 'update' && fields.some((name) => name in values))
      await operationOpinionFollows(work, id);
  },
};
