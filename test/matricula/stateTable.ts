/**
 * The states of a registry record as the trade's paper on workflow has them (sections 0 and 3), written down once
 * more apart from the schema: who may do what in which state, and where it leads. Everything not written here is
 * refused.
 */
export interface TableRow {
  readonly event: string;
  readonly from: readonly State[];
  /** Null: the state stays. */
  readonly to: State | null;
  /** Profiles that hold the code; none: the system alone. */
  readonly who: readonly Profile[];
  readonly reason?: true;
}

export const profiles = ['administrador', 'officer', 'analista', 'consulta'] as const;
export type Profile = (typeof profiles)[number];

export const states = [
  'recebida',
  'na_fila',
  'processando',
  'erro',
  'aguardando_analise',
  'em_analise',
  'pausada',
  'em_revisao',
  'concluida',
  'cancelada',
  'descartada',
] as const;
export type State = (typeof states)[number];

const working: readonly Profile[] = ['administrador', 'officer', 'analista'];
const deciding: readonly Profile[] = ['administrador', 'officer'];
const system: readonly Profile[] = [];

export const table: readonly TableRow[] = [
  { event: 'enfileirar', from: ['recebida'], to: 'na_fila', who: system },
  // A reading whose process died is taken up again where it stopped.
  { event: 'processar', from: ['na_fila', 'processando'], to: 'processando', who: system },
  { event: 'ler', from: ['processando'], to: 'aguardando_analise', who: system },
  { event: 'falhar', from: ['recebida', 'na_fila', 'processando'], to: 'erro', who: system },
  // Same registry office and number in the operation: a new version of that record, not a second one.
  { event: 'incorporar', from: ['processando'], to: 'cancelada', who: system },
  // A newer certificate says something else than what was concluded.
  { event: 'reler', from: ['concluida'], to: 'aguardando_analise', who: system },
  {
    event: 'reprocessar',
    from: ['erro', 'aguardando_analise', 'em_analise'],
    to: 'na_fila',
    who: working,
  },
  { event: 'digitar', from: ['erro'], to: 'em_analise', who: working },
  { event: 'descartar', from: ['erro'], to: 'descartada', who: deciding, reason: true },
  { event: 'analisar', from: ['aguardando_analise'], to: 'em_analise', who: working },
  { event: 'pausar', from: ['em_analise'], to: 'pausada', who: working },
  { event: 'interromper', from: ['em_analise'], to: 'pausada', who: system },
  { event: 'retomar', from: ['pausada'], to: 'em_analise', who: working },
  { event: 'assumir', from: ['em_analise', 'em_revisao'], to: null, who: working },
  { event: 'tomar', from: ['em_analise', 'em_revisao'], to: null, who: deciding, reason: true },
  { event: 'enviar-revisao', from: ['em_analise'], to: 'em_revisao', who: working },
  { event: 'devolver', from: ['em_revisao'], to: 'em_analise', who: deciding, reason: true },
  { event: 'concluir', from: ['em_analise', 'em_revisao'], to: 'concluida', who: working },
  { event: 'reabrir', from: ['concluida'], to: 'em_analise', who: deciding, reason: true },
  {
    event: 'cancelar',
    from: [
      'recebida',
      'na_fila',
      'processando',
      'erro',
      'aguardando_analise',
      'em_analise',
      'pausada',
      'em_revisao',
    ],
    to: 'cancelada',
    who: deciding,
    reason: true,
  },
  { event: 'sincronizar', from: ['aguardando_analise', 'em_analise'], to: null, who: working },
];
