import type { Fact } from '../../engine/facts.ts';

/** Certificates of an operation have expired; told of the operation. */
export const operationExpiry: Fact = { name: 'operation-expiry' };
