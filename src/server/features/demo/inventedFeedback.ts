/** Invented feedback of the demo: asked, answered, and one that waits. */

export interface InventedFeedback {
  /** Login of who sent it. */
  readonly from: string;
  readonly reason: 'ERRO' | 'DUVIDA' | 'SUGESTAO' | 'EXTRACAO' | 'CERTIDAO' | 'ACESSO' | 'OUTRO';
  readonly detail: string;
  readonly message: string;
  /** Hours between sending and now. */
  readonly hoursAgo: number;
  readonly reply?: { readonly text: string; readonly hoursAgo: number };
}

const analyst = 'analista@exemplo.com.br';
const officer = 'officer@exemplo.com.br';
const reader = 'consulta@exemplo.com.br';

export const inventedFeedback: readonly InventedFeedback[] = [
  {
    from: analyst,
    reason: 'EXTRACAO',
    detail: 'Fração lida como 1/4 no R-3',
    message: 'Na imagem o R-3 diz 1/2. Corrigi na análise; aviso para melhorarem a leitura.',
    hoursAgo: 97,
    reply: { text: 'Obrigado. O exemplo foi para a revisão da leitura.', hoursAgo: 91 },
  },
  {
    from: analyst,
    reason: 'DUVIDA',
    detail: 'Matrícula com transcrição anterior',
    message: 'O registro anterior é uma transcrição de 1968. Envio a transcrição como outra matrícula?',
    hoursAgo: 51,
    reply: { text: 'Sim, na mesma operação. O histórico de área junta as duas.', hoursAgo: 27 },
  },
  {
    from: officer,
    reason: 'SUGESTAO',
    detail: 'Ver o prazo na lista de operações',
    message: 'A coluna da assinatura prevista poderia mostrar quantos dias faltam.',
    hoursAgo: 30,
  },
  {
    from: analyst,
    reason: 'ERRO',
    detail: 'Página 2 demora a aparecer',
    message: 'Em arquivos digitalizados a segunda página leva alguns segundos.',
    hoursAgo: 5,
  },
  {
    from: reader,
    reason: 'ACESSO',
    detail: 'Exportar a lista de clientes',
    message: 'Preciso da lista em CSV para a auditoria de dezembro.',
    hoursAgo: 2,
  },
];
