import { locales } from '../../../../domain/locale.ts';
import type { Labels } from '../../../../field-types/types.ts';
import type { Action, Shape, Transition } from '../../../../metadata/entity.ts';
import { expandField } from '../../../../metadata/expand.ts';
import { text } from '../../../../metadata/texts.ts';

/** A transition a person may ask for, as an action that may want a reason. */
export const transitionAction = ({ event, label, code, reasonRequired }: Transition): Action => ({
  name: event,
  label,
  code: code ?? '',
  on: ['record'],
  byPanel: false,
  handsOver: false,
  confirm: null,
  done: null,
  when: null,
  parameters: reasonRequired ? reasonShape : null,
  reveals: null,
});

const labels = (key: string) =>
  Object.fromEntries(locales.map((locale) => [locale, text(locale, key)])) as unknown as Labels;

/** What a transition asks for. No schema declares it: its one rule needs no compiled validator. */
export const reasonShape: Shape = {
  name: 'Motivo',
  fields: [
    expandField('Motivo', { type: 'longText', label: labels('show.reason'), required: true, width: 12 }),
  ],
  sections: [],
  tabs: [],
  rules: [
    {
      field: 'Motivo',
      when: [],
      must: { field: 'Motivo', present: true },
      message: labels('show.reasonMissing'),
    },
  ],
  jsonSchema: { type: 'object', properties: { Motivo: { type: ['string', 'null'] } } },
};
