import { cpf } from 'cpf-cnpj-validator';
import { writeXlsx } from '../../../src/server/engine/crud/sheet/writeXlsx.ts';
import { tableBytes } from './tableBytes.ts';

export interface InventedClient {
  readonly name: string;
  readonly document: string;
  readonly phone: string;
}

/** People nobody is, each with a CPF of their own that checks. */
export const inventedClients = (count: number, surname: string): readonly InventedClient[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `${names[at % names.length]} ${surname} ${at + 1}`,
    document: cpf.generate(),
    phone: `3598${String(1_000_000 + at)}`,
  }));

const names = [
  'Aurora',
  'Benício',
  'Célia',
  'Dário',
  'Elvira',
  'Fausto',
  'Gilda',
  'Horácio',
  'Inês',
  'Jonas',
];

/** One digit further: the check digit is another. */
export const spoiled = (document: string): string =>
  `${document.slice(0, -1)}${(Number(document.at(-1)) + 1) % 10}`;

const head = ['Nome completo', 'CPF/CNPJ', 'Tipo de pessoa', 'Celular'];
const cellsOf = ({ name, document, phone }: InventedClient) => [name, document, 'Pessoa física', phone];

/** As somebody keeps them in a spreadsheet: a title says “Nome completo” where the field is “Nome”. */
export const clientsWorkbook = (clients: readonly InventedClient[]): Promise<Buffer> =>
  tableBytes(
    writeXlsx(head, 'Clientes'),
    clients.map((client) => cellsOf(client).map((text) => ({ text, isNumber: false, sheet: null }))),
  );

/** The same in the letters of an older Windows, with semicolons. */
export const clientsCsv = (clients: readonly InventedClient[]): Buffer =>
  Buffer.from([head, ...clients.map(cellsOf)].map((row) => row.join(';')).join('\r\n'), 'latin1');
