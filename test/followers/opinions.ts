import { sql } from 'kysely';
import { resumeExpired } from '../../src/server/features/operations/states/resumeExpired.ts';
import { calmRecord } from '../support/papers/calmRecord.ts';
import { readAgain } from '../support/people/analysis.ts';
import { runOpinion, submittedOn } from '../support/people/operationDesk.ts';
import { done, type Scenarios, type Stage } from './scenario.ts';

const dayMs = 86_400_000;

/** Whether approved opinions still say what is. */
export const opinionScenarios = (stage: Stage): Scenarios => {
  const { folio, company, ana, otto, operation, ready, record, read, item, approved, isStale } = stage;
  const { adm, alter, officers, run, segment, state, users, value } = stage;
  /** Above what anybody may decide. */
  let waiting = 5_000_000;
  const goesStale = (opinion: number, change: () => Promise<unknown>) => ({
    change,
    seen: () => isStale(opinion),
    from: false,
    to: true,
  });
  const opinionOn = async (id: number) =>
    Number(
      await value(
        sql`select "Identificador" as value from parecer where "IdentificadorRegistroMatricula" = ${id}`,
      ),
    );
  /** The same land by another name, which is no reason to look at the record again. */
  const renamed = () => {
    const reading = calmRecord();
    const property = { ...reading.opening.property, name: 'Apartamento 14' };
    return { ...reading, opening: { ...reading.opening, property } };
  };

  return {
    async 'recordTruth -> recordOpinions'() {
      const land = await read(await operation(), 'concluida');
      return goesStale(await approved({ record: land }), () => readAgain(folio, company, land, renamed()));
    },

    /** No opinion on the record stands or falls by it: the one on the operation names the land itself. */
    async 'recordOpinionsLookedAt -> operationOpinion'() {
      const id = await operation();
      const land = await read(id, 'concluida');
      return goesStale(await approved({ operation: id }), () => readAgain(folio, company, land, renamed()));
    },

    async 'recordOpinionDecided -> operationOpinion'() {
      const id = await operation();
      const land = await record(id);
      const opinion = await approved({ operation: id });
      const revoked = await opinionOn(land);
      return goesStale(opinion, () =>
        done(runOpinion(otto, revoked, 'revogar', { Motivo: 'erro de leitura' })),
      );
    },

    async 'recordMoved -> operationOpinion'() {
      const id = await operation();
      const land = await read(id, 'concluida');
      const { Versao } = (await done(ana.get(`RegistroMatricula/Retornar/${land}`))).body.ItemRegistro;
      return goesStale(await approved({ operation: id }), () =>
        done(otto.delete(`RegistroMatricula/Excluir/${land}?Versao=${Versao}`)),
      );
    },

    async 'itemsMatched -> operationOpinion'() {
      const id = await operation();
      const { certificate } = await item(id);
      return goesStale(await approved({ operation: id }), () =>
        alter(ana, 'Certidao', certificate, { Observacao: 'Conferida.' }),
      );
    },

    async 'calculationChanged -> operationOpinion'() {
      const id = await operation();
      const Entrada = {
        DataReferencia: '2024-04-25',
        ValorImovel: 1_000_000,
        NovaOperacao: 100_000,
        Onus: [],
      };
      const given = { Titulo: 'Base', Calculadora: 'hipoteca', IdentificadorOperacao: id, Entrada };
      return goesStale(await approved({ operation: id }), () => done(ana.post('Calculo/Incluir', given)));
    },

    /** Without a record whose findings would tell it on. */
    async 'dealChanged -> operationOpinion'() {
      const id = await operation();
      return goesStale(await approved({ operation: id }), () =>
        alter(ana, 'Operacao', id, { UsaFgts: true }),
      );
    },

    async 'amountChanged -> operationOpinion'() {
      const id = await operation();
      return goesStale(await approved({ operation: id }), () =>
        alter(ana, 'Operacao', id, { Valor: 410_000 }),
      );
    },

    async 'newDay -> operationOpinion'() {
      const id = await operation({ DataPrevistaAssinatura: '2099-01-01' });
      const due = new Date(folio.server.now().getTime() + 2 * dayMs).toISOString().slice(0, 10);
      const { certificate } = await item(id);
      await run(sql`update certidao set "DataVencimento" = ${due} where "Identificador" = ${certificate}`);
      return goesStale(await approved({ operation: id }), async () => {
        folio.forward(4 * 24 * 60);
        await resumeExpired(folio.server);
        folio.forward(-4 * 24 * 60);
      });
    },

    async 'limitChanged -> waitingAtDirectorate'() {
      waiting += 2_000_000;
      const opinion = await submittedOn(ana, await ready({ Valor: waiting }));
      const Alcada = [{ IdentificadorSegmentoArea: segment, ValorMaximo: waiting + 1 }];
      return {
        change: () => alter(adm, 'Officer', officers.director, { Alcada }),
        seen: async () =>
          (
            await run(sql`select 1 from aviso where "IdentificadorUsuario" = ${users.dora}
              and "Tipo" = 'parecer-diretoria' and "IdentificadorRegistro" = ${opinion}`)
          ).length,
        from: 0,
        to: 1,
      };
    },

    async 'opinionApproved -> replacedOpinions'() {
      const id = await ready();
      const first = await approved({ operation: id });
      const second = await submittedOn(ana, id);
      return {
        change: () => done(runOpinion(otto, second, 'aprovar')),
        seen: () => state('parecer', first),
        from: 'aprovado',
        to: 'substituido',
      };
    },
  };
};
