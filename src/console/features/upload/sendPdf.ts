import { headers, type WireError } from '../../../metadata/wire/envelope.ts';
import { type SendingBytes, sendBytes } from '../../engine/data/sendBytes.ts';

export interface Sending extends Omit<SendingBytes, 'headers'> {
  readonly operation: number;
  /** Opens this one file; kept nowhere after it is sent. */
  readonly password: string | null;
}

/** The new record, as far as an upload needs it. */
export interface SentRecord {
  readonly Identificador: number;
  readonly Versao: number;
  readonly Situacao: string;
  readonly Paginas: number | null;
  readonly Avisos?: readonly (WireError & { readonly IdentificadorRegistroMatricula?: number })[];
}

/** Sends a registry record of an operation. @throws ApiError */
export const sendPdf = ({ operation, password, ...sending }: Sending): Promise<SentRecord> =>
  sendBytes(
    'RegistroMatricula/Enviar',
    { IdentificadorOperacao: String(operation), Nome: sending.file.name },
    // Header values are ASCII, passwords need not be.
    { ...sending, ...(password ? { headers: { [headers.pdfPassword]: encodeURIComponent(password) } } : {}) },
  );
