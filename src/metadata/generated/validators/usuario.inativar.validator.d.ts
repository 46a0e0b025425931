// Written by npm run generate.
import type { Validator } from '../../validation.ts';

export const usuario_inativar: Validator;
