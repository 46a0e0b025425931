import type { HttpConfiguration } from './configuration.ts';
import type { WrittenProvider } from './written.ts';

/** What holds where the file of providers says nothing. `docs/operating.md` tells the same. */
const defaults = {
  limits: { perMinute: 30, atOnce: 2 },
  /** `pendingHours`: an order that its source accepted is given up after them. */
  timeouts: { connectSeconds: 10, totalSeconds: 60, pendingHours: 120 },
  sizes: { jsonBytes: 1_000_000, pdfBytes: 20_000_000 },
  /** Until the source is asked again for an order that it accepted. */
  answers: { askAgainSeconds: 60 },
};

/** @param environment where the secrets are, by the names of variables that the file gives */
export function filledIn(
  written: WrittenProvider,
  environment: Readonly<Record<string, string | undefined>>,
): HttpConfiguration {
  const { baseUrl, fileHosts = [], insecure = false, allowPrivate = false, secrets = {} } = written;
  return {
    ...written,
    baseUrl: new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`),
    fileHosts: fileHosts.map((host) => new URL(`https://${host}/`).host),
    insecure,
    allowPrivate,
    secrets: Object.fromEntries(
      Object.entries(secrets).map(([name, variable]) => [name, environment[variable]?.trim() ?? '']),
    ),
    limits: { ...defaults.limits, ...written.limits },
    timeouts: { ...defaults.timeouts, ...written.timeouts },
    sizes: { ...defaults.sizes, ...written.sizes },
    answers: { ...defaults.answers, ...written.answers },
  };
}
