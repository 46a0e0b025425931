import { formatMatriculaNumber } from '../../../../domain/documents/matriculaNumber.ts';
import type { Locale } from '../../../../domain/locale.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { hasText, text } from '../../../../metadata/texts.ts';
import type { LogRow, NamedRecord } from './rows.ts';

/** What an event's sentence is made of. */
export interface Told {
  readonly row: LogRow;
  readonly entity: Entity;
  readonly record: NamedRecord | null;
  /** Name of the registry record that a finding is about. */
  readonly about: string | null;
  readonly count: number;
  /** Labels of the fields that changed, as far as the reader may see them. */
  readonly fields: readonly string[];
}

/** What happened, as one sentence in the reader's language. */
export function sentenceOf(told: Told, locale: Locale): string {
  const { row, entity, count } = told;
  const key = row.Evento === undefined ? changeKey(told) : stateKey(told);
  const name = nameOf(told, locale);
  return text(locale, key, {
    who: row.IdentificadorUsuario === null ? text(locale, 'timeline.system') : row.Usuario,
    entity: entity.label[locale].toLowerCase(),
    entities: entity.plural[locale].toLowerCase(),
    name,
    count,
    about: told.about === null ? name : recordNumber(told.about),
    fields: told.fields.join(', '),
    version: row.VersaoRestaurada ?? '',
    from: stateText(row.De ?? null, entity, locale),
    to: stateText(row.Para ?? null, entity, locale),
  });
}

const verbs: Readonly<Record<string, string>> = {
  INCLUIR: 'created',
  ALTERAR: 'changed',
  VERSAO: 'returned',
  EXCLUIR: 'deleted',
  RESTAURAR: 'restored',
};

/** A sentence of its own for some entities; else the one for its gender. */
function changeKey({ row, entity, count, fields }: Told): string {
  const verb = verbs[row.Operacao ?? ''] ?? 'changed';
  if (count > 1) return `timeline.${verb}Many`;
  const bare = verb === 'changed' && fields.length === 0 ? 'touched' : verb;
  const own = `timeline.of.${entity.name}.${bare}`;
  return hasText('pt-br', own) ? own : `timeline.${bare}.${entity.gender}`;
}

/** The machinery's own steps need no doer. */
function stateKey({ row, entity }: Told): string {
  const byWhom = row.IdentificadorUsuario === null ? 'moved' : 'movedBy';
  const own = `timeline.of.${entity.name}.${byWhom}`;
  if (hasText('pt-br', own)) return own;
  return row.De === row.Para ? `timeline.kept.${entity.gender}` : `timeline.${byWhom}.${entity.gender}`;
}

const stateText = (code: string | null, { states }: Entity, locale: Locale): string =>
  code === null || !states ? '' : enumLabel(locale)(states.enum, code);

function nameOf({ record, row, entity }: Told, locale: Locale): string {
  const name = record?.name ?? text(locale, 'timeline.numbered', { number: row.IdentificadorRegistro });
  return entity.name === 'registro-matricula' ? recordNumber(name) : name;
}

/** A record without a number yet goes by its file. */
const recordNumber = (name: string): string => (/^\d+$/.test(name) ? formatMatriculaNumber(name) : name);
