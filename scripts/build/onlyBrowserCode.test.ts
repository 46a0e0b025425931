import { expect, test } from 'vitest';
import { isServerCode, onlyBrowserCode } from './onlyBrowserCode.ts';

test.each([
  ['src/server/engine/actors/actor.ts', true],
  ['src/field-types/cpf/server.ts', true],
  ['src/field-types/reference/server/lookUp.ts', true],
  ['src/field-types/generated/server.ts', true],
  ['src/metadata/entities.ts', true],
  ['src/metadata/generated/entities.ts', true],
  ['src/metadata/generated/entities/cliente.ts', false],
  ['src/field-types/cpf/console.tsx', false],
  ['src/console/engine/client/client.ts', false],
  ['node_modules/some/server.js', false],
])('%s: %s', (path, server) => {
  expect(isServerCode(path)).toBe(server);
});

test('stops the build with the file and who asked for it', () => {
  const { moduleParsed } = onlyBrowserCode() as unknown as {
    moduleParsed: (
      this: { error: (text: string) => never },
      info: { id: string; importers: string[] },
    ) => void;
  };
  const error = (text: string): never => {
    throw new Error(text);
  };
  const info = {
    id: `${process.cwd()}/src/server/engine/actors/actor.ts`,
    importers: [`${process.cwd()}/src/console/main.tsx`],
  };
  expect(() => moduleParsed.call({ error }, info)).toThrow('src/server/engine/actors/actor.ts');
  expect(() => moduleParsed.call({ error }, info)).toThrow('src/console/main.tsx');
});
