import { get } from './asking.ts';
import type { Cell, Matrix } from './matrix.ts';
import { fileAndNoticeCells } from './rights/filesAndNotices.ts';
import { findingCells } from './rights/finding.ts';
import { peopleCells } from './rights/people.ts';
import { type RightsGround, rightsGroundOf } from './rights/rightsGround.ts';
import { sessionCells } from './rights/sessions.ts';
import { trashCells } from './rights/trash.ts';

/**
 * What no single route tells: who may give whom which rights, what lies in the trash, what lists, searches and logs
 * leave out. Like every cell these change nothing, be it that they are refused or that they only read.
 */
export async function rightsCells(matrix: Matrix): Promise<readonly Cell[]> {
  const ground = await rightsGroundOf(matrix);
  return [
    ...peopleCells(ground),
    ...sessionCells(ground),
    ...(await trashCells(ground)),
    ...(await findingCells(ground)),
    ...fileAndNoticeCells(ground),
    refusalIsNoted(ground),
  ];
}

const refusalIsNoted = ({ matrix, none, refusal }: RightsGround): Cell => ({
  name: 'a refusal is noted in the access log',
  async run() {
    await refusal('denied', none, get('Cliente/Listar'), 403, 'permission-missing').run();
    const noted = await matrix.notedAs('negado');
    return noted.includes(matrix.denials.at(-1) ?? '') ? [] : ['the refusal was not noted'];
  },
});
