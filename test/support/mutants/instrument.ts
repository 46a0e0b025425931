import { parseSync, Visitor } from 'vite';
import { conditions, guards, lists, questions, refusals, type SourceMutant, unreachable } from './checks.ts';

/** A place where a check can be taken out while the program runs. */
export interface Site {
  /** `engine/crud/list/listRecords.ts:25 requireCode(work.actor, …)` */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** What stands there instead: does without the check while it is out. */
  readonly text: (original: string, number: number) => string;
}

/** True while the check of that number is out. Every asking also tells that it was reached. */
const isOut = (number: number) => `globalThis.folioChecks.isOut(${number})`;

/** The checks in a source file, by what they are called and by what they throw. */
export function sitesIn(path: string, source: string, chosen: readonly SourceMutant[]): readonly Site[] {
  const { program } = parseSync(path, source, { lang: 'ts' });
  const found: Site[] = [];
  const add = (node: Range, text: Site['text']) =>
    found.push({ name: nameOf(path, source, node), ...rangeOf(node), text });
  new Visitor({
    ExpressionStatement(node: { readonly expression: Expression }) {
      const call = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression;
      if (call && guards.has(call.callee?.name ?? ''))
        add(call, (original, number) => `(${isOut(number)} ? undefined : ${original})`);
    },
    CallExpression(node: Expression) {
      const name = node.callee?.name ?? '';
      if (questions.has(name)) add(node, (original, number) => `(${isOut(number)} || ${original})`);
      if (conditions.has(name))
        add(node, (original, number) => `(${isOut(number)} ? globalThis.folioChecks.always : ${original})`);
      if (lists.has(name)) add(node, (original, number) => `(${isOut(number)} ? [] : ${original})`);
    },
    ThrowStatement(node: Range & { readonly argument: Expression }) {
      const { callee, arguments: given = [] } = node.argument;
      const [code] = given;
      const isNever = unreachable.some((one) => path.endsWith(one.file) && one.code === code?.value);
      if (callee?.name === 'AppError' && refusals.has(String(code?.value)) && !isNever)
        add(node, (original, number) => `{ if (!${isOut(number)}) ${original} }`);
    },
  } as unknown as ConstructorParameters<typeof Visitor>[0]).visit(program);
  for (const { from, to } of chosen) {
    const start = source.indexOf(from);
    if (start < 0)
      throw new Error(`${path} no longer says "${from}": say in checks.ts where that check is now`);
    add(
      { start, end: start + from.length },
      (original, number) => `(${isOut(number)} ? ${to} : (${original}))`,
    );
  }
  return found;
}

/** The source with every check under its number, inner ones first so that positions hold. */
export function instrumented(source: string, sites: readonly (Site & { readonly number: number })[]): string {
  const open = [...sites].sort((one, other) => other.start - one.start || one.end - other.end);
  return rewrite(source, 0, source.length, open.toReversed());
}

type Numbered = Site & { readonly number: number };

/** The text from `start` to `end`, with the sites within it replaced; a site may hold others. */
function rewrite(source: string, start: number, end: number, sites: readonly Numbered[]): string {
  let text = '';
  let at = start;
  let rest = sites;
  while (rest[0]) {
    const [site] = rest;
    const inner = rest.slice(1).filter((other) => other.start < site.end);
    text += source.slice(at, site.start);
    text += site.text(rewrite(source, site.start, site.end, inner), site.number);
    at = site.end;
    rest = rest.slice(1 + inner.length);
  }
  return text + source.slice(at, end);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Expression extends Range {
  readonly type: string;
  readonly argument?: Expression;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly { readonly value?: unknown }[];
}

const rangeOf = ({ start, end }: Range) => ({ start, end });

function nameOf(path: string, source: string, { start, end }: Range): string {
  const line = source.slice(0, start).split('\n').length;
  const said = source.slice(start, end).replaceAll(/\s+/g, ' ');
  const where = path.slice(path.indexOf('src/server/') + 'src/server/'.length);
  return `${where}:${line} ${said.length > 70 ? `${said.slice(0, 70)}…` : said}`;
}
