import { everyCode } from '../../engine/auth/effectiveCodes.ts';
import type { StandardProfile } from '../../engine/auth/furnishCompany.ts';

const actions = (prefixes: readonly string[], names: readonly string[]) =>
  prefixes.flatMap((prefix) => names.map((name) => `${prefix}.${name}`));

const reading = [
  ...actions(
    ['OPERACAO', 'MATRICULA', 'CERTIDAO', 'PARECER', 'CLIENTE', 'DASHBOARD', 'FEEDBACK', 'NOTIFICACAO'],
    ['CONSULTAR'],
  ),
  ...actions(['OPERACAO', 'MATRICULA'], ['EXPORTAR']),
  'CERTIDAO.BAIXAR',
  'FEEDBACK.ENVIAR',
];

const working = [
  ...reading,
  ...actions(['OPERACAO', 'CLIENTE'], ['INCLUIR', 'ALTERAR']),
  ...actions(['MATRICULA'], ['ENVIAR', 'REPROCESSAR', 'ALTERAR', 'CONCLUIR', 'SINCRONIZAR']),
  ...actions(['CERTIDAO'], ['SOLICITAR', 'ATUALIZAR', 'ALTERAR', 'EXPORTAR']),
  ...actions(['PARECER'], ['REDIGIR', 'SUBMETER', 'EXCLUIR']),
  'CALCULADORA.USAR',
];

const deciding = [
  ...working,
  ...actions(['OPERACAO'], ['EXCLUIR', 'CANCELAR', 'REABRIR', 'TRANSFERIR']),
  ...actions(['MATRICULA'], ['CANCELAR', 'DESCARTAR', 'REABRIR', 'DEVOLVER', 'ASSUMIR']),
  ...actions(['PARECER'], ['APROVAR', 'DEVOLVER', 'REVOGAR']),
  ...actions(['CLIENTE'], ['EXCLUIR', 'EXPORTAR']),
  'CERTIDAO.EXCLUIR',
  'VISAO.COMPARTILHAR',
  ...actions(
    [
      'GRUPO',
      'OFFICER',
      'ANALISTA',
      'SEGMENTO',
      'SEGMENTOAREA',
      'DIRETORIA',
      'EMPRESA',
      'FILIAL',
      'USUARIO',
      'PERFIL',
      'PRODUTO',
      'WORKFLOW',
    ],
    ['CONSULTAR'],
  ),
];

/** The four profiles of the trade and what each may do. */
export const standardProfiles: readonly StandardProfile[] = [
  {
    name: 'administrador',
    description: 'Mantém pessoas, empresas, perfis e listas. Não assina pareceres.',
    codes: [everyCode],
    grants: [everyCode],
    isAdministrators: true,
  },
  {
    name: 'officer',
    description: 'Decide: aprova pareceres, reabre e cancela. Vê as operações de sua carteira.',
    codes: deciding,
    grants: [],
  },
  {
    name: 'analista',
    description: 'Envia e analisa matrículas, pede certidões, redige pareceres.',
    codes: working,
    grants: [],
  },
  { name: 'consulta', description: 'Lê e baixa; nada altera.', codes: reading, grants: [] },
];
