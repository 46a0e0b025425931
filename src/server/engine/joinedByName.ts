/**
 * What several features give under names of their own, as one table.
 * @param what a name stands for, to be told
 * @throws when two give the same name: one of them would be forgotten
 */
export function joinedByName<Table extends object>(what: string, given: readonly Table[]): Table {
  const names = given.flatMap((table) => Object.keys(table));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${what} ${twice} is given twice: give one its own name`);
  return Object.assign({}, ...given);
}
