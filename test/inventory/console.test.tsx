import { test } from 'vitest';
import { fromFeatures } from '../../src/console/engine/product.ts';
import { screensFor } from '../../src/console/engine/screens/screen.ts';
import '../../src/console/inside.ts';
import { laterParts, serverSections } from '../../src/metadata/catalogues/parts.ts';
import { expectListed, marked } from './listed.ts';

/** What the features give the console: held to a list, so that a move loses nothing in silence. */
test('screens, panels, acts of a selection, notes of actions and parts of the texts', async () => {
  await expectListed('console', [
    ...screensFor(true)
      .map(({ path, page: _page, ...screen }) => `screen ${path} ${JSON.stringify(screen)}`)
      .sort(),
    ...fromFeatures('panels')
      .flatMap((panels) => Object.keys(panels).map((name) => `panel ${name}`))
      .sort(),
    ...fromFeatures('selectionActs')
      .flat()
      .map(({ run: _run, ...act }) => `act ${JSON.stringify(act)}`)
      .sort(),
    ...fromFeatures('actionNotes')
      .flat()
      .map(({ entity, action }) => `note ${entity} ${action}`)
      .sort(),
    `parts ${marked([laterParts, serverSections])}`,
  ]);
});
