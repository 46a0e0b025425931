import type { Feature } from './engine/feature.ts';
import { engine } from './engine/start/engine.ts';
import { calculators } from './features/calculators/feature.ts';
import { certificates } from './features/certificates/feature.ts';
import { comments } from './features/comments/feature.ts';
import { developer } from './features/developer/feature.ts';
import { feedback } from './features/feedback/feature.ts';
import { figures } from './features/figures/feature.ts';
import { home } from './features/home/feature.ts';
import { matricula } from './features/matricula/feature.ts';
import { operations } from './features/operations/feature.ts';
import { opinions } from './features/opinions/feature.ts';
import { upload } from './features/upload/feature.ts';

/**
 * What the console shows, besides the lists, forms and pages of every entity. Their order decides between entries of menu
 * and palette that have the same place.
 */
export const features: readonly Feature[] = [
  developer,
  calculators,
  certificates,
  comments,
  engine,
  feedback,
  figures,
  home,
  matricula,
  operations,
  opinions,
  upload,
];
