import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { intlTag, type Locale } from '../../../domain/locale.ts';
import { enumeration } from '../../../metadata/enums.ts';
import { type Permission, permissions } from '../../../metadata/permissions.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { EnumItem, PermissionEntry } from '../../../metadata/wire/session.ts';

/** Lists that screens are made of: permissions and enumerations. */
export function addCatalogueRoutes(api: FastifyInstance): void {
  api.get('/Autenticacao/CarregarTransacao', { config: { anySession: true } }, async ({ actor }) =>
    toEnvelope(
      permissions.filter(({ code }) => actor.codes.has(code)).map((item) => toEntry(item, actor.locale)),
    ),
  );

  api.get<{ Params: { estruturada: string; apenastela: string } }>(
    '/Autenticacao/ListarTrasacao/:estruturada/:apenastela',
    { schema: { params: { type: 'object', properties: { estruturada: flag, apenastela: flag } } } },
    async ({ actor, params }) => {
      const screensOnly = params.apenastela === 'true';
      const list = permissions
        .filter(({ screen }) => screen || !screensOnly)
        .map((item) => toEntry(item, actor.locale));
      return toEnvelope(params.estruturada === 'true' ? toTree(list) : list);
    },
  );

  api.get<{ Params: { enumerator: string }; Querystring: EnumQuery }>(
    '/Autenticacao/ListarEnum/:enumerator',
    { schema: { querystring: enumQuery } },
    async ({ actor, params, query }) => toEnvelope(listEnum(params.enumerator, query, actor.locale)),
  );

  api.get<{ Params: { enumerator: string; code: string } }>(
    '/Autenticacao/RetornarEnum/:enumerator/:code',
    async ({ actor, params: { enumerator, code } }, reply) => {
      const found = enumItems(enumerator, actor.locale).find(({ Codigo }) => Codigo === code);
      if (!found) throw new AppError('enum-unknown', { name: `${enumerator}/${code}` });
      return reply.type('text/plain; charset=utf-8').send(found.Descricao);
    },
  );
}

interface EnumQuery {
  readonly CodigosIgnorar?: string | readonly string[];
  readonly CodigosPesquisar?: string | readonly string[];
  readonly OrdenarNome?: string | readonly string[];
}

const flag = { enum: ['true', 'false'] };
const texts = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, maxItems: 500 }] };
const enumQuery = {
  type: 'object',
  properties: { CodigosIgnorar: texts, CodigosPesquisar: texts, OrdenarNome: texts },
  additionalProperties: false,
};

/** `CodigosIgnorar` removes, `CodigosPesquisar` restricts, `OrdenarNome=true` sorts by label. */
function listEnum(name: string, query: EnumQuery, locale: Locale): readonly EnumItem[] {
  const ignored = new Set(many(query.CodigosIgnorar));
  const wanted = new Set(many(query.CodigosPesquisar));
  const items = enumItems(name, locale).filter(
    ({ Codigo }) => !ignored.has(Codigo) && (wanted.size === 0 || wanted.has(Codigo)),
  );
  if (!many(query.OrdenarNome).includes('true')) return items;
  const { compare } = new Intl.Collator(intlTag[locale]);
  return items.toSorted((a, b) => compare(a.Descricao, b.Descricao));
}

function enumItems(name: string, locale: Locale): readonly EnumItem[] {
  const found = enumeration(name);
  if (!found) throw new AppError('enum-unknown', { name });
  return found.codes.map(({ code, label }, index) => ({
    Codigo: code,
    Descricao: label[locale],
    Nome: label[locale],
    Ordem: index + 1,
  }));
}

const many = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

const toEntry = ({ code, label, screen, parent }: Permission, locale: Locale): PermissionEntry => ({
  Codigo: code,
  Descricao: label[locale],
  Tela: screen,
  ...(parent === null ? {} : { IdPai: parent }),
});

const toTree = (list: readonly PermissionEntry[]) =>
  list
    .filter(({ IdPai }) => IdPai === undefined)
    .map((screen) => ({ ...screen, Filhos: list.filter(({ IdPai }) => IdPai === screen.Codigo) }));
