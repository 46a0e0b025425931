// Written by npm run generate.
export const enumCodesByName: Readonly<Record<string, readonly string[]>> = {
  Evento: ["compra_venda","doacao","permuta","dacao_pagamento","adjudicacao","arrematacao","partilha_inventario","partilha_divorcio","integralizacao_capital","desapropriacao","usucapiao","divisao","hipoteca","hipoteca_cedular","penhor","penhor_cedular","alienacao_fiduciaria","consolidacao_propriedade","penhora","arresto","sequestro","indisponibilidade","usufruto","servidao","compromisso_venda","arrendamento","locacao","caucao","clausulas_restritivas","cedula_credito","aditivo_cedula","convencao_condominio","instituicao_condominio","cancelamento","reserva_legal","georreferenciamento","retificacao_area","desmembramento","unificacao","construcao","demolicao","mudanca_denominacao","alteracao_estado_civil","obito","qualificacao_pessoal","cadastro_incra","cadastro_car","premonitoria","tombamento","app","encerramento","numero_predial","outro"],
  Moeda: ["BRL","CRR","CRZ","NCZ","CZ$"],
  NivelOcr: ["NATIVO","OTIMA","BOA","REGULAR","RUIM"],
  Prioridade: ["baixa","normal","alta"],
  SimNao: ["S","N"],
  SituacaoAto: ["valido","invalido"],
  SituacaoMatricula: ["recebida","na_fila","processando","erro","aguardando_analise","em_analise","pausada","em_revisao","concluida","cancelada","descartada"],
  SituacaoOperacao: ["rascunho","em_andamento","em_parecer","concluida","cancelada"],
  TipoAto: ["R","AV"],
  TipoImovel: ["Rural","Urbano"],
  TipoPessoa: ["F","J"],
  Uf: ["AC","AL","AM","AP","BA","CE","DF","ES","GO","MA","MG","MS","MT","PA","PB","PE","PI","PR","RJ","RN","RO","RR","RS","SC","SE","SP","TO"],
};
