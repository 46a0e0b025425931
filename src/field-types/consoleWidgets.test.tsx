import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { faults } from '../../test/support/console/axe.ts';
import { FieldNotice } from '../console/kit/ui/FieldNotice.tsx';
import { type Surroundings, SurroundingsProvider } from '../console/kit/ui/fieldTypeConsole.ts';
import type { Locale } from '../domain/locale.ts';
import { text } from '../metadata/texts.ts';
import { blankField } from './blankField.ts';
import { consoleHalves } from './generated/console.ts';
import { definitions } from './generated/definitions.ts';
import type { Field } from './types.ts';

const surroundings = (locale: Locale): Surroundings => ({
  locale,
  timeZone: 'America/Sao_Paulo',
  t: (key, params) => text(locale, key, params),
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
  ...blankField,
  name: 'Campo',
  type,
  label: { 'pt-br': 'Campo', 'en-us': 'Field' },
  ...definitions[type]?.sampleField,
});

/** A widget in a form that keeps its value; the value is shown as the wire would have it. */
function Trial({
  type,
  initial = null,
  locale = 'pt-br',
  mask = null,
  field = { ...fieldOf(type), mask },
}: {
  type: string;
  initial?: unknown;
  locale?: Locale;
  mask?: string | null;
  field?: Field;
}) {
  const [value, setValue] = useState<unknown>(initial);
  const half = consoleHalves[type];
  if (!half) throw new Error(type);
  return (
    <SurroundingsProvider value={surroundings(locale)}>
      <half.Widget
        id="campo"
        field={field}
        value={value}
        onChange={setValue}
        record={{}}
        name="Campo"
        invalid={false}
        describedBy={undefined}
      />
      <span data-testid="value">{JSON.stringify(value)}</span>
    </SurroundingsProvider>
  );
}

const emitted = (): unknown => JSON.parse(screen.getByTestId('value').textContent || 'null');

const typed = async (type: string, text: string, locale: Locale = 'pt-br') => {
  const user = userEvent.setup();
  render(<Trial type={type} locale={locale} />);
  await user.type(screen.getByRole('textbox'), text);
  await user.tab();
  return {
    value: emitted(),
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
      expect(emitted()).toBe('14010000');
      expect(screen.getByRole('textbox')).toHaveValue('14010-000');
    },
  );

  test('what has no digits stays as typed, for the schema to refuse', async () => {
    const user = userEvent.setup();
    render(<Trial type="text" mask="00000-000" />);
    await user.type(screen.getByRole('textbox'), 'centro');
    await user.tab();
    expect(emitted()).toBe('centro');
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
    ['cpfCnpj', '11222333000181', '11222333000181', '11.222.333/0001-81'],
    ['cep', '01310100', '01310100', '01310-100'],
    ['phone', '11912345678', '+5511912345678', '(11) 91234-5678'],
    ['phone', '+1 212 555-0100', '+12125550100', '+12125550100'],
    ['cnm', '9999992000010008', '9999992000010008', '999999.2.0000100-08'],
    [
      'car',
      'sp3543402 0A1B.2C3D.4E5F.6071.8293.A4B5.C6D7.E8F9',
      'SP-3543402-0A1B2C3D4E5F60718293A4B5C6D7E8F9',
      'SP-3543402-0A1B2C3D4E5F60718293A4B5C6D7E8F9',
    ],
    ['nirf', '1234567-9', '12345679', '1.234.567-9'],
    ['recordNumber', '45.678', '45678', '45.678'],
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
  expect(emitted()).toBe(7);
});

test('clears to null, never to an empty text', async () => {
  const user = userEvent.setup();
  render(<Trial type="text" initial="x" />);
  await user.clear(screen.getByRole('textbox'));
  expect(emitted()).toBeNull();
});

describe('a number that is punctuated while it is typed', () => {
  const input = () => screen.getByRole<HTMLInputElement>('textbox');

  test('keeps the caret behind the character it was behind', async () => {
    const user = userEvent.setup();
    render(<Trial type="cpf" />);
    await user.type(input(), '52982247');
    expect(input()).toHaveValue('529.822.47');
    input().setSelectionRange(5, 5);
    await user.keyboard('0');
    expect(input()).toHaveValue('529.802.247');
    expect(input().selectionStart).toBe(6);
    await user.keyboard('{Backspace}');
    expect(input()).toHaveValue('529.822.47');
    expect(input().selectionStart).toBe(5);
  });

  test('can be taken away character by character', async () => {
    const user = userEvent.setup();
    render(<Trial type="cep" />);
    await user.type(input(), '013101');
    expect(input()).toHaveValue('01310-1');
    await user.keyboard('{Backspace}');
    expect(input()).toHaveValue('01310');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(emitted()).toBeNull();
  });

  test.each([
    ['cep', 'CEP 01310\u2013100', '01310-100', '01310100'],
    ['cnpj', 'cnpj: 12.abc.345/01de\u201135', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['phone', '+55 (11) 91234-5678', '(11) 91234-5678', '+5511912345678'],
  ])('%s is pasted as %s', async (type, pasted, shown, value) => {
    const user = userEvent.setup();
    render(<Trial type={type} />);
    await user.click(input());
    await user.paste(pasted);
    expect(input()).toHaveValue(shown);
    expect(input().selectionStart).toBe(shown.length);
    expect(emitted()).toBe(value);
  });
});

describe('an instant', () => {
  test('is shown in the time of the company, and is not changed by being looked at', async () => {
    const user = userEvent.setup();
    const instant = new Date('2026-11-20T13:40:00Z');
    render(<Trial type="dateTime" initial={instant} />);
    expect(screen.getByRole('textbox')).toHaveValue('20/11/2026 10:40');
    await user.click(screen.getByRole('textbox'));
    await user.tab();
    expect(emitted()).toBe(instant.toISOString());
  });
});

describe('the calendar', () => {
  const open = async (initial: string | null, type = 'date') => {
    const user = userEvent.setup();
    render(<Trial type={type} initial={initial} />);
    await user.click(screen.getByRole('button', { name: 'Escolher Campo no calendário' }));
    await screen.findByRole('grid');
    return user;
  };
  const days = () => screen.getByRole('grid');

  test('opens on the day of the field, walks by keys and gives the focus back', async () => {
    const user = await open('2024-02-28');
    const dialog = screen.getByRole('dialog', { name: 'Escolher Campo no calendário' });
    expect(within(dialog).getByRole('grid', { name: 'fevereiro de 2024' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '28 de fevereiro de 2024' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('button', { name: '7 de março de 2024' })).toHaveFocus();
    await user.keyboard('{Shift>}{PageUp}{/Shift}{PageDown}{Home}{Enter}');
    expect(emitted()).toBe('2023-04-02');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox')).toHaveValue('02/04/2023');
    expect(screen.getByRole('button', { name: 'Escolher Campo no calendário' })).toHaveFocus();
  });

  test('is left by Escape with nothing changed', async () => {
    const user = await open('2024-02-28');
    await user.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    expect(emitted()).toBe('2024-02-28');
  });

  test('goes to another year and month by themselves', async () => {
    const user = await open('1999-12-31');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mês' }), 'fevereiro');
    const year = screen.getByRole('textbox', { name: 'Ano' });
    await user.clear(year);
    await user.type(year, '1912');
    expect(screen.getByRole('textbox', { name: 'Ano' })).toHaveFocus();
    await user.keyboard('{Backspace}');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Ano' })).toHaveValue('1912');
    await user.click(within(days()).getByRole('button', { name: '29 de fevereiro de 1912' }));
    expect(emitted()).toBe('1912-02-29');
  });

  test('keeps the time of an instant', async () => {
    const user = await open('2026-11-20T13:40:00Z', 'dateTime');
    await user.click(within(days()).getByRole('button', { name: '3 de novembro de 2026' }));
    expect(emitted()).toBe('2026-11-03T10:40:00');
  });

  test('has no accessibility faults', async () => {
    await open('2024-02-28');
    expect(await faults()).toEqual([]);
  });
});

describe('rows inside a form', () => {
  const row = (Nome: string | null, Valor: number | null = null) => ({ Nome, Valor, Dia: null });
  const cell = (field: string, number: number) =>
    screen.getByRole('textbox', { name: `${field}, linha ${number}` });

  test('are made by Enter at the end, and reached by it before', async () => {
    const user = userEvent.setup();
    render(<Trial type="lines" initial={[row('a')]} />);
    await user.click(cell('Nome', 1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cell('Nome', 2)).toHaveFocus());
    await user.keyboard('b');
    await user.click(cell('Valor', 1));
    await user.keyboard('1,5{Enter}');
    await waitFor(() => expect(cell('Valor', 2)).toHaveFocus());
    expect(emitted()).toEqual([row('a', 1.5), row('b')]);
  });

  test('are moved by Alt and the arrows, and by buttons, the focus with them', async () => {
    const user = userEvent.setup();
    render(<Trial type="lines" initial={[row('a'), row('b'), row('c')]} />);
    await user.click(cell('Nome', 3));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(cell('Nome', 2)).toHaveFocus());
    expect(emitted()).toEqual([row('a'), row('c'), row('b')]);
    expect(screen.getByRole('status')).toHaveTextContent('Linha 3 movida para o lugar 2.');
    await user.click(screen.getByRole('button', { name: 'Descer a linha 1' }));
    expect(emitted()).toEqual([row('c'), row('a'), row('b')]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Descer a linha 2' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Subir a linha 1' })).toBeDisabled();
  });

  test('are removed, with the focus on the one before', async () => {
    const user = userEvent.setup();
    render(<Trial type="lines" initial={[row('a'), row('b')]} />);
    await user.click(screen.getByRole('button', { name: 'Remover a linha 2' }));
    await waitFor(() => expect(cell('Nome', 1)).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Remover a linha 1' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Adicionar linha' })).toHaveFocus());
    expect(emitted()).toEqual([]);
  });

  test('take a block of cells of a spreadsheet from the cell it is put in', async () => {
    const user = userEvent.setup();
    render(<Trial type="lines" initial={[row('a'), row('b')]} />);
    await user.click(cell('Nome', 2));
    await user.paste('Nome\tValor\tDia\r\n"Sítio ""Boa"""\t1.234,50\t1 mar 2026\r\nx\tmil\t\r\n');
    expect(emitted()).toEqual([
      row('a'),
      { Nome: 'Sítio "Boa"', Valor: 1234.5, Dia: '2026-03-01' },
      { Nome: 'x', Valor: 'mil', Dia: null },
    ]);
    expect(cell('Valor', 3)).toHaveValue('mil');
    expect(screen.getByRole('status')).toHaveTextContent('2 linhas coladas.');
  });

  test('take one column over the cells of theirs, and leave the others', async () => {
    const user = userEvent.setup();
    render(<Trial type="lines" initial={[row('a', 1), row('b', 2)]} />);
    await user.click(cell('Valor', 1));
    await user.paste('10\n20,5\n30\n');
    expect(emitted()).toEqual([row('a', 10), row('b', 20.5), row(null, 30)]);
  });

  test('leave a single text to its field', async () => {
    const user = userEvent.setup();
    render(<Trial type="lines" initial={[row(null)]} />);
    await user.click(cell('Nome', 1));
    await user.paste('Sítio');
    expect(emitted()).toEqual([row('Sítio')]);
  });

  test('show the exact sum of shares', () => {
    const part = {
      ...blankField,
      name: 'Parte',
      type: 'fraction',
      label: { 'pt-br': 'Parte', 'en-us': 'Part' },
    };
    const field = { ...fieldOf('lines'), fields: [...fieldOf('lines').fields.slice(0, 1), part] };
    render(
      <Trial
        type="lines"
        field={field}
        initial={['1/3', '1/3', '1/6'].map((Parte) => ({ Nome: 'x', Parte }))}
      />,
    );
    expect(screen.getByTitle('Soma')).toHaveTextContent('5/6');
  });
});

test('tells what looks wrong with a value that is saved all the same', () => {
  const { rerender } = render(notice('cep', '01310100', { Uf: 'MG' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Campo não parece ser de MG. Confira o número e a UF.',
  );
  rerender(notice('cep', '01310100', { Uf: 'SP' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(notice('cep', '0131', { Uf: 'MG' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(notice('nirf', '12345678', {}));
  expect(screen.getByRole('status')).toHaveTextContent('O Campo não confere: o último dígito deveria ser 9.');
});

const notice = (type: string, value: string, record: object) => (
  <SurroundingsProvider value={surroundings('pt-br')}>
    <FieldNotice field={fieldOf(type)} value={value} record={{ ...record }} />
  </SurroundingsProvider>
);
