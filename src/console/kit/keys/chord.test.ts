import { expect, test } from 'vitest';
import { capsOf, isChord } from './chord.ts';

const pressed = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test('a letter counts with capitals on, and not with Ctrl or Alt', () => {
  expect(isChord(pressed('d'), 'd')).toBe(true);
  expect(isChord(pressed('D', { shiftKey: true }), 'd')).toBe(true);
  expect(isChord(pressed('d', { ctrlKey: true }), 'd')).toBe(false);
  expect(isChord(pressed('d', { altKey: true }), 'd')).toBe(false);
  expect(isChord(pressed('e'), 'd')).toBe(false);
});

test('Cmd is Ctrl; Shift counts where it is named', () => {
  expect(isChord(pressed('Delete', { metaKey: true }), 'Ctrl Delete')).toBe(true);
  expect(isChord(pressed('Delete'), 'Ctrl Delete')).toBe(false);
  expect(isChord(pressed('Enter'), 'Shift Enter')).toBe(false);
  expect(isChord(pressed('Enter', { shiftKey: true }), 'Shift Enter')).toBe(true);
  expect(isChord(pressed('?', { shiftKey: true }), '?')).toBe(true);
});

test('keys are shown as their caps are printed', () => {
  expect(capsOf('d')).toEqual(['D']);
  expect(capsOf('Ctrl Delete')).toEqual(['Ctrl', 'Del']);
  expect(capsOf('ArrowLeft')).toEqual(['←']);
});
