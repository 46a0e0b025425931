import type { Locale } from '../../../../domain/locale.ts';
import { type Permission, permissions } from '../../../../metadata/permissions.ts';

/** The acts most screens have, each a column of the matrix. */
export const commonActs = ['INCLUIR', 'ALTERAR', 'EXCLUIR', 'EXPORTAR'] as const;

export interface PermissionRow {
  readonly screen: Permission;
  /** Codes of the common acts; absent where the screen has no such act. */
  readonly common: Readonly<Partial<Record<(typeof commonActs)[number], Permission>>>;
  readonly others: readonly Permission[];
}

/** The catalogue of codes by screen, in the order of the screens' names. */
export function permissionRows(
  locale: Locale,
  catalogue: readonly Permission[] = permissions,
): readonly PermissionRow[] {
  const byName = (a: Permission, b: Permission) => a.label[locale].localeCompare(b.label[locale], locale);
  return catalogue
    .filter(({ screen }) => screen)
    .toSorted(byName)
    .map((screen) => {
      const parts = catalogue.filter(({ parent }) => parent === screen.code);
      const actOf = ({ code }: Permission) => commonActs.find((act) => code.endsWith(`.${act}`));
      return {
        screen,
        common: Object.fromEntries(parts.flatMap((part) => (actOf(part) ? [[actOf(part), part]] : []))),
        others: parts.filter((part) => !actOf(part)),
      };
    });
}

/** Codes without a screen of their own, so that the matrix leaves none out. */
export function loosePermissions(catalogue: readonly Permission[] = permissions): readonly Permission[] {
  const screens = new Set(catalogue.filter(({ screen }) => screen).map(({ code }) => code));
  return catalogue.filter(({ screen, parent }) => !screen && !screens.has(parent ?? ''));
}
