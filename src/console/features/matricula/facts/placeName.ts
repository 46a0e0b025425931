import type { Translate } from '../../../engine/i18n/translate.ts';
import { type Fact, isOfClosing } from './facts.ts';

/** Where in the document a value stands: its act's code, the opening, or the certificate's own words. */
export const placeName = (fact: Pick<Fact, 'act' | 'code' | 'field'>, t: Translate): string =>
  fact.code ?? t(isOfClosing(fact) ? 'review.certificate.title' : 'review.opening');
