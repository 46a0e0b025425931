import type { Tx } from '../../../kit/database/database.ts';
import { currentUser, ownCompany, protect } from '../policies.ts';
import { runScript } from '../runScript.ts';

/**
 * Saved views of lists, personal until they are shared: with profiles, or with everybody of the company. Until now they
 * were a part of what a person keeps of a list; those move here with their names and stay personal.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create table "visao" (
       "Identificador" bigint generated always as identity primary key,
       "Versao" integer not null default 1,
       "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
       "IdentificadorUsuario" bigint not null references "usuario" ("Identificador") on delete cascade,
       "Entidade" text not null,
       "Nome" text not null,
       "Definicao" jsonb not null,
       "AlteradoPor" bigint,
       "AlteradoEm" timestamp with time zone not null,
       "ExcluidoEm" timestamp with time zone
     )`,
    `create index "ix_visao_empresa" on "visao" ("IdentificadorEmpresa", "Entidade")`,
    `create index "ix_visao_usuario" on "visao" ("IdentificadorUsuario")`,
    `create table "visao_partilha" (
       "IdentificadorVisao" bigint not null references "visao" ("Identificador") on delete cascade,
       "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
       "Entidade" text not null,
       "IdentificadorPerfil" bigint references "perfil" ("Identificador") on delete cascade,
       "Abre" boolean not null
     )`,
    `create unique index "uq_visao_partilha" on "visao_partilha"
       ("IdentificadorVisao", coalesce("IdentificadorPerfil", 0))`,
    // A list opens with one view for one profile, and with one for the company.
    `create unique index "uq_visao_abre" on "visao_partilha"
       ("IdentificadorEmpresa", "Entidade", coalesce("IdentificadorPerfil", 0)) where "Abre"`,
    `create index "ix_visao_partilha_perfil" on "visao_partilha" ("IdentificadorPerfil")`,
    protect('visao_partilha', ownCompany),
    protect(
      'visao',
      `${ownCompany} and ("IdentificadorUsuario" = ${currentUser} or exists (
         select 1 from "visao_partilha" p where p."IdentificadorVisao" = "visao"."Identificador"))`,
    ),
    moved,
    defaultMoved,
    `update "preferencia" set "Valor" = "Valor" - 'views' where "Chave" like 'lista.%'
       and jsonb_typeof("Valor") = 'object'`,
  ]);
}

/** A condition of a list as the wire has it. */
const tree = `(
  select jsonb_build_object('E', jsonb_agg(jsonb_build_object('Campo', c.key, 'Operador', c.value -> 'operator',
    'Valor', c.value -> 'value'))) from jsonb_each(w.v -> 'filter') c
  where c.key <> 'q' and jsonb_typeof(c.value -> 'operator') = 'string')`;

const moved = `
  insert into "visao" ("IdentificadorEmpresa", "IdentificadorUsuario", "Entidade", "Nome", "Definicao", "AlteradoPor",
    "AlteradoEm")
  select f."IdentificadorEmpresa", f."IdentificadorUsuario", substr(f."Chave", 7), left(w.v ->> 'name', 60),
    jsonb_build_object('Busca', coalesce(w.v -> 'filter' ->> 'q', ''),
      'Filtro', case when ${tree} -> 'E' = 'null' then null else ${tree} end,
      'Ordem', jsonb_build_object('Campo', w.v -> 'sort' ->> 'field', 'Ordem', lower(w.v -> 'sort' ->> 'order')),
      'Colunas', w.v -> 'columns', 'Larguras', '{}'::jsonb, 'Linhas', coalesce(w.v -> 'perPage', '25'::jsonb)),
    f."IdentificadorUsuario", f."AlteradoEm"
  from "preferencia" f
  cross join lateral jsonb_array_elements(case when jsonb_typeof(f."Valor" -> 'views') = 'array'
    then f."Valor" -> 'views' else '[]'::jsonb end) as w (v)
  where f."Chave" like 'lista.%' and jsonb_typeof(w.v -> 'filter') = 'object'
    and jsonb_typeof(w.v -> 'columns') = 'array' and w.v -> 'sort' ->> 'field' is not null
    and lower(w.v -> 'sort' ->> 'order') in ('asc', 'desc') and coalesce(w.v ->> 'name', '') <> ''`;

/** The view a list opened with goes by the number it has now. */
const defaultMoved = `
  update "preferencia" f set "Valor" = f."Valor" || jsonb_build_object('defaultView', (
    select v."Identificador" from jsonb_array_elements(f."Valor" -> 'views') w (v2)
    join "visao" v on v."IdentificadorUsuario" = f."IdentificadorUsuario"
      and v."IdentificadorEmpresa" = f."IdentificadorEmpresa" and v."Entidade" = substr(f."Chave", 7)
      and v."Nome" = left(w.v2 ->> 'name', 60)
    where w.v2 ->> 'id' = f."Valor" ->> 'defaultView' limit 1))
  where f."Chave" like 'lista.%' and jsonb_typeof(f."Valor" -> 'views') = 'array'`;
