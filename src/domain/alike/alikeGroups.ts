import type { AlikeEntry } from './alikeIndex.ts';
import { alikeMarks, areAlike, nameKey } from './names.ts';

/** Records that may be one and the same, each like at least one other of them. */
export interface AlikeGroup {
  readonly ids: readonly number[];
  /** By which fields. */
  readonly fields: readonly string[];
}

/** Entries that share something, by their places, and the fields that say so. */
interface Tie {
  readonly places: readonly number[];
  readonly fields: ReadonlySet<string>;
}

/**
 * Parts entries into groups of two and more that look alike; in the order of their first entries. Finds just what
 * comparing every two finds: a hundred thousand in well under a second.
 * @param pause called between the steps, so that others get their turn while very many are compared
 */
export async function alikeGroups(
  entries: readonly AlikeEntry[],
  pause: () => Promise<unknown> = async () => undefined,
): Promise<readonly AlikeGroup[]> {
  const byKey = new Map<string, { places: number[]; fields: Set<string> }>();
  const byValue = new Map<string, { places: number[]; fields: Set<string> }>();
  for (const [place, { names, values }] of entries.entries()) {
    for (const [field, name] of Object.entries(names)) note(byKey, nameKey(name), place, field);
    for (const [field, value] of Object.entries(values)) note(byValue, `${field} ${value}`, place, field);
  }
  byKey.delete('');
  await pause();
  const keys = [...byKey.keys()];
  const marks = sortedMarks(keys);
  await pause();
  const tieOf = (one: number) => byKey.get(keys[one] ?? '') as Tie;
  const ties: Tie[] = [...byKey.values(), ...byValue.values()].filter(({ places }) => places.length > 1);
  for (const [one, other] of alikePairs(marks, keys)) ties.push(joined(tieOf(one), tieOf(other)));
  await pause();
  return groupsOf(entries, ties);
}

function note(
  lists: Map<string, { places: number[]; fields: Set<string> }>,
  key: string,
  place: number,
  field: string,
) {
  const list = lists.get(key);
  if (!list) lists.set(key, { places: [place], fields: new Set([field]) });
  else {
    if (list.places.at(-1) !== place) list.places.push(place);
    list.fields.add(field);
  }
}

const joined = (one: Tie, other: Tie): Tie => ({
  places: [...one.places.slice(0, 1), ...other.places.slice(0, 1)],
  fields: new Set([...one.fields, ...other.fields]),
});

/** More names than this are never in one list. */
const most = 2 ** 21;

/** Every mark of every key beside the key's place, in one number each and in order, so that equal marks stand together. */
function sortedMarks(keys: readonly string[]): Float64Array {
  if (keys.length >= most) throw new RangeError(`${keys.length} names are too many to compare`);
  const marks = new Float64Array(keys.reduce((count, key) => count + key.length + 1, 0));
  let count = 0;
  for (const [place, key] of keys.entries())
    for (const mark of alikeMarks(key)) {
      marks[count] = (mark >>> 0) * most + place;
      count += 1;
    }
  return marks.subarray(0, count).sort();
}

function* alikePairs(marks: Float64Array, keys: readonly string[]): Generator<readonly [number, number]> {
  for (let start = 0; start < marks.length; ) {
    const mark = Math.floor((marks[start] ?? 0) / most);
    let end = start + 1;
    while (end < marks.length && Math.floor((marks[end] ?? 0) / most) === mark) end += 1;
    for (let one = start; one < end; one += 1)
      for (let other = one + 1; other < end; other += 1) {
        const [first, second] = [(marks[one] ?? 0) % most, (marks[other] ?? 0) % most];
        if (first !== second && areAlike(keys[first] ?? '', keys[second] ?? '')) yield [first, second];
      }
    start = end;
  }
}

/** Ties that share an entry are one group. */
function groupsOf(entries: readonly AlikeEntry[], ties: readonly Tie[]): readonly AlikeGroup[] {
  const parents = new Int32Array(entries.length).map((_, place) => place);
  const rootOf = (place: number): number => {
    let root = place;
    while (parents[root] !== root) {
      parents[root] = parents[parents[root] ?? 0] ?? 0;
      root = parents[root] ?? 0;
    }
    return root;
  };
  const tied = new Map<number, Set<string>>();
  for (const { places, fields } of ties) {
    const roots = places.map(rootOf);
    const first = Math.min(...roots);
    for (const root of roots) parents[root] = first;
    for (const place of places) tied.set(place, new Set([...(tied.get(place) ?? []), ...fields]));
  }
  const groups = new Map<number, { places: number[]; fields: Set<string> }>();
  for (const place of [...tied.keys()].sort((one, other) => one - other)) {
    const root = rootOf(place);
    const group = groups.get(root) ?? { places: [], fields: new Set() };
    groups.set(root, group);
    group.places.push(place);
    for (const field of tied.get(place) ?? []) group.fields.add(field);
  }
  return [...groups.values()].map(({ places, fields }) => ({
    ids: places.map((place) => entries[place]?.id ?? 0),
    fields: [...fields],
  }));
}
