import type { Entity } from '../../../src/metadata/entity.ts';

/** What one needs of the other schemas to judge one of them. */
export interface Surroundings {
  readonly entities: readonly Entity[];
  /** Codes of every enumeration. */
  readonly enums: Readonly<Record<string, readonly string[]>>;
  /** Every permission code there is. */
  readonly codes: readonly string[];
  /** Database views that migrations make. */
  readonly views: readonly string[];
}
