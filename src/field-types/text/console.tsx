import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { TextInput, textCell } from '../../console/ui/PlainText.tsx';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<string> = { Cell: textCell(definition), Widget: TextInput };
