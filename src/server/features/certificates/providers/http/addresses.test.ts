import { expect, test } from 'vitest';
import { forbiddenRange, pinnedLookup, type Resolve } from './addresses.ts';

test.each([
  ['127.0.0.1', 'loopback'],
  ['10.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['192.168.1.1', 'private'],
  ['100.64.0.1', 'carrierGradeNat'],
  ['169.254.169.254', 'linkLocal'],
  ['0.0.0.0', 'unspecified'],
  ['255.255.255.255', 'broadcast'],
  ['224.0.0.1', 'multicast'],
  ['198.18.0.1', 'reserved'],
  ['192.0.2.1', 'reserved'],
  ['240.0.0.1', 'reserved'],
  ['::1', 'loopback'],
  ['::', 'unspecified'],
  ['fe80::1', 'linkLocal'],
  ['fd00:ec2::254', 'uniqueLocal'],
  ['fec0::1', 'deprecatedSiteLocal'],
  ['ff02::1', 'multicast'],
  ['2001:db8::1', 'reserved'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['::ffff:169.254.169.254', 'linkLocal'],
  ['64:ff9b::7f00:1', 'rfc6052'],
  ['2002:7f00:1::', '6to4'],
])('%s is forbidden as %s', (address, range) => {
  expect(forbiddenRange(address, false)).toBe(range);
});

test.each(['200.160.2.3', '8.8.8.8', '2804:14c::1', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(forbiddenRange(address, false)).toBeNull();
});

test('an operator may allow their own network, and nothing else that is special', () => {
  for (const address of ['10.0.0.1', '127.0.0.1', 'fd00::1', '100.64.0.1'])
    expect(forbiddenRange(address, true), address).toBeNull();
  for (const address of ['169.254.169.254', 'fe80::1', '0.0.0.0', '224.0.0.1', '240.0.0.1', '64:ff9b::1'])
    expect(forbiddenRange(address, true), address).not.toBeNull();
});

const lookUp = (resolve: Resolve, options: { all?: boolean; family?: number }) =>
  new Promise((done) =>
    pinnedLookup(resolve, false)('fonte.exemplo', options, (error, address, family) =>
      done(error ?? [address, family]),
    ),
  );

test('gives sockets the addresses it checked, in the form they ask for', async () => {
  const both: Resolve = async () => [
    { address: '2804:14c::1', family: 6 },
    { address: '200.160.2.3', family: 4 },
  ];
  expect(await lookUp(both, { all: true })).toEqual([
    [
      { address: '2804:14c::1', family: 6 },
      { address: '200.160.2.3', family: 4 },
    ],
    undefined,
  ]);
  expect(await lookUp(both, {})).toEqual(['2804:14c::1', 6]);
  expect(await lookUp(both, { family: 4 })).toEqual(['200.160.2.3', 4]);
});

test('one forbidden address among good ones forbids them all; none is told as none', async () => {
  const mixed: Resolve = async () => [
    { address: '200.160.2.3', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  expect(await lookUp(mixed, { all: true })).toMatchObject({ fault: 'forbidden-address' });
  expect(await lookUp(async () => [], { all: true })).toMatchObject({ code: 'ENOTFOUND' });
  expect(await lookUp(async () => [{ address: 'x', family: 4 }], {})).toMatchObject({
    fault: 'forbidden-address',
  });
});
