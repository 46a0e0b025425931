import type { Field } from './types.ts';

/** What holds of a field while its schema says nothing else. */
export const blankField: Omit<Field, 'name' | 'type' | 'label'> = {
  help: null,
  required: false,
  unique: false,
  readOnly: false,
  computed: false,
  list: false,
  filter: false,
  search: false,
  personal: false,
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
};
