import { sql } from 'kysely';
import { readCertificate } from '../../../domain/certificates/reading/readCertificate.ts';
import type { TypeAliases } from '../../../domain/certificates/reading/type.ts';
import type { PageText } from '../../../domain/matricula/words.ts';
import { todayOf } from '../../../field-types/todayOf.ts';
import type { Work } from '../../crud/work.ts';
import { type DocumentData, documentData, type FileLook } from './documentData.ts';

/** What the words of a file say, titles the catalogue adds among them. */
export async function readWords(
  work: Work,
  look: FileLook,
  texts: readonly PageText[],
): Promise<DocumentData> {
  const reading = readCertificate(texts, { today: todayOf(work.actor), types: await aliases(work) });
  return documentData(reading, look, texts.length);
}

async function aliases({ tx }: Work): Promise<readonly TypeAliases[]> {
  const { rows } = await sql<TypeAliases>`
    select t."Codigo" as code, array_agg(l."Texto" order by l."Ordem") as aliases
    from tipo_certidao t join tipo_certidao_apelidos l on l."IdentificadorPai" = t."Identificador"
    where t."ExcluidoEm" is null group by 1 order by 1`.execute(tx);
  return rows;
}
