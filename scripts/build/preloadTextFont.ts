import type { Plugin } from 'vite';

const textFont = /source-sans-3-latin-wght-normal-[\w-]+\.woff2$/;

/** Asks for the Latin file of the text face together with the page, so that the first words are set in it. */
export function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => textFont.test(name));
        if (!file) throw new Error('the Latin file of Source Sans 3 is not in the bundle');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
