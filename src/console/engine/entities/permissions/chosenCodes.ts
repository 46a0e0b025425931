import { isAutomatic, type Permission, permissions } from '../../../../metadata/permissions.ts';
import { everyCode } from './grantable.ts';

/** A profile's list as it travels: one row a code. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

export const codesOf = (value: unknown): ReadonlySet<string> =>
  new Set(Array.isArray(value) ? (value as Rows).map(({ Codigo }) => String(Codigo)) : []);

export const toRows = (codes: ReadonlySet<string>): Rows => [...codes].sort().map((Codigo) => ({ Codigo }));

export const holds = (codes: ReadonlySet<string>, { code }: Permission): boolean =>
  codes.has(code) || (codes.has(everyCode) && isAutomatic(code));

/** An act without its screen cannot be reached: it brings the screen, and goes with it. */
export function changeCodes(
  codes: ReadonlySet<string>,
  changed: readonly Permission[],
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(codes);
  for (const { code, parent, screen } of changed) {
    if (on) {
      next.add(code);
      if (parent !== null) next.add(parent);
    } else {
      next.delete(code);
      if (screen) for (const act of actsOf(code)) next.delete(act);
    }
  }
  return next;
}

const actsOf = (screen: string) =>
  permissions.filter(({ parent }) => parent === screen).map(({ code }) => code);
