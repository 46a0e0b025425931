import { explainCar, formatCar, isCar, normaliseCar } from '../../domain/documents/car.ts';
import { typedAlphanumerics } from '../../domain/documents/typed.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Number in the rural environmental registry. Value: `UF-IBGE7-HASH32`. */
export const definition: FieldTypeDefinition<string> = {
  name: 'car',
  jsonSchema: () => ({ type: 'string', format: 'car' }),
  isValid: isCar,
  explain: explainCar,
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatCar(value),
  read: (text) => {
    const typed = typedAlphanumerics(text, ['CAR']);
    return typed === null ? text : normaliseCar(typed);
  },
  samples: ['SP-3543402-0A1B2C3D4E5F60718293A4B5C6D7E8F9', 'AC-1200401-00000000000000000000000000000000'],
  faults: [
    'SP-3543402-0A1B2C3D4E5F60718293A4B5C6D7E8F',
    'MG-3543402-0A1B2C3D4E5F60718293A4B5C6D7E8F9',
    'SP35434020A1B2C3D4E5F60718293A4B5C6D7E8F9',
    'sp-3543402-0a1b2c3d4e5f60718293a4b5c6d7e8f9',
  ],
};
