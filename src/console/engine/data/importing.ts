import type { Locale } from '../../../domain/locale.ts';
import type { EntityOutline } from '../../../metadata/entity.ts';
import type { Client } from '../client/client.ts';

/** Something about a line of a table file; `Campo` is a field's name, `Coluna` its title in the file. */
export interface ImportRemark {
  readonly Linha: number;
  readonly Campo?: string;
  readonly Coluna?: string;
  readonly Texto: string;
}

/** What reading a table file found, and whether it was written. */
export interface Imported {
  readonly Linhas: number;
  readonly Incluidos: number;
  /** Number by which all of it is undone; absent where the API knows nothing of that. */
  readonly Lote?: number | null;
  readonly Erros: readonly ImportRemark[];
  /** What was mended on the way and should be looked at. */
  readonly Avisos?: readonly ImportRemark[];
  /** Looking stopped before the last line. */
  readonly Interrompido?: boolean;
  readonly Simulado: boolean;
}

/** The cells of a table file, and which field each title names. */
export interface TableRead {
  readonly Titulos: readonly string[];
  readonly Campos: readonly (string | null)[];
  readonly Idioma: Locale;
  readonly Linhas: readonly { readonly Linha: number; readonly Celulas: readonly string[] }[];
  readonly Planilhas: readonly string[];
  readonly Planilha: string | null;
}

const csvType = 'text/csv';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** @param sheet of a workbook; null = the first */
export const readTable = (client: Client, { noun }: EntityOutline, file: File, sheet: string | null) =>
  client.call<TableRead>(`${noun}/LerTabela`, {
    method: 'POST',
    query: new URLSearchParams(sheet === null ? {} : { Planilha: sheet }),
    bytes: new Blob([file], { type: /\.xls[xm]?$/i.test(file.name) ? xlsxType : csvType }),
    // Nothing is changed by it.
    quiet: true,
  });

interface Importing {
  readonly simulate: boolean;
  /** The language numbers and days are written in. */
  readonly locale: Locale;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A table becomes records, all or none; `simulate` only says what would come of it. */
export const importRecords = (
  client: Client,
  { noun }: EntityOutline,
  csv: Blob,
  { simulate, locale, headers = {} }: Importing,
) =>
  client.call<Imported>(`${noun}/Importar`, {
    method: 'POST',
    query: new URLSearchParams({ Simular: String(simulate), Idioma: locale }),
    bytes: new Blob([csv], { type: csvType }),
    headers,
  });
