/**
 * The one door between a registry record and the wire, both ways: the reading for storage and for the console's own
 * fold, corrections, and the extraction computed from both. Names of fields stand in `model/fields/wireFields.ts`.
 */

export { publishedSituation } from './export/publishedSituation.ts';
export type { ExportedFinding, ExportedOpinion, SituationExport } from './export/situationExport.ts';
export { situationExport } from './export/situationExport.ts';
export { type Extraction, toExtraction } from './extraction.ts';
export { correctionFromWire, correctionToWire } from './wireCorrections.ts';
export { overrideNames, overrideToWire } from './wireOverrides.ts';
export { readingFromWire, readingToWire } from './wireReading.ts';
export { readingChangesFromWire, readingChangesToWire } from './wireReadingChanges.ts';
