import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { sampleRecord } from '../entities/sampleValues.ts';
import { rewriteLog } from '../people/rewriteLog.ts';
import { asking, get, post, put, type Reply } from './asking.ts';
import { everything, fieldCodes } from './fieldsUnderCodes.ts';
import type { Cell, Matrix } from './matrix.ts';
import type { Person } from './people.ts';

/** Fields under a code: absent from every answer without it, and changed by nobody who lacks the other one. */
export async function fieldCells(matrix: Matrix): Promise<readonly Cell[]> {
  const facts = await learn(matrix);
  const { client, segmentName } = facts;
  const ask = asking(matrix);
  const without = (code: string) =>
    matrix.people.holderOf(`all but ${code}`, everything.difference(new Set([code])));
  const seer = await matrix.people.holderOf('holder of every code, of fields too', everything);
  /** Both ways: who holds the code reads the text, who lacks it does not. */
  const both = async (name: string, code: string, asked: InjectOptions, text: string) => [
    ask(name, seer, asked, ({ payload }) => payload.includes(text)),
    ask(
      name,
      await without(code),
      asked,
      ({ statusCode, payload }) => statusCode < 500 && !payload.includes(text),
    ),
  ];
  const denied = async (name: string, code: string, asked: InjectOptions) => [
    ask(name, await without(code), asked, ({ payload }) => payload.includes(code)),
  ];
  const first = async (name: string, code: string, asked: InjectOptions, id: unknown) => {
    const isFirst = ({ payload }: Reply) => JSON.parse(payload).ItemRegistro.Itens[0]?.Identificador === id;
    return [
      ask(name, seer, asked, isFirst),
      ask(name, await without(code), asked, (reply) => reply.statusCode === 200 && !isFirst(reply)),
    ];
  };
  const keeps = async (name: string, code: string) => [
    ask(
      name,
      await without(code),
      post(`Cliente/RestaurarVersao/${client}`, { Versao: 1, VersaoHistorica: 1 }),
      isFirstVersion,
    ),
  ];
  const phone = { Versao: 1, Telefone: '+5511900000000' };
  const { see, change, segment, operation, heir, inactive } = fieldCodes;
  const transfer = `Operacao/Executar/transferir/${facts.operation}`;
  const toAnalyst = { Versao: facts.operationVersion, IdentificadorAnalista: facts.analyst };
  const filter = encodeURIComponent(
    JSON.stringify({ Campo: 'Telefone', Operador: 'igual', Valor: facts.phone }),
  );
  const ofSegment = `Entidade=segmento-area&IdentificadorRegistro=${facts.segment}`;
  const thrownAway = { Versao: 1, IdentificadorSegmentoArea: facts.thrownAway };
  const groups = await Promise.all([
    both('a record', see, get(`Cliente/Retornar/${client}`), facts.phone),
    both('a list', see, get('Cliente/Listar'), facts.phone),
    both('a history', see, get(`Cliente/Historico/${client}`), facts.phone),
    both('an export', see, get('Cliente/Exportar'), 'Telefone'),
    both(
      'a search of an export',
      see,
      get(`Cliente/Exportar?Busca=${facts.phone.slice(1)}`),
      facts.clientName,
    ),
    both('a search', see, get(`Cliente/Listar?Busca=${facts.phone.slice(1)}`), `"Identificador":${client},`),
    both('a change in the log', see, get(`LogAlteracao/Retornar/${facts.change}`), '"Campo":"Telefone"'),
    both(
      'a line of the log',
      see,
      get(`LogAlteracao/Listar?IdentificadorRegistro=${client}&Operacao=ALTERAR`),
      'Telefone',
    ),
    denied('a column of an export', see, get('Cliente/Exportar?Colunas=Telefone')),
    denied('a filter', see, get(`Cliente/Listar?Filtro=${filter}`)),
    denied('an order', see, get('Cliente/Listar?SortFields=Telefone&SortOrder=asc')),
    denied('a change', change, put(`Cliente/Alterar/${client}`, phone)),
    denied('a change of what one does not see', see, put(`Cliente/Alterar/${client}`, phone)),
    denied('a column of an import', change, csv(`Telefone\n${facts.phone}\n`)),
    keeps('an old version does not bring back what one does not see', see),
    keeps('nor what one may not change', change),
    both('the name of what a record refers to', segment, get(`Cliente/Retornar/${client}`), segmentName),
    both('the name of what a row refers to', segment, get(`Officer/Retornar/${facts.officer}`), segmentName),
    both('the name of a choice', segment, get('SegmentoArea/Escolhas'), segmentName),
    both('the name a change is told of', segment, get(`LogAlteracao/Listar?${ofSegment}`), segmentName),
    both(
      'the name in what changed',
      segment,
      get(`LogAlteracao/Retornar/${facts.officerChange}`),
      segmentName,
    ),
    both('the name of what was thrown away', segment, put(`Cliente/Alterar/${client}`, thrownAway), 'ZQLIXO'),
    both('a file finds by name', segment, csv(facts.file('home')), '"Erros":[]'),
    first('choices in the order of names', segment, get('SegmentoArea/Escolhas'), facts.early),
    first('a list in its usual order', segment, get('SegmentoArea/Listar'), facts.early),
    first(
      'a list in the order of names',
      segment,
      get('Cliente/Listar?SortFields=IdentificadorSegmentoArea&SortOrder=asc'),
      facts.earlyClient,
    ),
    denied('a parameter of an action', heir, post(transfer, toAnalyst)),
    both('why an action is not for now', operation, post(transfer, toAnalyst), facts.proposal),
    both('inactivating is offered', inactive, get(`Grupo/Referencias/${facts.group}`), '"PodeInativar":true'),
    strangersName(ask, seer, facts),
    otherState(ask, without('OPERACAO.CANCELAR'), facts.operation),
  ]);
  return groups.flat();
}

type Ask = ReturnType<typeof asking>;

const strangersName = async (ask: Ask, seer: Person, facts: { file: (whose: 'abroad') => string }) => [
  ask('a file finds nothing of another company', seer, csv(facts.file('abroad')), ({ payload }) =>
    payload.includes('não há registro chamado'),
  ),
];

const otherState = async (ask: Ask, person: Promise<Person>, id: unknown) => [
  ask(
    'an event asks for the code of the state it leaves',
    await person,
    post(`Operacao/Executar/cancelar/${id}`, { Versao: 999_999, Motivo: 'x' }),
    ({ statusCode, payload }) => statusCode === 403 && payload.includes('OPERACAO.CANCELAR'),
  ),
];

const isFirstVersion = ({ statusCode, payload }: Reply) =>
  statusCode === 200 && JSON.parse(payload).ItemRegistro.Versao === 1;

const csv = (payload: string): InjectOptions => ({
  method: 'POST',
  url: '/api/Cliente/Importar?Simular=true',
  headers: { 'content-type': 'text/csv' },
  payload,
});

/** What these cells need to be there, made once and never changed by them. */
async function learn({ folio, home, abroad }: Matrix) {
  const owner = async <T>(statement: ReturnType<typeof sql>): Promise<T> => {
    const { rows } = await folio.server.database.asMigrator((tx) => statement.execute(tx));
    return rows[0] as T;
  };
  const at = (name: string) => Number(home.living.get(name));
  const [client, segment, officer, operation] = [
    at('cliente'),
    at('segmento-area'),
    at('officer'),
    at('operacao'),
  ];
  // The client had another phone in its first version, so that coming back to it would change nothing else.
  const former = sql`jsonb_set("Depois", '{Telefone}', '"+5511988887777"')`;
  await owner(sql`insert into alteracao ("IdentificadorEmpresa", "EmpresaDoAutor", "Entidade", "IdentificadorRegistro",
      "Versao", "Operacao", "Usuario", "Origem", "Requisicao", "Antes", "Depois")
    select "IdentificadorEmpresa", "EmpresaDoAutor", "Entidade", "IdentificadorRegistro", 2, 'ALTERAR', 'ensaio', 'api',
      'ensaio', ${former}, "Depois"
    from alteracao where "Entidade" = 'cliente' and "IdentificadorRegistro" = ${client} order by "Identificador" limit 1`);
  await rewriteLog(
    folio.server.database,
    sql`update alteracao set "Depois" = ${former}
    where "Entidade" = 'cliente' and "IdentificadorRegistro" = ${client} and "Versao" = 1`,
  );
  const newest = (entity: string, id: number) => sql`(select max("Identificador") from alteracao
    where "Entidade" = ${entity} and "IdentificadorRegistro" = ${id})`;
  const facts = await owner<Readonly<Record<string, string>>>(sql`select
    (select "Nome" from segmento_area where "Identificador" = ${segment}) as segment,
    (select "Nome" from segmento_area where "Identificador" = ${abroad.living.get('segmento-area')}) as foreign,
    (select "Proposta" from operacao where "Identificador" = ${operation}) as proposal,
    (select "Versao" from operacao where "Identificador" = ${operation}) as version,
    (select "Nome" from cliente where "Identificador" = ${client}) as "clientName",
    (select "Telefone" from cliente where "Identificador" = ${client}) as phone,
    (select "Identificador" from grupo where "Nome" = 'Grupo em uso') as "group",
    ${newest('cliente', client)} as change, ${newest('officer', officer)} as "officerChange"`);
  const make = (Nome: string, Sigla: string) =>
    home.company.make('segmento-area', { Nome, Sigla, IdentificadorDiretoria: home.living.get('diretoria') });
  const early = await make('Aa segmento', 'AAA');
  const thrownAway = await make('ZQLIXO', 'ZQL');
  await owner(sql`update segmento_area set "ExcluidoEm" = now() where "Identificador" = ${thrownAway}`);
  const known = async (name: string) => home.living.get(name) ?? null;
  const model = folio.server.models.named('cliente').entity;
  const sampled = await sampleRecord(model, 90_001, known, {
    TipoPessoa: 'F',
    IdentificadorSegmentoArea: early,
  });
  const earlyClient = await home.company.make('cliente', { ...sampled, Nome: 'Zilda', Telefone: null });
  const { Documento } = await sampleRecord(model, 90_002, known, { TipoPessoa: 'F' });
  const phone = facts.phone ?? '';
  return {
    client,
    segment,
    officer,
    operation,
    operationVersion: Number(facts.version),
    analyst: home.living.get('analista'),
    phone,
    clientName: facts.clientName ?? '',
    segmentName: facts.segment ?? '',
    proposal: facts.proposal ?? '',
    change: facts.change,
    officerChange: facts.officerChange,
    group: facts.group,
    early,
    earlyClient,
    thrownAway,
    file: (whose: 'home' | 'abroad') => {
      const name = whose === 'home' ? facts.segment : facts.foreign;
      return `Tipo de pessoa;CPF/CNPJ;Nome;Segmento/Área\nF;${Documento};Nome novo;${name}\n`;
    },
  };
}
