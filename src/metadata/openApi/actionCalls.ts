import type { Locale } from '../../domain/locale.ts';
import type { JsonSchema } from '../../field-types/types.ts';
import { closed, identifier, list, object, orNull, ref, type Shapes, string } from '../calls/shape.ts';
import type { Action, Entity } from '../entity.ts';
import type { Call } from './call.ts';
import { newSchema } from './recordSchemas.ts';

/** A transition may start from several declared ones of the same event; they are one call. */
export function transitionCalls(entity: Entity, locale: Locale): readonly Call[] {
  const byEvent = Map.groupBy(entity.states?.transitions ?? [], ({ event }) => event);
  return [...byEvent].flatMap(([event, transitions]): Call[] => {
    const open = transitions.find(({ code }) => code !== null);
    if (!open) return [];
    const asksReason = transitions.some(({ reasonRequired }) => reasonRequired);
    return [
      {
        method: 'post',
        path: `/${entity.noun}/Executar/${event}/{id}`,
        tag: entity.plural[locale],
        summary: open.label[locale],
        permission: open.code,
        body: {
          // What a transition's condition asks for besides is its own affair.
          schema: object<Shapes>(
            { Versao: identifier, Motivo: { type: ['string', 'null'], maxLength: 2000 } },
            ['Versao', ...(asksReason ? ['Motivo'] : [])],
          ),
        },
        answer: { schema: ref(entity.noun) },
        refusals: [409, 413, 415, 422, 428],
      },
    ];
  });
}

export function actionCalls(entity: Entity, action: Action, locale: Locale): readonly Call[] {
  const { name, label, code, on, parameters, reveals } = action;
  const shared = {
    method: 'post' as const,
    tag: entity.plural[locale],
    summary: label[locale],
    permission: code,
    refusals: [409, 413, 415, 422, 428],
  };
  const asked = parameters ? newSchema(parameters, locale) : closed({});
  const answer = {
    schema: reveals ? object({ [reveals.field]: { type: 'string', title: reveals.label[locale] } }) : {},
  };
  const onRecord = {
    path: `/${entity.noun}/Executar/${name}/{id}`,
    body: { schema: withVersion(asked) },
    answer,
  };
  const onMany = {
    path: `/${entity.noun}/ExecutarVarios/${name}`,
    body: { schema: withParameters(asked) },
    answer: { schema: manyAnswer('Executados') },
  };
  const onList = { path: `/${entity.noun}/Executar/${name}`, body: { schema: asked }, answer };
  return [
    ...(on.includes('record') ? [{ ...shared, ...onRecord }] : []),
    ...(on.includes('selection') ? [{ ...shared, ...onMany }] : []),
    ...(on.includes('list') ? [{ ...shared, ...onList }] : []),
  ];
}

type Properties = Readonly<Record<string, JsonSchema>>;

const requiredOf = (schema: JsonSchema) => (schema.required ?? []) as readonly string[];

const withVersion = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { Versao: identifier, ...(schema.properties as Properties) },
  required: ['Versao', ...requiredOf(schema)],
});

const withParameters = (schema: JsonSchema): JsonSchema =>
  closed(
    {
      Identificadores: { ...list(identifier), maxItems: 1000 },
      Filtro: {},
      Busca: string,
      Parametros: schema,
    },
    requiredOf(schema).length > 0 ? ['Parametros'] : [],
  );

export const manyAnswer = (done: string): JsonSchema =>
  object({
    [done]: list(identifier),
    Recusados: list(object({ Identificador: identifier, Texto: string })),
    Lote: orNull('integer'),
  });
