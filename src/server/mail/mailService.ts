import type { Models } from '../crud/models.ts';
import type { MailTransport } from './transport.ts';

const lent = new WeakMap<Models, MailTransport>();

/** Rules hold nothing of their own; what one application lends them hangs on its models. */
export const lendMail = (models: Models, mail: MailTransport) => lent.set(models, mail);

/** Whether a mail reaches the person it is written to. */
export const reachesPeople = (models: Models): boolean => lent.get(models)?.isConnected ?? false;
