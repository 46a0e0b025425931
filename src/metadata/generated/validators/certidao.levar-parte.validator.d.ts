// Written by npm run generate.
import type { Validator } from '../../validation.ts';

export const certidao_levar_parte: Validator;
