import { entityNamed } from '../../../../metadata/entities.ts';
import { runOnRecord } from '../../../data/actionCalls.ts';
import { saveFile } from '../../../data/entityCalls.ts';
import { type ConsoleRecord, fromWire } from '../../../data/records.ts';
import { type SendingBytes, sendBytes } from '../../../data/sendBytes.ts';
import { client } from '../../../start/services.ts';
import type { Attached, DocumentSays, Warning } from './document.ts';

type Wire = Readonly<Record<string, unknown>>;

/** Hangs a PDF on a certificate and tells what it says. @throws ApiError */
export const attachFile = async ({ id }: ConsoleRecord, sending: SendingBytes): Promise<Attached> =>
  attachedOf(await sendBytes<Wire>(`Certidao/Anexar/${id}`, { Nome: sending.file.name }, sending));

/** @throws ApiError */
export const readAttached = async (id: number, signal?: AbortSignal): Promise<Attached> =>
  attachedOf(
    await client().call<Wire>(`Certidao/Retornar/${id}`, { background: true, ...(signal ? { signal } : {}) }),
  );

/** Takes the answer over as a person has confirmed it. @throws ApiError, whose errors name the fields */
export const confirmAnswer = (record: ConsoleRecord, values: Wire) =>
  runOnRecord(client(), entityNamed('certidao'), record, {
    action: 'confirmar',
    parameters: values,
    headers: {},
  });

/** Downloads the document of a certificate. @throws ApiError */
export const saveDocument = ({ NomeArquivo, id }: ConsoleRecord) =>
  saveFile(client(), `Certidao/Arquivo/${id}`, String(NomeArquivo ?? `certidao-${id}.pdf`));

function attachedOf(item: Wire): Attached {
  return {
    record: fromWire(entityNamed('certidao'), item),
    says: (item.Dados ?? null) as DocumentSays | null,
    warnings: (item.Avisos ?? []) as readonly Warning[],
  };
}
