import { sql } from 'kysely';
import { resumeExpired } from '../../src/server/features/operations/states/resumeExpired.ts';
import { makePdf } from '../support/papers/makePdf.ts';
import { draftedOn, runOpinion, submittedOn } from '../support/people/operationDesk.ts';
import { done, type Scenarios, type Stage } from './scenario.ts';

/** Where an operation stands. */
export const operationScenarios = (stage: Stage): Scenarios => {
  const { folio, ana, otto, operation, ready, item, act, alter, put, run, state, type } = stage;
  const stateOf = (id: number) => () => state('operacao', id);
  const moves = (id: number, from: string, to: string, change: () => Promise<unknown>) => ({
    change,
    seen: stateOf(id),
    from,
    to,
  });
  const send = (id: number) =>
    done(
      ana.send(`RegistroMatricula/Enviar?IdentificadorOperacao=${id}&Nome=a.pdf`, makePdf([{ content: '' }])),
    );
  const certificateOf = async (id: number) =>
    Number(
      (await run(sql`select "Identificador" as id from certidao where "IdentificadorOperacao" = ${id}`))[0]
        ?.id,
    );

  return {
    async 'certificateChanged -> begunOperation'() {
      const id = await operation();
      const given = {
        IdentificadorOperacao: id,
        IdentificadorTipoCertidao: await type('CND_FED'),
        Origem: 'manual',
        SolicitarMesmoAssim: true,
      };
      return moves(id, 'rascunho', 'em_andamento', () => done(ana.post('Certidao/Incluir', given)));
    },

    async 'recordMoved -> begunOperation'() {
      const id = await operation();
      return moves(id, 'rascunho', 'em_andamento', () => send(id));
    },

    /** It lacks nothing on the day it begins: its state is looked at after that. */
    async 'operationBegan -> operationState'() {
      const id = await ready();
      await put('operacao', id, 'rascunho');
      const certificate = await certificateOf(id);
      return moves(id, 'rascunho', 'em_parecer', () =>
        alter(ana, 'Certidao', certificate, { Observacao: 'Conferida.' }),
      );
    },

    async 'itemsMatched -> operationState'() {
      const id = await ready();
      const { item: open } = await item(id, { type: 'CNDT', asked: true });
      await put('operacao', id, 'em_andamento');
      return moves(id, 'em_andamento', 'em_parecer', () =>
        alter(ana, 'ItemChecklist', open, { Dispensada: true, MotivoDispensa: 'Sem empregados.' }),
      );
    },

    async 'recordMoved -> operationState'() {
      const id = await ready();
      await put('operacao', id, 'em_parecer');
      return moves(id, 'em_parecer', 'em_andamento', () => send(id));
    },

    async 'newDay -> operationState'() {
      const id = await ready();
      await put('operacao', id, 'em_parecer');
      await run(
        sql`update certidao set "DataVencimento" = '2026-01-02' where "IdentificadorOperacao" = ${id}`,
      );
      return moves(id, 'em_parecer', 'em_andamento', () => resumeExpired(folio.server));
    },

    async 'opinionSubmitted -> operationState'() {
      const id = await ready();
      const opinion = await draftedOn(ana, id);
      await put('operacao', id, 'em_andamento');
      return moves(id, 'em_andamento', 'em_parecer', () => done(runOpinion(ana, opinion, 'submeter')));
    },

    async 'opinionApproved -> concludedOperation'() {
      const id = await ready();
      const opinion = await submittedOn(ana, id);
      return moves(id, 'em_parecer', 'concluida', () => done(runOpinion(otto, opinion, 'aprovar')));
    },

    async 'opinionLost -> resumedOperation'() {
      const id = await ready();
      const opinion = await submittedOn(ana, id);
      return moves(id, 'em_parecer', 'em_andamento', () =>
        done(runOpinion(otto, opinion, 'devolver', { Motivo: 'explique' })),
      );
    },

    async 'operationCancelled -> jobsOfCancelled'() {
      const id = await operation();
      const { certificate } = await item(id, { asked: true });
      await run(sql`update certidao set "Origem" = 'provedor' where "Identificador" = ${certificate}`);
      return {
        change: () => act(otto, 'Operacao', id, 'cancelar', { Motivo: 'O cliente desistiu' }),
        seen: () => state('certidao', certificate),
        from: 'solicitada',
        to: 'cancelada',
      };
    },
  };
};
