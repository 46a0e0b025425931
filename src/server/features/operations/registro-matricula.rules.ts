import type { EntityRules } from '../../engine/crud/rules.ts';
import { askedPortfolio, portfolioThrough } from './portfolio.ts';

/** A registry record is whose its operation is, and is wanted by the day that is to be signed. */
export const rules: EntityRules = {
  expressions: {
    Carteira: portfolioThrough,
    Prazo: (alias) => `select prazo."DataPrevistaAssinatura" from operacao as prazo
      where prazo."Identificador" = "${alias}"."IdentificadorOperacao"`,
  },
  asked: { Carteira: askedPortfolio },
};
