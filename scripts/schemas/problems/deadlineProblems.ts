import type { Field } from '../../../src/field-types/types.ts';
import type { Entity } from '../../../src/metadata/entity.ts';
import { judgeTest } from './layoutProblems.ts';
import type { Note } from './problem.ts';

/** Only a day can be counted down to. */
export function judgeDeadline({ fields }: Entity, { name, type, deadline }: Field, note: Note): void {
  const at = `/properties/${name}/x-field/deadline`;
  if (deadline === null) return;
  if (type === 'date') judgeTest(deadline, fields, at, note);
  else note(at, `${name} is of type ${type}: only a date is a deadline. Take it away.`);
}
