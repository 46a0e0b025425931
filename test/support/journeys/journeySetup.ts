import { afterEach } from 'vitest';
import { closePages } from './browser.ts';

/** For vitest's `setupFiles`: no page outlives its journey. */
afterEach(closePages);
