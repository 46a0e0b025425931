import { findNodeAtLocation, parseTree } from 'jsonc-parser';

/** Where something stands in a text; lines and columns count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Where a problem's pointer leads in the text of its file: to the value, else to the nearest that is there, since what
 * is missing has no place of its own.
 * @param pointer a JSON pointer, or `line 3, column 5` of a text that is no JSON
 */
export function placeIn(text: string, pointer: string): TextPlace {
  const told = /^line (\d+), column (\d+)$/.exec(pointer);
  if (told) return { line: Number(told[1]), column: Number(told[2]) };
  const tree = parseTree(text);
  if (!tree) return { line: 1, column: 1 };
  const steps = pointer
    .split('/')
    .slice(1)
    .map(unescaped)
    .filter((step) => step !== '');
  for (let depth = steps.length; depth > 0; depth -= 1) {
    // A step of digits is a place in a list, or a key that looks like one.
    const path = steps.slice(0, depth);
    const node =
      findNodeAtLocation(
        tree,
        path.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
      ) ?? findNodeAtLocation(tree, path);
    if (node) return placeOf(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  }
  return placeOf(text, tree.offset);
}

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
