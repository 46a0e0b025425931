import type { Api, ApiAnswer, ApiRequest } from './answer.ts';

/** Ways of not keeping the contract, each by itself, laid over an API that keeps it. */
export type WrongName = keyof typeof wrongs;

type Wrong = (right: Api) => Api;

/** Changes what is asked before the right API hears it. */
const asking =
  (change: (request: ApiRequest, right: Api) => ApiRequest): Wrong =>
  (right) =>
  (request) =>
    right(change(request, right));

/** Changes what the right API answered. */
const answering =
  (change: (answer: ApiAnswer, request: ApiRequest, right: Api) => ApiAnswer): Wrong =>
  (right) =>
  (request) =>
    change(right(request), request, right);

/** Only for calls whose path this is, or ends so. */
const at =
  (call: string, wrong: Wrong): Wrong =>
  (right) => {
    const changed = wrong(right);
    return (request) => (request.path.includes(call) ? changed(request) : right(request));
  };

/** Rewrites the text of answers that are JSON. */
const rewriting = (change: (text: string) => string): Wrong =>
  answering((answer) =>
    answer.type === undefined ? { ...answer, body: JSON.parse(change(JSON.stringify(answer.body))) } : answer,
  );

/** Rewrites the payload of successes. */
const giving = (change: (item: unknown, request: ApiRequest) => unknown): Wrong =>
  answering((answer, request) =>
    answer.status === 200 && answer.type === undefined
      ? {
          ...answer,
          body: { Sucesso: true, ItemRegistro: change((answer.body as Item).ItemRegistro, request) },
        }
      : answer,
  );

const refusing = (from: number, to: (answer: ApiAnswer) => ApiAnswer): Wrong =>
  answering((answer) => (answer.status === from ? to(answer) : answer));

const withQuery = (request: ApiRequest, change: (query: URLSearchParams) => void): ApiRequest => {
  const query = new URLSearchParams(request.query);
  change(query);
  return { ...request, query };
};

const withoutQuery = (...names: readonly string[]): Wrong =>
  asking((request) =>
    withQuery(request, (query) => {
      for (const name of names) query.delete(name);
    }),
  );

/** Only the last of a parameter that is given several times, as many frameworks read them. */
const lastOf = (isRead: (name: string) => boolean): Wrong =>
  asking((request) =>
    withQuery(request, (query) => {
      for (const name of new Set(query.keys()))
        if (isRead(name)) query.set(name, query.getAll(name).at(-1) ?? '');
    }),
  );

type Item = Readonly<Record<string, unknown>>;

interface List extends Item {
  readonly Itens: readonly Item[];
  readonly Total: number;
}

const inLists = (change: (list: List, request: ApiRequest) => unknown): Wrong =>
  at(
    'Cliente/Listar',
    giving((item, request) => change(item as List, request)),
  );

const bodyOf = ({ body }: ApiRequest): Item => (body === '' ? {} : (JSON.parse(body) as Item));

const paging = new Set(['SortFields', 'SortOrder', 'CodigosIgnorar', 'CodigosPesquisar', 'OrdenarNome']);

/** What its version is now, so that a change made on any other goes through. */
function versionNow(request: ApiRequest, right: Api): unknown {
  const path = request.path.replace(/\/(Alterar|Excluir)\//, '/Retornar/');
  const found = right({ ...request, method: 'GET', path, query: new URLSearchParams(), body: '' });
  return (found.body as { readonly ItemRegistro?: Item }).ItemRegistro?.Versao;
}

export const wrongs = {
  'no-envelope': answering((answer) =>
    answer.status === 200 && answer.type === undefined
      ? { ...answer, body: (answer.body as Item).ItemRegistro }
      : answer,
  ),
  'html-type': answering((answer) =>
    answer.status === 200 && answer.type === undefined
      ? { ...answer, type: 'text/html', body: JSON.stringify(answer.body) }
      : answer,
  ),
  'kept-on-the-way': answering((answer) => ({
    ...answer,
    headers: { ...answer.headers, 'Cache-Control': 'private, max-age=60' },
  })),
  'login-without-name': at(
    'Autenticacao/Login',
    giving((item) => ({ ...(item as Item), NomePessoa: undefined })),
  ),
  'login-answers-strangers': at(
    'Autenticacao/Login',
    refusing(401, (answer) => ({ ...answer, status: 422 })),
  ),
  'token-check-wants-bearer': at('ValidarToken', (right) => (request) => {
    if (request.headers.authorization) return right(request);
    const Erros = [{ Texto: 'Entre primeiro.', Codigo: 'sessao' }];
    return { status: 401, body: { Sucesso: false, Erros } };
  }),
  'token-check-refuses': at(
    'ValidarToken',
    answering((answer) =>
      (answer.body as Item).Sucesso
        ? answer
        : { status: 404, body: { Sucesso: false, Erros: [{ Texto: 'Não há.', Codigo: 'token' }] } },
    ),
  ),
  'permissions-as-texts': at(
    'CarregarTransacao',
    giving((item) => (item as readonly Item[]).map(({ Codigo }) => Codigo)),
  ),
  'data-of-another': at(
    'CarregarDadoToken',
    giving((item) => ({ ...(item as Item), IdentificadorUsuario: 99 })),
  ),
  'companies-without-branches': at(
    'RetornarEmpresas',
    giving((item) => (item as readonly Item[]).map(({ Filiais: _left, ...company }) => company)),
  ),
  'switch-keeps-token': at('TrocarEmpresa', (right) => (request) => {
    const { IdentificadorEmpresa } = bodyOf(request);
    if (IdentificadorEmpresa !== 11) return right(request);
    return right({ ...request, method: 'GET', path: 'Autenticacao/CarregarDadoToken', body: '' });
  }),
  'switch-to-anybody': at('TrocarEmpresa', (right) => (request) => {
    const { IdentificadorEmpresa } = bodyOf(request);
    if (IdentificadorEmpresa === 11) return right(request);
    return right({ ...request, method: 'GET', path: 'Autenticacao/CarregarDadoToken', body: '' });
  }),
  'old-token-after-switch': (right) => (request) => {
    if (!request.path.endsWith('TrocarEmpresa')) return right(request);
    // The session moves on a copy, so that the one it comes from stays.
    const Login = 'bento@segunda.example';
    const body = JSON.stringify({ Login, Senha: 'onze jacarés na lagoa' });
    const fresh = right({ ...request, path: 'Autenticacao/Login', body });
    const { Token } = (fresh.body as { readonly ItemRegistro: Item }).ItemRegistro;
    return right({ ...request, headers: { ...request.headers, authorization: `Bearer ${Token}` } });
  },
  'logout-forgets-nothing': at('Autenticacao/Logout', () => () => ({
    status: 200,
    body: { Sucesso: true, ItemRegistro: true },
  })),
  'any-current-password': at('AlterarSenha', (right) => (request) => {
    const answer = right(request);
    const { Erros } = answer.body as { readonly Erros?: readonly Item[] };
    const isCurrent = Erros?.[0]?.Campo === 'SenhaAtual';
    return isCurrent ? { status: 200, body: { Sucesso: true, ItemRegistro: true } } : answer;
  }),
  'any-confirmation': (right) => {
    let typed: unknown;
    return (request) => {
      if (!request.path.endsWith('AlterarSenha')) return right(request);
      const { SenhaAtual, NovaSenha, ConfirmacaoSenha } = bodyOf(request);
      const isMistyped = NovaSenha !== ConfirmacaoSenha;
      if (!isMistyped && SenhaAtual !== typed) return right(request);
      typed = isMistyped ? NovaSenha : undefined;
      return { status: 200, body: { Sucesso: true, ItemRegistro: true } };
    };
  },
  'short-passwords': (right) => {
    let typed = '';
    return (request) => {
      if (!request.path.endsWith('AlterarSenha')) return right(request);
      const { SenhaAtual, NovaSenha } = bodyOf(request);
      const isShort = String(NovaSenha).length < 8;
      if (!isShort && SenhaAtual !== typed) return right(request);
      typed = isShort ? String(NovaSenha) : '';
      return { status: 200, body: { Sucesso: true, ItemRegistro: true } };
    };
  },
  'reset-tells-strangers': at('ResetarSenhaLogin', (right) => (request) => {
    const answer = right(request);
    const { Login } = bodyOf(request);
    const Texto = `${Login} não existe.`;
    return { ...answer, body: { ...(answer.body as object), ItemRegistro: Texto } };
  }),
  'reset-takes-any-code': at('ResetarSenhaCodigo', () => () => ({
    status: 200,
    body: { Sucesso: true, ItemRegistro: true },
  })),
  'reset-finishes-for-strangers': at('ResetarSenhaConcluir', () => () => ({
    status: 500,
    type: 'text/plain',
    body: 'Object reference not set to an instance of an object.',
  })),
  '200-for-401': refusing(401, (answer) => ({ ...answer, status: 200 })),
  'strange-tokens-open': (right) => (request) =>
    request.headers.authorization?.includes('nenhuma-sessao')
      ? { status: 200, body: { Sucesso: true, ItemRegistro: {} } }
      : right(request),
  '403-without-code': refusing(403, (answer) => ({
    ...answer,
    body: { Sucesso: false, Erros: [{ Texto: 'Sem permissão.', Codigo: 'permissao' }] },
  })),
  'permissions-without-screens': at(
    'ListarTrasacao',
    giving((item) => (item as readonly Item[]).map(({ Tela: _left, ...permission }) => permission)),
  ),
  'tree-is-flat': asking((request) => ({
    ...request,
    path: request.path.replace('ListarTrasacao/true', 'ListarTrasacao/false'),
  })),
  'screens-and-all': asking((request) => ({
    ...request,
    path: request.path.replace(/(ListarTrasacao\/\w+)\/true/, '$1/false'),
  })),
  'enum-codes-are-numbers': at(
    'ListarEnum',
    giving((item) => (item as readonly Item[]).map((one, index) => ({ ...one, Codigo: String(index) }))),
  ),
  'enum-ignores-nothing': withoutQuery('CodigosIgnorar'),
  'enum-search-reads-last': lastOf((name) => name === 'CodigosPesquisar'),
  'enum-unordered': withoutQuery('OrdenarNome'),
  'enum-unknown-is-empty': at(
    'ListarEnum',
    refusing(404, () => ({ status: 200, body: { Sucesso: true, ItemRegistro: [] } })),
  ),
  'enum-label-is-json': at(
    'RetornarEnum',
    answering((answer) =>
      answer.status === 200 ? { status: 200, body: { Sucesso: true, ItemRegistro: answer.body } } : answer,
    ),
  ),
  'unknown-labels-are-empty': at(
    'RetornarEnum',
    refusing(404, () => ({ status: 200, type: 'text/plain', body: '' })),
  ),
  'one-language': asking((request) => ({
    ...request,
    headers: { ...request.headers, 'accept-language': 'pt-BR' },
  })),
  'workflows-without-type': at(
    'RetornarWorflows',
    giving((item) => (item as readonly Item[]).map(({ TipoImovel: _left, ...flow }) => flow)),
  ),
  'workflows-of-all-types': withoutQuery('TipoImovel'),
  'no-versions': inLists((list) => ({
    ...list,
    Itens: list.Itens.map(({ Versao: _left, ...item }) => item),
  })),
  'whole-list-at-once': at('Cliente/Listar', withoutQuery('NumeroRegistros')),
  'pages-from-zero': at(
    'Cliente/Listar',
    asking((request) =>
      withQuery(request, (query) => {
        const page = query.get('Pagina');
        if (page !== null) query.set('Pagina', String(Number(page) + 1));
      }),
    ),
  ),
  'pages-overlap': at('Cliente/Listar', (right) => (request) => {
    const page = Number(request.query.get('Pagina') ?? 1);
    const size = Number(request.query.get('NumeroRegistros') ?? 25);
    const answer = right(request);
    if (answer.status !== 200 || page === 1) return answer;
    const before = right(withQuery(request, (query) => query.set('Pagina', String(page - 1))));
    const listIn = ({ body }: ApiAnswer) => (body as { readonly ItemRegistro: List }).ItemRegistro;
    const list = listIn(answer);
    const Itens = [...listIn(before).Itens.slice(-1), ...list.Itens].slice(0, size);
    return {
      ...answer,
      body: { Sucesso: true, ItemRegistro: { ...list, Itens: list.Itens.length === 0 ? [] : Itens } },
    };
  }),
  'total-is-wrong': inLists((list) => ({ ...list, Total: list.Total + 1 })),
  'past-end-is-missing': at(
    'Cliente/Listar',
    answering((answer, { query }) => {
      const item = (answer.body as { readonly ItemRegistro?: List }).ItemRegistro;
      const isPast = item?.Itens.length === 0 && Number(query.get('Pagina') ?? 1) > 1;
      return isPast
        ? { status: 404, body: { Sucesso: false, Erros: [{ Texto: 'Não há.', Codigo: 'fim' }] } }
        : answer;
    }),
  ),
  'ignores-sort-order': asking((request) =>
    withQuery(request, (query) => {
      const { length } = query.getAll('SortOrder');
      query.delete('SortOrder');
      for (let index = 0; index < length; index += 1) query.append('SortOrder', 'asc');
    }),
  ),
  'texts-one-way': asking((request) =>
    withQuery(request, (query) => {
      if (query.get('SortFields') === 'Nome') query.set('SortOrder', 'asc');
    }),
  ),
  'sorts-by-last-order': asking((request) =>
    withQuery(request, (query) => {
      const orders = query.getAll('SortOrder');
      query.delete('SortOrder');
      for (const _order of orders) query.append('SortOrder', orders.at(-1) ?? 'asc');
    }),
  ),
  'ties-as-they-come': inLists((list, { query }) => {
    const [name = '', ...others] = query.getAll('SortFields');
    if (name !== 'ProdutorRural' || others.length > 0) return list;
    const scattered = (item: Item) => (Number(item.Identificador) * 7) % 5;
    return {
      ...list,
      Itens: list.Itens.toSorted(
        (a, b) => Number(a[name] ?? 0) - Number(b[name] ?? 0) || scattered(a) - scattered(b),
      ),
    };
  }),
  'unknown-order-is-none': asking((request) =>
    request.query.get('SortFields') === 'NaoHaEsteCampo'
      ? withQuery(request, (query) => {
          query.delete('SortFields');
          query.delete('SortOrder');
        })
      : request,
  ),
  'order-by-half': asking((request) =>
    withQuery(request, (query) => {
      const fields = query.getAll('SortFields').slice(0, query.getAll('SortOrder').length);
      query.delete('SortFields');
      for (const field of fields) query.append('SortFields', field);
    }),
  ),
  'equality-is-ignored': at('Cliente/Listar', withoutQuery('Nome')),
  'equality-reads-last': lastOf((name) => !paging.has(name)),
  'unknown-filter-is-none': withoutQuery('NaoHaEsteCampo'),
  'filter-is-ignored': at(
    'Cliente/Listar',
    asking((request) =>
      // Such an API reads days and hours all the same.
      request.query.get('Filtro')?.includes('CriadoEm')
        ? request
        : withQuery(request, (query) => query.delete('Filtro')),
    ),
  ),
  'or-is-and': asking((request) =>
    withQuery(request, (query) => {
      const filter = query.get('Filtro');
      if (filter) query.set('Filtro', filter.replaceAll('"OU"', '"E"'));
    }),
  ),
  'broken-filters-are-none': at(
    'Cliente/Listar',
    asking((request) =>
      request.query.get('Filtro') === '{"E":['
        ? withQuery(request, (query) => query.delete('Filtro'))
        : request,
    ),
  ),
  'search-minds-accents': at(
    'Cliente/Listar',
    giving((item, { query }) => {
      const list = item as List;
      const words = (query.get('Busca') ?? '').split(' ').filter((word) => /^\p{L}/u.test(word));
      const Itens = list.Itens.filter(({ Nome }) => words.every((word) => String(Nome).includes(word)));
      return { ...list, Itens, Total: Itens.length === list.Itens.length ? list.Total : Itens.length };
    }),
  ),
  'search-minds-punctuation': at(
    'Cliente/Listar',
    giving((item, { query }) =>
      /\d[./-]\d/.test(query.get('Busca') ?? '') ? { ...(item as List), Itens: [], Total: 0 } : item,
    ),
  ),
  'instants-with-offset': rewriting((text) =>
    text.replace(/(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?Z/g, (whole) =>
      new Date(Date.parse(whole) - 3 * 3_600_000).toISOString().replace('Z', '-03:00'),
    ),
  ),
  'local-time-is-utc': asking((request) =>
    withQuery(request, (query) => {
      const filter = query.get('Filtro');
      if (!filter) return;
      const moved = filter.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/g, (local) =>
        new Date(Date.parse(`${local}Z`) - 3 * 3_600_000).toISOString().slice(0, 19),
      );
      query.set('Filtro', moved);
    }),
  ),
  'days-with-hours': rewriting((text) =>
    text.replace(/("DataConstituicao":"\d{4}-\d\d-\d\d)"/g, '$1T00:00:00"'),
  ),
  'texts-become-dates': rewriting((text) =>
    text.replace(/"NomeFantasia":"(\d{4}-\d\d-\d\d)"/g, '"NomeFantasia":"$1T00:00:00.000Z"'),
  ),
  'creates-without-answer': at(
    'Cliente/Incluir',
    giving((item) => ({ Identificador: (item as Item).Identificador })),
  ),
  'required-without-field': at(
    'Cliente/Incluir',
    refusing(422, (answer) => ({
      ...answer,
      body: { Sucesso: false, Erros: [{ Texto: 'Falta algo.', Codigo: 'falta' }] },
    })),
  ),
  'another-record': at(
    'Cliente/Retornar',
    giving((item) => ({ ...(item as Item), Nome: 'Outra Pessoa' })),
  ),
  'missing-is-empty': at(
    'Retornar/999999999',
    refusing(404, () => ({ status: 200, body: { Sucesso: true, ItemRegistro: null } })),
  ),
  'changes-keep-version': at(
    'Cliente/Alterar',
    giving((item) => ({ ...(item as Item), Versao: 1 })),
  ),
  'version-is-optional': at(
    'Cliente/Alterar',
    asking((request, right) => ({
      ...request,
      body: JSON.stringify({ Versao: versionNow(request, right), ...bodyOf(request) }),
    })),
  ),
  'late-changes-win': at(
    'Cliente/Alterar',
    asking((request, right) => {
      const body = bodyOf(request);
      return 'Versao' in body
        ? { ...request, body: JSON.stringify({ ...body, Versao: versionNow(request, right) }) }
        : request;
    }),
  ),
  'history-oldest-first': at(
    'Cliente/Historico',
    giving((item) => ({ Itens: (item as List).Itens.toReversed() })),
  ),
  'versions-stay-old': at('Cliente/RestaurarVersao', (right) => (request) => {
    const path = request.path.replace('RestaurarVersao', 'Retornar');
    return right({ ...request, method: 'GET', path, body: '' });
  }),
  'repeats-again': (right) => {
    let count = 0;
    return (request) => {
      if (!request.headers['idempotency-key']?.endsWith('repetida')) return right(request);
      count += 1;
      const body = bodyOf(request);
      const other = { ...body, Documento: String(Number(body.Documento) + count) };
      const headers = { ...request.headers, 'idempotency-key': `${count}` };
      return right({ ...request, headers, body: JSON.stringify(other) });
    };
  },
  'deletes-without-version': at(
    'Cliente/Excluir/',
    asking((request, right) =>
      request.query.has('Versao')
        ? request
        : withQuery(request, (query) => query.set('Versao', String(versionNow(request, right)))),
    ),
  ),
  'deletes-nothing': at(
    'Cliente/Excluir/',
    (right) => (request) =>
      request.query.has('Versao')
        ? { status: 200, body: { Sucesso: true, ItemRegistro: {} } }
        : right(request),
  ),
  'restores-nothing': at('Cliente/Restaurar/', () => () => ({
    status: 200,
    body: { Sucesso: true, ItemRegistro: {} },
  })),
  'deletes-one-of-many': at(
    'ExcluirVarios',
    asking((request) => {
      const { Identificadores: ids, ...rest } = bodyOf(request);
      const body = Array.isArray(ids) ? { Identificadores: ids.slice(0, 1) } : rest;
      return { ...request, body: JSON.stringify(body) };
    }),
  ),
  'deletes-no-found': at(
    'ExcluirVarios',
    (right) => (request) =>
      'Filtro' in bodyOf(request)
        ? { status: 200, body: { Sucesso: true, ItemRegistro: { Excluidos: [], Recusados: [] } } }
        : right(request),
  ),
  'export-is-json': at(
    'Exportar',
    (right) => (request) =>
      right({ ...request, path: request.path.replace('Exportar', 'Listar'), query: new URLSearchParams() }),
  ),
  'errors-of-its-own': answering((answer) =>
    answer.status >= 400 && answer.status !== 422
      ? {
          ...answer,
          body: { mensagem: 'Algo deu errado.', ItemRegistro: (answer.body as Item).ItemRegistro },
        }
      : answer,
  ),
  'unknown-calls-are-fine': at('NaoHaEstaChamada', () => () => ({
    status: 200,
    body: { Sucesso: true, ItemRegistro: [] },
  })),
  'any-body-will-do': (right) => (request) => {
    const isText = request.headers['content-type'] === 'text/plain';
    return right(
      isText ? { ...request, headers: { ...request.headers, 'content-type': 'application/json' } } : request,
    );
  },
  'half-a-body-is-empty': (right) => (request) => {
    const answer = right(request);
    return answer.status === 400 && request.body.endsWith(':') ? { ...answer, status: 200 } : answer;
  },
} as const satisfies Readonly<Record<string, Wrong>>;
