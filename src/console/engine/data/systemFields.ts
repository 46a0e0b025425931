import type { Field } from '../../../field-types/types.ts';

/** What every record has besides the fields of its schema, for lists to show, filter and sort by. */
export const systemFields: readonly Field[] = [
  systemField('CriadoEm', { 'pt-br': 'Criado em', 'en-us': 'Created on' }),
  systemField('AlteradoEm', { 'pt-br': 'Alterado em', 'en-us': 'Changed on' }),
];

function systemField(name: string, label: Field['label']): Field {
  return {
    name,
    type: 'dateTime',
    label,
    help: null,
    renamedFrom: null,
    required: true,
    unique: false,
    readOnly: 'always',
    computed: false,
    loose: false,
    list: 'optional',
    recordOnly: false,
    filter: true,
    search: false,
    alike: null,
    personal: false,
    deadline: null,
    section: null,
    width: 6,
    default: null,
    seeCode: null,
    changeCode: null,
    visibleWhen: null,
    maxLength: null,
    mask: null,
    minimum: null,
    maximum: null,
    scale: null,
    enum: null,
    entity: null,
    fields: [],
    accept: [],
    maxBytes: null,
  };
}
