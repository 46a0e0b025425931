import { casesOf } from '../certificates/cases.ts';
import { makePdf, textLines } from '../support/papers/makePdf.ts';
import { done, type Scenarios, type Stage } from './scenario.ts';

const ccir = casesOf('first').find(({ name }) => name === 'ccir-quitado')?.text ?? '';

/** What is found in a registry record. */
export const findingScenarios = ({ ana, operation, read, type, act, alter, findings }: Stage): Scenarios => {
  /** A record whose findings are those of today. */
  const looked = async (id: number): Promise<number> => {
    const record = await read(id, 'aguardando_analise');
    await done(ana.post('Apontamento/Executar/atualizar', { IdentificadorRegistroMatricula: record }));
    return record;
  };

  return {
    async 'recordTurnedTo -> recordFindings'() {
      const record = await read(await operation({ TipoImovel: 'Rural' }), 'aguardando_analise');
      return {
        change: () => act(ana, 'RegistroMatricula', record, 'analisar'),
        seen: async () => (await findings(record)).length > 0,
        from: false,
        to: true,
      };
    },

    async 'dealChanged -> recordFindings'() {
      const id = await operation();
      const record = await looked(id);
      const before = await findings(record);
      return {
        change: () => alter(ana, 'Operacao', id, { DataPrevistaAssinatura: '2098-01-01' }),
        seen: async () => (await findings(record)).length > before.length,
        from: false,
        to: true,
      };
    },

    async 'landStated -> recordFindings'() {
      const id = await operation({ TipoImovel: 'Rural' });
      const record = await looked(id);
      const { body } = await done(
        ana.post('Certidao/Incluir', {
          IdentificadorOperacao: id,
          IdentificadorTipoCertidao: await type('CCIR'),
          CodigoIncra: '4040390127764',
          IdentificadorRegistroMatricula: record,
        }),
      );
      const certificate = body.ItemRegistro.Identificador;
      const pdf = makePdf([{ content: textLines(ccir.split('\n')) }]);
      await done(ana.send(`Certidao/Anexar/${certificate}?Nome=ccir.pdf`, pdf));
      const answer = { Resultado: 'REGULAR', DataEmissao: '2026-06-18', ConfirmarDivergencia: true };
      return {
        change: () => act(ana, 'Certidao', certificate, 'confirmar', answer),
        seen: async () => (await findings(record)).includes('FL-03'),
        from: false,
        to: true,
      };
    },
  };
};
