import { entityNamed } from '../../../metadata/entities.ts';
import type { ListAnswer } from '../../../metadata/wire/paging.ts';
import { runOnRecord } from '../../data/actionCalls.ts';
import { type ConsoleRecord, fromWire } from '../../data/records.ts';
import { client } from '../../start/services.ts';
import type { Line } from './checklistLines.ts';

type Wire = Readonly<Record<string, unknown>>;

/** What the way to a new certificate has settled: by the form's address and by the call alike. */
export async function requestOf(line: Line): Promise<Readonly<Record<string, number>>> {
  const { IdentificadorOperacao, IdentificadorTipoCertidao, IdentificadorCliente } = line.item;
  const record = line.item.IdentificadorRegistroMatricula ?? (await onlyRecord(line));
  const settled = { IdentificadorOperacao, IdentificadorTipoCertidao, IdentificadorCliente };
  return Object.fromEntries(
    Object.entries({ ...settled, IdentificadorRegistroMatricula: record }).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );
}

/** A certificate about property is about the operation's record where there is no other. */
async function onlyRecord({ item, subject }: Line): Promise<number | null> {
  if (subject.kind !== 'property') return null;
  const query = new URLSearchParams({
    IdentificadorOperacao: String(item.IdentificadorOperacao),
    NumeroRegistros: '2',
  });
  const { Itens } = await client().call<ListAnswer<{ Identificador: number }>>('RegistroMatricula/Listar', {
    query,
    quiet: true,
  });
  return Itens.length === 1 ? (Itens[0]?.Identificador ?? null) : null;
}

/** @throws ApiError, 'certificate-needs' above all: the search wants what nobody has said yet */
export async function request(line: Line): Promise<ConsoleRecord> {
  const body = { ...(await requestOf(line)), Origem: 'manual' };
  return fromWire(certificates(), await client().call<Wire>('Certidao/Incluir', { method: 'POST', body }));
}

/** The form of a request, filled in as far as the line tells. */
export const formAddress = async (line: Line): Promise<string> => {
  const settled = Object.entries(await requestOf(line)).map(([name, value]) => [name, String(value)]);
  return `/nav/certidao/create?${new URLSearchParams(settled)}`;
};

/** @throws ApiError */
export const tryAgain = (certificate: ConsoleRecord) =>
  runOnRecord(client(), certificates(), certificate, {
    action: 'tentar-novamente',
    parameters: {},
    headers: {},
  });

/** Waives an item for a reason, or asks for it again. @throws ApiError */
export const setWaived = ({ item }: Line, reason: string | null) =>
  client().call(`ItemChecklist/Alterar/${item.id}`, {
    method: 'PUT',
    body: { Versao: item.Versao, Dispensada: reason !== null, MotivoDispensa: reason },
  });

const certificates = () => entityNamed('certidao');
