// Written by npm run generate.
import type { Validator } from '../../validation.ts';

export const certidao_usar_parte: Validator;
