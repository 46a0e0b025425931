import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps a short secret unreadable in the database while a job needs it: AES-256-GCM. */
export interface SecretBox {
  seal(secret: string): string;
  /** @throws when the text was sealed with another key or touched */
  open(sealed: string): string;
}

export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal(secret) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const bytes = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/** The installation's key: made once, readable by the server's user only, shared by its processes. */
export async function loadSecretKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'segredo.key');
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, randomBytes(32), { mode: 0o600, flag: 'wx' }).catch(() => undefined);
  const key = await readFile(path);
  if (key.length !== 32) throw new Error(`${path} is damaged: it holds ${key.length} bytes instead of 32`);
  return key;
}
