import { definitions } from '../../../src/field-types/generated/definitions.ts';
import type { Field, Limit, Test } from '../../../src/field-types/types.ts';
import type { Shape } from '../../../src/metadata/entity.ts';
import { isComparable, judgeValues } from './fieldProblems.ts';
import { instead } from './nearest.ts';
import { type Note, step } from './problem.ts';

/**
 * Sections, tabs and rules of a shape.
 * @param fieldsAt pointer of its fields
 * @param layoutAt pointer of its sections, tabs and rules
 */
export function judgeLayout(shape: Shape, fieldsAt: string, layoutAt: string, note: Note): void {
  const sections = shape.sections.map(({ name }) => name);
  const sectionsAt = `${layoutAt.split('/').at(-1)}/sections`;
  for (const { name, section } of shape.fields) {
    if (section !== null && !sections.includes(section))
      note(
        `${fieldsAt}/${step(name)}/x-field/section`,
        `no section ${section} in ${sectionsAt}: ${instead(section, sections)}`,
      );
  }
  for (const section of sections) {
    if (!shape.fields.some((field) => field.section === section))
      note(
        `${layoutAt}/sections/${step(section)}`,
        'no field stands under it: take it away, or give it one.',
      );
  }
  judgeTabs(shape, sections, sectionsAt, layoutAt, note);
  shape.rules.forEach((rule, index) => {
    const at = `${layoutAt}/rules/${index}`;
    const field = shape.fields.find(({ name }) => name === rule.field);
    if (!field) note(`${at}/field`, unknownField(rule.field, shape.fields));
    else if (field.readOnly === 'always')
      note(
        `${at}/field`,
        `nobody can write ${field.name}, so nobody could mend it there: name a field without "readOnly": "always".`,
      );
    rule.when.forEach((test, place) => {
      judgeTest(test, shape.fields, `${at}/when/${place}`, note);
    });
    judgeTest(rule.must, shape.fields, `${at}/must`, note);
  });
}

function judgeTabs(
  { tabs }: Shape,
  sections: readonly string[],
  sectionsAt: string,
  layoutAt: string,
  note: Note,
): void {
  const taken = new Map<string, string>();
  for (const tab of tabs) {
    tab.sections.forEach((section, index) => {
      const at = `${layoutAt}/tabs/${step(tab.name)}/sections/${index}`;
      const other = taken.get(section);
      if (!sections.includes(section))
        note(at, `no section ${section} in ${sectionsAt}: ${instead(section, sections)}`);
      else if (other !== undefined) note(at, `section ${section} stands behind tab ${other} already.`);
      taken.set(section, tab.name);
    });
  }
}

const limits = ['atLeast', 'atMost', 'above', 'below'] as const;

/** A test asks about a field there is, for values it can have. */
export function judgeTest(test: Test, fields: readonly Field[], at: string, note: Note): void {
  const field = fields.find(({ name }) => name === test.field);
  if (!field) {
    note(`${at}/field`, unknownField(test.field, fields));
    return;
  }
  if (test.in) judgeValues(field, test.in, `${at}/in`, note);
  if (test.notIn) judgeValues(field, test.notIn, `${at}/notIn`, note);
  if (test.type !== undefined && !definitions[test.type]?.isValid)
    note(`${at}/type`, `type ${test.type} has no form of its own that a value could be asked for.`);
  for (const limit of limits) judgeLimit(test[limit], field, fields, `${at}/${limit}`, note);
}

function judgeLimit(
  limit: Limit | undefined,
  field: Field,
  fields: readonly Field[],
  at: string,
  note: Note,
): void {
  if (limit === undefined) return;
  if (!isComparable(field) || ['boolean', 'enum', 'reference'].includes(field.type))
    note(at, `values of type ${field.type} have no more and less: ask with in or notIn.`);
  else if (typeof limit !== 'object') judgeValues(field, [limit], at, (_, message) => note(at, message));
  else if (limit.field === field.name)
    note(`${at}/field`, `${field.name} would be compared with itself: name another field.`);
  else {
    const other = fields.find(({ name }) => name === limit.field);
    if (!other) note(`${at}/field`, unknownField(limit.field, fields));
    else if (other.type !== field.type)
      note(
        `${at}/field`,
        `${other.name} is of type ${other.type} and ${field.name} of type ${field.type}: compare fields of one type.`,
      );
  }
}

export const unknownField = (name: string, fields: readonly Pick<Field, 'name'>[]): string =>
  `no field ${name}: ${instead(
    name,
    fields.map((field) => field.name),
  )}`;
