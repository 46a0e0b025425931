import { AppError } from '../../../../domain/errors.ts';
import { rowsOf } from '../../../engine/crud/references.ts';
import type { EntityRules } from '../../../engine/crud/rules.ts';

const lists = [
  { list: 'Etapas', field: 'Codigo', code: 'step-repeated' },
  { list: 'Certidoes', field: 'IdentificadorTipoCertidao', code: 'certificate-repeated' },
  { list: 'Calculadoras', field: 'Calculadora', code: 'calculator-repeated' },
] as const;

/** Steps are known by their codes, and nothing is asked for twice. */
export const rules: EntityRules = {
  async beforeWrite({ values }) {
    for (const { list, field, code } of lists) {
      const names = rowsOf(values[list]).map((row) => String(row[field]));
      const repeated = names.findIndex((name, index) => names.indexOf(name) < index);
      if (repeated < 0) continue;
      const params = { code: names[repeated] ?? '' };
      throw new AppError(code, params, { field: `${list}.${repeated}.${field}` });
    }
    return undefined;
  },
};
