import type { Values } from '../../../domain/calculators/calculation.ts';
import type { Source } from '../../../domain/calculators/fromRecord.ts';
import { AppError } from '../../../domain/errors.ts';
import { applyCorrections } from '../../../domain/matricula/corrections/index.ts';
import type { Field } from '../../../field-types/types.ts';
import { isBlank } from '../../../metadata/asked.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { rowsOf } from '../../engine/crud/references.ts';
import type { Work } from '../../engine/crud/work.ts';
import { holds } from '../../engine/permissions/requireCode.ts';
import type { Row } from '../../kit/database/database.ts';
import { currentReading } from '../matricula/reading/readings.ts';

const mostSources = 20_000;

/** Where the inputs come from, as who saved it says. @throws AppError 'calculation-sources-invalid' */
export function readSources(given: unknown): readonly Source[] {
  if (given === null || given === undefined) return [];
  if (!Array.isArray(given) || given.length > mostSources || !given.every(isSource))
    throw new AppError('calculation-sources-invalid', {}, { field: 'Fontes' });
  return given.map(({ Campo, Ato = null, Pagina = null, Trecho = null }) => ({ Campo, Ato, Pagina, Trecho }));
}

function isSource(value: unknown): value is Source {
  const { Campo, Ato = null, Pagina = null, Trecho = null } = (value ?? {}) as Row;
  const isTextOrNull = (text: unknown) => text === null || typeof text === 'string';
  const isPage = Pagina === null || (Number.isInteger(Pagina) && Number(Pagina) > 0);
  return typeof Campo === 'string' && isTextOrNull(Ato) && isPage && isTextOrNull(Trecho);
}

/**
 * Refuses a source of an input there is not.
 * @throws AppError 'calculation-source-field' beside its `Campo`
 */
export function checkPlaces({ fields }: Calculator, input: Values, sources: readonly Source[]): void {
  const wrong = sources.findIndex(({ Campo }) => !isThere(fields, input, Campo.split('.')));
  if (wrong < 0) return;
  throw new AppError(
    'calculation-source-field',
    { place: sources[wrong]?.Campo ?? '' },
    { field: `Fontes.${wrong}.Campo` },
  );
}

/** Whether an input holds something at a place: `Onus.0.Valor`, or a whole row or list. */
function isThere(fields: readonly Field[], values: Values, [name, index, ...inner]: string[]): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field || isBlank(values[field.name])) return false;
  if (index === undefined) return true;
  const row = /^\d{1,6}$/.test(index) ? rowsOf(values[field.name])[Number(index)] : undefined;
  return row !== undefined && (inner.length === 0 || isThere(field.fields, row, inner));
}

/** What the sources of a calculation are held against. */
export interface SourceGround {
  /** The registry record, which the actor sees; null where the calculation has none. */
  readonly recordId: number | null;
  /** The calculation it varies. */
  readonly base: Row | null;
}

/**
 * Refuses sources without a registry record, and acts the record does not have. An act that was corrected away since
 * the inputs were read stays one that was read, and what a calculation says its variation may say again. A process
 * names acts of a file that is still to be read, as the demonstration does.
 * @throws AppError 'calculation-source-record', 'calculation-source-act'
 */
export async function checkActs(
  work: Work,
  sources: readonly Source[],
  { recordId, base }: SourceGround,
): Promise<void> {
  if (sources.length === 0) return;
  if (recordId === null)
    throw new AppError('calculation-source-record', {}, { field: 'IdentificadorRegistroMatricula' });
  if (work.actor.kind === 'system' || sources.every(({ Ato }) => Ato === null)) return;
  const known = new Set([...(await actsOf(work, recordId)), ...actsIn(base, recordId)]);
  const wrong = sources.findIndex(({ Ato }) => Ato !== null && !known.has(Ato));
  if (wrong < 0) return;
  throw new AppError(
    'calculation-source-act',
    { act: sources[wrong]?.Ato ?? '' },
    { field: `Fontes.${wrong}.Ato` },
  );
}

/** Codes of the acts as they were read and as they stand corrected; none for who may not read records. */
async function actsOf({ tx, actor }: Work, recordId: number): Promise<readonly string[]> {
  const current = holds(actor, 'MATRICULA.CONSULTAR') ? await currentReading(tx, recordId) : null;
  if (!current) return [];
  const { acts } = applyCorrections(current.reading, current.corrections);
  return [...current.reading.acts, ...acts].map(({ code }) => code);
}

const actsIn = (base: Row | null, recordId: number): readonly string[] =>
  base?.IdentificadorRegistroMatricula === recordId
    ? ((base.Fontes ?? []) as readonly Source[]).flatMap(({ Ato }) => Ato ?? [])
    : [];
