import { expect } from 'vitest';
import {
  type FailureReason,
  type Fault,
  ProviderFailure,
} from '../../../src/server/features/certificates/providers/faults.ts';
import type { ExchangeOptions } from '../../../src/server/features/certificates/providers/http/exchange.ts';
import { createHttpProvider } from '../../../src/server/features/certificates/providers/http/httpProvider.ts';
import type { CertificateOrder } from '../../../src/server/features/certificates/providers/provider.ts';
import {
  configured,
  resolveHere,
  secretToken,
  sourceHost,
  startSource,
  type TestSource,
  writtenProvider,
} from './certificateSource.ts';
import { makeTlsCertificate } from './tlsCertificate.ts';

export interface Asking extends Partial<ExchangeOptions> {
  /** Of the provider's file. */
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly call?: 'order' | 'poll' | 'fetch';
  readonly signal?: AbortSignal;
  /** Of another source than this one. */
  readonly port?: number;
}

export interface AskedSource {
  readonly source: TestSource;
  /** What one call of a new provider ends in: its answer, or what it threw. */
  ask(asking?: Asking): Promise<unknown>;
  /** Asks, and expects this failure, which tells neither the secret nor whom it was about. */
  expectFault(fault: Fault, reason: FailureReason, asking?: Asking): Promise<ProviderFailure>;
}

export const lasting = { from: new Date('2020-01-01T00:00:00Z'), to: new Date('2049-01-01T00:00:00Z') };

const order: CertificateOrder = {
  key: 'chave-1',
  typeCode: 'CND_FED',
  typeName: 'Tributos federais',
  parameters: { doc: '71938462050' },
  exactSearch: true,
};

/** A source of certificates over TLS and a provider that asks it; for the provider it is 23/11/2026, 13:00 UTC. */
export async function startAskedSource(): Promise<AskedSource> {
  const tls = makeTlsCertificate([sourceHost, 'arquivos.exemplo'], lasting);
  const source = await startSource(tls);

  async function ask({ changes, call = 'order', signal, port, ...options }: Asking = {}): Promise<unknown> {
    const provider = createHttpProvider(configured(writtenProvider(port ?? source.port, changes)), {
      resolve: resolveHere,
      now: () => new Date('2026-11-23T13:00:00Z'),
      authority: tls.cert,
      ...options,
    });
    const until = signal ?? new AbortController().signal;
    try {
      if (call === 'order') return await provider.order(order, until);
      return await provider[call]('1', order, until);
    } catch (error) {
      return error;
    } finally {
      await provider.close();
    }
  }

  async function expectFault(fault: Fault, reason: FailureReason, asking: Asking = {}) {
    const failure = await ask(asking);
    if (!(failure instanceof ProviderFailure)) throw new Error(`no failure: ${JSON.stringify(failure)}`);
    expect({ fault: failure.fault, reason: failure.reason }).toEqual({ fault, reason });
    const told = JSON.stringify([failure.message, String(failure.cause)]);
    expect(told).not.toMatch(new RegExp(`${secretToken}|71938462050`));
    return failure;
  }

  return { source, ask, expectFault };
}
