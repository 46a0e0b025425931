import type { Enumeration } from '../../../src/metadata/enums.ts';
import type { Note } from './problem.ts';

/** Codes and labels of one enumeration that could not be told apart. */
export function judgeEnumeration({ codes }: Enumeration, note: Note): void {
  const seen = new Map<string, number>();
  codes.forEach(({ code, label }, index) => {
    const once = (key: string, pointer: string, what: string) => {
      const first = seen.get(key);
      if (first === undefined) seen.set(key, index);
      else note(pointer, `${what} already that of code ${first}: give another.`);
    };
    if (/^\d+$/.test(code))
      note(`/codes/${index}/code`, `"${code}" is a number: write a word that says what it stands for.`);
    once(`code ${code}`, `/codes/${index}/code`, `${code} is`);
    for (const locale of ['pt-br', 'en-us'] as const)
      once(
        `${locale} ${label[locale].toLowerCase()}`,
        `/codes/${index}/label/${locale}`,
        `"${label[locale]}" is`,
      );
  });
}
