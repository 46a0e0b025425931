// Written by npm run generate.
import type { Validator } from '../../validation.ts';

export const calculadora_historico_area: Validator;
