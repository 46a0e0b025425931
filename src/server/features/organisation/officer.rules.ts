import { AppError } from '../../../domain/errors.ts';
import { rowsOf } from '../../engine/crud/references.ts';
import type { EntityRules } from '../../engine/crud/rules.ts';
import { ownerRules } from './ownerRules.ts';

/** Two limits for one segment and one type of property would leave open which of them holds. */
const limits: EntityRules = {
  async beforeWrite({ values }) {
    const kinds = rowsOf(values.Alcada).map(
      ({ IdentificadorSegmentoArea, TipoImovel }) => `${IdentificadorSegmentoArea}/${TipoImovel ?? ''}`,
    );
    const repeated = kinds.findIndex((kind, index) => kinds.indexOf(kind) < index);
    if (repeated >= 0)
      throw new AppError(
        'approval-limit-repeated',
        {},
        { field: `Alcada.${repeated}.IdentificadorSegmentoArea` },
      );
    return undefined;
  },
};

/** An officer answers for operations besides, and leaves once they have another. */
export const rules: readonly EntityRules[] = [limits, ownerRules('IdentificadorOfficer')];
