import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { onlyBrowserCode } from './scripts/build/onlyBrowserCode.ts';
import { precompress } from './scripts/build/precompress.ts';
import { preloadTextFont } from './scripts/build/preloadTextFont.ts';
import { textParts } from './scripts/build/textParts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The address `npm run dev` serves the API at; the console itself always reads `config.json`. */
const server = process.env.FOLIO_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: './',
  plugins: [react(), textParts(), onlyBrowserCode(), preloadTextFont(), precompress()],
  // The server puts a fresh value in place of the word in every answer, and the same one in its CSP header.
  html: { cspNonce: '__NONCE__' },
  resolve: {
    alias: [
      // A third of rjsf's weight, for descriptions in Markdown that no schema of ours has.
      {
        find: /^markdown-to-jsx(\/react)?$/,
        replacement: here('./src/console/engine/entities/form/plainMarkdown.tsx'),
      },
      // react-admin's own export; ours is the server's, and lists are told to have none.
      {
        find: /^jsonexport\/dist(\/index\.js)?$/,
        replacement: here('./src/console/engine/data/noExport.ts'),
      },
      { find: /^object\.entries$/, replacement: here('./src/console/engine/i18n/objectEntries.cjs') },
    ],
  },
  server: { proxy: { '/api': server, '/config.json': server } },
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      // The domain is pure: of a room's index a screen is given what it names, no more.
      treeshake: { moduleSideEffects: [{ test: /\/src\/domain\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
            { name: 'signin', tags: ['$initial'], priority: 20 },
            // What a dozen screens share is fetched whole with the first of them: many small files weigh more than one.
            { name: 'shared', minShareCount: 12, priority: 10 },
          ],
        },
      },
    },
  },
});
