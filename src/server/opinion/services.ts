import type { Models } from '../crud/models.ts';
import type { FileStore } from '../files/fileStore.ts';

/** What the rules of an opinion need beyond the transaction they run in. */
export interface OpinionServices {
  readonly files: Pick<FileStore, 'put'>;
  readonly now: () => Date;
}

const services = new WeakMap<Models, OpinionServices>();

/** Rules are found by their file name and hold nothing; what one application lends them hangs on its models. */
export function lendOpinions(models: Models, lent: OpinionServices): void {
  services.set(models, lent);
}

/** @throws when the application was built without the files of opinions: a mistake of ours */
export function opinionServices(models: Models): OpinionServices {
  const lent = services.get(models);
  if (!lent) throw new Error('The rules of parecer have no file store; call lendOpinions first');
  return lent;
}
