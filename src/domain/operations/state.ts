/** States in which nothing more is done to an operation until somebody reopens it (schemas/operacao.schema.json). */
export const endedStates: readonly unknown[] = ['concluida', 'cancelada'];

export const isEnded = (state: unknown): boolean => endedStates.includes(state);
