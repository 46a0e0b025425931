import type { WayToOrder } from '../../../../metadata/calls/certificates.ts';
import { certidao } from '../../../../metadata/generated/entities/certidao.ts';
import { client } from '../../../engine/auth/services.ts';
import { type Attempt, attemptFor, isUnsettled, keyHeader } from '../../../engine/data/attempts.ts';
import { type ConsoleRecord, fromWire } from '../../../engine/data/records.ts';
import type { Origin } from './ways.ts';

export type Typed = Readonly<Record<string, unknown>>;

interface Order {
  readonly operation: number;
  readonly way: WayToOrder;
  readonly origin: Origin;
  /** What the person said, of which a line takes what it needs. */
  readonly typed: Typed;
}

/** Sent and never answered, by item: sent again they are the same order, and paid once. */
export type OpenOrders = Map<number, Attempt>;

/** @throws ApiError, with a field each for what the search does not take */
export async function sendOrder(
  { operation, way, origin, typed }: Order,
  open: OpenOrders,
): Promise<ConsoleRecord> {
  const body = {
    IdentificadorOperacao: operation,
    ...settledOf(way),
    Origem: origin,
    ...Object.fromEntries(way.Faltam.map((name) => [name, typed[name] ?? null])),
  };
  const attempt = attemptFor(body, open.get(way.Identificador) ?? null);
  open.set(way.Identificador, attempt);
  try {
    const answer = await client().call<Readonly<Record<string, unknown>>>('Certidao/Incluir', {
      method: 'POST',
      body,
      headers: keyHeader(attempt),
    });
    open.delete(way.Identificador);
    return fromWire(certidao, answer);
  } catch (error) {
    if (!isUnsettled(error)) open.delete(way.Identificador);
    throw error;
  }
}

/** The form of a request with what its line has settled, for whoever searches another person or not exactly. */
export const formAddress = (operation: number, way: WayToOrder): string => {
  const settled = Object.entries({ IdentificadorOperacao: operation, ...settledOf(way) });
  return `/nav/certidao/create?${new URLSearchParams(settled.map(([name, value]) => [name, String(value)]))}`;
};

/** What a request is about, as far as it is settled. */
function settledOf(way: WayToOrder): Readonly<Record<string, number>> {
  const { IdentificadorTipoCertidao, IdentificadorCliente, IdentificadorRegistroMatricula } = way;
  const about = { IdentificadorTipoCertidao, IdentificadorCliente, IdentificadorRegistroMatricula };
  return Object.fromEntries(
    Object.entries(about).filter((entry): entry is [string, number] => entry[1] !== null),
  );
}
