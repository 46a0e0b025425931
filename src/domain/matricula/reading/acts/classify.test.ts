import { describe, expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
import type { ActKind } from '../../model/model.ts';
import { classify } from './classify.ts';

describe('by title', () => {
  test.each<[string, string, ActKind, string]>([
    ['VENDA E COMPRA', '', 'R', 'compra_venda'],
    ['HIPOTECA', 'Escritura pública de 1990', 'R', 'hipoteca'],
    ['HIPOTECA', 'Cédula Rural Hipotecária nº 1', 'R', 'hipoteca_cedular'],
    ['CÉDULA DE CRÉDITO BANCÁRIO', 'alienaram fiduciariamente o imóvel', 'R', 'alienacao_fiduciaria'],
    ['CÉDULA RURAL PIGNORATÍCIA', 'em penhor a safra', 'R', 'penhor_cedular'],
    ['CANCELAMENTO DE HIPOTECA', '', 'AV', 'cancelamento'],
    ['LEVANTAMENTO DE PENHORA', '', 'AV', 'cancelamento'],
    ['EXTINÇÃO DE USUFRUTO', '', 'AV', 'cancelamento'],
    [
      'SUB-ROGAÇÃO DE CLÁUSULAS',
      'para o imóvel da matrícula 5, ficando o presente imóvel delas liberado',
      'AV',
      'cancelamento',
    ],
    ['CADUCIDADE DE CLÁUSULA', 'caducou a cláusula de inalienabilidade da AV.3', 'AV', 'cancelamento'],
    ['DOAÇÃO COM RESERVA DE USUFRUTO', '', 'R', 'doacao'],
    ['COMPRA E VENDA COM RESERVA DE USUFRUTO', '', 'R', 'compra_venda'],
    ['RESERVA DE USUFRUTO', '', 'R', 'usufruto'],
    ['PARTILHA', 'espólio de Ana; herdeira divorciada', 'R', 'partilha_inventario'],
    ['PARTILHA', 'divórcio consensual', 'R', 'partilha_divorcio'],
    ['DIVÓRCIO', 'voltou a assinar', 'AV', 'alteracao_estado_civil'],
    ['DIVÓRCIO', 'o imóvel coube a', 'R', 'partilha_divorcio'],
    ['CESSÃO DE CRÉDITO', 'cedeu a hipoteca', 'AV', 'outro'],
    ['LEILÕES NEGATIVOS', 'alienação fiduciária', 'AV', 'outro'],
    ['RETIFICAÇÃO', 'o CPF correto é', 'AV', 'qualificacao_pessoal'],
    ['RETIFICAÇÃO', 'a área correta é de 10 ha', 'AV', 'retificacao_area'],
    ['EXISTÊNCIA DE AÇÃO', '', 'AV', 'premonitoria'],
    ['CONDIÇÃO RESOLUTIVA', '', 'AV', 'clausulas_restritivas'],
    [
      'DENOMINAÇÃO',
      'a rua passou a denominar-se Rua B, tendo o imóvel recebido o nº 4',
      'AV',
      'numero_predial',
    ],
  ])('%s: %s', (title, body, kind, event) => {
    expect(classify(fold(title), fold(`${title}. ${body}`), kind)).toBe(event);
  });
});

describe('by body, where the office writes no title', () => {
  test.each<[string, ActKind, string]>([
    ['Fica cancelado o R.1 acima, tendo em vista a quitação', 'AV', 'cancelamento'],
    ['Procede-se a esta averbação para constar que o penhor do R.5 fica CANCELADO', 'AV', 'cancelamento'],
    ['Por escritura de 2 de maio, Ana vendeu o imóvel a Ivo', 'R', 'compra_venda'],
    ['Por escritura de doação com reserva de usufruto, Ana doou a nua-propriedade', 'R', 'doacao'],
    ['deram em primeira e especial hipoteca, por cédula rural hipotecária', 'R', 'hipoteca_cedular'],
    ['fica consolidada a propriedade em nome do credor', 'AV', 'consolidacao_propriedade'],
    ['Conforme certidão, Ivo casou-se com Ana', 'AV', 'alteracao_estado_civil'],
    ['Consigna-se que a hipoteca do R-6 não foi cancelada pela adjudicação', 'AV', 'outro'],
    ['foi o imóvel penhorado para garantia da dívida', 'R', 'penhora'],
  ])('%s', (body, kind, event) => {
    expect(classify('', fold(body), kind)).toBe(event);
  });
});

describe('in a bad scan', () => {
  test.each<[string, ActKind, string]>([
    ['os proprietários deram em hipoleca em 1º grau, a Rui Sá, o imóvel desta matrícula', 'R', 'hipoteca'],
    ['fica averbada a lndisponibilidadc do imóvel', 'AV', 'indisponibilidade'],
    ['a senhora do lugar pediu a averbação de um servidor público', 'AV', 'outro'],
  ])('%s', (body, kind, event) => {
    expect(classify('', fold(body), kind)).toBe(event);
  });
});
