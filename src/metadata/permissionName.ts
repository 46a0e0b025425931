import type { Locale } from '../domain/locale.ts';
import type { Labels } from '../field-types/types.ts';
import { permissions } from './permissions.ts';
import { commonActs } from './permissionsOf.ts';

/**
 * A code as a person says it: `Excluir clientes`; an act of one screen alone by that screen, `Operações: Reabrir`.
 * A code that is no longer there goes by itself.
 */
export function permissionName(code: string, locale: Locale): string {
  const found = byCode.get(code);
  if (!found) return code;
  if (found.screen) return said(see, found.label, locale);
  const screen = byCode.get(found.parent ?? '');
  if (!screen) return found.label[locale];
  return (code.split('.')[1] ?? '') in commonActs
    ? said(found.label, screen.label, locale)
    : `${screen.label[locale]}: ${found.label[locale]}`;
}

const byCode = new Map(permissions.map((permission) => [permission.code, permission]));

/** What the code of a screen lets its holder do. */
const see: Labels = { 'pt-br': 'Consultar', 'en-us': 'See' };

const said = (act: Labels, records: Labels, locale: Locale) =>
  `${act[locale]} ${records[locale].toLowerCase()}`;
