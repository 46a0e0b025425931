import type { Act } from '../../../metadata/calls/operations.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { addressOfEdit, addressOfRecord } from '../../engine/entities/addresses.ts';

/** Where a next step is taken: an address of its own, or a part of this page. */
type ActAddress = { readonly address: string } | { readonly part: string };

/** Parts of the page on which steps are taken that have no page of their own. */
const parts: Readonly<Record<string, string>> = {
  upload: 'matriculas',
  request: 'checklist',
  'fill-checklist': 'checklist',
  comment: 'checklist',
};

/** @returns null when nobody can do anything on a page */
export function addressOfAct(act: Act, operation: Entity, operationId: number): ActAddress | null {
  const { Codigo: code, Entidade, Identificador: id, Calculadora } = act;
  const part = parts[code];
  if (part) return { part };
  if (code === 'edit' || code === 'transfer') return { address: addressOfEdit(operation, operationId) };
  if (code === 'draft' && Entidade === operation.name) return { part: 'opinion' };
  if (code === 'calculate' && Calculadora)
    return { address: calculatorAt(Calculadora, { Matricula: id, Operacao: operationId }) };
  if (code === 'recalculate' && Calculadora) return { address: calculatorAt(Calculadora, { Base: id }) };
  return id === null ? null : { address: addressOfRecord(outlineNamed(Entidade), id) };
}

/** @param from what its input begins with, the first that is there */
function calculatorAt(code: string, from: Readonly<Record<string, number | null>>): string {
  const [name, value] = Object.entries(from).find(([, id]) => id !== null) ?? [];
  const query = name === undefined ? '' : `?${new URLSearchParams({ [name]: String(value) })}`;
  return `/nav/calculadoras/${code}${query}`;
}
