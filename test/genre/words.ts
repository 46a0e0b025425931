/** Numbers written out in Portuguese as offices do; written here so that truth does not come from the reader. */

const units = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze', 'quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove']; // biome-ignore format: a list
const tens = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']; // biome-ignore format: a list
const hundreds = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos']; // biome-ignore format: a list

/** `1987` -> `mil novecentos e oitenta e sete`. */
export function inWords(value: number): string {
  if (value < 1000) return belowThousand(value);
  const scales: [number, string, string][] = [
    [1_000_000_000, 'bilhão', 'bilhões'],
    [1_000_000, 'milhão', 'milhões'],
    [1000, 'mil', 'mil'],
  ];
  const parts: string[] = [];
  let rest = value;
  for (const [size, one, many] of scales) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count === 0) continue;
    if (size === 1000) parts.push(count === 1 ? 'mil' : `${belowThousand(count)} mil`);
    else parts.push(`${belowThousand(count)} ${count === 1 ? one : many}`);
  }
  if (rest === 0) return parts.join(', ');
  const joint = rest < 100 || rest % 100 === 0 ? ' e ' : parts.at(-1)?.endsWith('mil') ? ' ' : ', ';
  return parts.join(', ') + joint + belowThousand(rest);
}

function belowThousand(value: number): string {
  if (value === 100) return 'cem';
  if (value < 20) return units[value] ?? '';
  if (value < 100) return [tens[Math.floor(value / 10)], value % 10 ? units[value % 10] : ''].filter(Boolean).join(' e '); // biome-ignore format: one thought
  const rest = value % 100;
  return [hundreds[Math.floor(value / 100)], rest ? belowThousand(rest) : ''].filter(Boolean).join(' e ');
}

export const months = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro']; // biome-ignore format: a list

/** `1234567` -> `1.234.567`. */
export const grouped = (value: number | string): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

/** A number of cents as `1.234,56`. */
export function printedAmount(cents: number): string {
  const whole = Math.floor(cents / 100);
  return `${grouped(whole)},${String(cents % 100).padStart(2, '0')}`;
}

/** Hectares in ten-thousandths (square metres) as `48,4000`. */
export const printedDecimal = (value: number, places: number): string => {
  const [whole = '0', rest = ''] = value.toFixed(places).split('.');
  return rest ? `${grouped(whole)},${rest}` : grouped(whole);
};
