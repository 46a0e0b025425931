import { useRef, useState } from 'react';
import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { mostMegabytes } from '../../../../metadata/importLimits.ts';
import { client } from '../../auth/services.ts';
import { type Attempt, isUnsettled, keyHeader, newAttempt } from '../../data/attempts.ts';
import { type Imported, importRecords, readTable } from '../../data/importing.ts';
import { useTexts } from '../../i18n/texts.ts';
import {
  type ImportTable,
  inFile,
  type SentTable,
  tableOf,
  toSend,
  withCell,
  withField,
} from './importTable.ts';

interface State {
  readonly file: File | null;
  readonly busy: 'reading' | 'checking' | 'writing' | null;
  readonly table: ImportTable | null;
  /** Of the last run, simulated or not, by the lines of the file. */
  readonly report: Imported | null;
  /** Something was mapped or corrected since that run. */
  readonly isChanged: boolean;
  /** Lines that were left out of what was written, with the reasons. */
  readonly rejected: Imported['Erros'];
  readonly problem: string | null;
}

const start: State = {
  file: null,
  busy: null,
  table: null,
  report: null,
  isChanged: false,
  rejected: [],
  problem: null,
};

/** A file on its way to records. It stays chosen and what was corrected stays so, whatever happens. */
export function useImport(entity: Entity, done: (report: Imported) => void) {
  const { t } = useTexts();
  const [state, setState] = useState<State>(start);
  // Of a table that may have been written although no answer came: written again under the same key, it is so once.
  const open = useRef<Attempt | null>(null);

  const fail = (error: unknown) => {
    // The browser forgets a file that changed on the disk: its bytes must be chosen again.
    const problem = error instanceof Error ? error.message : t('import.failed');
    setState((last) => ({ ...last, busy: null, problem }));
  };
  const rehearse = async (table: ImportTable) => {
    const sent = toSend(table);
    if (table.fields.every((field) => field === null))
      return setState((last) => ({ ...last, busy: null, report: null, problem: t('import.mapNone') }));
    setState((last) => ({ ...last, busy: 'checking', problem: null }));
    try {
      const report = await importRecords(client(), entity, sent.csv, {
        simulate: true,
        locale: table.locale,
      });
      setState((last) => ({ ...last, busy: null, report: inFile(report, sent), isChanged: false }));
    } catch (error) {
      fail(error);
    }
  };
  const read = async (file: File, sheet: string | null) => {
    setState({ ...start, file, busy: 'reading' });
    try {
      const table = tableOf(await readTable(client(), entity, file, sheet));
      setState((last) => ({ ...last, table }));
      await rehearse(table);
    } catch (error) {
      fail(error);
    }
  };
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    if (files.length > 1) return setState({ ...start, problem: t('import.oneFile') });
    if (file.size > mostMegabytes * 2 ** 20)
      return setState({
        ...start,
        problem: t('import.tooLarge', { file: file.name, megabytes: mostMegabytes }),
      });
    return read(file, null);
  };
  const write = async (sent: SentTable, rejected: Imported['Erros']) => {
    const { table } = state;
    if (!table) return;
    setState((last) => ({ ...last, busy: 'writing', problem: null }));
    // The same text is the same try; whatever was corrected since is another one.
    const body = await sent.csv.text();
    const attempt = open.current?.body === body ? open.current : newAttempt(body);
    open.current = attempt;
    try {
      const report = await importRecords(client(), entity, sent.csv, {
        simulate: false,
        locale: table.locale,
        headers: keyHeader(attempt),
      });
      open.current = null;
      const told = inFile(report, sent);
      const isWritten = told.Erros.length === 0;
      // What was left out before stays an error where somebody was faster.
      const Erros = isWritten ? [] : [...told.Erros, ...rejected];
      setState((last) => ({
        ...last,
        busy: null,
        report: { ...told, Erros },
        rejected: isWritten ? rejected : [],
      }));
      if (isWritten) done(told);
    } catch (error) {
      if (!isUnsettled(error)) open.current = null;
      fail(error);
    }
  };
  const change = (next: (table: ImportTable) => ImportTable) =>
    setState((last) => (last.table ? { ...last, table: next(last.table), isChanged: true } : last));

  return {
    ...state,
    take,
    readSheet: (sheet: string) => state.file && read(state.file, sheet),
    again: () => (state.table ? rehearse(state.table) : state.file ? read(state.file, null) : undefined),
    map: (column: number, field: string | null) => change((table) => withField(table, column, field)),
    correct: (line: number, field: Field, value: string) =>
      change((table) => withCell(table, line, field, value)),
    /** Writes what has no error; lines with one are left out. */
    write: () => {
      if (!state.table) return;
      const rejected = state.report?.Erros ?? [];
      const without = new Set(rejected.map(({ Linha }) => Linha));
      return write(toSend(state.table, without), rejected);
    },
  };
}
