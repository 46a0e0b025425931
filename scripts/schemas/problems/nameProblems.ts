import type { Field } from '../../../src/field-types/types.ts';
import type { Entity } from '../../../src/metadata/entity.ts';
import { genderOf } from '../portuguese.ts';
import { unknownField } from './layoutProblems.ts';
import type { Note } from './problem.ts';

/** What an entity and its records are called by. */
export function judgeNames(entity: Entity, note: Note): void {
  const named = (name: string) => entity.fields.find((field) => field.name === name);
  const gender = genderOf(entity.label['pt-br'], 'certain');
  if (gender !== null && gender !== entity.gender)
    note(
      '/x-entity/gender',
      `"${entity.label['pt-br']}" is ${gender === 'f' ? 'feminine' : 'masculine'}: write "${gender}".`,
    );
  judgeRepresentation(entity, named(entity.representation), note);
  const fallback = entity.representationFallback;
  if (fallback !== null && !named(fallback))
    note('/x-entity/representationFallback', unknownField(fallback, entity.fields));
  judgeHead(entity, named(entity.head ?? ''), note);
}

/** Records are called by this field everywhere, so it must be there and be seen. */
function judgeRepresentation(entity: Entity, field: Field | undefined, note: Note): void {
  const at = '/x-entity/representation';
  if (!field) {
    note(at, unknownField(entity.representation, entity.fields));
    return;
  }
  if (['lines', 'json'].includes(field.type))
    note(at, `records cannot be called by values of type ${field.type}: name another field.`);
  if (field.visibleWhen)
    note(
      at,
      `records are called by ${field.name}, but it is not always shown: take its visibleWhen away, or name another field.`,
    );
  if (field.list === false)
    note(
      at,
      `records are called by ${field.name}, but it is no column of the list: add "list": true to the field.`,
    );
  const filledLater = field.readOnly === 'always' || entity.representationFallback !== null;
  if (!field.required && !filledLater)
    note(
      at,
      `records are called by ${field.name}, but may be saved without it: add "required": true to the field.`,
    );
}

/** The head shows what a record stands at: a mark and a word. Of a state machine's own field `judgeStates` tells more. */
function judgeHead({ head, states, fields }: Entity, field: Field | undefined, note: Note): void {
  if (head === null || head === states?.field) return;
  if (!field) note('/x-entity/head', unknownField(head, fields));
  else if (field.type !== 'enum')
    note(
      '/x-entity/head',
      `the head shows a state, and ${field.name} is of type ${field.type}: name an enum.`,
    );
}
