// Written by npm run generate.
import type { Validator } from '../../validation.ts';

export const officer_inativar: Validator;
