import type { FunctionComponent } from 'react';
import type { ActionNote } from './entities/actions/actionNotes.ts';
import type { KeptFormFillers } from './entities/actions/keptForm.ts';
import type { SelectionAct } from './entities/list/selectionActs.ts';
import type { OwnWidget } from './entities/ownWidgets.tsx';
import type { PanelComponents } from './entities/show/panelComponents.ts';
import type { Screen } from './screens/screen.ts';
import type { BarAct } from './shell/barActs.ts';
import type { KeptChoice } from './start/keptChoices.ts';

/** What a feature of the console says of itself. */
export interface Feature {
  readonly name: string;
  /** Names of the features it imports from. */
  readonly needs: readonly string[];
  /** Hand-written screens: route, guard and menu entry follow. */
  readonly screens?: readonly Screen[];
  /** Components that a schema's `panels` ask for, by name. */
  readonly panels?: PanelComponents;
  /** What dialogs of actions tell before they are done. */
  readonly actionNotes?: readonly ActionNote[];
  /** What fills in the forms of actions whose words stay when their dialog goes. */
  readonly keptFormFillers?: KeptFormFillers;
  /** What a list offers for the records chosen in it. */
  readonly selectionActs?: readonly SelectionAct[];
  /** Fields whose values mean more than their type says, by `entity.Field`. */
  readonly widgets?: Readonly<Record<string, OwnWidget>>;
  /** What the bar offers everywhere. */
  readonly barActs?: readonly BarAct[];
  /** Choices that come back with the person who made them. */
  readonly keptChoices?: readonly KeptChoice[];
  /** The page one comes to first. */
  readonly home?: FunctionComponent;
}
