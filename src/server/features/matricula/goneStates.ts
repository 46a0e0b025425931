/** States in which a registry record is no property of its operation any more. */
export const goneStates: readonly string[] = ['cancelada', 'descartada'];
