import type { Act } from './model.ts';

/** An act that says nothing but what makes it one; everything else is as where nothing was read. */
export const blankAct = (known: Pick<Act, 'id' | 'kind' | 'order' | 'code' | 'event'>): Act => ({
  ...known,
  place: 0,
  date: null,
  titleDate: null,
  protocol: null,
  value: null,
  currency: null,
  creditor: null,
  grantors: [],
  grantees: [],
  degree: null,
  dueOn: null,
  transfers: [],
  links: [],
  area: null,
  detachedArea: null,
  legalReserve: null,
  personChanges: [],
  propertyChange: {},
  text: '',
  evidence: {},
  manualValidity: null,
});
