import { Ajv2020 } from 'ajv/dist/2020.js';
import { enumCodesByName } from '../../../src/field-types/enumCodes.ts';
import { formats } from '../../../src/field-types/formats.ts';
import { definitions } from '../../../src/field-types/generated/definitions.ts';
import type { Field } from '../../../src/field-types/types.ts';
import type { Shape } from '../../../src/metadata/entity.ts';
import { instead } from './nearest.ts';
import { type Note, step } from './problem.ts';
import { reservedNames } from './reservedNames.ts';

/** Where the fields of a shape stand: a record, the rows of `lines`, what an action asks. */
export type Place = keyof typeof reservedNames;

/** What is wrong with the fields of a shape one by one and beside each other. */
export function judgeFields(
  fields: readonly Field[],
  place: Place,
  at: string,
  note: Note,
  codes: readonly string[],
): void {
  for (const field of fields) {
    const pointer = `${at}/${step(field.name)}`;
    const own: Note = (rest, message) => note(`${pointer}/x-field${rest}`, message);
    if (reservedNames[place].includes(field.name))
      note(pointer, `${field.name} is the system's own name: call the field otherwise.`);
    if (Buffer.byteLength(field.name) > longestName)
      note(pointer, `a name of more than ${longestName} letters is cut by the database: shorten it.`);
    judgeKeywords(field, own);
    judgeDefault(field, own);
    judgeVisibility(field, fields, own);
    if (field.computed) judgeComputed(field, place, own);
    if (field.recordOnly) judgeRecordOnly(field, place, own);
    judgeAlike(field, place, own);
    judgeRename(field, fields, place, own);
    if (field.loose && (field.type !== 'reference' || field.readOnly !== 'always'))
      own(
        '/loose',
        'only a reference that rules alone write is loose: add "readOnly": "always", or take it away.',
      );
    if (place === 'row') judgeRowKeywords(field, own);
    else judgeCodes(field, codes, own);
    if (field.type === 'lines') {
      if (place === 'row')
        own('/type', 'rows cannot hold rows: make the inner one an entity with a reference.');
      const within = place === 'input' ? 'input' : 'row';
      judgeFields(field.fields, within, `${pointer}/x-field/fields`, note, codes);
    }
  }
  judgeCircles(fields, at, note);
  judgeLabels(fields, at, note);
}

/** PostgreSQL's 63 bytes less the ending of an order column. */
const longestName = 56;

/** Keywords that only some types read; anywhere else they would say what is not so. */
const readBy: Readonly<Record<string, readonly string[]>> = {
  enum: ['enum'],
  entity: ['reference', 'referenceMany'],
  fields: ['lines'],
  accept: ['file'],
  maxBytes: ['file'],
  mask: ['text'],
  maxLength: ['text', 'longText', 'email'],
  minimum: ['integer', 'decimal', 'money', 'percent', 'area'],
  maximum: ['integer', 'decimal', 'money', 'percent', 'area', 'lines'],
  scale: ['percent', 'decimal'],
};

/** What each way of looking alike compares. */
const alikeTypes: Readonly<Record<NonNullable<Field['alike']>, readonly string[]>> = {
  name: ['text'],
  same: ['text', 'email', 'phone', 'cpf', 'cnpj', 'cpfCnpj'],
  root: ['cnpj', 'cpfCnpj'],
};

function judgeAlike({ alike, type, computed, seeCode }: Field, place: Place, note: Note): void {
  if (alike === null) return;
  if (place !== 'record' || computed)
    note('/alike', 'only stored fields of a record are compared with other records: take it away.');
  else if (!alikeTypes[alike].includes(type))
    note(
      '/alike',
      `"${alike}" compares values of type ${alikeTypes[alike].join(', ')}, not ${type}: take it away.`,
    );
  else if (seeCode !== null)
    note('/alike', 'what needs a code to be seen is told to nobody by likeness: take one of the two away.');
}

/** Rules compute for records alone, and what is not stored is neither given nor found. */
function judgeComputed(field: Field, place: Place, note: Note): void {
  if (place !== 'record') note('/computed', 'only fields of a record are computed: take it away.');
  else if (field.readOnly !== 'always')
    note('/computed', 'what is computed is never written: add "readOnly": "always".');
  for (const keyword of ['filter', 'search', 'unique'] as const)
    if (field[keyword] && !(keyword === 'filter' && field.computed === 'query'))
      note(`/${keyword}`, 'nothing of a computed field is stored to look through: take it away.');
}

function judgeRecordOnly(field: Field, place: Place, note: Note): void {
  if (place !== 'record') note('/recordOnly', 'only lists of records leave fields out: take it away.');
  else if (field.list !== false)
    note('/list', 'a column of the list has to be in its answers: take it away, or "recordOnly".');
}

/** A name that is still in use, or was taken by two, leads values nowhere. */
function judgeRename(
  { name, renamedFrom, computed }: Field,
  beside: readonly Field[],
  place: Place,
  note: Note,
): void {
  if (renamedFrom === null) return;
  const at = '/renamedFrom';
  const twin = beside.find((other) => other.name !== name && other.renamedFrom === renamedFrom);
  if (place === 'input' || computed) note(at, 'nothing of it is stored that could be renamed: take it away.');
  else if (renamedFrom === name) note(at, 'is the name it has: take it away.');
  else if (reservedNames[place].includes(renamedFrom))
    note(at, `${renamedFrom} is the system's own name and never was a field's: take it away.`);
  else if (beside.some((other) => other.name === renamedFrom))
    note(at, `${renamedFrom} is still a field beside it: take that one away, or "renamedFrom".`);
  else if (twin)
    note(
      at,
      `${twin.name} was renamed from ${renamedFrom} too: its values go to one of them; take the other away.`,
    );
}

/** Keywords that say something of a record and nothing of one of its rows, each with what to do instead. */
const onlyOfRecords: Readonly<Partial<Record<keyof Field, string>>> = {
  seeCode: 'put it on the lines field itself, for all its rows.',
  changeCode: 'put it on the lines field itself, for all its rows.',
  unique: 'take it away.',
  list: 'take it away; rows show every field they have.',
  filter: 'take it away.',
  search: 'take it away.',
  section: 'put it on the lines field itself, or take it away.',
};

/** Values that the database can compare for being the same, or more and less. */
export const isComparable = ({ type }: Field): boolean =>
  !['lines', 'referenceMany', 'json', 'file'].includes(type);

function judgeKeywords(field: Field, note: Note): void {
  const { type } = field;
  for (const [keyword, types] of Object.entries(readBy)) {
    const given = field[keyword as keyof Field];
    const isGiven = Array.isArray(given) ? given.length > 0 : given !== null;
    if (isGiven && !types.includes(type))
      note(
        `/${keyword}`,
        `says nothing for type ${type}, only for ${types.join(', ')}: take it away or change the type.`,
      );
  }
  if (field.filter && definitions[type]?.filters.length === 0)
    note('/filter', `type ${type} has no filter: take it away, or give src/field-types/${type} operators.`);
  if (field.unique && !isComparable(field))
    note('/unique', `values of type ${type} cannot be compared for being the same: take it away.`);
  if (field.search && ['lines', 'json', 'file', 'boolean'].includes(type))
    note('/search', `free-text search finds nothing in type ${type}: take it away.`);
  if (field.minimum !== null && field.maximum !== null && field.minimum > field.maximum)
    note('/minimum', `no number is at least ${field.minimum} and at most ${field.maximum}: exchange them.`);
  if (field.type === 'enum' && field.enum !== null && enumCodesByName[field.enum]?.length === 0)
    note('/enum', `schemas/enums/${field.enum}.json has no codes: add one.`);
}

function judgeRowKeywords(field: Field, note: Note): void {
  for (const [keyword, remedy] of Object.entries(onlyOfRecords)) {
    const given = field[keyword as keyof Field];
    if (given !== null && given !== false) note(`/${keyword}`, `says nothing within rows: ${remedy}`);
  }
}

/** A default is a value somebody might have typed, so its own field must take it. */
function judgeDefault(field: Field, note: Note): void {
  if (field.default === null || !definitions[field.type]) return;
  if (fits(field, field.default)) return;
  const codes = field.enum ? enumCodesByName[field.enum] : undefined;
  const told = JSON.stringify(field.default);
  note(
    '/default',
    codes
      ? `${told} is no code of schemas/enums/${field.enum}.json: ${instead(String(field.default), codes)}`
      : `${told} is not a value of type ${field.type} that the field itself takes: give one, or none.`,
  );
}

/** Whether the field's own rule takes a value. */
export function fits(field: Field, value: unknown): boolean {
  const schema = definitions[field.type]?.jsonSchema(field);
  if (!schema) return true;
  return judges.validate(schema, value);
}

/** One for all fields: making it costs more than asking it. */
const judges = new Ajv2020({ strict: false, formats: formats as never, addUsedSchema: false });

function judgeVisibility(field: Field, beside: readonly Field[], note: Note): void {
  const condition = field.visibleWhen;
  if (!condition) return;
  const other = beside.find(({ name }) => name === condition.field);
  const others = beside.filter(({ name }) => name !== field.name).map(({ name }) => name);
  if (!other || other === field) {
    const wrong = other ? 'a field cannot decide about itself' : `no field ${condition.field} beside it`;
    note('/visibleWhen/field', `${wrong}: ${instead(condition.field, others)}`);
    return;
  }
  judgeValues(other, condition.in, '/visibleWhen/in', note);
}

/** Fields that each wait for another of them are never shown; a field that waits for itself is told before. */
function judgeCircles(fields: readonly Field[], at: string, note: Note): void {
  const decides = new Map(fields.map(({ name, visibleWhen }) => [name, visibleWhen?.field]));
  const walked = new Set<string>();
  for (const { name } of fields) {
    const path: string[] = [];
    let next: string | undefined = name;
    while (next !== undefined && !walked.has(next)) {
      walked.add(next);
      path.push(next);
      next = decides.get(next);
    }
    const circle = next === undefined ? [] : path.slice(path.indexOf(next));
    if (next === undefined || !path.includes(next) || circle.length < 2) continue;
    const [first = '', ...others] = circle;
    note(
      `${at}/${step(first)}/x-field/visibleWhen`,
      `${[first, ...others, first].join(' waits for ')}, so none of them is ever shown: take one visibleWhen away, or let a field outside the circle decide.`,
    );
  }
}

/** Values that a condition names must be values its field can have. */
export function judgeValues(field: Field, values: readonly unknown[], at: string, note: Note): void {
  values.forEach((value, index) => {
    if (value === null || fits(field, value)) return;
    const codes = field.enum ? enumCodesByName[field.enum] : undefined;
    const told = JSON.stringify(value);
    note(
      `${at}/${index}`,
      codes
        ? `${told} is no code of schemas/enums/${field.enum}.json: ${instead(String(value), codes)}`
        : `${told} can never be the value of ${field.name}, a field of type ${field.type}: correct it.`,
    );
  });
}

function judgeCodes(field: Field, codes: readonly string[], note: Note): void {
  for (const keyword of ['seeCode', 'changeCode'] as const) {
    const code = field[keyword];
    if (code !== null && !codes.includes(code))
      note(`/${keyword}`, `nobody can hold ${code}: ${insteadOfCode(code, codes)}`);
  }
}

export const insteadOfCode = (code: string, codes: readonly string[]): string =>
  instead(code, codes).startsWith('did')
    ? instead(code, codes)
    : 'name a code of a call, transition or action of some entity.';

/** Two fields called alike could not be told apart in a list, a message or a file to import. */
function judgeLabels(fields: Shape['fields'], at: string, note: Note): void {
  const seen = new Map<string, string>();
  for (const { name, label } of fields) {
    for (const locale of ['pt-br', 'en-us'] as const) {
      const key = `${locale} ${label[locale].toLowerCase()}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, name);
      else
        note(
          `${at}/${step(name)}/x-field/label/${locale}`,
          `"${label[locale]}" is already the label of ${first}: call one of them otherwise.`,
        );
    }
  }
}
