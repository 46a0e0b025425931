import type { ErrorCode } from '../../../domain/errors.ts';

/** Why a file is refused before a byte of it is sent. */
interface FileRefusal {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * @param maxBytes as the server said
 * @returns null when the file may be sent
 * @see specification, section 5: uploads must be registry files in PDF format
 */
export async function checkFile(file: File, maxBytes: number): Promise<FileRefusal | null> {
  const params = { file: file.name };
  if (!/\.pdf$/i.test(file.name)) return { code: 'file-not-pdf', params };
  if (file.size === 0) return { code: 'file-empty', params };
  if (file.size > maxBytes) {
    return { code: 'file-too-large', params: { ...params, limit: Math.floor(maxBytes / 2 ** 20) } };
  }
  return (await hasSignature(file)) ? null : { code: 'file-not-pdf', params };
}

/** Readers accept the signature anywhere in the first kilobyte, and so do we. */
async function hasSignature(file: File): Promise<boolean> {
  return (await file.slice(0, 1024).text()).includes('%PDF-');
}
