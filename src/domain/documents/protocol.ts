import { formatMatriculaNumber } from './matriculaNumber.ts';

/** Number of a title in an office's protocol book: offices write it as they write records, `74.802`. */
export const formatProtocol = (value: string): string =>
  /^\d+$/.test(value) ? formatMatriculaNumber(value) : value;
