import type { Field } from '../field-types/types.ts';
import type { Calculator } from './calculator.ts';
import { type EntitySchema, expandField, expandShape, type WrittenLayout } from './expand.ts';

/** An input schema as written; `schemas/calculator.json` is its definition and is checked before. */
export interface CalculatorSchema {
  readonly 'x-calculator': Pick<Calculator, 'code' | 'label' | 'description' | 'order' | 'icon'> &
    Partial<Pick<Calculator, 'title'>> &
    Pick<WrittenLayout, 'sections' | 'rules'> & {
      readonly figures: EntitySchema['properties'];
      readonly tables?: EntitySchema['properties'];
    };
  readonly type: 'object';
  readonly properties: EntitySchema['properties'];
}

/** A schema with every default filled in. @param folder its folder's name: `mortgage` */
export function expandCalculator(folder: string, schema: CalculatorSchema): Calculator {
  const { figures, tables = {}, sections = {}, rules = [], ...written } = schema['x-calculator'];
  return {
    ...expandShape(`calculadora.${written.code}`, { sections, rules, properties: schema.properties }),
    title: written.label,
    ...written,
    folder,
    figures: expandFields(figures),
    tables: expandFields(tables),
  };
}

const expandFields = (properties: EntitySchema['properties']): readonly Field[] =>
  Object.entries(properties).map(([name, { 'x-field': given }]) => expandField(name, given));
