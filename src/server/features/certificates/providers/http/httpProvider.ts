import { ProviderFailure } from '../faults.ts';
import type {
  Authenticity,
  CertificateOrder,
  CertificateProvider,
  IssuedCertificate,
  ProviderAnswer,
} from '../provider.ts';
import type { HttpConfiguration, RequestTemplate } from './configuration.ts';
import { type ExchangeOptions, openExchange } from './exchange.ts';
import { isOneOf, readAnswer } from './readAnswer.ts';
import { jsonOf, pdfOf } from './received.ts';
import { requestOf } from './requestOf.ts';
import type { TemplateValues } from './template.ts';
import { textAt, wrongShape } from './values.ts';

/** A provider that is nothing but its configuration: requests from templates, answers by pointers. */
export function createHttpProvider(
  configuration: HttpConfiguration,
  options: ExchangeOptions,
): CertificateProvider {
  const { name, limits, timeouts, types, requests, sizes, answers, verification } = configuration;
  const { exchange, close } = openExchange(configuration, options);

  const secrets = Object.fromEntries(
    Object.entries(configuration.secrets).map(([key, value]) => [`secret.${key}`, value]),
  );
  const valuesOf = ({ key, typeCode, parameters, exactSearch }: CertificateOrder): TemplateValues => {
    const type = Object.hasOwn(types, typeCode) ? types[typeCode] : undefined;
    if (!type) throw new ProviderFailure('incomplete-order', { detail: 'a type that is not served' });
    return {
      ...parameters,
      ...secrets,
      'type.code': type.code,
      'order.key': key,
      'order.exactSearch': exactSearch,
    };
  };

  const callJson = async (template: RequestTemplate, values: TemplateValues, signal: AbortSignal) => {
    const request = requestOf(template, values, configuration.baseUrl);
    const { jsonBytes, pdfBytes } = sizes;
    // A paper within the data is a third longer than itself.
    const maxBytes = answers.file.as === 'base64' ? jsonBytes + Math.ceil(pdfBytes * 1.4) : jsonBytes;
    return jsonOf(await exchange({ ...request, maxBytes, alsoRead: answers.alsoRead ?? [] }, signal));
  };

  async function ask(
    template: RequestTemplate | undefined,
    values: TemplateValues,
    { protocol, signal }: { readonly protocol: string | null; readonly signal: AbortSignal },
  ): Promise<ProviderAnswer> {
    if (!template) throw new ProviderFailure('incomplete-order', { detail: 'no such request' });
    const data = await callJson(template, values, signal);
    return readAnswer(data, { configuration, protocol, now: options.now() });
  }

  async function fetchPaper(reference: string, order: CertificateOrder, signal: AbortSignal) {
    const values = { ...valuesOf(order), 'file.reference': reference };
    const template = requests.fetch ?? { method: 'GET' };
    const isUrl = answers.file.as === 'url';
    const request = requestOf(
      isUrl ? { ...template, method: 'GET', path: '' } : template,
      values,
      configuration.baseUrl,
    );
    const url = isUrl ? URL.parse(reference) : request.url;
    if (!url) throw wrongShape('file.reference');
    // Credentials are for the source's own host, not for where it keeps its files.
    const headers = url.origin === configuration.baseUrl.origin ? request.headers : {};
    return pdfOf(await exchange({ ...request, url, headers, maxBytes: sizes.pdfBytes }, signal));
  }

  async function verify(certificate: IssuedCertificate, signal: AbortSignal): Promise<Authenticity> {
    if (!requests.verify || !verification)
      throw new ProviderFailure('incomplete-order', { detail: 'no such request' });
    const values = {
      ...valuesOf(certificate.order),
      'certificate.number': certificate.number ?? undefined,
      'certificate.verificationCode': certificate.verificationCode ?? undefined,
    };
    const word = textAt(await callJson(requests.verify, values, signal), verification.pointer);
    if (word !== null && isOneOf(word, verification.confirmed)) return { state: 'confirmada' };
    if (word !== null && isOneOf(word, verification.denied)) return { state: 'negada' };
    throw wrongShape(verification.pointer);
  }

  return {
    name,
    limits,
    longestWaitMs: timeouts.pendingHours * 3_600_000,
    serves: (typeCode) => Object.hasOwn(types, typeCode),
    price: (typeCode) => (Object.hasOwn(types, typeCode) ? (types[typeCode]?.price ?? null) : null),
    verifies: (typeCode) => requests.verify !== undefined && Object.hasOwn(types, typeCode),
    order: async (order, signal) => ask(requests.order, valuesOf(order), { protocol: null, signal }),
    poll: async (protocol, order, signal) =>
      ask(requests.poll, { ...valuesOf(order), 'order.protocol': protocol }, { protocol, signal }),
    fetch: fetchPaper,
    verify,
    close,
  };
}
