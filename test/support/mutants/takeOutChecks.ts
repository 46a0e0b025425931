// First of all: what is imported after it is loaded with its checks under numbers.

import { sql } from 'kysely';
import type { Cell, Matrix } from '../authorization/matrix.ts';
import { conditions, lists } from './checks.ts';
import { type DatabaseMutant, databaseMutants, setSecondWall } from './databaseMutants.ts';
import { names, takeOut, takeReached } from './loadInstrumented.ts';
import { setRestorePoint } from './restorePoint.ts';

export interface TakenOut {
  readonly total: number;
  /** Checks whose absence nobody noticed. */
  readonly lived: readonly string[];
  /** Checks that nothing asked ever came to. */
  readonly unreached: readonly string[];
}

/**
 * Takes every check of rights out, one at a time, while the matrix asks what would have come to it.
 * @param isShort asks only calls that between them come to every check
 * @param say told of progress, a line at a time
 * @throws when the matrix finds faults before anything is taken out
 */
export async function takeOutChecks({
  isShort,
  say,
}: {
  readonly isShort: boolean;
  readonly say: (line: string) => void;
}): Promise<TakenOut> {
  const { openMatrix } = await import('../authorization/matrix.ts');
  const matrix = await openMatrix();
  const { database } = matrix.folio.server;
  try {
    const cells = await gather(matrix, isShort);
    const inDatabase = await database.asMigrator(databaseMutants);
    say(`${cells.length} cells; ${names.length} checks in the sources, ${inDatabase.length} in the database`);
    const point = await setRestorePoint(database);
    const comingTo = await reach(cells);
    const untouched = await stateOf(matrix);
    const restore = async () => {
      takeOut([]);
      if ((await stateOf(matrix)) !== untouched) await point.restore();
    };
    const lived: string[] = [];
    const unreached: string[] = [];
    for (const [number, name] of names.entries()) {
      const asked = comingTo.get(number) ?? [];
      if (asked.length === 0) unreached.push(name);
      else {
        const alone = isOfFirstWall(name) && (await isNoticedAlone(matrix, asked, number));
        if (!alone && !(await isNoticed(asked, number, restore))) lived.push(name);
      }
      await restore();
    }
    for (const mutant of inDatabase) {
      if (!(await isNoticedInDatabase(matrix, cells, mutant))) lived.push(mutant.name);
      await restore();
    }
    return { total: names.length + inDatabase.length, lived, unreached };
  } finally {
    await matrix.close();
  }
}

const short =
  /^\/api\/(?:Cliente|Operacao|Usuario|Perfil|RegistroMatricula|Arquivo|Autenticacao|Preferencia|Notificacao|Feedback|Empresa)\//;

/** Everything the matrix asks, far apart what is alike: the first of a kind that notices is enough. */
async function gather(matrix: Matrix, isShort: boolean): Promise<readonly Cell[]> {
  const rows = matrix.rows.filter(({ route }) => !isShort || short.test(`${route.split(' ')[1]}/`));
  const [{ rightsCells }, { fieldCells }, { companylessCells }, { wallCells }] = await Promise.all([
    import('../authorization/rights.ts'),
    import('../authorization/fields.ts'),
    import('../authorization/companyless.ts'),
    import('../authorization/walls.ts'),
  ]);
  const special: Cell[] = [];
  for (const more of [rightsCells, fieldCells, companylessCells, wallCells])
    special.push(...(await more(matrix)));
  return mixed([...special, ...(await Promise.all(rows.map((row) => matrix.cellsOf(row)))).flat()]);
}

/** Every so manieth, until all have had their turn: the same order each time. */
function mixed(cells: readonly Cell[]): readonly Cell[] {
  const step = Math.max(1, Math.floor(Math.sqrt(cells.length)));
  return Array.from({ length: step }, (_, from) => cells.filter((_cell, at) => at % step === from)).flat();
}

/** The cells that come to each check. @throws when a cell finds a fault */
async function reach(cells: readonly Cell[]): Promise<ReadonlyMap<number, readonly Cell[]>> {
  const found = new Map<number, Cell[]>();
  const faults: string[] = [];
  for (const cell of cells) {
    takeReached();
    faults.push(...(await cell.run()));
    for (const number of takeReached()) {
      const known = found.get(number) ?? [];
      known.push(cell);
      found.set(number, known);
    }
  }
  if (faults.length > 0) throw new Error(`The matrix finds faults as it is:\n${faults.join('\n')}`);
  return found;
}

/** @throws when a cell that finds a fault finds it with the check back too: then it proves nothing */
async function isNoticed(
  cells: readonly Cell[],
  number: number,
  restore: () => Promise<void>,
): Promise<boolean> {
  for (const cell of cells) {
    takeOut([number]);
    if ((await faultsOf(cell)).length === 0) continue;
    await restore();
    const remaining = await faultsOf(cell);
    if (remaining.length > 0) throw new Error(`Still so with the check back:\n${remaining.join('\n')}`);
    return true;
  }
  return false;
}

/**
 * A statement that forgets its filter still finds nothing of another company, for row-level security stands behind it.
 * So what belongs to the first wall is asked again with the second one down.
 */
async function isNoticedAlone({ folio }: Matrix, cells: readonly Cell[], number: number): Promise<boolean> {
  const { database } = folio.server;
  await database.asMigrator((tx) => setSecondWall(tx, false));
  try {
    for (const cell of cells) {
      takeOut([number]);
      const faults = await faultsOf(cell);
      takeOut([]);
      if (faults.length > 0 && (await faultsOf(cell)).length === 0) return true;
    }
    return false;
  } finally {
    await database.asMigrator((tx) => setSecondWall(tx, true));
  }
}

const isOfFirstWall = (name: string): boolean =>
  [...conditions, ...lists].some((check) => name.includes(`${check}(`));

async function isNoticedInDatabase(
  { folio }: Matrix,
  cells: readonly Cell[],
  mutant: DatabaseMutant,
): Promise<boolean> {
  const { database } = folio.server;
  await database.asMigrator((tx) => mutant.takeOut(tx));
  try {
    const first = cells.filter(({ name }) => mutant.askFirst.test(name));
    for (const cell of [...first, ...cells]) if ((await faultsOf(cell)).length > 0) return true;
    return false;
  } finally {
    await database.asMigrator((tx) => mutant.putBack(tx));
  }
}

/** What a cell cannot even ask any more, with a check out, has been noticed. */
const faultsOf = (cell: Cell): Promise<readonly string[]> =>
  cell.run().catch((error: unknown) => [String(error)]);

/** The trade's tables, and the sessions that are open. */
async function stateOf({ folio, fingerprint }: Matrix): Promise<string> {
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{
      sum: string;
    }>`select md5(string_agg("Identificador" || coalesce("EncerradaEm"::text, ''), ',' order by "Identificador"))
      || (select count(*) from tentativa_acesso) as sum from sessao`.execute(tx),
  );
  return `${await fingerprint()}\n${rows[0]?.sum}`;
}
