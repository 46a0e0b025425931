import { sql } from 'kysely';
import { done, type Scenarios, type Stage } from './scenario.ts';

/** The checklist of an operation, and which certificates meet it. */
export const checklistScenarios = ({
  ana,
  otto,
  company,
  client,
  operation,
  read,
  type,
  act,
  item,
  run,
  value,
}: Stage): Scenarios => {
  const asked = async (id: number) => ({
    IdentificadorOperacao: id,
    IdentificadorTipoCertidao: await type('CND_FED'),
    Origem: 'manual',
    SolicitarMesmoAssim: true,
    Documento: '71938462050',
    Nome: 'Ana Couto',
  });
  const count = (id: number) => async () =>
    Number(
      await value(sql`select count(*) as value from item_checklist
        where "IdentificadorOperacao" = ${id} and "ExcluidoEm" is null`),
    );

  return {
    async 'certificateChanged -> matchedItems'() {
      const id = await operation();
      const { item: open, certificate } = await item(id, { asked: true });
      return {
        change: () => act(ana, 'Certidao', certificate, 'cancelar', { Motivo: 'pedida por engano' }),
        seen: () =>
          value(sql`select "IdentificadorCertidao"::int as value from item_checklist
            where "Identificador" = ${open}`),
        from: certificate,
        to: null,
      };
    },

    async 'itemChanged -> matchedItems'() {
      const id = await operation();
      await done(ana.post('Certidao/Incluir', await asked(id)));
      return {
        change: async () => {
          const given = { IdentificadorOperacao: id, IdentificadorTipoCertidao: await type('CND_FED') };
          await done(ana.post('ItemChecklist/Incluir', given));
        },
        seen: async () =>
          (
            await run(sql`select 1 from item_checklist
              where "IdentificadorOperacao" = ${id} and "IdentificadorCertidao" is not null`)
          ).length,
        from: 0,
        to: 1,
      };
    },

    async 'propertyChanged -> propertyItems'() {
      const id = await operation();
      const [, gone] = [await read(id, 'concluida'), await read(id, 'em_analise')];
      await company.make('item-checklist', {
        IdentificadorOperacao: id,
        IdentificadorTipoCertidao: await type('MAT_IT'),
        IdentificadorRegistroMatricula: gone,
      });
      return {
        change: () => act(otto, 'RegistroMatricula', gone, 'cancelar', { Motivo: 'de outra pessoa' }),
        seen: count(id),
        from: 1,
        to: 0,
      };
    },

    async 'workflowChosen -> workflowItems'() {
      let made = 0;
      return {
        async change() {
          const { body } = await done(
            ana.post('Operacao/Incluir', {
              IdentificadorCliente: client,
              TipoImovel: 'Urbano',
              Prioridade: 'normal',
              Valor: 1,
            }),
          );
          made = body.ItemRegistro.Identificador;
        },
        seen: async () =>
          (await run(sql`select 1 from item_checklist where "IdentificadorOperacao" = ${made}`)).length > 0,
        from: false,
        to: true,
      };
    },
  };
};
