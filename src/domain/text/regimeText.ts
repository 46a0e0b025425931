import type { Found } from './found.ts';

/** The first marital regime named in `[start, end)`, in words as offices print them. */
export function findRegime(folded: string, start: number, end: number): Found<string> | null {
  const match = regimePattern.exec(folded.slice(start, end));
  if (!match) return null;
  const value =
    match[1] !== undefined || match[0].startsWith('COMUNHAO')
      ? `comunhão ${match[1] ? `${match[1].toLowerCase()} ` : ''}de bens`
      : match[0].startsWith('PARTICIPACAO')
        ? 'participação final nos aquestos'
        : `separação ${separations[match[2] ?? match[3] ?? ''] ?? ''}de bens`;
  return { value, start: start + match.index, end: start + match.index + match[0].length };
}

const regimePattern =
  /COMUNHAO\s+(?:DE BENS\s+)?(PARCIAL|UNIVERSAL)?(?:\s*(?:D[EO]S?\s+(?:SEUS\s+)?BENS))?|SEPARACAO\s+(TOTAL|OBRIGATORIA|LEGAL|CONVENCIONAL|ABSOLUTA|COMPLETA)?\s*(?:D[EO]S?\s+BENS)(?:\s+(TOTAL|OBRIGATORIA|LEGAL|CONVENCIONAL|ABSOLUTA)\b)?|PARTICIPACAO FINAL N?[OD]S AQUESTOS/;
const separations: Readonly<Record<string, string>> = {
  TOTAL: 'total ', OBRIGATORIA: 'obrigatória ', LEGAL: 'legal ', CONVENCIONAL: 'convencional ', ABSOLUTA: 'absoluta ', COMPLETA: 'completa ',
}; // biome-ignore format: a table reads better than a column
