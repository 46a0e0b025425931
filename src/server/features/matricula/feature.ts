import type { Extractor } from '../../../domain/matricula/model/index.ts';
import { recordRules } from '../../../domain/matricula/reading/index.ts';
import { feature } from '../../engine/feature.ts';
import { propertyChanged, recordMoved, recordNumbered, recordTruth, recordTurnedTo } from './facts.ts';
import { partialUploadRoutes } from './files/partialUploadRoutes.ts';
import { filesOfRuns } from './files/runFiles.ts';
import { underWayRoutes } from './files/underWayRoutes.ts';
import { uploadRoutes } from './files/uploadRoutes.ts';
import { rules as findings } from './findings/apontamento.rules.ts';
import { recordFindings } from './findings/followers.ts';
import { recordsSpokenOfAlone } from './findings/statements.ts';
import { missingRecords } from './missingRecords.ts';
import { rules as told } from './notices/registro-matricula.rules.ts';
import { createOcr, type Ocr } from './reader/ocr.ts';
import { readFile } from './reading/readFile.ts';
import { rules as records } from './registro-matricula.rules.ts';
import { analysisRoutes } from './review/analysisRoutes.ts';
import { pausing } from './review/pauseIdle.ts';
import { reviewRoutes } from './review/reviewRoutes.ts';

declare module '../../engine/services.ts' {
  interface Services {
    /** Reads the pages of registry records. */
    readonly extractor: Extractor;
  }
}

declare module '../../engine/feature.ts' {
  interface Workplace {
    /** Reads what pages show. */
    readonly ocr: Ocr;
  }
}

/** Registry records: files taken in and read, reviewed against their pages, their situation and findings. */
export const matricula = feature({
  name: 'matricula',
  needs: ['organisation'],
  entities: { 'registro-matricula': [records, told], apontamento: [findings] },
  opens: async () => ({ parts: { extractor: recordRules }, close: () => undefined }),
  equips({ dataDir, ocrParallel, ocrEngine }) {
    const ocr = createOcr({
      cacheFolder: `${dataDir}/ocr`,
      workers: ocrParallel,
      ...(ocrEngine === 'auto' ? {} : { engine: ocrEngine }),
    });
    return { parts: { ocr }, close: () => ocr.close() };
  },
  missing: { operacao: { matriculas: missingRecords } },
  calls: [partialUploadRoutes, uploadRoutes, underWayRoutes, reviewRoutes, analysisRoutes],
  facts: [recordTruth, recordMoved, recordNumbered, propertyChanged, recordTurnedTo],
  follows: [
    { when: [recordTurnedTo], again: recordFindings },
    { when: [propertyChanged], of: recordsSpokenOfAlone, again: recordFindings },
  ],
  // A record comes with today's truth beside it.
  answersItself: { 'registro-matricula': ['get'] },
  filesElsewhere: filesOfRuns,
  jobs: [readFile, pausing],
});
