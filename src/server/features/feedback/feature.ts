import { feature } from '../../engine/feature.ts';
import { rules as sent } from './feedback.rules.ts';
import { rules as answered } from './feedback-gestao.rules.ts';

/** Feedback: a matter between a reader of a record and those who answer. */
export const feedback = feature({
  name: 'feedback',
  needs: [],
  entities: { feedback: [sent], 'feedback-gestao': [answered] },
});
