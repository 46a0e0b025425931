import { createRoot } from 'react-dom/client';
import { definitions } from '../../../src/field-types/generated/definitions.ts';
import { entityNamed } from '../../../src/metadata/entities.ts';
import { enumLabel } from '../../../src/metadata/enums.ts';

/**
 * The list a careful engineer writes by hand for one register, with nothing general in it: the same cells, links
 * and boxes to tick as the console's, by the same React, with the same styles. What the console's own is held to.
 */
type Item = Readonly<Record<string, unknown>> & { readonly Identificador: number; readonly Nome: string };

declare global {
  interface Window {
    /** Columns after the name, by field. */
    readonly benchColumns: readonly string[];
    readonly benchEntity: string;
    turn: (page: number) => Promise<void>;
  }
}

const entity = entityNamed(window.benchEntity);
const columns = window.benchColumns.flatMap((name) => entity.fields.filter((field) => field.name === name));
const context = { locale: 'pt-br', enumLabel: enumLabel('pt-br') } as const;
const root = createRoot(document.getElementById('root') as HTMLElement);

window.turn = async (page) => {
  const answer = await fetch(`./api/${entity.noun}/Listar?Pagina=${page}`);
  const { ItemRegistro } = (await answer.json()) as { ItemRegistro: { Itens: readonly Item[] } };
  root.render(<List items={ItemRegistro.Itens} />);
};

const List = ({ items }: { items: readonly Item[] }) => (
  <div className="panel list-panel">
    <section className="scroll">
      <table className="tbl list-table">
        <thead>
          <tr>
            <th scope="col" className="key">
              <input type="checkbox" className="ck" aria-label="Selecionar a página" />
            </th>
            <th scope="col">Nome</th>
            {columns.map((field) => (
              <th scope="col" key={field.name}>
                {field.label['pt-br']}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.Identificador}>
              <td className="key">
                <input type="checkbox" className="ck" aria-label={`Selecionar ${item.Nome}`} />
              </td>
              <th scope="row" className="list-name">
                <a className="quiet b" href={`#/nav/${entity.name}/${item.Identificador}/show`}>
                  {item.Nome}
                </a>
              </th>
              {columns.map((field) => (
                <td key={field.name} className="list-cell">
                  {textOf(item, field)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </div>
);

function textOf(item: Item, field: (typeof columns)[number]): string {
  const value = item[field.name];
  const label = (item.Rotulos as Readonly<Record<string, string>>)[field.name];
  return label ?? definitions[field.type]?.text(value, field, context) ?? '';
}
