import type { Entity } from '../../../../metadata/entity.ts';

/** Who merges records changes one of them and takes the others away. */
export const mayMerge = ({ merge, codes }: Entity, held: ReadonlySet<string>): boolean =>
  merge && held.has(codes.update) && held.has(codes.delete);

export const addressOfMerge = ({ name }: Entity, ids: readonly number[]): string =>
  `/nav/${name}/mesclar?ids=${ids.join(',')}`;
