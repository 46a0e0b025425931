/** What precompiled validators need of Ajv at run time, without Ajv itself. */

export { default as equal } from 'fast-deep-equal';

/** Length in code points, as JSON Schema counts. */
export function ucs2length(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
