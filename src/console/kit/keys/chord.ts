/**
 * A key as `KeyboardEvent.key` names it, letters small, and what is held with it before it: `d`, `Shift Enter`,
 * `Ctrl s` (Cmd for Ctrl on a Mac).
 */
export type Chord = string;

const partsOf = (chord: Chord) => {
  const parts = chord.split(' ');
  return { key: parts.at(-1) ?? '', ctrl: parts.includes('Ctrl'), shift: parts.includes('Shift') };
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether these keys are pressed. Shift counts where it is named; signs may need it on some keyboards. */
export function isChord(pressed: Pressed, chord: Chord): boolean {
  const { key, ctrl, shift } = partsOf(chord);
  return (
    keyOf(pressed) === key &&
    (pressed.ctrlKey || pressed.metaKey) === ctrl &&
    !pressed.altKey &&
    (!shift || pressed.shiftKey)
  );
}

/** Letters small, whether or not capitals are on. */
export const keyOf = ({ key }: Pick<KeyboardEvent, 'key'>): string =>
  key.length === 1 ? key.toLowerCase() : key;

/** What is printed on the caps, one after the other. */
export const capsOf = (chord: Chord): readonly string[] =>
  chord.split(' ').map((key) => caps[key] ?? (key.length === 1 ? key.toUpperCase() : key));

const caps: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Del',
  Escape: 'Esc',
};
