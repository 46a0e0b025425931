import { blankField } from '../../../field-types/blankField.ts';
import type { Field, Labels } from '../../../field-types/types.ts';
import { shareCode } from '../../../metadata/wire/views.ts';
import type { Logged } from '../audit/changes.ts';

const field = (name: string, type: string, label: Labels, more: Partial<Field> = {}): Field => ({
  ...blankField,
  name,
  type,
  label,
  ...more,
});

/** A shared view as the change log tells of it; what is one person's alone is no more logged than their other choices. */
export const loggedView: Logged = {
  name: 'visao',
  scope: 'company',
  representation: 'Nome',
  representationFallback: null,
  // What a view asks for may be personal: shown to those who may see every shared view.
  codes: { list: shareCode },
  fields: [
    field('Nome', 'text', { 'pt-br': 'Nome', 'en-us': 'Name' }),
    field('Entidade', 'enum', { 'pt-br': 'Lista', 'en-us': 'List' }, { enum: 'Entidade' }),
    field(
      'Partilhas',
      'lines',
      { 'pt-br': 'Compartilhada com', 'en-us': 'Shared with' },
      {
        fields: [
          field(
            'IdentificadorPerfil',
            'reference',
            { 'pt-br': 'Perfil', 'en-us': 'Profile' },
            { entity: 'perfil' },
          ),
          field('Todos', 'boolean', { 'pt-br': 'Toda a empresa', 'en-us': 'The whole company' }),
          field('Abre', 'boolean', { 'pt-br': 'A lista abre com ela', 'en-us': 'The list opens with it' }),
        ],
      },
    ),
    field(
      'Definicao',
      'json',
      { 'pt-br': 'Condições, ordem e colunas', 'en-us': 'Conditions, order and columns' },
      { personal: true },
    ),
  ],
};
