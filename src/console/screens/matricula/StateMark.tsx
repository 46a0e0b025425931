/** A circle whose fill tells how far the work is; its shape alone says what the word beside it says. */
export function StateMark({ state }: { state: string }) {
  const { colour, path, dash } = marks[state] ?? marks.recebida ?? plain;
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" style={{ color: `var(--${colour})` }} aria-hidden="true">
      <circle
        cx="7"
        cy="7"
        r="5.25"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={dash}
      />
      {path && <path d={path} fill="currentColor" stroke="currentColor" strokeWidth="0.01" />}
    </svg>
  );
}

interface Mark {
  readonly colour: string;
  readonly path?: string;
  readonly dash?: string;
}

const plain: Mark = { colour: 'ink-2' };
const quarter = 'M7 3.4a3.6 3.6 0 0 1 3.6 3.6H7Z';
const half = 'M7 3.4a3.6 3.6 0 0 1 0 7.2Z';
const threeQuarters = 'M7 3.4A3.6 3.6 0 1 1 3.4 7H7Z';
const whole = 'M7 2a5 5 0 1 1 0 10a5 5 0 1 1 0-10ZM3.9 7.2 6.2 9.4 10.2 5.1 9.4 4.4 6.2 7.8 4.7 6.4Z';
const bars = 'M5 4.5h1.3v5H5ZM7.7 4.5H9v5H7.7Z';
const cross = 'M4.6 5.3 5.3 4.6 7 6.3 8.7 4.6 9.4 5.3 7.7 7 9.4 8.7 8.7 9.4 7 7.7 5.3 9.4 4.6 8.7 6.3 7Z';
const slash = 'M3.4 9.9 9.9 3.4 10.6 4.1 4.1 10.6Z';

const marks: Readonly<Record<string, Mark>> = {
  recebida: plain,
  na_fila: { colour: 'ink-2', path: quarter },
  processando: { colour: 'accent', path: quarter },
  aguardando_analise: plain,
  em_analise: { colour: 'accent', path: half },
  pausada: { colour: 'ink-2', path: bars },
  em_revisao: { colour: 'accent', path: threeQuarters },
  concluida: { colour: 'accent', path: whole },
  erro: { colour: 'critica', path: cross },
  cancelada: { colour: 'closed', path: slash },
  descartada: { colour: 'closed', path: slash },
};
