import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import { enumItems } from '../../../console/engine/entities/enumItems.ts';
import { type Surroundings, SurroundingsProvider } from '../../../console/kit/ui/fieldTypeConsole.ts';
import { calculatorOf } from '../../../metadata/calculators.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { text } from '../../../metadata/texts.ts';
import { consoleHalves } from '../../generated/console.ts';
import type { Field } from '../../types.ts';
import type { Row } from './useRows.ts';

const halfOf: Surroundings['halfOf'] = (type) => {
  const half = consoleHalves[type];
  if (!half) throw new Error(type);
  return half;
};
const surroundings: Surroundings = {
  locale: 'pt-br',
  timeZone: 'America/Sao_Paulo',
  t: (key, params) => text('pt-br', key, params),
  enumLabel: enumLabel('pt-br'),
  enumItems: (name) => enumItems(name, 'pt-br'),
  choices: async () => [],
  labelsOf: async () => [],
  halfOf,
  addressOf: () => null,
  sendFile: async () => ({ id: 1, name: 'a.pdf' }),
  saveFile: async () => undefined,
};

const onus = calculatorOf('hipoteca')?.fields.find(({ name }) => name === 'Onus') as Field;
const liens = [
  { Ato: 'R-2', Evento: 'hipoteca', Grau: 1, Credor: 'BANCO DE FOMENTO', Valor: 200000 },
  { Ato: 'R-4', Evento: 'hipoteca', Grau: 2, Valor: 180000 },
];

interface TrialProps {
  readonly initial?: readonly Row[];
  readonly problems?: Readonly<Record<string, string>>;
}

function Trial({ initial = liens, problems = {} }: TrialProps) {
  const [value, setValue] = useState<unknown>(initial);
  const { Widget } = halfOf('lines');
  return (
    <SurroundingsProvider value={surroundings}>
      <main>
        <h1>Ensaio</h1>
        <span id="campo_Onus-label">Ônus</span>
        <Widget
          id="campo_Onus"
          field={onus}
          value={value as never}
          onChange={setValue}
          record={{}}
          invalid={false}
          describedBy={undefined}
          problems={problems}
        />
        <output>{JSON.stringify(value)}</output>
      </main>
    </SurroundingsProvider>
  );
}

const rows = (): Row[] => JSON.parse(document.querySelector('output')?.textContent ?? '[]');
const line = (name: RegExp) => screen.getByRole('button', { name });

test('each row of many fields is one line that opens into all of them', async () => {
  const user = userEvent.setup();
  render(<Trial />);
  expect(screen.getByRole('group', { name: 'Ônus' })).toBeVisible();
  const first = line(/^R-2: Hipoteca, 1º grau R\$ 200.000,00/);
  expect(first).toHaveAccessibleName('R-2: Hipoteca, 1º grau R$ 200.000,00 Banco de Fomento');
  expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByLabelText('Valor')).toBeNull();
  await user.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  const fields = screen.getByRole('group', { name: /^R-2/ });
  expect(within(fields).getByLabelText('Valor')).toHaveValue('200.000,00');
  for (const { label, type } of onus.fields.filter((field) => field.type !== 'lines'))
    expect(within(fields).getAllByText(label['pt-br'])[0], type).toBeVisible();
  await user.clear(within(fields).getByLabelText('Valor'));
  await user.type(within(fields).getByLabelText('Valor'), '250000');
  expect(rows()[0]?.Valor).toBe(250000);
  expect(first).toHaveTextContent('250.000,00');
  expect(await faults()).toEqual([]);
});

test('rows are added, moved and removed by keys alone, and the focus stays with them', async () => {
  const user = userEvent.setup();
  render(<Trial />);
  line(/^R-2/).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(rows().map(({ Ato }) => Ato)).toEqual(['R-4', 'R-2']);
  expect(await screen.findByText('Linha 1 movida para o lugar 2.')).toBeInTheDocument();
  await expectFocus(() => line(/^R-2/));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Subir' }));
  expect(rows().map(({ Ato }) => Ato)).toEqual(['R-2', 'R-4']);
  expect(line(/^R-2/)).toHaveAttribute('aria-expanded', 'true');
  document.getElementById('campo_Onus-add')?.focus();
  await user.keyboard('{Enter}');
  await expectFocus(() => document.getElementById('campo_Onus-2-Ato'));
  expect(rows()[2]).toMatchObject({ Moeda: 'BRL', FracaoOnerada: '1/1' });
  const [remove] = screen.getAllByRole('button', { name: 'Remover' });
  await user.click(remove as HTMLElement);
  expect(rows().map(({ Ato }) => Ato)).toEqual(['R-4', null]);
  await expectFocus(() => line(/^R-4/));
});

test('what is wrong in a closed row stands on it, and going there opens the row at its field', async () => {
  render(
    <Trial problems={{ '1.DataBase': 'Informe a data.', '1.OutrosImoveis.0.Valor': 'Falta o valor.' }} />,
  );
  expect(screen.getByText('Informe a data.')).toBeVisible();
  expect(line(/^R-4/)).toHaveAccessibleDescription(/Informe a data.*Falta o valor/);
  expect(await faults()).toEqual([]);
  // As the summary of a form goes to a field: by the id of its control.
  document.getElementById('campo_Onus-1-DataBase')?.focus();
  await expectFocus(() => screen.getByLabelText('Data-base'));
  expect(screen.getByLabelText('Data-base')).toHaveAccessibleDescription('Informe a data.');
});

test('rows inside a row are typed like any others', async () => {
  const user = userEvent.setup();
  render(<Trial initial={[{ Ato: 'R-2' }]} />);
  await user.click(line(/^R-2/));
  const inner = screen.getByRole('group', { name: 'Outros imóveis em garantia' });
  await user.click(within(inner).getByRole('button', { name: 'Adicionar linha' }));
  await user.type(within(inner).getByLabelText('Imóvel, linha 1'), 'Sítio');
  expect(rows()[0]?.OutrosImoveis).toEqual([{ Descricao: 'Sítio', Valor: null }]);
});

test('an amount in an old currency is told in it', () => {
  render(<Trial initial={[{ Ato: 'R-1', Evento: 'hipoteca', Valor: 1850000, Moeda: 'CZ$' }]} />);
  expect(line(/^R-1/)).toHaveAccessibleName('R-1: Hipoteca Cruzado 1.850.000,00');
});

async function expectFocus(of: () => HTMLElement | null) {
  await expect.poll(() => document.activeElement === of()).toBe(true);
}
