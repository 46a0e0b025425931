import { sql } from 'kysely';
import { usualValidity } from '../../../domain/calculators/oldFigures.ts';
import type { LocalDate } from '../../../domain/dates.ts';
import type { Conditions } from '../../../metadata/calls/calculators.ts';
import { holdsInvented, type RegisteredMonth, toSeries } from '../../../metadata/wire/conditions.ts';
import { todayIn } from '../../engine/actors/todayIn.ts';
import type { Work } from '../../engine/crud/work.ts';
import type { Tx } from '../../kit/database/database.ts';

/** Who stands behind every variation of the demo: a month with this source is an invented one. */
export const inventedSource = 'Valores inventados para demonstração';

/**
 * The world the actor's company calculates in: today by its clock, its rounding, the holidays of the country and of its
 * place, and every monthly variation there is. `toTerms` makes a calculation's terms of it.
 */
export async function conditionsOf({ tx, actor }: Work, now: Date): Promise<Conditions> {
  const company = await companyOf(tx, actor.companyId);
  const Indices = toSeries(await variations(tx));
  return {
    Hoje: todayIn(actor, now),
    Arredondamento: company?.Arredondamento ?? 'HALF_UP',
    ...(await holidaysOf(tx, company)),
    ValidadeAvaliacaoMeses: Number(company?.ValidadeAvaliacaoMeses ?? usualValidity.appraisalMonths),
    ValidadeSaldoDias: Number(company?.ValidadeSaldoDias ?? usualValidity.balanceDays),
    Indices,
    Demonstracao: holdsInvented(Indices),
  };
}

interface Company {
  readonly Arredondamento: Conditions['Arredondamento'] | null;
  readonly Uf: string | null;
  readonly Municipio: string | null;
  readonly Ibge: string | null;
  readonly ValidadeAvaliacaoMeses: number | null;
  readonly ValidadeSaldoDias: number | null;
}

async function companyOf(tx: Tx, id: number | null): Promise<Company | undefined> {
  const { rows } = await sql<Company>`select "Arredondamento", "Uf", "Municipio", "Ibge",
      "ValidadeAvaliacaoMeses", "ValidadeSaldoDias" from empresa
    where "Identificador" = ${id}`.execute(tx);
  return rows[0];
}

async function variations(tx: Tx): Promise<readonly RegisteredMonth[]> {
  const { rows } = await sql<RegisteredMonth>`select "Indice", "Competencia"::text as "Competencia",
      "Valor"::text as "Valor", "Fonte" is not distinct from ${inventedSource} as "isInvented"
    from indice where "ExcluidoEm" is null order by "Indice", "Competencia"`.execute(tx);
  return rows;
}

/** A municipality is known by its code, or by name and state as people write them. */
async function holidaysOf(
  tx: Tx,
  company: Company | undefined,
): Promise<Required<Pick<Conditions, 'Feriados' | 'FeriadosLocais'>>> {
  const { Uf = null, Municipio = null, Ibge = null } = company ?? {};
  const { rows } = await sql<{ day: LocalDate; isLocal: boolean }>`select "Data"::text as day,
      bool_and("Abrangencia" <> 'nacional') as "isLocal" from feriado
    where "ExcluidoEm" is null and ("Abrangencia" = 'nacional'
      or ("Abrangencia" = 'estadual' and "Uf" = ${Uf}::text)
      or ("Abrangencia" = 'municipal' and ("Ibge" = ${Ibge}::text
        or ("Uf" = ${Uf}::text and folio_texto("Municipio") = folio_texto(${Municipio}::text)))))
    group by "Data" order by day`.execute(tx);
  const daysOf = (found: typeof rows) => found.map(({ day }) => day);
  return { Feriados: daysOf(rows), FeriadosLocais: daysOf(rows.filter(({ isLocal }) => isLocal)) };
}
