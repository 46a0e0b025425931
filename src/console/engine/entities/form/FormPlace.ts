import { createContext, useContext } from 'react';
import type { Shape } from '../../../../metadata/entity.ts';
import type { FormData } from './formModel.ts';

/** What the parts of a form know of it, whatever is typed: it changes only with the tab, so that a key draws one field. */
export interface FormPlace {
  readonly shape: Shape;
  /** Begins the ids of its controls: a dialog's form stands over the page's. */
  readonly prefix: string;
  /** The record as it was read, for names of references. */
  readonly record: FormData;
  /** Fields given once are read-only from then on. */
  readonly isNew: boolean;
  /** Name of the tab in front; blank where there are none. */
  readonly tab: string;
}

const FormPlaceContext = createContext<FormPlace | null>(null);

export const FormPlaceProvider = FormPlaceContext.Provider;

/** @throws outside of a form: a mistake of ours */
export function useFormPlace(): FormPlace {
  const place = useContext(FormPlaceContext);
  if (!place) throw new Error('not inside a form');
  return place;
}

export const sectionId = (prefix: string, section: string) => `${prefix}-secao-${section}`;
export const tabId = (prefix: string, tab: string) => `${prefix}-aba-${tab}`;
export const panelId = (prefix: string, tab: string) => `${prefix}-painel-${tab}`;
