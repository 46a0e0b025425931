import { AppError } from '../../../domain/errors.ts';
import { intlTag, type Locale } from '../../../domain/locale.ts';
import type { QueryOf } from '../../../metadata/calls/call.ts';
import { catalogueCalls, type EnumItem, type PermissionEntry } from '../../../metadata/calls/catalogue.ts';
import { enumeration } from '../../../metadata/enums.ts';
import { type Permission, permissions } from '../../../metadata/permissions.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { type Answer, answer } from '../calls/answer.ts';

/** Lists that screens are made of: permissions and enumerations. */
export const catalogueRoutes: readonly Answer[] = [
  answer(catalogueCalls.ownPermissions, async ({ actor }) =>
    toEnvelope(
      permissions.filter(({ code }) => actor.codes.has(code)).map((item) => toEntry(item, actor.locale)),
    ),
  ),

  answer(catalogueCalls.permissions, async ({ actor, params }) => {
    const list = permissions
      .filter(({ screen }) => screen || !params.apenastela)
      .map((item) => toEntry(item, actor.locale));
    return toEnvelope(params.estruturada ? toTree(list) : list);
  }),

  answer(catalogueCalls.enumeration, async ({ actor, params, query }) =>
    toEnvelope(listEnum(params.enumerator, query, actor.locale)),
  ),

  answer(catalogueCalls.enumerationItem, async ({ actor, params: { enumerator, code } }, reply) => {
    const found = enumItems(enumerator, actor.locale).find(({ Codigo }) => Codigo === code);
    if (!found) throw new AppError('enum-unknown', { name: `${enumerator}/${code}` });
    return reply.type('text/plain; charset=utf-8').send(found.Descricao);
  }),
];

/** `CodigosIgnorar` removes, `CodigosPesquisar` restricts, `OrdenarNome=true` sorts by label. */
function listEnum(
  name: string,
  query: QueryOf<typeof catalogueCalls.enumeration>,
  locale: Locale,
): readonly EnumItem[] {
  const ignored = new Set(query.CodigosIgnorar);
  const wanted = new Set(query.CodigosPesquisar);
  const items = enumItems(name, locale).filter(
    ({ Codigo }) => !ignored.has(Codigo) && (wanted.size === 0 || wanted.has(Codigo)),
  );
  if (!query.OrdenarNome?.includes('true')) return items;
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
