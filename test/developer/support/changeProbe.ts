/**
 * Runs in a copy of the project, on the database of the environment: fills it as people would (`fill`), or says what
 * they find there (`look`), as one line of JSON.
 */
import { join } from 'node:path';
import { openDatabase } from '../../../src/server/kit/database/openDatabase.ts';
import { migrateAll } from '../../../src/server/openServer.ts';
import { startServer } from '../../support/servers/startServer.ts';

const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = process.env;
const api = await startServer({
  start: async () => {
    const database = await openDatabase(url ? { url } : { dataDir: join(dataDir, 'banco') });
    if (process.argv[2] === 'fill') await migrateAll(database);
    return database;
  },
});
const login = 'ana@exemplo.com.br';
try {
  console.log(JSON.stringify(process.argv[2] === 'fill' ? await fill() : await look()));
} finally {
  await api.close();
}
process.exit(0);

async function fill() {
  const company = await api.company('Banco do Ensaio S.A.', '11222333000181');
  await company.person(login, 'administrador');
  await company.person('rui@exemplo.com.br', 'administrador');
  const desk = await api.signIn(login);
  const made = await desk.post('Diretoria/Incluir', {
    Nome: 'Crédito imobiliário',
    Sigla: 'CRI',
    Ativo: true,
  });
  const { Identificador: id } = made.body.ItemRegistro;
  await desk.post('Diretoria/Incluir', { Nome: 'Jurídica', Sigla: 'JUR', Ativo: true });
  await desk.put(`Diretoria/Alterar/${id}`, { Versao: 1, Sigla: 'CRED' });
  const kept = await desk.post('Visao/Incluir', {
    Entidade: 'diretoria',
    Nome: 'Por sigla',
    Definicao: {
      Busca: '',
      Filtro: { E: [{ Campo: 'Sigla', Operador: 'comeca', Valor: 'C' }] },
      Ordem: { Campo: 'Sigla', Ordem: 'desc' },
      Colunas: ['Nome', 'Sigla'],
      Larguras: { Sigla: 120 },
      Linhas: 25,
    },
  });
  const { Identificador: view, Versao } = kept.body.ItemRegistro;
  await desk.post(`Visao/Partilhar/${view}`, {
    Versao,
    Partilhas: [{ IdentificadorPerfil: null, Abre: true }],
  });
  await desk.post('Grupo/Incluir', { Nome: 'Grupo Ipê', Descricao: 'Dos tempos do papel', Ativo: true });
  return { id, view };
}

async function look() {
  const desk = await api.signIn(login);
  const colleague = await api.signIn('rui@exemplo.com.br');
  const list = async (path: string) =>
    (await desk.get(`${path}?Pagina=1&NumeroRegistros=10`)).body.ItemRegistro.Itens;
  const directories = await list('Diretoria/Listar');
  const [first] = directories;
  const refused = await desk.put(`Diretoria/Alterar/${first.Identificador}`, {
    Versao: first.Versao,
    Ativo: false,
  });
  const history = await desk.get(`Diretoria/Historico/${first.Identificador}`);
  const undone = await desk.post(`Diretoria/RestaurarVersao/${first.Identificador}`, {
    VersaoHistorica: 1,
    Versao: first.Versao,
  });
  return {
    directories,
    groups: await list('Grupo/Listar'),
    view: (await colleague.get('Visao/Listar')).body.ItemRegistro.Itens[0],
    history: history.body.ItemRegistro.Itens,
    refused: { status: refused.status, body: refused.body },
    undone: { status: undone.status, body: undone.body },
    seen: (await colleague.get(`Diretoria/Retornar/${first.Identificador}`)).body.ItemRegistro,
  };
}
