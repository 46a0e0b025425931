import { alikeMarks, areAlike, nameKey } from './names.ts';

/** What is compared of one record. */
export interface AlikeEntry {
  readonly id: number;
  /** Its names, each under its field. */
  readonly names: Readonly<Record<string, string>>;
  /** Values that no two records share by chance, each under its field: e-mail, phone. */
  readonly values: Readonly<Record<string, string>>;
}

/** Another record, and the fields of the one asked about that say so. */
export interface AlikeMatch {
  readonly id: number;
  readonly fields: readonly string[];
}

interface Named {
  readonly id: number;
  readonly key: string;
}

/**
 * Records by what they would share with one that looks like them. Pure and exact: finds just what `areAlike` and equality
 * find between every two, without comparing every two.
 */
export class AlikeIndex {
  readonly #byMark = new Map<number, Named[]>();
  readonly #byValue = new Map<string, number[]>();

  add({ id, names, values }: AlikeEntry): void {
    for (const key of keysOf(names))
      for (const mark of alikeMarks(key)) push(this.#byMark, mark, { id, key });
    for (const [field, value] of Object.entries(values)) push(this.#byValue, `${field} ${value}`, id);
  }

  /** In the order they were added; never the entry itself. */
  matchesOf({ id, names, values }: AlikeEntry): readonly AlikeMatch[] {
    const found = new Map<number, Set<string>>();
    const note = (other: number, field: string) => {
      if (other !== id) found.set(other, (found.get(other) ?? new Set()).add(field));
    };
    for (const [field, name] of Object.entries(names)) {
      const key = nameKey(name);
      for (const mark of key === '' ? [] : alikeMarks(key))
        for (const other of this.#byMark.get(mark) ?? [])
          if (!found.get(other.id)?.has(field) && areAlike(key, other.key)) note(other.id, field);
    }
    for (const [field, value] of Object.entries(values))
      for (const other of this.#byValue.get(`${field} ${value}`) ?? []) note(other, field);
    return [...found].map(([other, fields]) => ({ id: other, fields: [...fields] }));
  }
}

const keysOf = (names: AlikeEntry['names']): ReadonlySet<string> =>
  new Set(Object.values(names).map(nameKey).filter(Boolean));

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
