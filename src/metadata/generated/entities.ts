// Written by npm run generate.
import type { Entity } from '../entity.ts';
import { analista } from './entities/analista.ts';
import { apontamento } from './entities/apontamento.ts';
import { calculo } from './entities/calculo.ts';
import { certidao } from './entities/certidao.ts';
import { cliente } from './entities/cliente.ts';
import { comentario } from './entities/comentario.ts';
import { diretoria } from './entities/diretoria.ts';
import { empresa } from './entities/empresa.ts';
import { feedbackGestao } from './entities/feedback-gestao.ts';
import { feedback } from './entities/feedback.ts';
import { feriado } from './entities/feriado.ts';
import { filial } from './entities/filial.ts';
import { grupo } from './entities/grupo.ts';
import { indice } from './entities/indice.ts';
import { itemChecklist } from './entities/item-checklist.ts';
import { logAcesso } from './entities/log-acesso.ts';
import { logAlteracao } from './entities/log-alteracao.ts';
import { movimentoMatricula } from './entities/movimento-matricula.ts';
import { notificacao } from './entities/notificacao.ts';
import { officer } from './entities/officer.ts';
import { operacao } from './entities/operacao.ts';
import { parecer } from './entities/parecer.ts';
import { perfil } from './entities/perfil.ts';
import { processamentoMatricula } from './entities/processamento-matricula.ts';
import { produto } from './entities/produto.ts';
import { registroMatricula } from './entities/registro-matricula.ts';
import { segmentoArea } from './entities/segmento-area.ts';
import { tipoCertidao } from './entities/tipo-certidao.ts';
import { usuario } from './entities/usuario.ts';
import { workflow } from './entities/workflow.ts';

export const entityList: readonly Entity[] = [
  analista,
  apontamento,
  calculo,
  certidao,
  cliente,
  comentario,
  diretoria,
  empresa,
  feedbackGestao,
  feedback,
  feriado,
  filial,
  grupo,
  indice,
  itemChecklist,
  logAcesso,
  logAlteracao,
  movimentoMatricula,
  notificacao,
  officer,
  operacao,
  parecer,
  perfil,
  processamentoMatricula,
  produto,
  registroMatricula,
  segmentoArea,
  tipoCertidao,
  usuario,
  workflow,
];
