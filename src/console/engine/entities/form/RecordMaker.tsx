import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import type { ConsoleRecord } from '../../data/records.ts';
import type { FormData } from './formModel.ts';

// Fetched with the first record made so.
const MakeDialog = lazy(() => import('./MakeDialog.tsx'));

/** Asks for a record of another kind, an entity by name, on the way; null when the person thinks better of it. */
type MakeRecord = (entity: string, given?: FormData) => Promise<ConsoleRecord | null>;

const RecordMakerContext = createContext<MakeRecord | null>(null);

/** Null where no record is to be made on the way. */
export const useRecordMaker = (): MakeRecord | null => useContext(RecordMakerContext);

/** A form in it that saves nothing makes no other record either. */
export const WithoutRecordMaker = ({ children }: { children: ReactNode }) => (
  <RecordMakerContext value={null}>{children}</RecordMakerContext>
);

interface Wanted {
  readonly number: number;
  /** Its name. */
  readonly entity: string;
  /** What its form begins with. */
  readonly given: FormData;
  readonly answer: (record: ConsoleRecord | null) => void;
}

/**
 * Makes records in a dialog over whatever form needs them, which stays as it is below. A record made so may need
 * another one: the dialogs stand on each other.
 */
export function RecordMaker({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<readonly Wanted[]>([]);
  const make = useMemo<MakeRecord>(
    () =>
      (entity, given = {}) =>
        new Promise((answer) => setWanted((now) => [...now, { number: now.length, entity, given, answer }])),
    [],
  );
  const finish = (one: Wanted, record: ConsoleRecord | null) => {
    setWanted((now) => now.filter((other) => other !== one));
    one.answer(record);
  };
  return (
    <RecordMakerContext value={make}>
      {children}
      {wanted.map((one) => (
        <Suspense key={one.number} fallback={null}>
          <MakeDialog
            entity={one.entity}
            given={one.given}
            prefix={`novo${one.number + 1}`}
            finish={(record) => finish(one, record)}
          />
        </Suspense>
      ))}
    </RecordMakerContext>
  );
}
