import { sql } from 'kysely';
import type { TypeAliases } from '../../../../domain/certificates/model/index.ts';
import { splitCertificates } from '../../../../domain/certificates/reading/index.ts';
import type { PageText } from '../../../../domain/pages/words.ts';
import { todayOf } from '../../../../field-types/todayOf.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { type DocumentData, documentData, type FileLook, withPart } from './documentData.ts';
import { heldFor } from './heldFor.ts';
import { closestPart } from './parts/fit.ts';

/**
 * What the words of a file say, titles the catalogue adds among them. Of several certificates the one stands that answers
 * this request best.
 */
export async function readWords(
  work: Work,
  record: FullRecord,
  look: FileLook,
  texts: readonly PageText[],
): Promise<DocumentData> {
  const parts = splitCertificates(texts, { today: todayOf(work.actor), types: await aliases(work) });
  const data = documentData(parts, look, texts.length);
  return data.Partes ? withPart(data, closestPart(data.Partes, await heldFor(work, record))) : data;
}

async function aliases({ tx }: Work): Promise<readonly TypeAliases[]> {
  const { rows } = await sql<TypeAliases>`
    select t."Codigo" as code, array_agg(l."Texto" order by l."Ordem") as aliases
    from tipo_certidao t join tipo_certidao_apelidos l on l."IdentificadorPai" = t."Identificador"
    where t."ExcluidoEm" is null group by 1 order by 1`.execute(tx);
  return rows;
}
