import { useEffect } from 'react';
import type { ListAnswer } from '../../../metadata/wire/paging.ts';
import { client } from '../../start/services.ts';
import { follow, readings, unfinished } from './readings.ts';
import type { OperationRef } from './transfers.ts';

/** Follows files of the operation the server is still reading: those sent before a reload, or by others. */
export function useUnfinished({ id, code }: OperationRef): void {
  useEffect(() => {
    const stop = new AbortController();
    void find({ id, code }, stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [id, code]);
}

async function find(operation: OperationRef, signal: AbortSignal): Promise<void> {
  const query = new URLSearchParams([
    ['Pagina', '1'],
    ['NumeroRegistros', '100'],
    ['IdentificadorOperacao', String(operation.id)],
    ...unfinished.map((state) => ['Situacao', state]),
  ]);
  const { Itens } = await client().call<ListAnswer<Record<string, unknown>>>('RegistroMatricula/Listar', {
    query,
    background: true,
    signal,
  });
  const known = new Set(readings.get().map((reading) => reading.id));
  for (const item of Itens) {
    if (known.has(Number(item.Identificador))) continue;
    follow({
      id: Number(item.Identificador),
      version: Number(item.Versao),
      name: String(item.NomeArquivo ?? ''),
      operation,
      state: String(item.Situacao),
      pages: Number(item.Paginas ?? 0),
    });
  }
}
