import type { JsonSchema } from '../../field-types/types.ts';
import { maxPerPage } from './paging.ts';
import { widthLimits } from './views.ts';

/** Characters of a view's name. */
export const mostNameLetters = 60;

const closed = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({ type: 'object', properties, required, additionalProperties: false });

const version: JsonSchema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const name: JsonSchema = { type: 'string', minLength: 1, maxLength: mostNameLetters };
const fieldName: JsonSchema = { type: 'string', pattern: '^[A-Z][A-Za-z0-9]{0,63}$' };

/** The form of a view's definition. @param filter that of its conditions */
export const definitionSchema = (filter: JsonSchema): JsonSchema =>
  closed({
    Busca: { type: 'string', maxLength: 200 },
    Filtro: filter,
    Ordem: closed({ Campo: fieldName, Ordem: { type: 'string', enum: ['asc', 'desc'] } }),
    Colunas: { type: 'array', items: fieldName, maxItems: 100, uniqueItems: true },
    Larguras: {
      type: 'object',
      propertyNames: fieldName,
      maxProperties: 100,
      additionalProperties: { type: 'integer', minimum: widthLimits.least, maximum: widthLimits.most },
    },
    Linhas: { type: 'integer', minimum: 1, maximum: maxPerPage },
  });

export const newViewSchema = (definition: JsonSchema): JsonSchema =>
  closed({
    Entidade: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,63}$' },
    Nome: name,
    Definicao: definition,
  });

export const viewChangeSchema = (definition: JsonSchema): JsonSchema =>
  closed({ Versao: version, Nome: name, Definicao: definition }, ['Versao']);

export const shareSchema: JsonSchema = closed({
  IdentificadorPerfil: { type: ['integer', 'null'], minimum: 1, maximum: 999_999_999_999_999 },
  Abre: { type: 'boolean' },
});

export const viewSharesSchema = (share: JsonSchema): JsonSchema =>
  closed({ Versao: version, Partilhas: { type: 'array', maxItems: 100, items: share } });
