import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { RowsInput } from '../../../../field-types/lines/console/RowsInput.tsx';
import { RowsList } from '../../../../field-types/lines/console/RowsList.tsx';
import type { Row } from '../../../../field-types/lines/console/useRows.ts';
import { definition as money } from '../../../../field-types/money/definition.ts';
import { DefinedInput } from '../../../kit/inputs/DefinedInput.tsx';
import {
  type FieldTypeConsole,
  type Surroundings,
  SurroundingsProvider,
  useSurroundings,
  type WidgetProps,
} from '../../../kit/ui/fieldTypeConsole.ts';
import { prefix } from '../useCalculatorForm.ts';
import type { Read } from './recordInput.ts';
import { SourceLine } from './SourceLine.tsx';

interface Reading {
  readonly read: (path: string) => Read | null;
  /** The record the inputs were read in; null where they were typed. */
  readonly recordId: number | null;
}

const ReadingContext = createContext<Reading>({ read: () => null, recordId: null });

/** The fields of a calculator: below each that was read in a record, where, and the way back to what it said there. */
export function SourcedFields({ read, recordId, children }: Reading & { readonly children: ReactNode }) {
  const around = useSurroundings();
  const surroundings = useMemo<Surroundings>(
    () => ({ ...around, halfOf: (type) => sourced(type, around.halfOf(type)) }),
    [around],
  );
  const reading = useMemo(() => ({ read, recordId }), [read, recordId]);
  return (
    <ReadingContext value={reading}>
      <SurroundingsProvider value={surroundings}>{children}</SurroundingsProvider>
    </ReadingContext>
  );
}

const halves = new Map<FieldTypeConsole, FieldTypeConsole>();

/** One half a type, so that a field stays the same component from key to key. */
function sourced(type: string, half: FieldTypeConsole): FieldTypeConsole {
  const known = halves.get(half);
  if (known) return known;
  const Widget = type === 'money' ? amountIn(half.Widget) : half.Widget;
  const made: FieldTypeConsole = {
    ...half,
    Widget: type === 'lines' ? CalculatorRows : (props) => <Sourced {...props} Widget={Widget} />,
  };
  halves.set(half, made);
  return made;
}

/** An amount of a row in an old currency is no amount in reais: the currency is the field beside it. */
function amountIn(Reais: FieldTypeConsole['Widget']): FieldTypeConsole['Widget'] {
  return function Amount(props) {
    const { Moeda } = props.record;
    if (typeof Moeda !== 'string' || Moeda === '' || Moeda === 'BRL') return <Reais {...props} />;
    return <DefinedInput {...(props as WidgetProps<number>)} definition={money} right inputMode="decimal" />;
  };
}

function Sourced({ Widget, ...props }: WidgetProps<unknown> & Pick<FieldTypeConsole, 'Widget'>) {
  const { read, recordId } = useContext(ReadingContext);
  const found = read(props.id.slice(prefix.length + 1).replaceAll('-', '.'));
  return (
    <>
      <Widget {...props} />
      {found && (
        <SourceLine
          {...found}
          recordId={recordId}
          now={props.value}
          field={props.field}
          restore={props.onChange}
        />
      )}
    </>
  );
}

/** Beside a result there is room for a table of very few columns alone. */
function CalculatorRows(props: WidgetProps<unknown>) {
  const { fields } = props.field;
  const isSmall = fields.length <= mostColumns && fields.every(({ type }) => type !== 'lines');
  const Rows = isSmall ? RowsInput : RowsList;
  return <Rows {...(props as WidgetProps<readonly Row[]>)} />;
}

const mostColumns = 3;
