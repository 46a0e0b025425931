import { sql } from 'kysely';
import type { Reading } from '../../../src/domain/matricula/model/index.ts';
import { storeReading } from '../../../src/server/features/matricula/reading/readings.ts';
import { boaAurora } from '../papers/matricula.ts';
import type { Answer, Desk, TestCompany, TestServer } from '../servers/startServer.ts';

/** What tests of opinions share: an operation, read records in it, and calls by their short names. */
export interface OpinionGround {
  readonly operation: number;
  /** A concluded record with the invented reading of Fazenda Boa Aurora, unless another one is given. */
  record(reading?: Reading): Promise<number>;
  /** Puts any record into a state behind the back of the rules. */
  setState(table: string, id: number, state: string): Promise<number>;
}

export async function openOpinionGround(folio: TestServer, company: TestCompany): Promise<OpinionGround> {
  const client = { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' };
  const IdentificadorCliente = await company.make('cliente', client);
  const operation = await company.make('operacao', {
    IdentificadorCliente,
    TipoImovel: 'Rural',
    Prioridade: 'normal',
  });
  const setState = (table: string, id: number, state: string) =>
    folio.server.database.asMigrator(async (tx) => {
      const { rows } = await sql<{ Versao: number }>`update ${sql.table(table)} set "Situacao" = ${state}
        where "Identificador" = ${id} returning "Versao"`.execute(tx);
      return rows[0]?.Versao ?? 0;
    });
  return {
    operation,
    setState,
    async record(reading = boaAurora()) {
      const id = await company.make('registro-matricula', {
        IdentificadorOperacao: operation,
        NomeArquivo: 'boa-aurora.pdf',
        Numero: reading.opening.number,
        Cartorio: reading.opening.registryOffice,
      });
      await folio.server.database.transaction(company.actor, (tx) =>
        storeReading(tx, {
          companyId: company.id,
          recordId: id,
          order: 1,
          runId: null,
          part: 0,
          reading,
          statistics: null,
        }),
      );
      await setState('registro_matricula', id, 'concluida');
      return id;
    },
  };
}

/** An opinion in somebody's hands. */
export const draftOpinion = async (desk: Desk, recordId: number): Promise<Answer> =>
  desk.post('Parecer/Executar/redigir', { IdentificadorRegistroMatricula: recordId });

export const readOpinion = async (desk: Desk, id: number) =>
  (await desk.get(`Parecer/Retornar/${id}`)).body.ItemRegistro;

export async function runOpinion(desk: Desk, id: number, event: string, more: object = {}): Promise<Answer> {
  const { Versao } = await readOpinion(desk, id);
  return desk.post(`Parecer/Executar/${event}/${id}`, { Versao, ...more });
}

/** Chooses a conclusion, as the console does: the sentence that says it comes with it. */
export async function saveOpinion(desk: Desk, id: number, more: object = {}): Promise<Answer> {
  const { Rascunho } = await readOpinion(desk, id);
  const { Revisao, Sentencas, Conclusao, Condicoes } = Rascunho;
  return desk.put(`Parecer/Rascunho/${id}`, { Revisao, Sentencas, Conclusao, Condicoes, ...more });
}
