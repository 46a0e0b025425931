import { isOfKind, plainText } from '../../../field-types/kinds.ts';
import type { FieldTypeDefinition } from '../../../field-types/types.ts';
import { useSurroundings, type WidgetProps } from '../ui/fieldTypeConsole.ts';
import { TypedText, type TypedTextProps } from './TypedText.tsx';

type DefinedInputProps<V> = WidgetProps<V> &
  Pick<
    TypedTextProps,
    'punctuate' | 'suffix' | 'prefix' | 'right' | 'inputMode' | 'placeholder' | 'button'
  > & { readonly definition: FieldTypeDefinition<V> };

/** A value typed as its type's definition reads and writes it. */
export function DefinedInput<V>({ definition, ...props }: DefinedInputProps<V>) {
  const { field } = props;
  const context = useSurroundings();
  const write = (value: unknown) =>
    value === null || value === undefined
      ? ''
      : isOfKind(value, field)
        ? (definition.write ?? definition.text).call(definition, value as V, field, context)
        : plainText(value);
  return (
    <TypedText
      {...(props as WidgetProps<unknown>)}
      write={write}
      read={(text) => definition.read(text, field, context)}
    />
  );
}
