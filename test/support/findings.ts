import type { Desk } from './startServer.ts';

/** Decides every critical and high finding of a record, as whoever means to end its review has to. */
export async function decideFindings(desk: Desk, record: number): Promise<void> {
  await desk.post('Apontamento/Executar/atualizar', { IdentificadorRegistroMatricula: record });
  const open = `Apontamento/Listar?IdentificadorRegistroMatricula=${record}&Aplicavel=true&Resolucao=aberta&NumeroRegistros=100`;
  for (const { Identificador, Versao, Severidade } of (await desk.get(open)).body.ItemRegistro.Itens)
    if (['CRITICA', 'ALTA'].includes(Severidade))
      await desk.post(`Apontamento/Executar/confirmar/${Identificador}`, { Versao });
}
