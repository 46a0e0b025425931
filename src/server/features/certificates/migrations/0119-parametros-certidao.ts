import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';

/** By the codes they had when this step was written; `?` after what may be left out. */
const asked: Readonly<Record<string, readonly string[]>> = {
  TRANSC: ['livro', 'folha'],
  COND: ['unidade'],
  RC_CAS: ['cns?', 'termo?'],
  PACTO: ['numero'],
  SIGEF: ['certificacao?'],
  OUTORGA: ['numero?'],
};

/** Types of older installations ask for book, page, unit, office, entry, number and certification too, behind what they ask already. */
export async function up(tx: Tx): Promise<void> {
  for (const [code, names] of Object.entries(asked))
    for (const name of names)
      await sql`insert into tipo_certidao_parametros ("IdentificadorPai", "Ordem", "Parametro", "Obrigatorio")
        select t."Identificador", (select count(*) from tipo_certidao_parametros p where p."IdentificadorPai" = t."Identificador"),
          ${name.replace('?', '')}, ${!name.endsWith('?')}
        from tipo_certidao t where t."Codigo" = ${code} and not exists (
          select 1 from tipo_certidao_parametros p
          where p."IdentificadorPai" = t."Identificador" and p."Parametro" = ${name.replace('?', '')})`.execute(
        tx,
      );
}
