import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { isOfPart, type TextPart } from '../../src/metadata/catalogues/parts.ts';

/** `i18n/pt-br.json?part=first` is the file with the sections of that part alone. */
export function textParts(): Plugin {
  return {
    name: 'text-parts',
    enforce: 'pre',
    async load(id) {
      const [, path, part] = /^(.*\/i18n\/[\w-]+\.json)\?(?:import&)?part=(\w+)$/.exec(id) ?? [];
      if (path === undefined) return null;
      this.addWatchFile(path);
      const sections = Object.entries(JSON.parse(await readFile(path, 'utf8')));
      const own = sections.filter(([section]) => isOfPart(section, part as TextPart));
      return { code: `export default ${JSON.stringify(Object.fromEntries(own))}`, moduleType: 'js' };
    },
  };
}
