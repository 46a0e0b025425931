import type { ComponentType } from 'react';
import type { Action, Entity } from '../../../../metadata/entity.ts';
import { lazyPart } from '../../../kit/lazyPart.ts';
import { fromFeatures } from '../../product.ts';
import type { ActionTarget } from './ActionDialog.tsx';

export interface ActionNoteProps {
  readonly target: ActionTarget;
}

/** Something a dialog tells before an action is done that its schema cannot know, such as what it costs. */
export interface ActionNote {
  /** Names of the entity and of its action. */
  readonly entity: string;
  readonly action: string;
  readonly load: () => Promise<{ default: ComponentType<ActionNoteProps> }>;
}

/** What the features tell of an action before it is done; fetched with the question. */
export function actionNoteOf({ name }: Entity, action: Action) {
  const note = fromFeatures('actionNotes')
    .flat()
    .find((one) => one.entity === name && one.action === action.name);
  return note ? lazyPart(note.load) : null;
}
