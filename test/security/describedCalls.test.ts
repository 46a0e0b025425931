import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallDescription } from '../../src/metadata/calls/call.ts';
import { everyCall } from '../../src/metadata/calls/every.ts';
import { startServer, type TestServer } from '../support/servers/startServer.ts';

let folio: TestServer;
const routes: RouteOptions[] = [];
const noteRoutes = (made: unknown) =>
  (made as { readonly fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
    routes.push(route);
  });

beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  folio = await startServer();
  unsubscribe('fastify.initialization', noteRoutes);
});
afterAll(() => folio.close());

const callOf = ({ config }: RouteOptions) => config?.call;

test('every route is described, by itself or by the schema of its entity', () => {
  expect(routes.length).toBeGreaterThan(500);
  expect(routes.filter((route) => !callOf(route)).map(({ method, url }) => `${method} ${url}`)).toEqual([]);
});

test('every description has one route, at its own address, and stands in the document', () => {
  const described = routes.flatMap((route) => {
    const call = callOf(route);
    return typeof call === 'object' ? [{ call, method: route.method, url: route.url }] : [];
  });
  const addressOf = ({ method, path }: CallDescription) =>
    `${method.toUpperCase()} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  expect(described.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(
    everyCall.map(addressOf).sort(),
  );
  expect(described.filter(({ call, method, url }) => addressOf(call) !== `${method} ${url}`)).toEqual([]);
});

test('every description has a name of its own', () => {
  const keys = everyCall.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
