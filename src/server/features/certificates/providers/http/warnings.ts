import { type Resolve, rangeOf, resolveBySystem } from './addresses.ts';
import type { HttpConfiguration } from './configuration.ts';
import { placeholdersIn } from './template.ts';

/** Something that works and should not be overlooked; told at each start. */
export interface ProviderWarning {
  readonly rule:
    | 'provider-private-range'
    | 'provider-private-allowed'
    | 'provider-insecure'
    | 'provider-unresolved'
    | 'provider-repeated-charge';
  readonly provider: string;
  readonly message: string;
}

/** What the start tells about a configuration that is right; hosts are resolved for it. @see ASVS 5.0, 13.2.4 */
export async function configurationWarnings(
  configuration: HttpConfiguration,
  resolve: Resolve = resolveBySystem,
): Promise<ProviderWarning[]> {
  const { name, baseUrl, fileHosts, insecure, allowPrivate, types, requests } = configuration;
  const warn = (rule: ProviderWarning['rule'], message: string): ProviderWarning => ({
    rule,
    provider: name,
    message,
  });
  const isPaid = Object.values(types).some(({ price }) => price !== undefined && Number(price) > 0);
  const sendsKey = placeholdersIn(JSON.stringify(requests.order)).includes('order.key');
  const hosts = [baseUrl.hostname, ...fileHosts.map((host) => new URL(`https://${host}/`).hostname)];
  return [
    ...(insecure ? [warn('provider-insecure', 'speaks without TLS; for tests only')] : []),
    ...(allowPrivate
      ? [
          warn(
            'provider-private-allowed',
            'may be called in private ranges: only for a source within your network',
          ),
        ]
      : []),
    ...(isPaid && !sendsKey
      ? [
          warn(
            'provider-repeated-charge',
            'the order does not send {{order.key}}: one repeated after silence may be charged twice',
          ),
        ]
      : []),
    ...(await Promise.all(hosts.map((host) => hostWarning(host, allowPrivate, { resolve, warn })))).flat(),
  ];
}

async function hostWarning(
  host: string,
  allowPrivate: boolean,
  {
    resolve,
    warn,
  }: {
    readonly resolve: Resolve;
    readonly warn: (rule: ProviderWarning['rule'], message: string) => ProviderWarning;
  },
): Promise<ProviderWarning[]> {
  try {
    const addresses = await resolve(host.replace(/^\[|\]$/g, ''));
    const ranges = [...new Set(addresses.map(({ address }) => rangeOf(address)))];
    const effect = allowPrivate
      ? 'link-local and reserved ones are refused all the same'
      : 'calls are refused';
    return ranges
      .filter((range) => range !== 'unicast')
      .map((range) => warn('provider-private-range', `${host} resolves into the range ${range}: ${effect}`));
  } catch {
    return [warn('provider-unresolved', `${host} does not resolve now`)];
  }
}
