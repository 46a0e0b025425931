/**
 * What every import is held to, of a CSV and of a workbook alike: told before a file is chosen, and kept by the server.
 * What a workbook may unfold to stands by its parts: `sheet/readXlsx.ts`, `sheet/workbookParts.ts`.
 */

/** More lines than this are a migration, not an import by hand. */
export const mostLines = 10_000;

/** No record has so many fields; the widest spreadsheets people keep have less. */
export const mostColumns = 500;

/** More than a spreadsheet of `mostLines` needs. */
export const mostMegabytes = 10;

/** With so many lines to correct a list is of no more use, and each of them costs a try of its own. */
export const mostFaulty = 500;

/** Lines alike beyond these are told of once the first are looked through. */
export const mostAlike = 200;

/** No list of people or places in a cell is longer. */
export const mostParts = 50;
