import type { Actor } from '../../../engine/actors/actor.ts';
import type { Models } from '../../../engine/crud/models.ts';
import { holds } from '../../../engine/permissions/requireCode.ts';

/** Where an event is read from: the change log, or the state log. */
export type Log = 'alteracao' | 'transicao';

/** What the timeline may be narrowed to. */
export interface Kind {
  readonly code: string;
  readonly entities: readonly string[];
  readonly logs: readonly Log[];
}

const both: readonly Log[] = ['alteracao', 'transicao'];

/** In the order a person chooses from them. */
export const kinds: readonly Kind[] = [
  { code: 'operacao', entities: ['operacao'], logs: both },
  { code: 'matriculas', entities: ['registro-matricula', 'apontamento'], logs: both },
  { code: 'certidoes', entities: ['certidao', 'item-checklist'], logs: both },
  { code: 'calculos', entities: ['calculo'], logs: both },
  { code: 'pareceres', entities: ['parecer'], logs: both },
  { code: 'comentarios', entities: ['comentario'], logs: both },
  {
    code: 'situacoes',
    entities: ['operacao', 'registro-matricula', 'certidao', 'parecer'],
    logs: ['transicao'],
  },
];

/** What belongs to an operation, and how its rows are found: `$` stands for the operation's identifier. */
const belongings: Readonly<Record<string, { readonly table: string; readonly holds: string }>> = {
  operacao: { table: 'operacao', holds: '"Identificador"' },
  'registro-matricula': { table: 'registro_matricula', holds: '"IdentificadorOperacao"' },
  certidao: { table: 'certidao', holds: '"IdentificadorOperacao"' },
  'item-checklist': { table: 'item_checklist', holds: '"IdentificadorOperacao"' },
  calculo: { table: 'calculo', holds: '"IdentificadorOperacao"' },
  parecer: { table: 'parecer', holds: '"IdentificadorOperacao"' },
  comentario: { table: 'comentario', holds: '"IdentificadorOperacao"' },
};

/** Entities of which this person may read both the records and what became of them. */
export const readableEntities = (actor: Actor, models: Models): readonly string[] =>
  [...Object.keys(belongings), 'apontamento'].filter((name) => {
    const codes = models.find(name)?.entity.codes;
    return codes !== undefined && holds(actor, codes.list) && holds(actor, codes.history);
  });

/** SQL of the identifiers of an entity's rows of one operation, those in the trash too. @param id a number of ours */
export function rowsOfOperation(entity: string, id: number): string {
  if (entity === 'apontamento')
    return `select a."Identificador" from apontamento a join registro_matricula m
      on m."Identificador" = a."IdentificadorRegistroMatricula" where m."IdentificadorOperacao" = ${id}`;
  const found = belongings[entity];
  if (!found) throw new Error(`${entity} belongs to no operation`);
  return `select "Identificador" from "${found.table}" where ${found.holds} = ${id}`;
}
