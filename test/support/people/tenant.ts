import { cnpj } from 'cpf-cnpj-validator';
import type { Actor } from '../../../src/server/engine/actors/actor.ts';
import type { FullRecord } from '../../../src/server/engine/crud/record.ts';
import { createChecked } from '../../../src/server/engine/crud/write/createRecord.ts';
import { transact } from '../../../src/server/engine/facts/transact.ts';
import type { Row } from '../../../src/server/kit/database/database.ts';
import { type Refer, sampleRecord } from '../entities/sampleValues.ts';
import type { Api } from '../servers/startApi.ts';
import { allCodes, makeActor } from './actors.ts';

/** A company of its own with somebody who may do everything in it. */
export interface Tenant {
  readonly actor: Actor;
  readonly refer: Refer;
  /** As `refer`, for what must be there. */
  need(entity: string): Promise<number>;
  /** A new invented record, straight through the server's functions: also of entities without `Incluir`. */
  make(entity: string, given?: Row, actor?: Actor): Promise<FullRecord>;
}

let turn = 0;

export async function startTenant(api: Api): Promise<Tenant> {
  turn += 1;
  const made = await api.call(makeActor(), 'POST', '/Empresa/Incluir', {
    RazaoSocial: `Banco do Açude ${turn} S.A.`,
    Cnpj: cnpj.generate(),
  });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const actor = makeActor({
    companyId: made.body.ItemRegistro.Identificador,
    codes: allCodes(api.models.list.map(({ entity }) => entity)),
  });
  const known = new Map<string, number | null>([['empresa', made.body.ItemRegistro.Identificador]]);
  const refer: Refer = async (entity) => {
    const found = known.get(entity);
    if (found !== undefined) return found;
    known.set(entity, null);
    const record = await make(entity);
    known.set(entity, record.Identificador);
    return record.Identificador;
  };
  const make = async (name: string, given: Row = {}, as: Actor = actor): Promise<FullRecord> => {
    turn += 1;
    const model = api.models.named(name);
    const sample = await sampleRecord(model.entity, turn, refer, given);
    return transact(api, as, (work) => createChecked(work, model, sample));
  };
  const need = async (entity: string): Promise<number> => {
    const id = await refer(entity);
    if (id === null) throw new Error(`${entity} refers to itself`);
    return id;
  };
  return { actor, refer, need, make };
}
