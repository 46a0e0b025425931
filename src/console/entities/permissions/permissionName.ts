import type { Locale } from '../../../domain/locale.ts';
import { permissions } from '../../../metadata/permissions.ts';
import { text } from '../../../metadata/texts.ts';

const byCode = new Map(permissions.map((permission) => [permission.code, permission]));

/** A code as a person says it: `Clientes: Incluir`. A code that is no longer there goes by itself. */
export function permissionName(code: string, locale: Locale): string {
  if (code === '*') return text(locale, 'permissions.everyShort');
  const found = byCode.get(code);
  if (!found) return code;
  if (found.screen) return `${found.label[locale]}: ${text(locale, 'permissions.see')}`;
  const screen = found.parent === null ? undefined : byCode.get(found.parent);
  return screen ? `${screen.label[locale]}: ${found.label[locale]}` : found.label[locale];
}
