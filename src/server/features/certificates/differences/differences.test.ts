import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boaAurora } from '../../../../../test/support/papers/matricula.ts';
import { type OpinionGround, openOpinionGround } from '../../../../../test/support/people/opinionDesk.ts';
import { type Desk, startServer, type TestServer } from '../../../../../test/support/servers/startServer.ts';
import type { Reading } from '../../../../domain/matricula/model/index.ts';

let folio: TestServer;
let ana: Desk;
let ground: OpinionGround;
let record: number;
let company: number;
let client: number;

beforeAll(async () => {
  folio = await startServer();
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  company = ipe.id;
  await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  ana = await folio.signIn('ana@ipe.exemplo');
  ground = await openOpinionGround(folio, ipe);
  client = (await ana.get(`Operacao/Retornar/${ground.operation}`)).body.ItemRegistro.IdentificadorCliente;
  record = await ground.record(ofLand());
});
afterAll(() => folio.close());

/** Fazenda Boa Aurora, with numbers to compare. */
function ofLand(): Reading {
  const { opening, ...rest } = boaAurora();
  const property = {
    ...opening.property,
    municipality: 'Vale Claro',
    state: 'SP',
    car: 'SP-1',
    nirf: ['1111'],
  };
  return { ...rest, opening: { ...opening, property } };
}

const said = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, Valor]) => [
      name,
      { Valor, Confianca: 99, Pagina: 1, Caixas: [], Citacao: Valor },
    ]),
  );

/** As it stands once it was attached and confirmed. */
async function issued(sobre: Record<string, string>, imovel: Record<string, string> = {}, more: object = {}) {
  const data = JSON.stringify({
    Leitura: 'lida',
    Propostas: {},
    Sobre: said(sobre),
    Imovel: said(imovel),
    Ressalvas: [],
    Contradicoes: [],
    ConteudoAtivo: [],
  });
  const columns = {
    IdentificadorEmpresa: company,
    IdentificadorOperacao: ground.operation,
    IdentificadorCliente: client,
    CriadoPor: 1,
    AlteradoPor: 1,
    Situacao: 'emitida',
    Titulo: 'Certidão',
    Origem: 'manual',
    DataEmissao: '2026-11-01',
    Busca: '',
    ...more,
  };
  const id = await folio.server.database.asMigrator(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into certidao (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))}, "Dados",
        "IdentificadorTipoCertidao")
      select ${sql.join(Object.values(columns))}, ${data}::text::jsonb, "Identificador" from tipo_certidao
      where "Codigo" = 'CND_ITR' returning "Identificador" as id`.execute(tx);
    return rows[0]?.id ?? 0;
  });
  return async (desk = ana, headers = {}) =>
    (await desk.get(`Certidao/Retornar/${id}`, headers)).body.ItemRegistro.Divergencias.map(
      ({ Campo, Severidade, Texto }: { Campo: string; Severidade: string; Texto: string }) => [
        Campo,
        Severidade,
        Texto,
      ],
    );
}

describe('an issued certificate', () => {
  test('of the client differs in nothing, however the name is written', async () => {
    const differences = await issued({ Nome: 'ANA COUTO', Documento: '71938462050' });
    expect(await differences()).toEqual([]);
  });

  test('of somebody else says so, in the reader’s language', async () => {
    const differences = await issued({ Nome: 'Bento Prado', Documento: '15350946056' });
    expect(await differences()).toEqual([
      ['Documento', 'CRITICA', 'CPF/CNPJ: a certidão diz 15350946056; o cadastro, 71938462050.'],
    ]);
    expect((await differences(ana, { 'accept-language': 'en-us' }))[0][2]).toContain('the certificate says');
  });

  test('of an owner of the property it is about is no difference', async () => {
    const owner = { Nome: 'Fábio Mota Teste', Documento: '12345678909' };
    const about = { IdentificadorRegistroMatricula: record };
    expect((await (await issued(owner))())[0][0]).toBe('Documento');
    expect(await (await issued(owner, {}, about))()).toEqual([]);
  });

  test('of another property differs from its registry record as it stands today', async () => {
    const land = { Municipio: 'Vale Claro', Uf: 'SP', Car: 'SP-2', Cib: '2222' };
    const differences = await issued({}, land, { IdentificadorRegistroMatricula: record });
    expect((await differences()).map(([field]: string[]) => field).toSorted()).toEqual(['Car', 'Cib']);
  });

  test('is held against no registry record its reader may not read', async () => {
    const differences = await issued({}, { Car: 'SP-2' }, { IdentificadorRegistroMatricula: record });
    expect(await differences()).toHaveLength(1);
    await folio.server.database.asMigrator((tx) =>
      sql`delete from perfil_codigos where "Codigo" = 'MATRICULA.CONSULTAR'`.execute(tx),
    );
    expect(await differences(await folio.signIn('ana@ipe.exemplo'))).toEqual([]);
  });

  test('not issued yet is compared when it is', async () => {
    const differences = await issued({ Documento: '15350946056' }, {}, { Situacao: 'solicitada' });
    expect(await differences()).toEqual([]);
  });
});
