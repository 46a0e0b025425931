import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '../../../../domain/errors.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { todayOf } from '../../../../field-types/todayOf.ts';
import type { Field, TextContext } from '../../../../field-types/types.ts';
import { withDefaults } from '../../../../metadata/asked.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { mostFaulty } from '../../../../metadata/importLimits.ts';
import type { WireError } from '../../../../metadata/wire/envelope.ts';
import { toWireError } from '../../../kit/http/failures.ts';
import { beginBatch, endBatch } from '../../audit/batches.ts';
import { followUp } from '../../facts/facts.ts';
import { mayChange, requireCode, requireCompany } from '../../permissions/requireCode.ts';
import { isCompared } from '../alike/alikeFields.ts';
import type { EntityModel } from '../models.ts';
import type { Work } from '../work.ts';
import { inSavepoint } from '../write/savepoint.ts';
import { alikeLines, type TypedLine } from './alikeLines.ts';
import { type ImportColumns, isImportable, matchColumns } from './columns.ts';
import type { CsvLine } from './readCsv.ts';
import { readLine, repetition } from './readLine.ts';
import { readTable, type TableFileGiven } from './readTable.ts';
import { findReferences } from './references.ts';
import { writeLines } from './writeLines.ts';

/** Something about one line of the file; `Campo` is a field's wire name, `Coluna` its title in the file. */
export interface ImportRemark {
  readonly Linha: number;
  readonly Campo?: string;
  readonly Coluna?: string;
  readonly Texto: string;
}

export interface ImportReport {
  /** Lines with anything in them, besides the titles. */
  readonly Linhas: number;
  /** Records that are there now: none when anything was wrong, or when it was only tried. */
  readonly Incluidos: number;
  /** Number by which all of it is undone; null when nothing was written. */
  readonly Lote: number | null;
  readonly Colunas: readonly string[];
  readonly Ignoradas: readonly string[];
  readonly Erros: readonly ImportRemark[];
  /** What was mended on the way and should be looked at. */
  readonly Avisos: readonly ImportRemark[];
  /** Looking stopped at so many lines with errors: there may be more behind the last of them. */
  readonly Interrompido: boolean;
  readonly Simulado: boolean;
}

/** What undoes an import that was only tried or has errors; never seen outside. */
class TakenBack extends Error {}

export interface ImportRequest {
  readonly file: TableFileGiven;
  readonly isTrial: boolean;
  /** The language its numbers and days are written in; null = as its titles tell. */
  readonly locale: Locale | null;
}

/**
 * `POST X/Importar`: the lines of a CSV file or a workbook as new records, all of them or, when one has an error, none. A
 * trial does the same and takes everything back, so that it finds what the import would.
 * @throws AppErrors of the whole file: see `readTable`; 'import-no-columns'
 */
export async function importRecords(
  caller: Work,
  model: EntityModel,
  { file, isTrial, locale }: ImportRequest,
): Promise<ImportReport> {
  const { actor } = caller;
  requireCode(actor, model.entity.codes.create);
  requireCompany(actor, model.entity);
  const work = await beginBatch({ ...caller, actor: { ...actor, origin: 'import' } });
  const { header, lines, locale: told } = await readTable(file, model, actor.locale);
  const matched = { ...matchColumns(header.cells, model, actor.locale), locale: locale ?? told };
  if (matched.columns.length === 0)
    throw new AppError('import-no-columns', { entity: model.entity.plural[actor.locale] });
  const wrongTitles = judgeTitles(matched, model, work).map((error) => remark(header.line, error, matched));
  const found =
    wrongTitles.length > 0
      ? { errors: wrongTitles, warnings: [], isStopped: false }
      : await importLines(work, model, matched, lines, isTrial);
  const isWritten = !isTrial && found.errors.length === 0;
  return {
    Linhas: lines.length,
    Incluidos: isWritten ? lines.length : 0,
    Lote: isWritten ? await endBatch(work, model, 'IMPORTAR') : null,
    Colunas: matched.columns.map(({ field }) => field.name),
    Ignoradas: matched.ignored,
    Erros: found.errors,
    Avisos: found.warnings,
    Interrompido: found.isStopped,
    Simulado: isTrial,
  };
}

/** What is wrong with the columns as such, so that it is not said of every line. */
function judgeTitles({ columns, repeated }: ImportColumns, model: EntityModel, work: Work): WireError[] {
  const { actor } = work;
  const say = (error: AppError) => toWireError(error, actor.locale);
  const there = new Set(columns.map(({ field }) => field.name));
  const label = (field: Field) => field.label[actor.locale];
  const filled = withDefaults(model.entity, {});
  const needed = model.entity.fields.filter(
    (field) => field.required && !field.visibleWhen && field.readOnly !== 'always' && !(field.name in filled),
  );
  return [
    ...repeated.map(({ title, field }) =>
      say(new AppError('import-column-twice', { label: title }, { field: field.name })),
    ),
    ...columns.flatMap(({ field }) => {
      if (mayChange(actor, field)) return [];
      const code =
        [field.seeCode, field.changeCode].find((one) => one !== null && !actor.codes.has(one)) ?? '';
      return [say(new AppError('permission-missing', { code }, { field: field.name }))];
    }),
    ...needed
      .filter(({ name }) => !there.has(name) && name !== model.entity.states?.field)
      .map((field) =>
        say(
          new AppError(
            isImportable(field, model) ? 'import-column-missing' : 'import-not-by-file',
            { label: label(field) },
            { field: field.name },
          ),
        ),
      ),
  ];
}

/** Written together when all goes well; enough to save most of the ways to the database. */
const portion = 100;

interface Outcome {
  readonly errors: ImportRemark[];
  readonly warnings: ImportRemark[];
  isStopped: boolean;
}

async function importLines(
  work: Work,
  model: EntityModel,
  matched: ImportColumns,
  lines: readonly CsvLine[],
  isTrial: boolean,
): Promise<Outcome> {
  const { locale, columns } = matched;
  const context: TextContext = {
    locale,
    timeZone: work.actor.timeZone,
    today: todayOf(work.actor),
    enumLabel: enumLabel(locale),
  };
  const find = await findReferences(work, columns, lines, context);
  const outcome: Outcome = { errors: [], warnings: [], isStopped: false };
  const firstWith = new Map<string, number>();
  const typed: TypedLine[] = [];
  const wrong = new Set<number>();
  try {
    await inSavepoint(work, async () => {
      for (let from = 0; from < lines.length; from += portion) {
        const read = lines.slice(from, from + portion).map((line) => {
          const found = readLine(line, matched, context, find, work);
          const repeated = repetition(found.values, line.line, model, firstWith, work);
          return { ...found, line: line.line, errors: [...found.errors, ...repeated] };
        });
        typed.push(...read.map(({ line, values }) => ({ line, values })));
        for (const { line, warnings } of read)
          outcome.warnings.push(...warnings.map((one) => remark(line, one, matched)));
        for (const { line, errors } of await writeLines(work, model, read)) {
          if (errors.length === 0) continue;
          wrong.add(line);
          outcome.errors.push(...errors.map((one) => remark(line, one, matched)));
        }
        if (wrong.size >= mostFaulty && from + portion < lines.length) {
          const stopped = toWireError(
            new AppError('import-stopped', { limit: wrong.size }),
            work.actor.locale,
          );
          outcome.errors.push(remark(read.at(-1)?.line ?? 0, stopped, matched));
          outcome.isStopped = true;
          break;
        }
        await followUp(work);
        // A long file must not keep everybody else waiting for their turn.
        await nextTurn();
      }
      if (isTrial || outcome.errors.length > 0) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  // Said while there is still a choice.
  if (isTrial && isCompared(model))
    for (const { line, remark: alike } of await alikeLines(
      work,
      model,
      // What is wrong with a line is told already, that its record is there among it.
      typed.filter(({ line }) => !wrong.has(line)),
    ))
      outcome.warnings.push(remark(line, alike, matched));
  return outcome;
}

function remark(line: number, { Texto, Campo }: WireError, { columns }: ImportColumns): ImportRemark {
  const title = columns.find(({ field }) => field.name === Campo?.split('.')[0])?.title;
  return {
    Linha: line,
    ...(Campo ? { Campo } : {}),
    ...(title === undefined ? {} : { Coluna: title }),
    Texto,
  };
}
