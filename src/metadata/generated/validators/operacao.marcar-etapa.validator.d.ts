// Written by npm run generate.
import type { Validator } from '../../validation.ts';

export const operacao_marcar_etapa: Validator;
