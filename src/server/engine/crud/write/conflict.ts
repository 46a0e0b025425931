import { AppError } from '../../../../domain/errors.ts';
import type { Row } from '../../../kit/database/database.ts';

/** A change that came too late. Carries the record as it is now, so that nobody has to ask again. */
export class Conflict extends AppError {
  readonly current: Row;

  constructor(current: Row) {
    super('record-stale');
    this.name = 'Conflict';
    this.current = current;
  }
}
