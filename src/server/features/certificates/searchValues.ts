import { isCnm, normaliseCnm, splitCnm } from '../../../domain/documents/cnm.ts';
import { personKind } from '../../../domain/documents/cpfCnpj.ts';
import { isMatriculaNumber, normaliseMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import { AppError, type ErrorCode } from '../../../domain/errors.ts';
import { todayOf } from '../../../field-types/todayOf.ts';
import type { Actor } from '../../engine/actors/actor.ts';
import type { Row } from '../../kit/database/database.ts';
import { Failures, toWireError } from '../../kit/http/failures.ts';

/** `123456.2.0008001-27` typed as the number is number and office at once; points of a number are none of it. */
export function registryNumberOf({ NumeroMatricula, Cns }: Row): Row {
  if (typeof NumeroMatricula !== 'string') return {};
  const code = normaliseCnm(NumeroMatricula);
  const parts = isCnm(code) ? splitCnm(code) : null;
  if (parts) return { NumeroMatricula: parts.number, ...(Cns ? {} : { Cns: parts.office }) };
  const number = normaliseMatriculaNumber(NumeroMatricula);
  return isMatriculaNumber(number) && /^[\d.\s-]+$/.test(NumeroMatricula) ? { NumeroMatricula: number } : {};
}

const oldest = 130;

/**
 * What would be searched, and paid for, in vain. @see certificates, section 3.1
 * @throws Failures 422 beside each value that cannot be one
 */
export function requireSearchable(actor: Actor, values: Row): void {
  const problems: readonly (readonly [string, ErrorCode])[] = [
    ...named(values, 'Nome'),
    ...(isOfPerson(values) && isOneWord(values.Nome)
      ? [['Nome', 'certificate-surname-missing'] as const]
      : []),
    ...named(values, 'NomeMae'),
    ...(isBirth(values.DataNascimento, todayOf(actor))
      ? []
      : [['DataNascimento', 'certificate-birth-date'] as const]),
    ...(typeof values.NumeroMatricula === 'string' && !/\d/.test(values.NumeroMatricula)
      ? [['NumeroMatricula', 'certificate-number-without-digits'] as const]
      : []),
  ];
  if (problems.length === 0) return;
  throw new Failures(
    422,
    problems.map(([field, code]) => toWireError(new AppError(code, {}, { field }), actor.locale)),
  );
}

const shortest = 3;

const named = (values: Row, field: string): readonly (readonly [string, ErrorCode])[] => {
  const name = values[field];
  return typeof name === 'string' && name.trim().length < shortest ? [[field, 'certificate-name-short']] : [];
};

/** By the number searched; of a name alone nobody knows. */
const isOfPerson = ({ Documento }: Row): boolean =>
  typeof Documento === 'string' && personKind(Documento) === 'person';

const isOneWord = (name: unknown): boolean =>
  typeof name === 'string' && name.trim().length >= shortest && !/\S\s+\S/.test(name);

function isBirth(value: unknown, today: string): boolean {
  if (typeof value !== 'string') return true;
  const earliest = `${Number(today.slice(0, 4)) - oldest}${today.slice(4)}`;
  return value < today && value >= earliest;
}
