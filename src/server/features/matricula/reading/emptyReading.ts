import type { Reading } from '../../../../domain/matricula/model/index.ts';

/** Nothing read yet: where typing in by hand begins. */
export const emptyReading: Reading = {
  opening: {
    number: null,
    cnm: null,
    registryOffice: null,
    district: null,
    state: null,
    openedOn: null,
    previousRecord: null,
    property: {
      kind: null,
      name: null,
      municipality: null,
      state: null,
      area: null,
      incraCode: null,
      nirf: [],
      ccir: null,
      car: null,
      municipalRegistration: null,
    },
    owners: [],
    text: '',
    evidence: {},
  },
  acts: [],
  closing: { kind: null, issuedOn: null, openProtocols: [], evidence: {} },
  coverage: [],
};
