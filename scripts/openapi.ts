import productFile from '../package.json' with { type: 'json' };
import { chooseLocale } from '../src/domain/locale.ts';
import { entities } from '../src/metadata/entities.ts';
import { openApi } from '../src/metadata/openApi.ts';

/** `npm run --silent openapi -- en-us > openapi.json`: the document the server answers at `/api/openapi.json`. */
const locale = chooseLocale(process.argv[2]);
process.stdout.write(
  `${JSON.stringify(openApi(entities, { locale, version: productFile.version }), null, 2)}\n`,
);
