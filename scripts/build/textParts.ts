import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { type TextPart, textsOfPart } from '../../src/metadata/catalogues/parts.ts';

/** `i18n/pt-br.json?part=first` is the file with the sections of that part alone. */
export function textParts(): Plugin {
  return {
    name: 'text-parts',
    enforce: 'pre',
    async load(id) {
      const [, path, part] = /^(.*\/i18n\/[\w-]+\.json)\?(?:import&)?part=(\w+)$/.exec(id) ?? [];
      if (path === undefined) return null;
      this.addWatchFile(path);
      const own = textsOfPart(JSON.parse(await readFile(path, 'utf8')), part as TextPart);
      return { code: `export default ${JSON.stringify(own)}`, moduleType: 'js' };
    },
  };
}
