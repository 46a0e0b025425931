import { systemColumns } from '../../../src/server/engine/database/schema/tableModel.ts';

const system = [...systemColumns.map(({ name }) => name), 'IdentificadorEmpresa', 'Rotulos'];

/** What lists are asked with. */
const asked = ['Pagina', 'NumeroRegistros', 'SortFields', 'SortOrder', 'Colunas'];

/** Names a field may not have, by where it stands. */
export const reservedNames: Readonly<Record<'record' | 'row' | 'parameter' | 'input', readonly string[]>> = {
  record: [...system, ...asked, 'ExpiraEm'],
  /** Rows may name a company themselves: so do those that make a person a member. */
  row: ['Identificador', 'IdentificadorPai', 'Ordem', 'Rotulos'],
  /** Beside them an action's call carries these. */
  parameter: ['Identificador', 'Versao', 'Motivo'],
  /** Nothing travels beside the inputs of a calculator, and rows of theirs are no table's. */
  input: [],
};

/** Steps of the API's addresses that belong to no entity. */
export const reservedNouns = [
  ...['Autenticacao', 'Arquivo', 'Preferencia', 'Painel', 'Calculadora', 'Saude', 'home'],
];
