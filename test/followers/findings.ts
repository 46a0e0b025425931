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

  let copies = 0;

  /** A certificate of land whose file waits to be confirmed. */
  const attached = async (id: number, record: number | null): Promise<number> => {
    const { body } = await done(
      ana.post('Certidao/Incluir', {
        IdentificadorOperacao: id,
        IdentificadorTipoCertidao: await type('CCIR'),
        CodigoIncra: '4040390127764',
        IdentificadorRegistroMatricula: record,
      }),
    );
    const certificate = body.ItemRegistro.Identificador;
    copies += 1;
    const pdf = makePdf([{ content: textLines(ccir.split('\n')) }], `/N ${copies}`);
    await done(ana.send(`Certidao/Anexar/${certificate}?Nome=ccir.pdf`, pdf));
    return certificate;
  };
  const confirmed = (certificate: number) =>
    act(ana, 'Certidao', certificate, 'confirmar', {
      Resultado: 'REGULAR',
      DataEmissao: '2026-06-18',
      ConfirmarDivergencia: true,
    });

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
      const certificate = await attached(id, record);
      return {
        change: () => confirmed(certificate),
        seen: async () => (await findings(record)).includes('FL-03'),
        from: false,
        to: true,
      };
    },

    /** What was asked for no record speaks of the only one there is. */
    async 'propertyChanged -> recordFindings'() {
      const id = await operation({ TipoImovel: 'Rural' });
      const record = await looked(id);
      await confirmed(await attached(id, null));
      return {
        change: () => read(id, 'em_analise'),
        seen: async () => (await findings(record)).includes('FL-03'),
        from: true,
        to: false,
      };
    },
  };
};
