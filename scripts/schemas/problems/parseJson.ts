import type { SchemaProblem } from './problem.ts';
import { repeatedKey } from './repeatedKey.ts';

/** The value of a file's text, or where it stops being JSON, or says one thing twice. */
export function parseJson(
  file: string,
  text: string,
): { readonly value: unknown } | { readonly problem: SchemaProblem } {
  if (text.startsWith(byteOrderMark))
    return {
      problem: {
        file,
        pointer: 'line 1, column 1',
        message: 'not JSON: begins with a byte order mark; save it as UTF-8 without BOM.',
      },
    };
  try {
    const value: unknown = JSON.parse(text);
    const twice = repeatedKey(text);
    if (!twice) return { value };
    const { key, pointer, line, firstLine } = twice;
    const told = `${key} stands in line ${firstLine} and again in line ${line}, and only the second would count: take one away.`;
    return { problem: { file, pointer, message: told } };
  } catch (cause) {
    const { message } = cause as Error;
    const [line, column] = placeOf(text, message);
    return {
      problem: {
        file,
        pointer: `line ${line}, column ${column}`,
        message: `not JSON: ${reason(message, text, line)}`,
      },
    };
  }
}

const byteOrderMark = '\uFEFF';

/** Node tells the place in its message, except where the text ends too early. */
function placeOf(text: string, message: string): readonly [number, number] {
  const told = /line (\d+) column (\d+)/.exec(message);
  if (told) return [Number(told[1]), Number(told[2])];
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.trimEnd().length);
  const before = text.slice(0, position).split('\n');
  return [before.length, (before.at(-1) ?? '').length + 1];
}

function reason(message: string, text: string, line: number): string {
  if (/end of JSON|Unterminated string/.test(message) || isAtEnd(text, message))
    return 'the file ends too early; close every { [ and ".';
  const lines = text.split('\n');
  const [here, above] = [lines[line - 1]?.trim() ?? '', lines[line - 2]?.trim() ?? ''];
  if (/^[}\]]/.test(here) && above.endsWith(',')) return 'no comma before a closing bracket; take it away.';
  if (/Expected ',' or/.test(message) || (here.startsWith('"') && /["\d}\]el]$/.test(above)))
    return 'a comma is missing between two entries.';
  if (/^(\/\/|\/\*)/.test(here)) return 'JSON has no comments; take it away.';
  return `${message.replace(/,? ?"[\s\S]*" is not valid JSON|in JSON at position.*$|at position.*$/g, '').trim()}.`;
}

/** Whether everything before the end of the text was right. */
function isAtEnd(text: string, message: string): boolean {
  const position = /position (\d+)/.exec(message)?.[1];
  return position !== undefined && Number(position) >= text.trimEnd().length;
}
