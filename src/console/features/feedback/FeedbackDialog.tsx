import type { Action } from '../../../metadata/entity.ts';
import { feedback } from '../../../metadata/generated/entities/feedback.ts';
import { ActionDialog } from '../../engine/entities/actions/ActionDialog.tsx';

/** What its schema declares for sending one; the same dialog as in the list of one's own. */
const sending = feedback.actions.find(({ name }) => name === 'enviar') as Action;

/** Sends feedback from wherever one is. */
export default function FeedbackDialog({ close }: { close: () => void }) {
  return <ActionDialog entity={feedback} action={sending} target={{ kind: 'list' }} close={close} />;
}
