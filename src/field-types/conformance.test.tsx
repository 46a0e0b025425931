import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { faults as accessibilityFaults } from '../../test/support/console/axe.ts';
import { type Surroundings, SurroundingsProvider } from '../console/kit/ui/fieldTypeConsole.ts';
import { Value } from '../console/kit/ui/Value.tsx';
import { type Locale, locales } from '../domain/locale.ts';
import { enumeration, enumLabel } from '../metadata/enums.ts';
import { explainErrors } from '../metadata/messages.ts';
import { text } from '../metadata/texts.ts';
import { blankField } from './blankField.ts';
import { formats } from './formats.ts';
import { consoleHalves } from './generated/console.ts';
import { definitions } from './generated/definitions.ts';
import { plainText } from './kinds.ts';
import { objectSchema } from './rowSchema.ts';
import type { Field } from './types.ts';

/** What the console shows of a sample where it is not the type's own text: names of records, a way to a file. */
const shownOtherwise: Readonly<Record<string, (sample: never, locale: Locale) => string>> = {
  reference: (id: number) => `nº ${id}`,
  referenceMany: (ids: readonly number[]) => ids.map((id) => `nº ${id}`).join(', '),
  file: (_id, locale) => text(locale, 'form.download'),
};

/** Types whose value is chosen, sent or only read; the others are typed. */
const untyped = new Set(['boolean', 'enum', 'file', 'json', 'lines', 'reference', 'referenceMany']);

/** A text that is no value of any type but those that hold any text. */
const nonsense = '§§ x §§';

/** The half of the conformance suite that runs in a page: cells and widgets of every type. */
describe.each(Object.values(definitions))('field type $name in the console', (definition) => {
  const type = definition.name;
  const isTyped = !untyped.has(type);
  const half = consoleHalves[type];
  if (!half) throw new Error(`no console half: ${type}`);
  const field = fieldOf(type);
  const write = (value: unknown, locale: Locale) =>
    (definition.write ?? definition.text).call(definition, value, field, surroundings(locale));

  const validate = new Ajv2020({ strict: false, allErrors: true, formats: formats as never }).compile(
    objectSchema([field]) as object,
  );
  const isAccepted = (value: unknown) => validate({ Campo: value });
  const sentenceOf = (value: unknown) =>
    validate({ Campo: value })
      ? ''
      : (explainErrors([field], { Campo: value }, validate.errors ?? [])[0]?.text ?? '');

  describe.each(locales)('%s', (locale) => {
    test('shows each sample in a table as its text', async () => {
      for (const sample of definition.samples) {
        const { container, unmount } = render(
          <Shown sample={sample} field={field} locale={locale} place="table" />,
        );
        const own = shownOtherwise[type];
        const expected = isBlank(sample)
          ? '–'
          : own
            ? own(sample as never, locale)
            : definition.text(sample, field, surroundings(locale));
        await waitFor(() => expect(container.textContent).toBe(expected));
        unmount();
      }
    });

    test('shows what is no value of its kind as plain text, and breaks on nothing', () => {
      for (const fault of [...definition.faults, ...lies]) {
        for (const place of ['table', 'page'] as const) {
          const { container, unmount } = render(
            <Shown sample={fault} field={field} locale={locale} place={place} />,
          );
          expect(container.textContent, JSON.stringify(fault)).not.toBe('');
          expect(container.textContent).not.toMatch(/undefined|\[object|NaN(?!")/);
          unmount();
        }
      }
    });
  });

  test('offers each sample for correction', async () => {
    for (const sample of definition.samples) {
      const { container, unmount } = render(<Trial field={field} initial={sample} />);
      await waitFor(() => expect(contentOf(container)).toContain(offered(sample)));
      unmount();
    }
    function offered(sample: unknown): string {
      if (type === 'enum') return enumLabel('pt-br')(field.enum ?? '', String(sample));
      if (type === 'reference' || type === 'referenceMany')
        return [sample]
          .flat()
          .map((id) => `nº ${String(id)}`)
          .join('');
      if (type === 'file') return text('pt-br', 'form.replaceFile');
      if (type === 'json') return JSON.stringify(sample, null, 2);
      if (type === 'lines')
        return (sample as readonly Record<string, unknown>[]).map(({ Nome }) => String(Nome)).join('');
      return write(sample, 'pt-br');
    }
  });

  test.runIf(isTyped)('keeps what is no value of its kind in sight', () => {
    for (const fault of definition.faults.filter((value) => !isBlank(value))) {
      const { container, unmount } = render(<Trial field={field} initial={fault} />);
      expect([plainText(fault), tryWrite(fault)].map(inOneLine)).toContain(inOneLine(box()?.value ?? ''));
      expect(container).not.toBeEmptyDOMElement();
      unmount();
    }
    // An input of one line drops what breaks it.
    function inOneLine(shown: string | null): string | null {
      return shown?.replace(/[\r\n]/g, '') ?? null;
    }
    function tryWrite(fault: unknown): string | null {
      try {
        return String(write(fault, 'pt-br'));
      } catch {
        return null;
      }
    }
  });

  test.runIf(isTyped).each(locales)('takes the text it shows for the value it shows, in %s', (locale) => {
    for (const sample of definition.samples) {
      const { unmount } = render(<Trial field={field} initial={null} locale={locale} />);
      const input = box() as HTMLInputElement;
      fireEvent.change(input, { target: { value: write(sample, locale) } });
      fireEvent.blur(input);
      expect(input.value).toBe(write(sample, locale));
      if (type !== 'dateTime') expect(emitted()).toEqual(sample);
      expect(isAccepted(emitted())).toBe(true);
      unmount();
    }
  });

  test.runIf(isTyped)('is cleared to null', () => {
    render(<Trial field={field} initial={definition.samples[0]} />);
    fireEvent.change(box() as HTMLInputElement, { target: { value: '  ' } });
    expect(emitted()).toBeNull();
  });

  test.runIf(isTyped && !isAccepted(nonsense))(
    'keeps what it does not understand, for the schema to refuse by name',
    () => {
      render(<Trial field={field} initial={null} />);
      const input = box() as HTMLInputElement;
      fireEvent.change(input, { target: { value: nonsense } });
      fireEvent.blur(input);
      expect(box()?.value).toBe(nonsense);
      expect(emitted()).toBe(nonsense);
      expect(sentenceOf(nonsense)).toMatch(/Campo|Confira|Escolha/);
    },
  );

  test('gives nothing away while it may only be read', () => {
    const { container } = render(<Trial field={field} initial={definition.samples[0]} readOnly />);
    for (const control of container.querySelectorAll<HTMLInputElement>(
      'input:not([type=file]), select, textarea',
    ))
      expect(control.readOnly || control.disabled, control.outerHTML).toBe(true);
    for (const button of screen
      .queryAllByRole('button')
      .filter((other) => !/Baixar/.test(other.textContent ?? '')))
      expect(button).toBeDisabled();
  });

  test('has no accessibility faults, filled, empty and wrong', async () => {
    render(
      <main>
        <h1>Ensaio</h1>
        <Trial field={field} initial={definition.samples[0]} id="a" />
        <Trial field={field} initial={null} id="b" />
        <Trial field={field} initial={null} id="c" invalid />
      </main>,
    );
    await waitFor(() => expect(screen.queryByText('…')).not.toBeInTheDocument());
    expect(await accessibilityFaults()).toEqual([]);
  });

  test.runIf(definition.filters.some((operator) => operator !== 'vazio'))(
    'asks in a filter for values that its operators accept',
    async () => {
      const Asked = half.FilterWidget ?? half.Widget;
      const sample = definition.samples.at(-1);
      render(<Trial field={field} initial={null} widget={Asked as typeof half.Widget} />);
      await give(sample);
      const values = [emitted()].flat();
      expect(values.length).toBeGreaterThan(0);
      const ofOne = type === 'referenceMany' ? (value: unknown) => Number.isInteger(value) : isAccepted;
      expect(values.filter((value) => !ofOne(value))).toEqual([]);
      expect(values).toEqual(
        type === 'reference' || type === 'referenceMany' ? [7] : [sample].map(comparable),
      );

      async function give(value: unknown) {
        const combobox = screen.queryByRole('combobox');
        if (box()) fireEvent.change(box() as HTMLInputElement, { target: { value: write(value, 'pt-br') } });
        else if (combobox instanceof HTMLInputElement) {
          fireEvent.change(combobox, { target: { value: 'set' } });
          fireEvent.click(await screen.findByRole('option', { name: 'Sete' }));
        } else {
          const name = definition.text(value, field, surroundings('pt-br'));
          fireEvent.click(screen.queryByRole('checkbox', { name }) ?? screen.getByRole('radio', { name }));
        }
      }
      function comparable(value: unknown): unknown {
        return type === 'dateTime'
          ? definition.read(write(value, 'pt-br'), field, surroundings('pt-br'))
          : value;
      }
    },
  );
});

/** What a foreign API, or a schema that lies, may send for a field of any type. */
const lies = [
  true,
  0,
  -1.5,
  'x',
  '<script>alert(1)</script>',
  [],
  [null],
  [{}],
  { a: 1 },
  [[1]],
  Number.MAX_VALUE,
];

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The input a text is typed into; none for types that are chosen, sent or only read. */
const box = (): HTMLInputElement | null => {
  const [first] = screen.queryAllByRole<HTMLInputElement>('textbox');
  return first && !first.closest('fieldset') ? first : null;
};

const emitted = (): unknown => JSON.parse(screen.getByTestId('value').textContent || 'null');

/** All that a widget shows: texts of inputs, names of what is chosen, and words. */
function contentOf(container: HTMLElement): string {
  const inputs = [
    ...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=radio], [type=checkbox], [type=file]), textarea',
    ),
  ];
  const chosen = [...container.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].flatMap(
    ({ labels }) => [...(labels ?? [])],
  );
  const options = [...container.querySelectorAll<HTMLSelectElement>('select')].flatMap(
    ({ selectedOptions }) => [...selectedOptions],
  );
  const words = [...container.querySelectorAll('.chip, .btn, pre')];
  return [
    ...inputs.map(({ value }) => value),
    ...[...chosen, ...options, ...words].map(({ textContent }) => textContent),
  ].join('');
}

function fieldOf(type: string): Field {
  return {
    ...blankField,
    name: 'Campo',
    type,
    label: { 'pt-br': 'Campo', 'en-us': 'Field' },
    required: true,
    ...definitions[type]?.sampleField,
  };
}

function surroundings(locale: Locale): Surroundings {
  return {
    locale,
    timeZone: 'America/Sao_Paulo',
    t: (key, params) => text(locale, key, params),
    enumLabel: enumLabel(locale),
    enumItems: (name) =>
      (enumeration(name)?.codes ?? []).map(({ code, label }) => ({ code, label: label[locale] })),
    choices: async () => [{ id: 7, label: 'Sete' }],
    labelsOf: async (_entity, ids) => ids.map((id) => ({ id, label: `nº ${id}` })),
    halfOf: (type) => consoleHalves[type] as NonNullable<(typeof consoleHalves)[string]>,
    addressOf: () => '/registro/1',
    sendFile: async () => ({ id: 1, name: 'a.pdf' }),
    saveFile: async () => undefined,
  };
}

interface ShownProps {
  readonly sample: unknown;
  readonly field: Field;
  readonly locale: Locale;
  readonly place: 'table' | 'page';
}

function Shown({ sample, field, locale, place }: ShownProps) {
  return (
    <MemoryRouter>
      <SurroundingsProvider value={surroundings(locale)}>
        <Value field={field} record={{ Campo: sample }} place={place} />
      </SurroundingsProvider>
    </MemoryRouter>
  );
}

interface TrialProps {
  readonly field: Field;
  readonly initial: unknown;
  readonly locale?: Locale;
  readonly id?: string;
  readonly invalid?: boolean;
  readonly readOnly?: boolean;
  readonly widget?: NonNullable<(typeof consoleHalves)[string]>['Widget'];
}

/** A widget under its label that keeps its value; the value is shown as the wire would have it. */
function Trial({
  field,
  initial,
  locale = 'pt-br',
  id = 'campo',
  invalid = false,
  readOnly = false,
  widget,
}: TrialProps) {
  const [value, setValue] = useState<unknown>(initial);
  const half = consoleHalves[field.type];
  if (!half) throw new Error(field.type);
  const Widget = widget ?? half.Widget;
  const isGroup = half.group?.(field) ?? false;
  return (
    <SurroundingsProvider value={surroundings(locale)}>
      {isGroup ? <span id={`${id}-label`}>Campo</span> : <label htmlFor={id}>Campo</label>}
      <Widget
        id={id}
        field={field}
        value={value as never}
        onChange={setValue}
        record={{ Campo: value }}
        invalid={invalid}
        describedBy={invalid ? `${id}-error` : undefined}
        readOnly={readOnly}
      />
      {invalid && <span id={`${id}-error`}>Confira.</span>}
      <span data-testid="value">{JSON.stringify(value)}</span>
    </SurroundingsProvider>
  );
}
