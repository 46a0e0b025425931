import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/** The main figure in each language, which lists show, is kept like all else of a stored calculation. */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [keepFunction]);
}

const kept = [
  'Titulo',
  'Calculadora',
  'Regra',
  'Destaque',
  'Destaques',
  'DataReferencia',
  'Entrada',
  'Fontes',
  'Resultado',
  'Condicoes',
  'IdentificadorOperacao',
  'IdentificadorRegistroMatricula',
  'IdentificadorCalculoBase',
  'IdentificadorEmpresa',
];

const rowOf = (name: 'old' | 'new') => `row(${kept.map((column) => `${name}."${column}"`).join(', ')})`;

const keepFunction = `
  create or replace function folio_guarda_calculo() returns trigger language plpgsql as $$
  begin
    if ${rowOf('old')} is distinct from ${rowOf('new')} then
      raise exception 'a stored calculation never changes' using errcode = '42501';
    end if;
    return new;
  end $$`;
