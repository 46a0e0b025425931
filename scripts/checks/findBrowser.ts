import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser the journeys run in: `CHROME_PATH`, else a Chromium or Chrome where systems put it. */
export function findBrowser(): string | null {
  return [process.env.CHROME_PATH ?? '', ...usual].find((path) => path !== '' && existsSync(path)) ?? null;
}
