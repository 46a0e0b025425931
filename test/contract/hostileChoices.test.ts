import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import type { FullRecord } from '../../src/server/engine/crud/record.ts';
import { productSubjects } from '../support/entities/subjects.ts';
import { startTarget, type Target } from '../support/hostile/hostile.ts';

describe.each(productSubjects)('%s', (_subject, subject) => {
  let target: Target;
  let client: FullRecord;
  let clerk: Actor;

  beforeAll(async () => {
    target = await startTarget(subject);
    client = await target.here.make('cliente', {
      TipoPessoa: 'F',
      Nome: 'Cerealista Três Ipês',
      Ativo: true,
      Email: 'segredo@ipes.exemplo',
    });
    clerk = { ...target.here.actor, codes: new Set(['OPERACAO.INCLUIR']) };
  });
  afterAll(() => target.api.close());

  const found = async (actor: Actor, search: string): Promise<readonly number[]> => {
    const path = `/Cliente/Escolhas?Busca=${encodeURIComponent(search)}`;
    const answer = await target.api.call(actor, 'GET', path);
    expect(answer.status).toBe(200);
    return answer.body.ItemRegistro.Itens.map(
      ({ Identificador }: { Identificador: number }) => Identificador,
    );
  };

  test('who may only choose a client finds it by its name', async () => {
    expect(await found(clerk, 'tres ipes')).toEqual([client.Identificador]);
    expect(await found(clerk, 'IPÊS cerea')).toEqual([client.Identificador]);
  });

  test('and guesses no document, address or part of them by searching', async () => {
    const secrets = [
      String(client.Documento),
      String(client.Documento).slice(0, 4),
      'segredo',
      'segredo@ipes',
    ];
    for (const secret of secrets) expect([secret, await found(clerk, secret)]).toEqual([secret, []]);
    expect(await found(clerk, `ipes ${String(client.Documento)}`)).toEqual([]);
  });

  test('who may see clients finds them by their document too', async () => {
    const seeing = { ...clerk, codes: new Set(['OPERACAO.INCLUIR', 'CLIENTE.CONSULTAR']) };
    expect(await found(seeing, String(client.Documento))).toEqual([client.Identificador]);
  });

  test('choices know no parameter but their search and identifiers', async () => {
    for (const query of [
      'Documento=1',
      'Filtro={}',
      'Busca=%00',
      'Busca=a&Busca=b',
      `Busca=${'a'.repeat(201)}`,
    ])
      expect((await target.get(`/Cliente/Escolhas?${query}`)).status).toBe(400);
  });
});
