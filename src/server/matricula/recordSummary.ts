import type { Correction, Reading } from '../../domain/matricula/model.ts';
import { type Extraction, toExtraction } from '../../domain/matricula/wire.ts';
import type { FullRecord } from '../crud/record.ts';
import { changeRecord } from '../crud/updateRecord.ts';
import type { Work } from '../crud/work.ts';
import type { Row } from '../database/database.ts';

/**
 * Brings the fields that lists show up to today's truth. They are copies and nothing is ever computed from
 * them.
 * @returns the record, a version further when anything changed
 */
export function refreshRecord(
  work: Work,
  record: FullRecord,
  reading: Reading,
  corrections: readonly Correction[],
  others: Row = {},
): Promise<FullRecord> {
  const model = work.models.named('registro-matricula');
  return changeRecord(work, model, record, { ...summaryOf(toExtraction(reading, corrections)), ...others });
}

function summaryOf({ Numero, Cnm, Cartorio, Imovel, OnusAtivos }: Extraction): Row {
  return {
    Numero: cut(Numero, 20),
    Cnm: cut(Cnm, 25),
    Cartorio: cut(Cartorio, 200),
    TipoImovel: Imovel.Tipo ?? null,
    Denominacao: cut(Imovel.Denominacao, 200),
    Municipio: cut(Imovel.Municipio, 120),
    Uf: Imovel.Uf ?? null,
    AreaHa: Imovel.AreaHa ?? null,
    OnusEmVigor: OnusAtivos.length,
  };
}

/** What OCR takes for a name may be a paragraph; the list keeps its beginning, the reading all of it. */
const cut = (value: unknown, length: number): string | null =>
  typeof value === 'string' ? [...value.replace(/\s+/g, ' ')].slice(0, length).join('') : null;
