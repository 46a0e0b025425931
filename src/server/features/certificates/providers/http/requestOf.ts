import { ProviderFailure } from '../faults.ts';
import type { RequestTemplate } from './configuration.ts';
import type { Call } from './exchange.ts';
import { fillJson, fillText, fillTexts, type TemplateValues } from './template.ts';

/**
 * A request with its values in place, each written as its place asks: what a value holds never becomes another
 * segment of the path, another parameter or another member.
 * @throws ProviderFailure 'incomplete-order'
 */
export function requestOf(
  template: RequestTemplate,
  values: TemplateValues,
  baseUrl: URL,
): Pick<Call, 'url' | 'method' | 'headers' | 'body'> {
  const url = new URL(baseUrl);
  const path = `${baseUrl.pathname}${fillText(template.path ?? '', values, encodeURIComponent)}`;
  url.pathname = path;
  // A value such as `..` would climb: then the address is another one than was written.
  if (url.pathname !== path)
    throw new ProviderFailure('incomplete-order', { detail: 'a value that is no segment of a path' });
  for (const [name, text] of Object.entries(fillTexts(template.query ?? {}, values)))
    url.searchParams.append(name, text);
  const headers = {
    accept: 'application/json, application/pdf',
    ...fillTexts(template.headers ?? {}, values),
  };
  const { json, form, method } = template;
  if (json)
    return {
      url,
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(fillJson(json, values)),
    };
  if (form)
    return {
      url,
      method,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fillTexts(form, values)).toString(),
    };
  return { url, method, headers };
}
