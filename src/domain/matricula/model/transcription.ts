import { fold } from '../../text/fold.ts';

/**
 * Whether the record a matrícula came from is a transcription of the old books, which stood in Livro 3.
 * @param previous its earlier record as printed
 * @see Decreto 4.857/1939; LRP arts. 228 and 229
 */
export const isTranscription = (previous: string): boolean =>
  /TRANSCRI|LIVRO\s*N?[ºO.]{0,2}\s*3|\bL[ºO.]{0,3}\s?3\b/.test(fold(previous));
