import { sameWord } from '../sameWord.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Yes or no. */
export const definition: FieldTypeDefinition<boolean> = {
  name: 'boolean',
  jsonSchema: () => ({ type: 'boolean' }),
  filters: ['igual'],
  text: (value, _field, { enumLabel }) => enumLabel('SimNao', value ? 'S' : 'N'),
  searchText: () => '',
  read: (text, _field, { enumLabel }) =>
    [true, false].find((value) =>
      [enumLabel('SimNao', value ? 'S' : 'N'), ...words[value ? 'yes' : 'no']].some((word) =>
        sameWord(text, word),
      ),
    ) ?? text,
  samples: [true, false],
  faults: ['true', 1, 'S'],
};

/** What files of other systems write. */
const words = {
  yes: ['S', 'Sim', 'Yes', 'Y', 'true', 'verdadeiro', '1', 'X'],
  no: ['N', 'Não', 'No', 'false', 'falso', '0'],
} as const;
