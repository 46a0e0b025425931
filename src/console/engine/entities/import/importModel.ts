import type { Locale } from '../../../../domain/locale.ts';
import type { Entity } from '../../../../metadata/entity.ts';

/** A file with the names of the columns an import understands, as a Brazilian Excel opens it. */
export function importModel(entity: Entity, locale: Locale): { readonly name: string; readonly bytes: Blob } {
  const names = entity.fields
    .filter(
      ({ name, readOnly, type }) =>
        readOnly !== 'always' && name !== entity.states?.field && !notInCells.has(type),
    )
    .map(({ label }) => cell(label[locale]));
  // The mark at the front tells the program that the letters are UTF-8.
  const text = `\uFEFF${names.join(locale === 'pt-br' ? ';' : ',')}\r\n`;
  return { name: `${entity.name}.csv`, bytes: new Blob([text], { type: 'text/csv' }) };
}

/** Rows of their own, structures and files are no cells of a table. */
const notInCells = new Set(['lines', 'json', 'file']);

const cell = (text: string): string => (/[;,"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
