import { type ExplainedSchema, type Keyword, keywordsOf } from './keywords.ts';

const [start, end] = ['<!-- keywords: written by npm run generate -->', '<!-- end of keywords -->'];

/** `schemas/README.md` with its table of keywords as the vocabularies have them now. */
export function withKeywordTable(
  readme: string,
  vocabulary: ExplainedSchema,
  enumeration: ExplainedSchema,
): string {
  const table = tables([...keywordsOf(vocabulary), ...inEnumeration(enumeration)]);
  const [before = '', rest = ''] = readme.split(start);
  const [, after = ''] = rest.split(end);
  return `${before}${start}\n\n${table}\n\n${end}${after}`;
}

const inEnumeration = (schema: ExplainedSchema): Keyword[] =>
  keywordsOf(schema).map((keyword) => ({ ...keyword, at: `enumeration${keyword.at}` }));

/** Where keys stand, in the order people meet them; each found by the end of its pointer. */
const places: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'A file `schemas/<name>.schema.json`'],
  [/^\/\$defs\/entity$/, '`x-entity`'],
  [/entity\/properties\/sort$/, '`sort`'],
  [/entity\/properties\/menu$/, '`menu`'],
  [/entity\/properties\/ownership$/, '`ownership`'],
  [/visibleThrough$/, '`ownership.visibleThrough`'],
  [/^\/\$defs\/property$/, 'A field in `properties`'],
  [/^\/\$defs\/field$/, '`x-field`'],
  [/visibleWhen$/, '`visibleWhen`'],
  [/^\/\$defs\/tab$/, 'An entry of `tabs`'],
  [/^\/\$defs\/rule$/, 'An entry of `rules`'],
  [/^\/\$defs\/test$/, 'A test: `when` and `must`'],
  [/limit\/anyOf\/1$/, 'A limit that is a field'],
  [/entity\/properties\/states$/, '`states`'],
  [/^\/\$defs\/transition$/, 'An entry of `transitions`'],
  [/^\/\$defs\/action$/, 'An entry of `actions`'],
  [/reveals$/, '`reveals`'],
  [/parameters$/, '`parameters`'],
  [/^\/\$defs\/panel$/, 'An entry of `panels`'],
  [/^\/\$defs\/view$/, 'An entry of `views`'],
  [/view\/properties\/filter\/additionalProperties$/, 'A condition of a view'],
  [/view\/properties\/sort$/, '`sort` of a view'],
  [/^\/\$defs\/labels$/, 'A label'],
  [/^enumeration$/, 'A file `schemas/enums/<Name>.json`'],
  [/^enumeration\/\$defs\/enumCode$/, 'An entry of `codes`'],
  [/^enumeration.*label$/, 'A label of a code'],
];

/** @throws Error when a key stands where no table is meant for */
function tables(keywords: readonly Keyword[]): string {
  const homeless = keywords.find(({ at }) => !places.some(([place]) => place.test(at)));
  if (homeless)
    throw new Error(`No table for ${homeless.at}/${homeless.key}: add its place to keywordTable.ts.`);
  return places
    .map(([place, title]) => {
      const rows = keywords.filter(({ at }) => place.test(at)).map(row);
      return `### ${title}\n\n| key | what it does |\n|---|---|\n${rows.join('\n')}`;
    })
    .join('\n\n');
}

const row = ({ key, required, description }: Keyword) =>
  `| \`${key}\`${required ? ' (required)' : ''} | ${description.replaceAll('|', '\\|')} |`;
