/**
 * A registry record: acts, parties and what proves them, and the fold over the acts that tells what stands today.
 * Knows neither how pages are read, nor what people correct, nor how whole records travel.
 */

export { blankAct } from './blankAct.ts';
export { isAcquisition, isEncumbrance, replacesOwners } from './events.ts';
export type { Extractor } from './extractor.ts';
export { valueAt } from './fields/valueAt.ts';
export { type BoxList, boxesToWire } from './fields/wireBoxes.ts';
export { withIds } from './identity.ts';
export type * from './model.ts';
export { eventCodes } from './model.ts';
export { findParty, foldName, isSameParty } from './persons/names.ts';
export { isJudicialSale, shareCase } from './situation/auctions.ts';
export { type Chain, type ChainLink, chainOf } from './situation/chain.ts';
export { ownershipOf } from './situation/ownership.ts';
export { type RuralDatum, type RuralKind, ruralData } from './situation/ruralData.ts';
export { situation, situationsOf } from './situation/situation.ts';
export { isNear } from './situation/taking.ts';
export { transfersOf } from './situation/transfers.ts';
export { holdersOf } from './situation/usufruct.ts';
export { principalOf, targetsOf, validityOf } from './situation/validity.ts';
export { type FactCode, type FactValue, factNamed, isFactValue, statedFacts } from './statedFacts.ts';
export { isTranscription } from './transcription.ts';
