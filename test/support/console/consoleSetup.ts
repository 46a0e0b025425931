import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { catalogues } from '#catalogues';
import { session } from '../../../src/console/engine/auth/session.ts';
import { refreshPlace } from '../../../src/console/engine/client/place.ts';
import { forgetChoices } from '../../../src/console/engine/i18n/preferences.ts';
import { switchLanguage } from '../../../src/console/engine/i18n/texts.ts';
import { defaultLocale } from '../../../src/domain/locale.ts';
import { catalogues as every } from '../../../src/metadata/catalogues/every.ts';

configure({
  // A cold server and busy machines: waiting costs nothing when the answer is there.
  asyncUtilTimeout: 10_000,
  getElementError: notFound,
});

/** The page is put into words when the error is read, not each time something is looked for once more. */
function notFound(message: string | null, container: Element): Error {
  let words: string | null = null;
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      words ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
      return words;
    },
  });
  Error.captureStackTrace(error, notFound);
  return error;
}

// React keeps a stack for each element it makes; no test reads them, and they are a tenth of its work.
const insides = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(insides, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

// Its frames hang on one interval for all files of a worker, which would be a faked one where a test fakes timers first.
const { setTimeout: later, clearTimeout: never } = globalThis;
globalThis.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), 16));
globalThis.cancelAnimationFrame = (frame) => never(frame);

// The simulated page has no scrolling.
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

// Tests ask for texts of any language before a console has fetched them.
Object.assign(catalogues, every);
await switchLanguage(defaultLocale);
forgetChoices();

const { fetch } = globalThis;

// Files share a page and its modules: the next one finds them as if it were the first.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.fetch = fetch;
  // Who was here leaves, and takes along what the console kept for them.
  session.set({ status: 'out', reason: 'left' });
  session.set({ status: 'starting' });
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  refreshPlace();
});
