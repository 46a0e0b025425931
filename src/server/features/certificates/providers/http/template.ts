import { ProviderFailure } from '../faults.ts';
import { parameterNames } from '../provider.ts';

/** What placeholders stand for: `{{doc}}` a parameter of the order, dotted names ours. */
export type TemplateValues = Readonly<Record<string, string | boolean | undefined>>;

export const stepNames = ['order', 'poll', 'fetch', 'verify'] as const;
export type StepName = (typeof stepNames)[number];

const always = [...parameterNames, 'type.code', 'order.key', 'order.exactSearch'] as const;

/** Names each request may use besides `secret.…`. */
export const placeholdersOf: Readonly<Record<StepName, readonly string[]>> = {
  order: always,
  poll: [...always, 'order.protocol'],
  fetch: [...always, 'file.reference'],
  verify: [...always, 'certificate.number', 'certificate.verificationCode'],
};

const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;
const onlyPlaceholder = /^\{\{\s*([\w.]+)\s*\}\}$/;

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map((match) => match[1] ?? '');

/** @throws ProviderFailure 'incomplete-order' naming the first placeholder that has no value */
export const fillText = (
  template: string,
  values: TemplateValues,
  write: (text: string) => string = (text) => text,
): string =>
  template.replace(placeholder, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new ProviderFailure('incomplete-order', { detail: `{{${name}}}` });
    return write(String(value));
  });

/** Entries that are one placeholder without a value are left out: a source does without what an order does not say. */
export function fillTexts(
  templates: Readonly<Record<string, string>>,
  values: TemplateValues,
): Record<string, string> {
  const kept = Object.entries(templates).filter(([, template]) => !isAbsent(template, values));
  return Object.fromEntries(kept.map(([name, template]) => [name, fillText(template, values)]));
}

/** As `fillTexts`, through lists and objects; a text that is one placeholder keeps the type of its value. */
export function fillJson(template: unknown, values: TemplateValues): unknown {
  if (typeof template === 'string') {
    const [, only] = onlyPlaceholder.exec(template) ?? [];
    return (only === undefined ? undefined : values[only]) ?? fillText(template, values);
  }
  if (Array.isArray(template)) {
    return template.filter((item) => !isAbsent(item, values)).map((item) => fillJson(item, values));
  }
  if (typeof template !== 'object' || template === null) return template;
  const kept = Object.entries(template).filter(([, item]) => !isAbsent(item, values));
  return Object.fromEntries(kept.map(([name, item]) => [name, fillJson(item, values)]));
}

/** Secrets are never absent: a request without its credentials must not leave. */
function isAbsent(template: unknown, values: TemplateValues): boolean {
  const [, only] = (typeof template === 'string' && onlyPlaceholder.exec(template)) || [];
  return only !== undefined && !only.startsWith('secret.') && values[only] === undefined;
}
