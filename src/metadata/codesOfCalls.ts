import type { Permission } from './permissionsOf.ts';

/** Codes no entity schema can declare: those that hand-written calls and their screens ask for. PARECER codes are never automatic. */
export const codesOfCalls: readonly Permission[] = [
  {
    code: 'DASHBOARD.CONSULTAR',
    label: { 'pt-br': 'Painéis', 'en-us': 'Dashboards' },
    screen: true,
    parent: null,
  },
  {
    code: 'MATRICULA.ENVIAR',
    label: { 'pt-br': 'Enviar matrículas', 'en-us': 'Upload records' },
    screen: false,
    parent: 'MATRICULA.CONSULTAR',
  },
  {
    code: 'MATRICULA.SINCRONIZAR',
    label: { 'pt-br': 'Sincronizar eventos', 'en-us': 'Synchronise events' },
    screen: false,
    parent: 'MATRICULA.CONSULTAR',
  },
  {
    code: 'CERTIDAO.BAIXAR',
    label: { 'pt-br': 'Baixar certidões', 'en-us': 'Download certificates' },
    screen: false,
    parent: 'CERTIDAO.CONSULTAR',
  },
  {
    code: 'VISAO.COMPARTILHAR',
    label: { 'pt-br': 'Compartilhar visões de listas', 'en-us': 'Share views of lists' },
    screen: false,
    parent: null,
  },
  {
    code: 'INSTALACAO.OPERAR',
    label: { 'pt-br': 'Operar a instalação', 'en-us': 'Operate the installation' },
    screen: true,
    parent: null,
  },
];
