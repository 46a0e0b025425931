import type { Change, Fact } from '../../engine/facts/facts.ts';
import { speaksOfLand } from '../matricula/findings/statements.ts';

/** A certificate was asked for, changed, passed into another state or went. Told of its operation. */
export const certificateChanged: Fact = {
  name: 'certificateChanged',
  of: 'certidao',
  told: ({ record }) => [Number(record.IdentificadorOperacao)],
};

/** What an issued certificate says of land changed, or counts from now on, or no longer. Told of the certificate. */
export const landStated: Fact = {
  name: 'landStated',
  of: 'certidao',
  told: (change) => (saysOtherwise(change) ? [change.record.Identificador] : []),
};

/** Fields of an issued certificate that findings depend on. */
const stated = ['Dados', 'DataEmissao', 'IdentificadorSubstituta', 'Autenticidade'];

function saysOtherwise({ operation, record, values, transition }: Change): boolean {
  if (!speaksOfLand(record)) return false;
  if (transition) return transition.event === 'emitir';
  return record.Situacao === 'emitida' && (operation !== 'update' || stated.some((name) => name in values));
}

/** An item of a checklist was added, changed or taken away. Told of its operation. */
export const itemChanged: Fact = {
  name: 'itemChanged',
  of: 'item-checklist',
  told: ({ record }) => [Number(record.IdentificadorOperacao)],
};

/** A type of certificate is about people no longer, or again. Told of the type. */
export const typeChanged: Fact = {
  name: 'typeChanged',
  of: 'tipo-certidao',
  told: ({ operation, values, record }) =>
    operation === 'update' && ['AplicaPessoa', 'AplicaEmpresa'].some((name) => name in values)
      ? [record.Identificador]
      : [],
};

/** A client has another document than certificates were searched for. Told of the client. */
export const documentChanged: Fact = {
  name: 'documentChanged',
  of: 'cliente',
  told: ({ operation, values, record }) =>
    operation === 'update' && 'Documento' in values ? [record.Identificador] : [],
};

/**
 * Which certificates meet the items of a checklist was looked for again, as it is whenever one of them changes. Told of
 * the operation.
 */
export const itemsMatched: Fact = { name: 'itemsMatched' };
