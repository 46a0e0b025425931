import { describe, expect, test } from 'vitest';
import { contract } from '../../scripts/conformance/contract.ts';
import { partOf } from '../support/run/form.ts';
import { secondPassword, startSecondApi } from '../support/secondApi/startSecondApi.ts';
import { type WrongName, wrongs } from '../support/secondApi/wrongs.ts';
import { conformanceOf, differing, untried } from './support.ts';

/** The one rule each wrong API breaks. */
const broken: Readonly<Record<WrongName, string>> = {
  'no-envelope': 'envelope',
  'html-type': 'json-type',
  'kept-on-the-way': 'no-store',
  'login-without-name': 'login-data',
  'login-answers-strangers': 'login-refused',
  'token-check-wants-bearer': 'token-valid',
  'token-check-refuses': 'token-invalid',
  'permissions-as-texts': 'permissions',
  'data-of-another': 'token-data',
  'companies-without-branches': 'companies',
  'switch-keeps-token': 'switch-token',
  'switch-to-anybody': 'switch-foreign',
  'old-token-after-switch': 'switch-old-dead',
  'logout-forgets-nothing': 'logout',
  'any-current-password': 'password-current',
  'any-confirmation': 'password-confirmation',
  'short-passwords': 'password-short',
  'reset-tells-strangers': 'reset-alike',
  'reset-takes-any-code': 'reset-code',
  'reset-finishes-for-strangers': 'reset-finish',
  '200-for-401': 'token-missing',
  'strange-tokens-open': 'token-unknown',
  '403-without-code': 'forbidden',
  'permissions-without-screens': 'transactions-flat',
  'tree-is-flat': 'transactions-tree',
  'screens-and-all': 'transactions-screens',
  'enum-codes-are-numbers': 'enum-list',
  'enum-ignores-nothing': 'enum-ignore',
  'enum-search-reads-last': 'enum-search',
  'enum-unordered': 'enum-order',
  'enum-unknown-is-empty': 'enum-unknown',
  'enum-label-is-json': 'enum-label',
  'unknown-labels-are-empty': 'enum-label-unknown',
  'one-language': 'language',
  'workflows-without-type': 'workflows',
  'workflows-of-all-types': 'workflows-type',
  'no-versions': 'list-shape',
  'whole-list-at-once': 'page-size',
  'pages-from-zero': 'page-first',
  'pages-overlap': 'pages-apart',
  'total-is-wrong': 'total',
  'past-end-is-missing': 'past-end',
  'ignores-sort-order': 'sort-direction',
  'texts-one-way': 'sort-text',
  'sorts-by-last-order': 'sort-pairs',
  'ties-as-they-come': 'sort-ties',
  'unknown-order-is-none': 'sort-unknown',
  'order-by-half': 'sort-uneven',
  'equality-is-ignored': 'filter-equal',
  'equality-reads-last': 'filter-repeated',
  'unknown-filter-is-none': 'filter-unknown',
  'filter-is-ignored': 'filter-tree',
  'or-is-and': 'filter-tree-or',
  'broken-filters-are-none': 'filter-tree-broken',
  'search-minds-accents': 'search',
  'search-minds-punctuation': 'search-document',
  'instants-with-offset': 'instants-utc',
  'local-time-is-utc': 'local-time',
  'days-with-hours': 'day-plain',
  'texts-become-dates': 'text-stays',
  'creates-without-answer': 'create',
  'required-without-field': 'create-required',
  'another-record': 'get',
  'missing-is-empty': 'get-missing',
  'changes-keep-version': 'change',
  'version-is-optional': 'version-missing',
  'late-changes-win': 'version-stale',
  'history-oldest-first': 'history',
  'versions-stay-old': 'restore-version',
  'repeats-again': 'repeat',
  'deletes-without-version': 'delete-unversioned',
  'deletes-nothing': 'delete',
  'restores-nothing': 'restore',
  'deletes-one-of-many': 'delete-many',
  'deletes-no-found': 'delete-found',
  'export-is-json': 'export',
  'errors-of-its-own': 'error-body',
  'unknown-calls-are-fine': 'call-unknown',
  'any-body-will-do': 'not-json',
  'half-a-body-is-empty': 'broken-json',
};

/** Somebody who may do everything finds out all but what is refused to others. */
const personFor = (wrong: WrongName) =>
  wrong === '403-without-code'
    ? { login: 'clara@segunda.example', readOnly: true }
    : { login: 'bento@segunda.example' };

describe('the kit', () => {
  test('finds nothing wrong with an API that keeps the contract', async () => {
    const api = await startSecondApi();
    const { verdicts, left } = await conformanceOf({
      url: api.url,
      login: 'bento@segunda.example',
      password: secondPassword,
    });
    const ended = api.requests.filter(({ path }) => path === 'Autenticacao/Logout');
    const tokens = new Set(ended.map(({ headers }) => headers.authorization));
    await api.close();
    expect(differing(verdicts)).toEqual([]);
    expect(untried(verdicts)).toEqual({ forbidden: 'all-rights' });
    expect(left).toEqual([]);
    // The first session; two that changed company, before and after; and the one that was left to be tried.
    expect(tokens.size).toBe(6);
  });

  test.each(partOf(Object.entries(broken) as [WrongName, string][], 4))(
    'of an API that is wrong by "%s" names the rule %s and no other',
    async (wrong, rule) => {
      const api = await startSecondApi({ wrong });
      const { verdicts } = await conformanceOf({
        url: api.url,
        password: secondPassword,
        ...personFor(wrong),
      });
      await api.close();
      const found = differing(verdicts);
      expect(
        found.map(([name]) => name),
        JSON.stringify(found, null, 1),
      ).toEqual([rule]);
    },
  );

  test('has a wrong API for every rule', () => {
    const tried = new Set(Object.values(broken));
    const untested = contract.map(({ name }) => name).filter((name) => !tried.has(name));
    expect(untested).toEqual([]);
    expect(Object.keys(broken)).toEqual(Object.keys(wrongs));
  });
});
