import type { Change, Fact } from '../../engine/facts/facts.ts';

const isOther = ({ operation, values }: Change, fields: readonly string[]): boolean =>
  operation === 'update' && fields.some((name) => name in values);

/** Fields of an operation that the findings of its registry records depend on. */
const deal = [
  'DataPrevistaAssinatura',
  'UsaFgts',
  'TipoImovel',
  'IdentificadorProduto',
  'IdentificadorCliente',
];

/** The deal is another one: it asks other things of the same property. Told of the operation. */
export const dealChanged: Fact = {
  name: 'dealChanged',
  of: 'operacao',
  told: (change) => (isOther(change, deal) ? [change.record.Identificador] : []),
};

/** An operation has another amount. Told of the operation. */
export const amountChanged: Fact = {
  name: 'amountChanged',
  of: 'operacao',
  told: (change) => (isOther(change, ['Valor']) ? [change.record.Identificador] : []),
};

/** An operation is another client's: certificates of the one before meet nothing. Told of the operation. */
export const clientChosen: Fact = {
  name: 'clientChosen',
  of: 'operacao',
  told: (change) => (isOther(change, ['IdentificadorCliente']) ? [change.record.Identificador] : []),
};

/** An operation came, or goes by another workflow. Told of the operation. */
export const workflowChosen: Fact = {
  name: 'workflowChosen',
  of: 'operacao',
  told: (change) =>
    change.operation === 'create' || isOther(change, ['IdentificadorWorkflow'])
      ? [change.record.Identificador]
      : [],
};

/** An operation was cancelled. Told of the operation. */
export const operationCancelled: Fact = {
  name: 'operationCancelled',
  of: 'operacao',
  told: ({ record, transition }) => (transition?.event === 'cancelar' ? [record.Identificador] : []),
};

/** Work on an operation began. Told of the operation. */
export const operationBegan: Fact = { name: 'operationBegan' };

/** A day has come on which something of the operation is good no longer. Told of the operation. */
export const newDay: Fact = { name: 'newDay' };
