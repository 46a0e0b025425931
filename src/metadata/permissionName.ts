import type { Locale } from '../domain/locale.ts';
import { permissions } from './permissions.ts';
import { text } from './texts.ts';

/** Stands in a profile for every code there is, of screens to come too. */
const everyCode = '*';

/** Acts that are said of the screen's records: "Excluir clientes". */
const commonActs = ['INCLUIR', 'ALTERAR', 'EXCLUIR', 'EXPORTAR'];

const byCode = new Map(permissions.map((permission) => [permission.code, permission]));

/**
 * A code as a person says it: `Excluir clientes`; an act of one screen alone by that screen, `Operações: Reabrir`.
 * A code that is no longer there goes by itself.
 */
export function permissionName(code: string, locale: Locale): string {
  if (code === everyCode) return text(locale, 'permissions.everyShort');
  const found = byCode.get(code);
  if (!found) return code;
  if (found.screen) return said(text(locale, 'permissions.see'), found.label[locale]);
  const screen = found.parent === null ? undefined : byCode.get(found.parent);
  if (!screen) return found.label[locale];
  return commonActs.includes(code.split('.')[1] ?? '')
    ? said(found.label[locale], screen.label[locale])
    : `${screen.label[locale]}: ${found.label[locale]}`;
}

const said = (act: string, records: string) => `${act} ${records.toLowerCase()}`;
