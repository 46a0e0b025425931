import { describe, expect, test } from 'vitest';
import { layOf, readTurns, turnOf, withTurn, zoomStep } from './pageView.ts';

describe('size', () => {
  test('goes from half to four times the width, and no further', () => {
    expect(zoomStep(1, 1)).toBe(1.25);
    expect(zoomStep(0.5, -1)).toBe(0.5);
    expect(zoomStep(4, 1)).toBe(4);
  });
});

describe('turns', () => {
  test('are kept by record and page, and forgotten where the page is upright again', () => {
    let turns = withTurn({}, 7, 3);
    expect([turnOf(turns, 7, 3), turnOf(turns, 7, 4), turnOf(turns, 8, 3)]).toEqual([1, 0, 0]);
    for (let more = 0; more < 3; more += 1) turns = withTurn(turns, 7, 3);
    expect(turns).toEqual({});
  });

  test('of the 200 records turned last are kept', () => {
    let turns = {};
    for (let record = 1; record <= 250; record += 1) turns = withTurn(turns, record, 1);
    expect(Object.keys(turns)).toHaveLength(200);
    expect([turnOf(turns, 250, 1), turnOf(turns, 51, 1), turnOf(turns, 50, 1)]).toEqual([1, 1, 0]);
  });

  test.each([[null], ['x'], [{ r7: 5 }], [{ r7: { 3: 9 } }]])(
    'that are none, as %j, are forgotten',
    (kept) => {
      expect(readTurns(kept)).toEqual({});
    },
  );

  test('lay the page across its frame', () => {
    expect(layOf(0, 0.5)).toMatchObject({ frame: 0.5, width: 1, transform: 'none' });
    expect(layOf(1, 0.5)).toMatchObject({ frame: 2, width: 0.5 });
    expect(layOf(2, 0.5)).toMatchObject({ frame: 0.5, width: 1 });
  });
});
