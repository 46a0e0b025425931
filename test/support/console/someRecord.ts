import { checkDigitsOfCnpj } from '../../../src/domain/documents/cnpj.ts';
import { entityNamed } from '../../../src/metadata/entities.ts';
import type { Entity } from '../../../src/metadata/entity.ts';
import type { Row } from '../../../src/server/kit/database/database.ts';
import { saidLater, sampleRecord } from '../entities/sampleValues.ts';

const api = 'http://localhost:3000/api/';

type Found = Row & { readonly Identificador: number };

let turn = 5_000;

/** A record of any entity behind the API that console tests talk to; made with whatever it refers to if there is none. */
export async function someRecord(entity: Entity, token: string): Promise<Found> {
  const begun = new Map<string, Promise<Found> | null>();
  const find = async (target: Entity): Promise<Found> => {
    const { Itens } = await ask(`${target.noun}/Listar?NumeroRegistros=20`, token);
    const first = (Itens as readonly Found[]).find((record) => !isOfInstallation(target, record));
    if (first) return first;
    turn += 1;
    const record = await sampleRecord(target, turn, refer, {
      ...ownCnpjs(target),
      ...inUse(target),
      ...saidLater(target),
    });
    return (await ask(`${target.noun}/Incluir`, token, record)) as Found;
  };
  const refer = async (name: string): Promise<number | null> => {
    const found = begun.get(name);
    if (found === null) return null; // a circle
    if (!entityNamed(name).calls.includes('create')) return null; // made otherwise, as of a file that is sent
    if (found === undefined) {
      begun.set(name, null);
      begun.set(name, Promise.resolve(await find(entityNamed(name))));
    }
    return (await begun.get(name))?.Identificador ?? null;
  };
  return find(entity);
}

/** What is not is offered to nobody. */
const inUse = ({ fields }: Entity): Row =>
  fields.some(({ name }) => name === 'Ativo') ? { Ativo: true } : {};

/** What came with the installation was made by nobody and has no history. */
const isOfInstallation = ({ scope, ownership }: Entity, { CriadoPor }: Row): boolean =>
  scope === 'installation' && !ownership.tenant && CriadoPor === null;

/** Establishments are the bank's own: their CNPJ begins as its does (consoleServer.ts). */
const ownCnpjs = ({ fields }: Entity): Row =>
  Object.fromEntries(
    fields.filter(({ type }) => type === 'cnpj').map(({ name }) => [name, cnpjOf(`11222333${turn}`)]),
  );

const cnpjOf = (base: string) => `${base}${checkDigitsOfCnpj(base)}`;

async function ask(path: string, token: string, body?: unknown): Promise<Row> {
  const answer = await fetch(`${api}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = (await answer.json()) as { ItemRegistro?: Row };
  if (!answer.ok || !said.ItemRegistro) throw new Error(`${path}: ${JSON.stringify(said)}`);
  return said.ItemRegistro;
}
