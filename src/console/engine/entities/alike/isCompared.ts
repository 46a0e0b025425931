import type { Entity } from '../../../../metadata/entity.ts';

/** Whether records of an entity are compared for being there twice. */
export const isCompared = ({ fields }: Entity): boolean => fields.some(({ alike }) => alike !== null);

export const addressOfDuplicates = ({ name }: Entity): string => `/nav/${name}/duplicados`;
