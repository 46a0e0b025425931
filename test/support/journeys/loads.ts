import type { Page } from 'playwright-core';

/** What a page fetched, as it went over the wire. */
export interface Load {
  readonly address: string;
  readonly kind: string;
  /** As it went over the wire, headers too. */
  readonly bytes: number;
}

/** Everything the page fetches from now on; the list grows. */
export async function watchLoads(page: Page): Promise<readonly Load[]> {
  const loads: Load[] = [];
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, { address: string; kind: string }>();
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    kinds.set(requestId, { address: response.url, kind: type }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = kinds.get(requestId);
    if (load) loads.push({ ...load, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return loads;
}

export const kilobytes = (loads: readonly Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** The dozen that weigh most, a line each. */
export const largest = (loads: readonly Load[]) =>
  loads
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 12)
    .map(({ address, bytes }) => `${Math.round(bytes / 1000)} kB ${address.split('/').at(-1)}`)
    .join('\n');
