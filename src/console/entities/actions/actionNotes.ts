import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Action, Entity } from '../../../metadata/entity.ts';
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

/** A screen's folder may hold `actionNotes.ts`; what it shows is fetched with the question. */
const found = import.meta.glob<readonly ActionNote[]>('../../screens/*/actionNotes.ts', {
  eager: true,
  import: 'actionNotes',
});
const notes = new Map<string, LazyExoticComponent<ComponentType<ActionNoteProps>>>(
  Object.values(found)
    .flat()
    .map(({ entity, action, load }) => [`${entity} ${action}`, lazy(load)]),
);

export const actionNoteOf = ({ name }: Entity, action: Action) => notes.get(`${name} ${action.name}`) ?? null;
