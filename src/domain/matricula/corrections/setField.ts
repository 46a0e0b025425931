import { AppError } from '../../errors.ts';
import { type Codec, follow, isObject } from '../model/fields/codec.ts';

/**
 * Sets one value by its path and checks it against the field's kind. A list takes a new last element under
 * its length.
 * @throws AppError 'correction-field-unknown' or 'matricula-value-invalid'
 */
export function setField<T extends object>(thing: T, codec: Codec<T>, path: string, value: unknown): T {
  const target = editable(path) ? follow(codec as Codec<unknown>, 'key', path) : null;
  if (!target) throw new AppError('correction-field-unknown', { field: path });
  const checked = target.codec.fromWire(target.codec.toWire(value), target.names);
  return setAt(thing, path.split('.'), checked, path) as T;
}

/** The identity of an act, its place and its proof are the reader's. */
export const editable = (path: string): boolean => !/^(?:id|code|place|evidence)(?:\.|$)/.test(path);

/** Sets without changing what was there. @throws AppError 'correction-field-unknown' beyond a list's end */
function setAt(
  thing: unknown,
  [key = '', ...rest]: readonly string[],
  value: unknown,
  path: string,
): unknown {
  if (Array.isArray(thing)) {
    const index = Number(key);
    if (index > thing.length || (rest.length > 0 && index === thing.length)) {
      throw new AppError('correction-field-unknown', { field: path });
    }
    return thing.toSpliced(index, 1, rest.length === 0 ? value : setAt(thing[index], rest, value, path));
  }
  if (!isObject(thing)) throw new AppError('correction-field-unknown', { field: path });
  return { ...thing, [key]: rest.length === 0 ? value : setAt(thing[key], rest, value, path) };
}
