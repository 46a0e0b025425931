import { afterEach, expect, test, vi } from 'vitest';
import { loadConfig, readConfig } from './config.ts';

const base = 'https://console.example/folio/';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['./api/', 'https://console.example/folio/api/'],
  ['./api', 'https://console.example/folio/api/'],
  ['/api/', 'https://console.example/api/'],
  ['https://api.example/v1', 'https://api.example/v1/'],
])('reads %s beside the page as %s', (Url, apiUrl) => {
  expect(readConfig({ Api: { Url } }, base)).toMatchObject({ apiUrl, development: false, demo: [] });
});

test.each<[string, unknown, string]>([
  ['no object', 'x', 'noUrl'],
  ['no key', { Api: {} }, 'noUrl'],
  ['an empty address', { Api: { Url: ' ' } }, 'noUrl'],
  ['a number', { Api: { Url: 8080 } }, 'noUrl'],
  ['no address of the web', { Api: { Url: 'file:///etc/' } }, 'badUrl'],
  ['no address at all', { Api: { Url: 'http://' } }, 'badUrl'],
])('names what is wrong with %s', (_name, json, code) => {
  expect(() => readConfig(json, base)).toThrow(expect.objectContaining({ code }));
});

test.each<[string, () => Promise<Response>, string]>([
  ['is not there', async () => new Response('', { status: 404 }), 'missing'],
  ['cannot be fetched', () => Promise.reject(new TypeError('network')), 'missing'],
  ['is a page', async () => new Response('<!doctype html>'), 'broken'],
])('says so when the file %s', async (_name, answer, code) => {
  vi.stubGlobal('fetch', answer);
  await expect(loadConfig()).rejects.toMatchObject({ code });
});
