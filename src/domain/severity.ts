/** Codes of the enumeration Severidade, gravest first. */
export const severities = ['CRITICA', 'ALTA', 'MEDIA', 'BAIXA', 'INFO'] as const;

export type Severity = (typeof severities)[number];
