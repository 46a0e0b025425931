import { useRef, useState } from 'react';
import type { Entity } from '../../../metadata/entity.ts';
import { type Attempt, isUnsettled, keyHeader, newAttempt } from '../../data/attempts.ts';
import { type Imported, importRecords } from '../../data/entityCalls.ts';
import { useTexts } from '../../i18n/texts.ts';
import { client } from '../../start/services.ts';

/** What the server takes, in bytes: 10 MB. */
const mostBytes = 10 * 1024 * 1024;

interface State {
  readonly file: File | null;
  readonly busy: 'checking' | 'writing' | null;
  /** Of the last run, simulated or not. */
  readonly report: Imported | null;
  readonly problem: string | null;
}

const start: State = { file: null, busy: null, report: null, problem: null };

/** A file on its way to records. It stays chosen whatever happens, to be checked again. */
export function useImport(entity: Entity, done: (count: number) => void) {
  const { t } = useTexts();
  const [state, setState] = useState<State>(start);
  // Of a file that may have been written although no answer came: written again under the same key, it is so once.
  const open = useRef<Attempt | null>(null);

  const run = async (file: File, simulate: boolean) => {
    setState((last) => ({ ...last, file, busy: simulate ? 'checking' : 'writing', problem: null }));
    const attempt = open.current?.body === file ? open.current : newAttempt(file);
    if (!simulate) open.current = attempt;
    try {
      const headers = simulate ? {} : keyHeader(attempt);
      const report = await importRecords(client(), entity, file, { simulate, headers });
      if (!simulate) open.current = null;
      setState({ file, busy: null, report, problem: null });
      if (!report.Simulado && report.Erros.length === 0) done(report.Incluidos);
    } catch (error) {
      if (!simulate && !isUnsettled(error)) open.current = null;
      // The browser forgets a file that changed on the disk: its bytes must be chosen again.
      const problem = error instanceof Error ? error.message : t('import.failed');
      setState((last) => ({ ...last, busy: null, problem }));
    }
  };
  const check = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    if (files.length > 1) return setState({ ...start, problem: t('import.oneFile') });
    if (file.size > mostBytes)
      return setState({ ...start, problem: t('import.tooLarge', { file: file.name }) });
    setState({ ...start, file });
    return run(file, true);
  };
  return { ...state, check, write: () => state.file && run(state.file, false) };
}
