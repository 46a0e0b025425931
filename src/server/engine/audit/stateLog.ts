import { sql } from 'kysely';
import type { Entity } from '../../../metadata/entity.ts';
import type { Work } from '../crud/work.ts';

export interface StateChange {
  readonly id: number;
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
  readonly reason: string | null;
}

/** Appends to the one state log, with the seconds spent in the state that was left. */
export async function recordState({ tx, actor }: Work, entity: Entity, change: StateChange): Promise<void> {
  const company = entity.scope === 'installation' ? null : actor.companyId;
  await sql`insert into "transicao" ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Evento", "De", "Para",
      "SegundosNoEstado", "IdentificadorUsuario", "Usuario", "Origem", "Requisicao", "Motivo")
    values (${company}, ${entity.name}, ${change.id}, ${change.event}, ${change.from}, ${change.to},
      (select extract(epoch from clock_timestamp() - max("Quando"))::numeric from "transicao"
        where "Entidade" = ${entity.name} and "IdentificadorRegistro" = ${change.id}),
      ${actor.userId}, ${actor.name}, ${actor.origin}, ${actor.requestId}, ${change.reason})`.execute(tx);
}
