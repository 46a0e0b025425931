/** Bodies made to make a reader of JSON slow, each of about so many characters. */
export const hostileBodies = {
  'levels that close': (characters) => '['.repeat(characters / 2) + ']'.repeat(characters / 2),
  'brackets that never close': (characters) => '{"a":'.repeat(characters / 5),
  'names without end': (characters) => `{${Array.from({ length: characters / 10 }, (_, at) => `"${at}":1`)}}`,
  'a list without end': (characters) => `{"a":[${'{},'.repeat(characters / 3)}{}]}`,
  'a name repeated': (characters) => `{${'"a":1,'.repeat(characters / 6)}"a":1}`,
  'backslashes without end': (characters) => `{"a":"${'\\'.repeat(characters)}`,
  'quotes without end': (characters) => `{"a":"${'\\"'.repeat(characters / 2)}`,
  'one long number': (characters) => `{"a":${'9'.repeat(characters)}}`,
} as const satisfies Readonly<Record<string, (characters: number) => string>>;
