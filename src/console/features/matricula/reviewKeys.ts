import { type Chord, capsOf, isChord } from '../../kit/keys/chord.ts';
import { lettersOn, useLetters } from '../../kit/keys/useLetters.ts';

interface Binding {
  /** Each does the same, but for those of which a handler is told the place. */
  readonly keys: readonly Chord[];
  /** Caps of the sheet, where not every key is worth one. */
  readonly shown?: readonly string[];
}

/** Keys of the review, in the order of the sheet. What each does is told by `review.keys.<name>` of the texts. */
const bindings = {
  'next-doubt': { keys: ['d'] },
  confirm: { keys: ['Enter'] },
  'confirm-act': { keys: ['Shift Enter'] },
  reject: { keys: ['Ctrl Delete'] },
  later: { keys: ['Escape'] },
  proof: { keys: ['e'] },
  marks: { keys: ['ArrowLeft', 'ArrowRight'] },
  act: { keys: ['j', 'k'] },
  block: { keys: ['b'] },
  finding: { keys: ['a'] },
  step: { keys: ['n'] },
  replay: { keys: [',', '.'] },
  part: { keys: ['1', '2', '3', '4', '5', '6', '7', '8'], shown: ['1', '…', '8'] },
  page: { keys: ['[', ']'] },
  zoom: { keys: ['+', '-', '0', '='], shown: ['+', '-', '0'] },
  rotate: { keys: ['g'] },
  text: { keys: ['t'] },
  search: { keys: ['Ctrl f'] },
  save: { keys: ['Ctrl s'] },
  sheet: { keys: ['?'] },
} as const satisfies Readonly<Record<string, Binding>>;

export type ReviewKey = keyof typeof bindings;

export const reviewKeys = Object.keys(bindings) as readonly ReviewKey[];

const bound: Readonly<Record<ReviewKey, Binding>> = bindings;

/** Caps as the sheet, a hint or a tooltip shows them. */
export const capsOfKey = (name: ReviewKey): readonly string[] =>
  bound[name].shown ?? bound[name].keys.flatMap(capsOf);

/** As a button has it beside its words: `Ctrl S`. */
export const shortcutOf = (name: ReviewKey): string => capsOfKey(name).join(' ');

/** Whether one of its keys is pressed; a single letter is none while they are switched off. */
export const isReviewKey = (pressed: Parameters<typeof isChord>[0], name: ReviewKey): boolean =>
  bound[name].keys.some((chord) => isChord(pressed, chord) && (chord.length > 1 || lettersOn.get()));

/** What each does; told the place of the key among those of its name. */
type Handlers = Partial<Readonly<Record<ReviewKey, (place: number, event: KeyboardEvent) => void>>>;

/** Listens while the part of the review that has these is there; letters do nothing while a field is typed into. */
export function useReviewKeys(handlers: Handlers): void {
  const acts = (withControl: boolean) =>
    Object.fromEntries(
      reviewKeys.flatMap((name) =>
        bound[name].keys.flatMap((chord, place) => {
          const act = handlers[name];
          if (!act || chord.startsWith(held) !== withControl) return [];
          const key = withControl ? chord.slice(held.length) : chord;
          return [[key, (event: KeyboardEvent) => act(place, event)] as const];
        }),
      ),
    );
  useLetters(acts(false), acts(true));
}

const held = 'Ctrl ';
