import type { Link, Owner, Party, PersonChange, Transfer } from '../../../../domain/matricula/model/index.ts';
import { readableName } from '../../../../domain/text/readableName.ts';
import type { Translate } from '../../../engine/i18n/translate.ts';
import { actFields, openingFields } from '../facts/fields.ts';
import type { Formats } from '../useFormats.ts';

/** What a field is called that two readings differ in: `valor`, `transmitentes`. */
export function fieldName(act: string | null, field: string, t: Translate): string {
  const rule = ruleOf(act, field);
  return rule ? t(`review.field.${rule.label}`) : t(`analysis.reading.field.${field.split('.').at(-1)}`);
}

/** A value of either reading as one line of text. */
export function changeText(
  act: string | null,
  field: string,
  value: unknown,
  { formats, t }: { readonly formats: Formats; readonly t: Translate },
): string {
  if (value === null || value === undefined) return t('analysis.reading.nothing');
  const rule = ruleOf(act, field);
  if (rule) return formats.fact({ kind: rule.kind, value });
  if (Array.isArray(value) && value.length === 0) return t('analysis.reading.nothing');
  return lists[field]?.(value as never, t) ?? plainText(value);
}

const ruleOf = (act: string | null, field: string) =>
  (act === null ? openingFields : actFields).find(({ path }) => path === field);

const lists: Readonly<Record<string, (value: never, t: Translate) => string>> = {
  owners: (owners: readonly Owner[]) =>
    owners.map(({ name, share }) => `${readableName(name)} ${share}`).join(', '),
  grantors: (parties: readonly Party[]) => namesOf(parties),
  grantees: (parties: readonly Party[]) => namesOf(parties),
  transfers: (transfers: readonly Transfer[], t) =>
    transfers
      .map(({ to, share }) =>
        [
          share ?? t('review.allOfHolding'),
          '→',
          to.map(({ name, share: own }) => [readableName(name), own].filter(Boolean).join(' ')).join(', '),
        ].join(' '),
      )
      .join('; '),
  links: (links: readonly Link[], t) =>
    links.map(({ kind, code }) => t(`review.link.${kind}`, { code })).join(', '),
  personChanges: (changes: readonly PersonChange[]) =>
    changes
      .map(({ name, newName }) =>
        [name, newName]
          .filter(Boolean)
          .map((one) => readableName(String(one)))
          .join(' → '),
      )
      .join(', '),
};

const namesOf = (parties: readonly Party[]): string =>
  parties
    .map(({ name, document, maritalRegime }) =>
      [readableName(name), document, maritalRegime].filter(Boolean).join(', '),
    )
    .join('; ');

/** What has no words of its own: the values of a list or of an object. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(plainText).filter(Boolean).join(', ');
  return value === null || value === undefined ? '' : String(value);
}
