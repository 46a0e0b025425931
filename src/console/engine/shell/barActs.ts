import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { fromFeatures } from '../product.ts';

/** What the bar offers everywhere: a button, which on phones is an entry of the account's menu. It opens a dialog. */
export interface BarAct {
  readonly name: string;
  readonly label: (t: Translate) => string;
  readonly icon: Icon;
  /** Whether a person with these codes may. */
  readonly isOffered: (codes: ReadonlySet<string>) => boolean;
  readonly dialog: () => Promise<{ readonly default: ComponentType<{ close: () => void }> }>;
}

export const barActsOf = (codes: ReadonlySet<string>): readonly BarAct[] =>
  fromFeatures('barActs')
    .flat()
    .filter(({ isOffered }) => isOffered(codes));
