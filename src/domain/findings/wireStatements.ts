import { type LandField, type LandStatement, type LandValue, landFields } from './landStatements.ts';

/** What certificates say of a property, on the wire: `Imovel` of their documents with whose words they are. */
export interface StatementOnWire {
  readonly Identificador: number;
  readonly Tipo: string;
  readonly Nome: string;
  readonly DataEmissao: string | null;
  readonly Imovel: Readonly<Record<string, unknown>>;
}

const names: Readonly<Record<LandField, string>> = {
  incraCode: 'CodigoIncra',
  ccir: 'Ccir',
  nirf: 'Cib',
  car: 'Car',
  municipality: 'Municipio',
  state: 'Uf',
  area: 'Area',
  classification: 'Classificacao',
  exercise: 'Exercicio',
  declarant: 'Declarante',
};

export const statementToWire = (statement: LandStatement): StatementOnWire => ({
  Identificador: statement.certificate,
  Tipo: statement.type,
  Nome: statement.name,
  DataEmissao: statement.issuedOn,
  Imovel: Object.fromEntries(
    landFields.flatMap((field) => {
      const said = statement.values[field];
      return said ? [[names[field], { Valor: said.value, Pagina: said.page, Citacao: said.quote }]] : [];
    }),
  ),
});

/** Values that are no text are left out: a document is read by rules that may change. */
export const statementFromWire = ({
  Identificador,
  Tipo,
  Nome,
  DataEmissao,
  Imovel,
}: StatementOnWire): LandStatement => ({
  certificate: Number(Identificador),
  type: String(Tipo),
  name: String(Nome),
  issuedOn: DataEmissao,
  values: Object.fromEntries(
    landFields.flatMap((field) => {
      const said = valueFromWire(Imovel[names[field]]);
      return said ? [[field, said]] : [];
    }),
  ),
});

function valueFromWire(wire: unknown): LandValue | null {
  const { Valor, Pagina, Citacao } = (wire ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof Valor !== 'string' || Valor === '') return null;
  return { value: Valor, page: Number(Pagina ?? 1), quote: String(Citacao ?? '') };
}
