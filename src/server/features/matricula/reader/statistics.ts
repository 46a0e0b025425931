import type { PageSource } from '../../../../domain/pages/words.ts';
import type { QualityLevel } from './qualityLevel.ts';
import type { ReadPage } from './readPage.ts';
import type { ReadDocument } from './readPdf.ts';

/** What the specification asks to know of each processed file; times in milliseconds of the clock. */
export interface Statistics {
  readonly Paginas: number;
  /** Zero when every page had its own text. */
  readonly TempoOcr: number;
  /** The extraction: from words to acts. */
  readonly TempoIa: number;
  readonly TempoTotal: number;
  readonly NivelOcr: QualityLevel;
  /** Records found in the file. */
  readonly Documentos: number;
  /** Scripts and the like that the file carries beside its pages; absent where there are none. */
  readonly ConteudoAtivo?: readonly ('script' | 'acao' | 'anexo')[];
  readonly Leitura: readonly PageStatistics[];
}

export interface PageStatistics {
  readonly Pagina: number;
  readonly Origem: 'texto' | 'ocr' | 'branco' | 'foto' | 'falha';
  readonly NivelOcr: QualityLevel | null;
  readonly Confianca: number | null;
  /** Why it could not be read: an error code; absent for pages that were. */
  readonly Falha?: string;
  readonly Tempos: Readonly<Record<'Texto' | 'Imagem' | 'Preparo' | 'Ocr', number>>;
}

export function statisticsOf(
  read: ReadDocument,
  { extractionMs, documents }: { readonly extractionMs: number; readonly documents: number },
): Statistics {
  const wasRecognized = read.pages.some(({ times }) => times.ocr > 0);
  return {
    Paginas: read.pageCount,
    TempoOcr: wasRecognized ? Math.round(read.elapsedMs) : 0,
    TempoIa: Math.round(extractionMs),
    TempoTotal: Math.round(read.elapsedMs + extractionMs),
    NivelOcr: read.level,
    Documentos: documents,
    ...(read.active.length > 0 ? { ConteudoAtivo: read.active.map((kind) => activeNames[kind]) } : {}),
    Leitura: read.pages.map(pageStatistics),
  };
}

const activeNames = { script: 'script', launch: 'acao', attachment: 'anexo' } as const;

const origins: Readonly<Record<PageSource, PageStatistics['Origem']>> = {
  text: 'texto',
  ocr: 'ocr',
  blank: 'branco',
  photo: 'foto',
  failed: 'falha',
};

function pageStatistics({ text, level, confidence, times, failure }: ReadPage): PageStatistics {
  return {
    Pagina: text.page,
    Origem: origins[text.source],
    NivelOcr: level,
    Confianca: confidence === null ? null : Math.round(confidence * 10) / 10,
    ...(failure === null ? {} : { Falha: failure }),
    Tempos: {
      Texto: times.text,
      Imagem: times.image,
      Preparo: times.render + times.prepare,
      Ocr: times.ocr,
    },
  };
}
