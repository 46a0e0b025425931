import type { ConclusionCode, OpinionContent, OpinionKind, TemplateSentence } from '../model.ts';

export type Choice = Pick<OpinionContent, 'conclusion' | 'conditions'>;

/** What the author concludes; nothing until it is chosen. */
export function conclusionSentences(
  { conclusion, conditions }: Choice,
  kind: OpinionKind = 'record',
): TemplateSentence[] {
  if (conclusion === null) return [];
  const listed = conditionsOf({ conclusion, conditions });
  const ending =
    listed.length === 0
      ? '.'
      : listed.length === 1
        ? ', com a seguinte ressalva:'
        : ', com as seguintes ressalvas:';
  return [
    {
      key: conclusionKey,
      section: 'conclusion',
      text: [
        `${texts[kind][conclusion]}${ending}`,
        ...listed.map((condition, index) => `${index + 1}. ${condition}`),
      ].join('\n'),
      says: { conclusion, conditions: JSON.stringify(listed) },
      sources: [],
    },
  ];
}

/** The conditions that count: of another conclusion they are kept while it is open, and said nowhere. */
export const conditionsOf = ({ conclusion, conditions }: Choice): string[] =>
  conclusion === 'FAVORAVEL_COM_RESSALVAS'
    ? conditions.map((condition) => condition.trim()).filter((condition) => condition !== '')
    : [];

export const conclusionKey = 'conclusion';

const texts: Readonly<Record<OpinionKind, Readonly<Record<ConclusionCode, string>>>> = {
  record: {
    FAVORAVEL: 'Ante o exposto, o parecer é favorável à aceitação do imóvel em garantia',
    FAVORAVEL_COM_RESSALVAS: 'Ante o exposto, o parecer é favorável à aceitação do imóvel em garantia',
    DESFAVORAVEL: 'Ante o exposto, o parecer é desfavorável à aceitação do imóvel em garantia',
    INCONCLUSIVO:
      'Ante o exposto, não é possível concluir sobre a aceitação do imóvel em garantia com os documentos examinados',
  },
  operation: {
    FAVORAVEL: 'Ante o exposto, o parecer é favorável à operação com as garantias examinadas',
    FAVORAVEL_COM_RESSALVAS: 'Ante o exposto, o parecer é favorável à operação com as garantias examinadas',
    DESFAVORAVEL: 'Ante o exposto, o parecer é desfavorável à operação com as garantias examinadas',
    INCONCLUSIVO: 'Ante o exposto, não é possível concluir sobre a operação com os documentos examinados',
  },
};
