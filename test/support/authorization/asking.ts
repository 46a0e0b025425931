import type { InjectOptions } from 'fastify';
import type { Cell, Matrix } from './matrix.ts';
import type { Person } from './people.ts';

export type Reply = Awaited<ReturnType<Matrix['application']['inject']>>;

export const asking =
  (matrix: Pick<Matrix, 'application' | 'noteDenial'>) =>
  (
    name: string,
    person: Pick<Person, 'token' | 'name'>,
    request: InjectOptions,
    isRight: (reply: Reply) => boolean,
  ): Cell => ({
    name: `${name} · ${person.name}`,
    async run() {
      const { token } = person;
      const reply = await matrix.application.inject({
        ...request,
        headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      });
      matrix.noteDenial(reply);
      return isRight(reply)
        ? []
        : [`${name} · ${person.name}: ${reply.statusCode} ${reply.payload.slice(0, 1500)}`];
    },
  });

export const direct = (name: string, isRight: () => boolean | Promise<boolean>): Cell => ({
  name,
  run: async () => ((await isRight()) ? [] : [`${name}: it is not so`]),
});

export const get = (path: string): InjectOptions => ({ method: 'GET', url: `/api/${path}` });
export const put = (path: string, payload: object): InjectOptions => ({
  method: 'PUT',
  url: `/api/${path}`,
  payload,
});
export const post = (path: string, payload: object): InjectOptions => ({
  method: 'POST',
  url: `/api/${path}`,
  payload,
});
