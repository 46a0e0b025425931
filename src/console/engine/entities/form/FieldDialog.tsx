import { useState } from 'react';
import type { Entity, Shape } from '../../../../metadata/entity.ts';
import { AskDialog } from './AskDialog.tsx';
import { newFormData } from './formModel.ts';

interface FieldDialogProps {
  readonly entity: Entity;
  /** Name of the field that is asked for, a text. */
  readonly field: string;
  /** Where the rules stand that say what it must be: of the entity, or of one of its actions. */
  readonly rules?: Entity['rules'];
  readonly title: string;
  readonly text: string;
  /** Begins the ids of its controls. */
  readonly prefix: string;
  /** Names the act. */
  readonly confirm: string;
  readonly close: () => void;
  /** @throws ApiError, which is told beside the field */
  readonly send: (value: string) => Promise<void>;
}

/** Asks for one field of an entity, which must be given, by what the schema says of it. */
export function FieldDialog(props: FieldDialogProps) {
  const { entity, field, rules = entity.rules, send, ...dialog } = props;
  const [shape] = useState(() => shapeOf(entity, field, rules));
  const [original] = useState(() => newFormData(shape));
  return (
    <AskDialog
      {...dialog}
      shape={shape}
      // That it is given is one of its rules.
      validate={() => true}
      original={original}
      send={(data) => send(String(data[field]).trim())}
    />
  );
}

const shapeOf = (entity: Entity, name: string, rules: Entity['rules']): Shape => ({
  name: '',
  fields: entity.fields
    .filter((field) => field.name === name)
    .map((field) => ({ ...field, required: true, section: null, visibleWhen: null })),
  sections: [],
  tabs: [],
  rules: rules.filter(({ field }) => field === name).map((rule) => ({ ...rule, when: [] })),
  jsonSchema: { type: 'object', properties: { [name]: { type: ['string', 'null'] } } },
});
