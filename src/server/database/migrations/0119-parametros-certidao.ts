import { sql } from 'kysely';
import { standardTypes } from '../../certificates/standardTypes.ts';
import type { Tx } from '../database.ts';

const changed = ['TRANSC', 'COND', 'RC_CAS', 'PACTO', 'SIGEF', 'OUTORGA'];
const added = ['livro', 'folha', 'numero', 'unidade', 'termo', 'cns', 'certificacao'];

/** Types of older installations ask for book, page, unit, office, entry, number and certification too, behind what they ask already. */
export async function up(tx: Tx): Promise<void> {
  for (const { Codigo, Parametros } of standardTypes.filter((type) => changed.includes(type.Codigo)))
    for (const { Parametro, Obrigatorio } of Parametros.filter((line) => added.includes(line.Parametro)))
      await sql`insert into tipo_certidao_parametros ("IdentificadorPai", "Ordem", "Parametro", "Obrigatorio")
        select t."Identificador", (select count(*) from tipo_certidao_parametros p where p."IdentificadorPai" = t."Identificador"),
          ${Parametro}, ${Obrigatorio}
        from tipo_certidao t where t."Codigo" = ${Codigo} and not exists (
          select 1 from tipo_certidao_parametros p
          where p."IdentificadorPai" = t."Identificador" and p."Parametro" = ${Parametro})`.execute(tx);
}
