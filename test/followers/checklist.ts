import { cnpj, cpf } from 'cpf-cnpj-validator';
import { sql } from 'kysely';
import { done, type Scenarios, type Stage } from './scenario.ts';

/** What an operation asks for: its workflow, its checklist, and which certificates meet it. */
export const checklistScenarios = ({
  ana,
  otto,
  adm,
  company,
  client,
  operation,
  read,
  type,
  act,
  alter,
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

  const isMet = (id: number) =>
    value(
      sql`select "IdentificadorCertidao" is not null as value from item_checklist where "Identificador" = ${id}`,
    );

  /** A client each time, of a number that no other has. */
  const otherClient = async (): Promise<{ id: number; Documento: string }> => {
    const Documento = cpf.generate();
    return {
      id: await company.make('cliente', { Nome: 'Rui Sales', TipoPessoa: 'F', Documento }),
      Documento,
    };
  };

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

    /** A record that came again under the number of one that is gone: the certificate is about the new one. */
    async 'recordNumbered -> propertyItems'() {
      const id = await operation();
      const [gone, again] = [await read(id, 'em_analise'), await read(id, 'em_analise')];
      await run(sql`update registro_matricula set "Numero" = '88123' where "Identificador" = ${gone}`);
      const IdentificadorTipoCertidao = await type('MAT_IT');
      const asked = { IdentificadorOperacao: id, IdentificadorTipoCertidao };
      await company.make('item-checklist', { ...asked, IdentificadorRegistroMatricula: gone });
      const given = { ...asked, Origem: 'manual', SolicitarMesmoAssim: true, NumeroMatricula: '88.123' };
      await done(ana.post('Certidao/Incluir', given));
      await act(otto, 'RegistroMatricula', gone, 'cancelar', { Motivo: 'ilegível' });
      return {
        async change() {
          const { Versao } = (await done(ana.get(`RegistroMatricula/Retornar/${again}`))).body.ItemRegistro;
          const Correcoes = [
            { Tipo: 'alterar', Ato: null, Campo: 'Numero', Valor: '88123', Motivo: 'ilegível' },
          ];
          await done(ana.post(`RegistroMatricula/Corrigir/${again}`, { Versao, Correcoes }));
        },
        seen: count(id),
        from: 1,
        to: 0,
      };
    },

    async 'documentChanged -> matchedItems'() {
      const { id: person, Documento } = await otherClient();
      const id = await operation({ IdentificadorCliente: person });
      const open = await company.make('item-checklist', {
        IdentificadorOperacao: id,
        IdentificadorTipoCertidao: await type('CND_FED'),
      });
      await done(ana.post('Certidao/Incluir', { ...(await asked(id)), Documento, Nome: 'Rui Sales' }));
      return {
        change: () => alter(ana, 'Cliente', person, { Documento: cpf.generate() }),
        seen: () => isMet(open),
        from: true,
        to: false,
      };
    },

    async 'typeChanged -> matchedItems'() {
      const id = await operation({ IdentificadorCliente: (await otherClient()).id });
      const { item: open } = await item(id, { type: 'CNDT', asked: true });
      const kind = await type('CNDT');
      const isAboutPeople = await value(
        sql`select "AplicaPessoa" as value from tipo_certidao where "Identificador" = ${kind}`,
      );
      const about = (people: boolean) =>
        alter(adm, 'TipoCertidao', kind, { AplicaPessoa: people, AplicaEmpresa: people, AplicaUrbano: true });
      if (!isAboutPeople) await about(true);
      return { change: () => about(false), seen: () => isMet(open), from: false, to: true };
    },

    async 'clientChosen -> matchedItems'() {
      const id = await operation();
      const { item: open } = await item(id, { asked: true });
      const { id: other } = await otherClient();
      return {
        change: () => alter(adm, 'Operacao', id, { IdentificadorCliente: other }),
        seen: () => isMet(open),
        from: true,
        to: false,
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

    async 'companyFounded -> workflowsOfCompany'() {
      const Cnpj = cnpj.generate();
      return {
        change: () => done(adm.post('Empresa/Incluir', { RazaoSocial: 'Banco do Açude S.A.', Cnpj })),
        seen: async () =>
          (
            await run(sql`select 1 from workflow w join empresa e on e."Identificador" = w."IdentificadorEmpresa"
              where e."Cnpj" = ${Cnpj}`)
          ).length > 0,
        from: false,
        to: true,
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
