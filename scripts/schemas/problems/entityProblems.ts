import type { Entity } from '../../../src/metadata/entity.ts';
import { judgeActions } from './actionProblems.ts';
import { judgeCodes } from './codeProblems.ts';
import { judgeDeadline } from './deadlineProblems.ts';
import { judgeFields } from './fieldProblems.ts';
import { judgeLayout } from './layoutProblems.ts';
import { judgeNames } from './nameProblems.ts';
import { judgeOwnership } from './ownershipProblems.ts';
import type { Note } from './problem.ts';
import { judgeReferrer } from './referrerProblems.ts';
import { judgeSort } from './sortProblems.ts';
import { judgeStates } from './stateProblems.ts';
import { judgeMerge, judgeStorage } from './storageProblems.ts';
import type { Surroundings } from './surroundings.ts';
import { judgeUniqueTogether } from './uniquenessProblems.ts';
import { judgeView } from './viewProblems.ts';

/** Everything wrong with one entity that its vocabulary cannot see. */
export function judgeEntity(entity: Entity, around: Surroundings, note: Note): void {
  judgeFields(entity.fields, 'record', '/properties', note, around.codes);
  judgeLayout(entity, '/properties', '/x-entity', note);
  judgeNames(entity, note);
  judgeSort(entity, note);
  judgeUniqueTogether(entity, note);
  judgeStorage(entity, around, note);
  judgeMerge(entity, note);
  judgeOwnership(entity, around, note);
  judgeStates(entity, around, note);
  judgeActions(entity, around, note);
  entity.panels.forEach((panel, index) => {
    // What a component tells of the record itself refers to nothing.
    const isOwn = panel.entity === entity.name && panel.field === 'Identificador';
    if (!isOwn) judgeReferrer(entity, panel, `/x-entity/panels/${index}/field`, around, note);
  });
  entity.views.forEach((view, index) => {
    judgeView(entity, view, `/x-entity/views/${index}`, note);
  });
  for (const field of entity.fields) judgeDeadline(entity, field, note);
  judgeCodes(entity, around, note);
}
