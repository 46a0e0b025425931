import { present } from '../../engine/crud/record.ts';
import type { ActionCall } from '../../engine/crud/rules.ts';
import { createChecked } from '../../engine/crud/write/createRecord.ts';
import { searchedFields } from './catalogue.ts';

const carried = [
  'IdentificadorOperacao',
  'IdentificadorTipoCertidao',
  'IdentificadorCliente',
  'IdentificadorRegistroMatricula',
  'PesquisaExata',
  'Origem',
  ...searchedFields,
];

/** The same search asked again: the one before stays valid until the new one is issued. @see certificates, section 5 */
export async function requestAgain({ work, model, record }: ActionCall): Promise<unknown> {
  const created = await createChecked(work, model, {
    ...Object.fromEntries(carried.map((name) => [name, record[name] ?? null])),
    SolicitarMesmoAssim: true,
    IdentificadorAnterior: record.Identificador,
  });
  return present(created, model, work.actor);
}
