import type { Correction, Reading } from '../../../domain/matricula/model/index.ts';
import { type Extraction, toExtraction } from '../../../domain/matricula/wire/index.ts';
import { calmName } from '../../../domain/opinions/prose.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { changeRecord } from '../../engine/crud/write/updateRecord.ts';
import { raise } from '../../engine/facts/facts.ts';
import type { Row } from '../../kit/database/database.ts';
import { recordTruth } from './facts.ts';
import { refreshFindings } from './findings/refreshFindings.ts';

/**
 * Brings the fields that lists show up to today's truth. They are copies and nothing is ever computed from
 * them. What rests on that truth follows.
 * @returns the record, a version further when anything changed
 */
export async function refreshRecord(
  work: Work,
  record: FullRecord,
  reading: Reading,
  corrections: readonly Correction[],
  others: Row = {},
): Promise<FullRecord> {
  const model = work.models.named('registro-matricula');
  const summary = summaryOf(toExtraction(reading, corrections));
  const refreshed = await changeRecord(work, model, record, { ...summary, ...others });
  await refreshFindings(work, refreshed, reading, corrections);
  raise(work, recordTruth, record.Identificador);
  return refreshed;
}

function summaryOf({ Numero, Cnm, Cartorio, Imovel, OnusAtivos }: Extraction): Row {
  return {
    Numero: cut(Numero, 20),
    Cnm: cut(Cnm, 25),
    Cartorio: cut(Cartorio, 200),
    TipoImovel: Imovel.Tipo ?? null,
    Denominacao: cut(calm(Imovel.Denominacao), 200),
    Municipio: cut(calm(Imovel.Municipio), 120),
    Uf: Imovel.Uf ?? null,
    AreaHa: Imovel.AreaHa ?? null,
    OnusEmVigor: OnusAtivos.length,
  };
}

/** Names as the review writes them, for whoever reads the table too; those read before are shown so by the entity's rules. */
const calm = (value: unknown): unknown => (typeof value === 'string' ? calmName(value) : value);

/** What OCR takes for a name may be a paragraph; the list keeps its beginning, the reading all of it. */
const cut = (value: unknown, length: number): string | null =>
  typeof value === 'string' ? [...value.replace(/\s+/g, ' ')].slice(0, length).join('') : null;
