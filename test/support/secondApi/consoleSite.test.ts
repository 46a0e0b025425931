import { expect, test } from 'vitest';
import { startConsoleSite } from './startConsoleSite.ts';

test('hands out the page, its files and its configuration, and loses files when told to', async () => {
  const config = { Api: { Url: 'http://127.0.0.1:4001/servico/v2/' }, Desenvolvimento: false };
  const site = await startConsoleSite({ config, connectTo: ['http://127.0.0.1:4001'] });
  const page = await fetch(site.url);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' http://127.0.0.1:4001;");
  expect(html).not.toContain('__NONCE__');
  expect(await (await fetch(`${site.url}config.json`)).json()).toEqual(config);
  const chunk = /src="\.\/(assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const load = () => fetch(`${site.url}${chunk}`);
  expect((await load()).headers.get('content-type')).toContain('text/javascript');
  site.setFault('assets/*', 'missing');
  expect((await load()).status).toBe(404);
  expect((await fetch(`${site.url}..%2f..%2fpackage.json`)).status).toBe(404);
  await site.close();
});
