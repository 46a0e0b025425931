import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedFolder } from './seededFolder.ts';

/** Makes, ahead of the tests that wait for it, what `seedFolder` gives them. When it fails they make it themselves. */
const folder = await mkdtemp(join(tmpdir(), 'folio-demo-'));
await seedFolder(folder);
await rm(folder, { recursive: true });
