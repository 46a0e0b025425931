import type { Tx } from '../../../kit/database/database.ts';
import { addStandardTypes } from '../addStandardTypes.ts';

/** Installations from before the state's environmental agency was a type of its own have it too. */
export async function up(tx: Tx): Promise<void> {
  await addStandardTypes(tx, ['AMB_EST']);
}
