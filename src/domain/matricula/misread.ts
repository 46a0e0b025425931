import { editDistance } from '../text/fold.ts';

/** Words that decide what an act is; long enough to be known by all but a letter or two. */
const decisive =
  `HIPOTECA HIPOTECAS HIPOTECOU HIPOTECADO HIPOTECADA HIPOTECARIA HIPOTECARIO PIGNORATICIA PENHORADO PENHORADA
  ALIENACAO FIDUCIARIA FIDUCIARIO FIDUCIANTE FIDUCIANTES FIDUCIARIAMENTE CONSOLIDACAO CONSOLIDADA INDISPONIBILIDADE
  PREMONITORIA SEQUESTRO USUFRUTO USUFRUTUARIO USUFRUTUARIA SERVIDAO ARRENDAMENTO COMPROMISSO INALIENABILIDADE
  IMPENHORABILIDADE INCOMUNICABILIDADE CLAUSULAS TOMBAMENTO CANCELADO CANCELADA CANCELAMENTO LEVANTAMENTO ADITAMENTO
  PRORROGADO RETIFICADA RETIFICACAO`.split(/\s+/);

/**
 * Folded words of a bad scan with those that decide an act's event spelt right: one letter off, or two in long ones
 * (`HIPOLECA`, `lNDISPONIBILIDADE`). Only for telling what an act is where its words as read tell nothing.
 */
export const withDecisiveWords = (folded: string): string =>
  folded.replace(/\b[A-Z0-9]{7,19}\b/g, (word) => {
    if (decisive.includes(word)) return word;
    const limit = word.length >= 11 ? 2 : 1;
    return decisive.find((known) => editDistance(word, known, limit) <= limit) ?? word;
  });
