import { AppError } from '../../../domain/errors.ts';

/** Its size beside its name: whole megabytes, the limit rounded down and the file up, so that they never look equal. */
export const tooLarge = (name: string, bytes: number, maxBytes: number) =>
  new AppError('file-too-large', {
    file: `${name} (${Math.ceil(bytes / 2 ** 20)} MB)`,
    limit: Math.floor(maxBytes / 2 ** 20),
  });
