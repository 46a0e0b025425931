import { sql } from 'kysely';
import { usualHours, type WorkingCalendar } from '../../../domain/businessHours.ts';
import type { LocalDate } from '../../../domain/dates.ts';
import { nationalHolidays } from '../../../domain/holidays.ts';
import type { Tx } from '../../kit/database/database.ts';

/** Where somebody works, as far as holidays depend on it. */
interface Place {
  readonly Uf: string | null;
  readonly Municipio: string | null;
  readonly Ibge: string | null;
}

interface Company extends Place {
  readonly FusoHorario: string;
  readonly ExpedienteInicio: string | null;
  readonly ExpedienteFim: string | null;
}

/** The working calendars of a company: its own, and those of its branches where they lie elsewhere. */
export interface WorkingCalendars {
  readonly own: WorkingCalendar;
  /** By branch; the company's own for what has no branch, or one that names no place. */
  of(branch: number | null): WorkingCalendar;
}

/**
 * Working hours and zone of a company, with the holidays of the country and of the places it works in. A year whose
 * national holidays the table holds has those alone, so that a bank day somebody deleted there is worked; any other
 * has those of the laws.
 */
export async function workingCalendars(tx: Tx, companyId: number | null): Promise<WorkingCalendars> {
  const company = await companyOf(tx, companyId);
  const branches = await branchesOf(tx, companyId);
  const holidays = await holidaysOf(tx, companyId);
  const calendarAt = (place: number | null): WorkingCalendar => ({
    timeZone: company?.FusoHorario ?? 'America/Sao_Paulo',
    opensAt: company?.ExpedienteInicio?.slice(0, 5) ?? usualHours.opensAt,
    closesAt: company?.ExpedienteFim?.slice(0, 5) ?? usualHours.closesAt,
    holidays: daysAt(place, holidays),
  });
  const own = calendarAt(null);
  const placed = new Map(branches.map((branch) => [branch, calendarAt(branch)]));
  return { own, of: (branch) => (branch === null ? own : (placed.get(branch) ?? own)) };
}

interface Holiday {
  readonly day: LocalDate;
  readonly isNational: boolean;
  /** The branch it is kept at; null for the company's own place and for the whole country. */
  readonly branch: number | null;
}

function daysAt(branch: number | null, holidays: readonly Holiday[]): ReadonlySet<LocalDate> {
  const here = holidays.filter((one) => one.isNational || one.branch === branch).map(({ day }) => day);
  const told = new Set(holidays.filter((one) => one.isNational).map(({ day }) => day.slice(0, 4)));
  const untold = yearsOfFiles.filter((year) => !told.has(String(year)));
  return new Set([...here, ...untold.flatMap((year) => lawDays.get(year) ?? [])]);
}

/** No file is older than the product; a century covers what anybody types. */
const yearsOfFiles = Array.from({ length: 100 }, (_, index) => 2000 + index);
const lawDays = new Map(yearsOfFiles.map((year) => [year, nationalHolidays(year).map(({ date }) => date)]));

async function companyOf(tx: Tx, id: number | null): Promise<Company | undefined> {
  const { rows } = await sql<Company>`select "FusoHorario", "ExpedienteInicio"::text as "ExpedienteInicio",
      "ExpedienteFim"::text as "ExpedienteFim", "Uf", "Municipio", "Ibge"
    from empresa where "Identificador" = ${id}`.execute(tx);
  return rows[0];
}

/** Branches that say where they are. */
async function branchesOf(tx: Tx, company: number | null): Promise<readonly number[]> {
  const { rows } = await sql<{ id: string }>`select "Identificador" as id from filial
    where "IdentificadorEmpresa" = ${company} and "ExcluidoEm" is null and "Uf" is not null`.execute(tx);
  return rows.map(({ id }) => Number(id));
}

/** A municipality is known by its code, or by name and state as people write them. */
async function holidaysOf(tx: Tx, company: number | null): Promise<readonly Holiday[]> {
  const { rows } = await sql<{ day: LocalDate; isNational: boolean; branch: string | null }>`
    with place as (
      select null::bigint as branch, "Uf", "Municipio", "Ibge" from empresa where "Identificador" = ${company}
      union all
      select "Identificador", "Uf", "Municipio", "Ibge" from filial
        where "IdentificadorEmpresa" = ${company} and "ExcluidoEm" is null and "Uf" is not null)
    select "Data"::text as day, true as "isNational", null::bigint as branch from feriado
      where "ExcluidoEm" is null and "Abrangencia" = 'nacional'
    union all
    select f."Data"::text, false, p.branch from feriado f join place p
      on (f."Abrangencia" = 'estadual' and f."Uf" = p."Uf")
      or (f."Abrangencia" = 'municipal' and (f."Ibge" = p."Ibge"
        or (f."Uf" = p."Uf" and folio_texto(f."Municipio") = folio_texto(p."Municipio"))))
      where f."ExcluidoEm" is null`.execute(tx);
  return rows.map(({ day, isNational, branch }) => ({
    day,
    isNational,
    branch: branch === null ? null : Number(branch),
  }));
}
