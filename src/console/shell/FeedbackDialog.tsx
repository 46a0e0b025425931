import { entityNamed } from '../../metadata/entities.ts';
import type { Action } from '../../metadata/entity.ts';
import { ActionDialog } from '../entities/actions/ActionDialog.tsx';

const entity = entityNamed('feedback');

/** What its schema declares for sending one; the same dialog as in the list of one's own. */
const sending = entity.actions.find(({ name }) => name === 'enviar') as Action;

/** Sends feedback from wherever one is. */
export default function FeedbackDialog({ close }: { close: () => void }) {
  return <ActionDialog entity={entity} action={sending} target={{ kind: 'list' }} close={close} />;
}
