import { giveFeatures } from './engine/product.ts';
import { keepChoices } from './engine/start/keptChoices.ts';
import { features } from './features.ts';

/** What is fetched while a person signs in: the area behind the door, with every feature. */
giveFeatures(features);
keepChoices();

export { default } from './engine/start/Gate.tsx';
