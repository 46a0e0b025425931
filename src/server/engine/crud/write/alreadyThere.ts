import { AppError } from '../../../../domain/errors.ts';

/** What was to be made is there already. Whoever asks for it by itself gets that record; anywhere else it is a refusal. */
export class AlreadyThere extends AppError {
  readonly id: number;

  constructor(id: number, ...refusal: ConstructorParameters<typeof AppError>) {
    super(...refusal);
    this.name = 'AlreadyThere';
    this.id = id;
  }
}
