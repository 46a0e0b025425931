import { feature } from '../../engine/feature.ts';
import { partialUploadRoutes } from './files/partialUploadRoutes.ts';
import { filesOfRuns } from './files/runFiles.ts';
import { underWayRoutes } from './files/underWayRoutes.ts';
import { uploadRoutes } from './files/uploadRoutes.ts';
import { createOcr, type Ocr } from './reader/ocr.ts';
import { readQueued } from './reading/readQueued.ts';
import { analysisRoutes } from './review/analysisRoutes.ts';
import { startPausing } from './review/pauseIdle.ts';
import { reviewRoutes } from './review/reviewRoutes.ts';

declare module '../../engine/feature.ts' {
  interface Workplace {
    /** Reads what pages show. */
    readonly ocr: Ocr;
  }
}

/** Registry records: files taken in and read, reviewed against their pages, their situation and findings. */
export const matricula = feature({
  name: 'matricula',
  needs: [],
  equips({ dataDir, ocrParallel, ocrEngine }) {
    const ocr = createOcr({
      cacheFolder: `${dataDir}/ocr`,
      workers: ocrParallel,
      ...(ocrEngine === 'auto' ? {} : { engine: ocrEngine }),
    });
    return { parts: { ocr }, close: () => ocr.close() };
  },
  calls: [partialUploadRoutes, uploadRoutes, underWayRoutes, reviewRoutes, analysisRoutes],
  // A record comes with today's truth beside it.
  answersItself: { 'registro-matricula': ['get'] },
  filesElsewhere: filesOfRuns,
  works: [readQueued],
  rounds: [startPausing],
});
