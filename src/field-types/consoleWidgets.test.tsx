import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { type Surroundings, SurroundingsProvider } from '../console/ui/fieldTypeConsole.ts';
import type { Locale } from '../domain/locale.ts';
import { consoleHalves } from './generated/console.ts';
import { definitions } from './generated/definitions.ts';
import type { Field } from './types.ts';

const surroundings = (locale: Locale): Surroundings => ({
  locale,
  timeZone: 'America/Sao_Paulo',
  t: (key) => key,
  enumLabel: (_name, code) => code,
  enumItems: () => [
    { code: 'Rural', label: 'Rural' },
    { code: 'Urbano', label: 'Urbano' },
  ],
  choices: async () => [{ id: 7, label: 'Sete' }],
  labelsOf: async (_entity, ids) => ids.map((id) => ({ id, label: `nº ${id}` })),
  halfOf: (type) => consoleHalves[type] as NonNullable<(typeof consoleHalves)[string]>,
  addressOf: () => null,
  sendFile: async () => ({ id: 1, name: 'a.pdf' }),
  saveFile: async () => undefined,
});

const fieldOf = (type: string): Field => ({
  name: 'Campo',
  type,
  label: { 'pt-br': 'Campo', 'en-us': 'Field' },
  help: null,
  required: false,
  unique: false,
  readOnly: false,
  list: true,
  filter: true,
  search: false,
  personal: false,
  section: null,
  width: 6,
  default: null,
  seeCode: null,
  changeCode: null,
  visibleWhen: null,
  maxLength: null,
  mask: null,
  minimum: null,
  maximum: null,
  scale: null,
  enum: null,
  entity: null,
  fields: [],
  accept: [],
  ...definitions[type]?.sampleField,
});

/** A widget in a form that keeps its value; the value is shown as the wire would have it. */
function Trial({
  type,
  initial = null,
  locale = 'pt-br',
  mask = null,
}: {
  type: string;
  initial?: unknown;
  locale?: Locale;
  mask?: string | null;
}) {
  const [value, setValue] = useState<unknown>(initial);
  const half = consoleHalves[type];
  if (!half) throw new Error(type);
  return (
    <SurroundingsProvider value={surroundings(locale)}>
      <half.Widget
        id="campo"
        field={{ ...fieldOf(type), mask }}
        value={value}
        onChange={setValue}
        record={{}}
        name="Campo"
        invalid={false}
        describedBy={undefined}
      />
      <output>{JSON.stringify(value)}</output>
    </SurroundingsProvider>
  );
}

const typed = async (type: string, text: string, locale: Locale = 'pt-br') => {
  const user = userEvent.setup();
  render(<Trial type={type} locale={locale} />);
  await user.type(screen.getByRole('textbox'), text);
  await user.tab();
  return {
    value: JSON.parse(screen.getByRole('status').textContent || 'null') as unknown,
    shown: (screen.getByRole('textbox') as HTMLInputElement).value,
  };
};

describe('text under a mask', () => {
  test.each(['14010000', '14010-000', '14.010-000'])(
    '%s is kept as digits and shown with the mask',
    async (text) => {
      const user = userEvent.setup();
      render(<Trial type="text" mask="00000-000" />);
      await user.type(screen.getByRole('textbox'), text);
      await user.tab();
      expect(screen.getByRole('status')).toHaveTextContent('"14010000"');
      expect(screen.getByRole('textbox')).toHaveValue('14010-000');
    },
  );

  test('what has no digits stays as typed, for the schema to refuse', async () => {
    const user = userEvent.setup();
    render(<Trial type="text" mask="00000-000" />);
    await user.type(screen.getByRole('textbox'), 'centro');
    await user.tab();
    expect(screen.getByRole('status')).toHaveTextContent('"centro"');
  });
});

describe('amounts as people type them', () => {
  test.each([
    ['money', '1234,5', 1234.5, '1.234,50'],
    ['money', '1.234,50', 1234.5, '1.234,50'],
    ['money', 'R$ 1.234,50', 1234.5, '1.234,50'],
    ['percent', '12,5%', 12.5, '12,50'],
    ['percent', '0,05', 0.05, '0,05'],
    ['area', '9,83', 9.83, '9,8300'],
    ['integer', '1.200', 1200, '1200'],
    ['fraction', '1/3', '1/3', '1/3'],
    ['fraction', '2/6', '1/3', '1/3'],
    ['fraction', '33,33', '3333/10000', '3333/10000'],
    ['fraction', '100%', '1/1', '1/1'],
  ])('%s: %s', async (type, text, value, shown) => {
    expect(await typed(type, text)).toEqual({ value, shown });
  });

  test('mirrors the signs in English', async () => {
    expect(await typed('money', '1,234.50', 'en-us')).toEqual({ value: 1234.5, shown: '1,234.50' });
  });

  test('keeps what it does not understand, for the schema to refuse', async () => {
    expect(await typed('money', 'mil reais')).toEqual({ value: 'mil reais', shown: 'mil reais' });
  });
});

describe('days as people type them', () => {
  test.each([
    ['3/2/24', '2024-02-03', '03/02/2024'],
    ['03022024', '2024-02-03', '03/02/2024'],
    ['03/02/2024', '2024-02-03', '03/02/2024'],
    ['2024-02-03', '2024-02-03', '03/02/2024'],
    ['31/02/2024', '31/02/2024', '31/02/2024'],
  ])('%s', async (text, value, shown) => {
    expect(await typed('date', text)).toEqual({ value, shown });
  });
});

describe('documents', () => {
  test.each([
    ['cpf', ' 529.982.247-25 ', '52998224725', '529.982.247-25'],
    ['cnpj', '12abc34501de35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['cpfCnpj', '52998224725', '52998224725', '529.982.247-25'],
  ])('%s: %s', async (type, text, value, shown) => {
    expect(await typed(type, text)).toEqual({ value, shown });
  });

  test('tidies what is pasted at once', async () => {
    const user = userEvent.setup();
    render(<Trial type="cpf" />);
    await user.click(screen.getByRole('textbox'));
    await user.paste('529 982\u00a0247 25');
    expect(screen.getByRole('textbox')).toHaveValue('529.982.247-25');
  });
});

test('chooses a record by typing a part of its name', async () => {
  const user = userEvent.setup();
  render(<Trial type="reference" />);
  await user.type(screen.getByRole('combobox'), 'set');
  await user.click(await screen.findByRole('option', { name: 'Sete' }));
  expect(screen.getByRole('status')).toHaveTextContent('7');
});

test('clears to null, never to an empty text', async () => {
  const user = userEvent.setup();
  render(<Trial type="text" initial="x" />);
  await user.clear(screen.getByRole('textbox'));
  expect(screen.getByRole('status')).toHaveTextContent('null');
});

test.each(
  Object.values(definitions).flatMap(({ name, samples }) => samples.map((sample) => [name, sample] as const)),
)('%s shows and edits %j', (name, sample) => {
  const half = consoleHalves[name];
  if (!half) throw new Error(`no console half: ${name}`);
  const field = fieldOf(name);
  const { container } = render(
    <SurroundingsProvider value={surroundings('pt-br')}>
      <half.Cell value={sample} field={field} record={{ Campo: sample }} place="table" />
      <half.Widget
        id="campo"
        field={field}
        value={sample}
        onChange={() => undefined}
        record={{ Campo: sample }}
        name="Campo"
        invalid={false}
        describedBy={undefined}
      />
    </SurroundingsProvider>,
  );
  expect(container.childElementCount).toBeGreaterThan(0);
});
