import { feedback as entity } from '../../../metadata/generated/entities/feedback.ts';
import { actionsOn } from '../../engine/entities/actions/offeredActions.ts';
import { fetched, type OwnWidget } from '../../engine/entities/ownWidgets.tsx';
import type { Feature } from '../../engine/feature.ts';
import { IconMessage } from '../../kit/ui/icons.ts';
import { whereOneIs } from './whereOneIs.ts';

const context: OwnWidget = {
  Widget: fetched(async () => (await import('./ContextValue.tsx')).ContextValue),
};

/** Feedback: written wherever one is, with the place one was at. */
export const feedback: Feature = {
  name: 'feedback',
  needs: [],
  barActs: [
    {
      name: 'feedback',
      label: (t) => t('feedback.entry'),
      icon: IconMessage,
      isOffered: (codes) => actionsOn(entity, 'list', codes).length > 0,
      // Brings what a form needs: fetched with the first feedback that is written.
      dialog: () => import('./FeedbackDialog.tsx'),
    },
  ],
  keptFormFillers: {
    'feedback.enviar': (typed) => (typed.AnexarContexto === true ? {} : { Contexto: whereOneIs() }),
  },
  widgets: { 'feedback.Contexto': context, 'feedback-gestao.Contexto': context },
};
