import type { Locale } from '../../../../domain/locale.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import type { EntityModel } from '../models.ts';
import type { Work } from '../work.ts';
import { matchColumns } from './columns.ts';
import { readTable, type TableFileGiven } from './readTable.ts';

/** What a file holds, for a person to say which column is which field. */
export interface TableToMap {
  readonly Titulos: readonly string[];
  /** The field each title names; null where it names none. */
  readonly Campos: readonly (string | null)[];
  /** The language its numbers and days are written in. */
  readonly Idioma: Locale;
  /** Number of the title's line. */
  readonly Linha: number;
  readonly Linhas: readonly { readonly Linha: number; readonly Celulas: readonly string[] }[];
  readonly Planilhas: readonly string[];
  readonly Planilha: string | null;
}

/** `POST X/LerTabela?Planilha=` with the bytes of a CSV file or a workbook: its cells, nothing written, nothing judged. */
export async function tableToMap(
  { actor }: Work,
  model: EntityModel,
  file: TableFileGiven,
): Promise<TableToMap> {
  requireCode(actor, model.entity.codes.create);
  requireCompany(actor, model.entity);
  const { header, lines, locale, sheets, sheet } = await readTable(file, model, actor.locale);
  const { columns } = matchColumns(header.cells, model, actor.locale);
  return {
    Titulos: header.cells,
    Campos: header.cells.map((_, at) => columns.find(({ index }) => index === at)?.field.name ?? null),
    Idioma: locale,
    Linha: header.line,
    Linhas: lines.map(({ line, cells }) => ({ Linha: line, Celulas: cells })),
    Planilhas: sheets,
    Planilha: sheet,
  };
}
