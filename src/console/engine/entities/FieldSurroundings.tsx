import { type ReactNode, useMemo } from 'react';
import { consoleHalves } from '../../../field-types/generated/console.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { type Choice, type Surroundings, SurroundingsProvider } from '../../kit/ui/fieldTypeConsole.ts';
import { mayDo, useCodes } from '../auth/rights.ts';
import { client } from '../auth/services.ts';
import { companyTimeZone } from '../auth/timeZone.ts';
import { readChoices, readLabels, saveFile } from '../data/entityCalls.ts';
import { useTexts } from '../i18n/texts.ts';
import { addressOfRecord } from './addresses.ts';
import { batchLabels } from './batchLabels.ts';
import { enumItems } from './enumItems.ts';
import { RecordMaker } from './form/RecordMaker.tsx';

/** What fields need of the product: language, enumerations, choices, files. */
export function FieldSurroundings({ children }: { children: ReactNode }) {
  const { t, locale } = useTexts();
  const codes = useCodes();
  const surroundings = useMemo<Surroundings>(
    () => ({
      t,
      locale,
      timeZone: companyTimeZone(),
      enumLabel: enumLabel(locale),
      enumItems: (name) => enumItems(name, locale),
      choices: (entity, search, signal, isFilter = false) =>
        readChoices(client(), outlineNamed(entity), search, { signal, isWide: isFilter }),
      labelsOf,
      halfOf: (type) => {
        const half = consoleHalves[type];
        if (!half) throw new Error(`No field type ${type}`);
        return half;
      },
      addressOf: (name, id) => {
        const entity = outlineNamed(name);
        return mayDo(codes, entity, 'get') ? addressOfRecord(entity, id) : null;
      },
      sendFile,
      saveFile: (id) => saveFile(client(), `Arquivo/${id}`, `arquivo-${id}`),
    }),
    [t, locale, codes],
  );
  return (
    <SurroundingsProvider value={surroundings}>
      <RecordMaker>{children}</RecordMaker>
    </SurroundingsProvider>
  );
}

const labelsOf: (entity: string, ids: readonly number[]) => Promise<readonly Choice[]> = batchLabels(
  (entity, ids) => readLabels(client(), outlineNamed(entity), ids),
);

async function sendFile(file: File) {
  const sent = await client().call<{ Identificador: number; Nome?: string }>('Arquivo', {
    method: 'POST',
    query: new URLSearchParams({ Nome: file.name }),
    bytes: file,
  });
  return { id: sent.Identificador, name: sent.Nome ?? file.name };
}
