// Written by npm run generate.
import type { Validator } from '../../validation.ts';

export const feedback_gestao_responder: Validator;
