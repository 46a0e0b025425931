import type { TemplateSentence } from '../../model.ts';
import { calmName, documentText, moneyText } from '../../prose.ts';
import { said } from '../../sections/saying.ts';
import type { OperationFacts } from '../facts.ts';

/** Which operation it is, for whom and over how much. */
export function dealSentences({ deal }: Pick<OperationFacts, 'deal'>): TemplateSentence[] {
  const { code, client, document, product, propertyType, value, usesFgts } = deal;
  const who = [calmName(client), documentText(document)].filter(Boolean).join(', ');
  const text = [
    `Trata-se da operação ${code}, de ${who}`,
    value === null ? ', ainda sem valor informado' : `, no valor de ${moneyText(value, 'BRL', null)}`,
    `, com garantia em imóvel ${propertyType === 'Rural' ? 'rural' : 'urbano'}`,
    product === null ? '' : ` (${product})`,
    usesFgts ? ', com uso do FGTS' : '',
    '.',
  ].join('');
  return [
    {
      key: 'deal',
      section: 'deal',
      text,
      // A client that is renamed is the same client; one with another document is not.
      says: said({ code, client: deal.clientId, document, product, propertyType, value, usesFgts }),
      sources: [],
    },
  ];
}
