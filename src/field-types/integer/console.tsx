import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { DefinedText } from '../../console/ui/PlainText.tsx';
import { isNumber, TypedText } from '../../console/ui/TypedText.tsx';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<number> = {
  Cell: (props) => <DefinedText {...props} definition={definition} />,
  Widget: (props) => (
    <TypedText {...props} right inputMode="numeric" isValue={isNumber} write={String} read={readInteger} />
  ),
  align: 'right',
};

/** Digits, with or without marks between thousands. */
function readInteger(text: string): number | null {
  const bare = text.trim().replace(/(?<=\d)[.,\s](?=\d{3}(?:\D|$))/g, '');
  const value = /^-?\d{1,15}$/.test(bare) ? Number(bare) : Number.NaN;
  return Number.isSafeInteger(value) ? value : null;
}
