// Written by npm run generate.
import type { ValidatorModule } from '../validation.ts';

export const validatorLoaders: Readonly<Record<string, () => Promise<ValidatorModule>>> = {
  'analista': () => import('./validators/analista.validator.js'),
  'cliente': () => import('./validators/cliente.validator.js'),
  'diretoria': () => import('./validators/diretoria.validator.js'),
  'empresa': () => import('./validators/empresa.validator.js'),
  'feriado': () => import('./validators/feriado.validator.js'),
  'feriado.gerar-nacionais': () => import('./validators/feriado.gerar-nacionais.validator.js'),
  'filial': () => import('./validators/filial.validator.js'),
  'grupo': () => import('./validators/grupo.validator.js'),
  'indice': () => import('./validators/indice.validator.js'),
  'log-acesso': () => import('./validators/log-acesso.validator.js'),
  'log-alteracao': () => import('./validators/log-alteracao.validator.js'),
  'officer': () => import('./validators/officer.validator.js'),
  'operacao': () => import('./validators/operacao.validator.js'),
  'operacao.transferir': () => import('./validators/operacao.transferir.validator.js'),
  'perfil': () => import('./validators/perfil.validator.js'),
  'produto': () => import('./validators/produto.validator.js'),
  'registro-matricula': () => import('./validators/registro-matricula.validator.js'),
  'segmento-area': () => import('./validators/segmento-area.validator.js'),
  'usuario': () => import('./validators/usuario.validator.js'),
  'usuario.inativar': () => import('./validators/usuario.inativar.validator.js'),
  'workflow': () => import('./validators/workflow.validator.js'),
};
