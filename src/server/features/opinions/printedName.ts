import { plainText } from '../../../domain/opinions/printedText.ts';

/** A name as paper has it; null where there is none. */
export const nameOf = (value: unknown): string | null =>
  typeof value === 'string' ? plainText({ text: value }) || null : null;
