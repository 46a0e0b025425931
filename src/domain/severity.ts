import { Severidade } from './generated/codes.ts';

/** Codes of the enumeration Severidade, gravest first. */
export const severities = Severidade;

export type Severity = (typeof severities)[number];
