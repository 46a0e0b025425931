import type { Part, Target, Warning } from '../../../../metadata/calls/certificates.ts';
import { certidao } from '../../../../metadata/generated/entities/certidao.ts';
import { headers } from '../../../../metadata/wire/envelope.ts';
import { client } from '../../../engine/auth/services.ts';
import { runOnRecord } from '../../../engine/data/actionCalls.ts';
import { saveFile } from '../../../engine/data/entityCalls.ts';
import { type ConsoleRecord, fromWire } from '../../../engine/data/records.ts';
import { type SendingBytes, sendBytes } from '../../../engine/data/sendBytes.ts';
import type { Attached, DocumentSays } from './document.ts';

type Wire = Readonly<Record<string, unknown>>;

/** A file on its way; the password that opens it is kept nowhere after it is sent. */
export type SendingFile = Omit<SendingBytes, 'headers'> & { readonly password: string | null };

/** Hangs a PDF on a certificate and tells what it says. @throws ApiError */
export const attachFile = async (
  { id }: ConsoleRecord,
  { password, ...sending }: SendingFile,
): Promise<Attached> =>
  attachedOf(
    await sendBytes<Wire>(
      `Certidao/Anexar/${id}`,
      { Nome: sending.file.name },
      // Header values are ASCII, passwords need not be.
      {
        ...sending,
        ...(password ? { headers: { [headers.pdfPassword]: encodeURIComponent(password) } } : {}),
      },
    ),
  );

/** @throws ApiError */
export const readAttached = async (id: number, signal?: AbortSignal): Promise<Attached> =>
  attachedOf(
    await client().call<Wire>(`Certidao/Retornar/${id}`, { background: true, ...(signal ? { signal } : {}) }),
  );

/** Takes the answer over as a person has confirmed it. @throws ApiError, whose errors name the fields */
export const confirmAnswer = (record: ConsoleRecord, values: Wire) =>
  runOnRecord(client(), certidao, record, {
    action: 'confirmar',
    parameters: values,
    headers: {},
  });

/** Reads the document as another of the certificates its file holds. @throws ApiError */
export async function choosePart(record: ConsoleRecord, Parte: number): Promise<Attached> {
  const run = { action: 'usar-parte', parameters: { Parte }, headers: {} };
  return attachedOf((await runOnRecord(client(), certidao, record, run)) ?? {});
}

/** Takes pages of the file to what they answer. @throws ApiError */
export const carryPart = (record: ConsoleRecord, Parte: number, { Titulo, ...target }: Target) =>
  runOnRecord(client(), certidao, record, {
    action: 'levar-parte',
    parameters: { Parte, ...target },
    headers: {},
  });

/** Asks a source whether an issued certificate is authentic; it may take half a minute. @throws ApiError */
export const verifyAtSource = ({ id, Versao }: ConsoleRecord) =>
  client().call<Wire>(`Certidao/VerificarNaFonte/${id}`, { method: 'POST', body: { Versao } });

/** Downloads the document of a certificate. @throws ApiError */
export const saveDocument = ({ NomeArquivo, id }: ConsoleRecord) =>
  saveFile(client(), `Certidao/Arquivo/${id}`, String(NomeArquivo ?? `certidao-${id}.pdf`));

function attachedOf(item: Wire): Attached {
  return {
    record: fromWire(certidao, item),
    says: (item.Dados ?? null) as DocumentSays | null,
    warnings: (item.Avisos ?? []) as readonly Warning[],
    parts: (item.Partes ?? []) as readonly Part[],
  };
}
