import { formatCpfCnpj, isCpfCnpj } from '../../../../domain/documents/cpfCnpj.ts';

/** A number as people write it; a root alone and any other word as it is. */
export const documentText = (value: string): string => (isCpfCnpj(value) ? formatCpfCnpj(value) : value);
