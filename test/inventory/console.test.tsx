import { expect, test } from 'vitest';
import { screensFor } from '../../src/console/engine/screens/screen.ts';
import { features } from '../../src/console/features.ts';
import '../../src/console/inside.ts';
import { laterParts, serverSections } from '../../src/metadata/catalogues/parts.ts';
import { expectListed, featureLines, marked } from './listed.ts';

/** What the features give the console: held to a list, so that a move loses nothing in silence. */
test('what each feature gives, and the parts of the texts', async () => {
  await expectListed('console', [...featureLines(features), `parts ${marked([laterParts, serverSections])}`]);
  expect(screensFor(true)).toEqual(features.flatMap(({ screens = [] }) => screens));
});
