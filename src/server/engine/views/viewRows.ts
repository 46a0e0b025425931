import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { SavedView, ViewDefinition, ViewShare } from '../../../metadata/calls/views.ts';
import { shareCode, withoutMissing } from '../../../metadata/wire/views.ts';
import type { Actor } from '../actors/actor.ts';
import { heldProfiles } from '../auth/heldRights.ts';
import { mayAsk } from '../crud/list/filterTree.ts';
import type { EntityModel } from '../crud/models.ts';
import type { Work } from '../crud/work.ts';
import { holds } from '../permissions/requireCode.ts';
import { isOffered } from './viewShape.ts';

export interface ViewRow {
  readonly Identificador: number;
  readonly Versao: number;
  readonly Entidade: string;
  readonly Nome: string;
  readonly Definicao: ViewDefinition;
  readonly Minha: boolean;
  readonly NomeDono: string;
  readonly Partilhas: readonly ViewShare[];
  readonly AbrePor: SavedView['AbrePor'];
}

/** Views of this company that the person made, that are shared with them, or that they may share. */
export async function readViews(
  { tx, actor }: Work,
  which: RawBuilder<SqlBool>,
): Promise<readonly ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    with perfis as materialized (
      select p."Identificador" as id from ${heldProfiles}
      where v."IdentificadorPai" = ${actor.userId} and v."IdentificadorEmpresa" = ${actor.companyId})
    select v."Identificador", v."Versao", v."Entidade", v."Nome", v."Definicao",
      v."IdentificadorUsuario" = ${actor.userId} as "Minha", coalesce(u."Nome", '') as "NomeDono",
      coalesce(s.partilhas, '[]'::jsonb) as "Partilhas",
      case when s.por_perfil then 'perfil' when s.por_empresa then 'empresa' end as "AbrePor"
    from visao v
    left join usuario u on u."Identificador" = v."IdentificadorUsuario"
    left join lateral (
      select jsonb_agg(jsonb_build_object('IdentificadorPerfil', a."IdentificadorPerfil", 'Abre', a."Abre")
          order by a."IdentificadorPerfil" nulls first) as partilhas,
        bool_or(a."IdentificadorPerfil" is null or a."IdentificadorPerfil" in (select id from perfis)) as comigo,
        bool_or(a."Abre" and a."IdentificadorPerfil" in (select id from perfis)) as por_perfil,
        bool_or(a."Abre" and a."IdentificadorPerfil" is null) as por_empresa
      from visao_partilha a where a."IdentificadorVisao" = v."Identificador") s on true
    where v."IdentificadorEmpresa" = ${actor.companyId} and ${which}
      and (v."IdentificadorUsuario" = ${actor.userId} or s.comigo or (${holds(actor, shareCode)} and s.partilhas is not null))
    order by folio_texto(v."Nome"), v."Identificador"`.execute(tx);
  return rows.map((row) => ({ ...row, Identificador: Number(row.Identificador) }));
}

/** As this reader gets it; null where the list is not theirs to open, or is no more. */
export function presentView(row: ViewRow, work: Work): SavedView | null {
  const { actor } = work;
  const model = listedModel(work, row.Entidade);
  if (!model || !holds(actor, model.entity.codes.list)) return null;
  const { definition, missing } = withoutMissing(
    row.Definicao,
    (name) => isOffered(name, model, actor),
    ({ Campo, Operador }) => mayAsk(Campo, Operador, model, actor),
    { Campo: model.entity.sort.field, Ordem: model.entity.sort.order },
  );
  return {
    ...row,
    Definicao: definition,
    Retirados: missing,
    Partilhada: row.Partilhas.length > 0,
    Partilhas: holds(actor, shareCode) ? row.Partilhas : [],
    PodeAlterar: mayChangeView(row, actor),
  };
}

export const mayChangeView = ({ Minha, Partilhas }: ViewRow, actor: Actor): boolean =>
  Partilhas.length > 0 ? holds(actor, shareCode) : Minha;

export const listedModel = ({ models }: Work, name: string): EntityModel | undefined => {
  const model = models.find(name);
  return model?.entity.calls.includes('list') ? model : undefined;
};

/** @throws AppError 'view-not-found' (404), also for one that is another company's or not shared with the person */
export async function requireView(
  work: Work,
  id: number,
  which: RawBuilder<SqlBool> = sql<SqlBool>`v."ExcluidoEm" is null`,
): Promise<ViewRow> {
  const [row] = await readViews(work, sql<SqlBool>`v."Identificador" = ${id} and ${which}`);
  const model = row && listedModel(work, row.Entidade);
  if (!row || !model || !holds(work.actor, model.entity.codes.list)) throw new AppError('view-not-found');
  return row;
}

export async function viewOf(work: Work, id: number): Promise<SavedView> {
  const view = presentView(await requireView(work, id), work);
  if (!view) throw new AppError('view-not-found');
  return view;
}
