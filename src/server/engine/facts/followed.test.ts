import { describe, expect, test } from 'vitest';
import type { Fact, Follower } from './facts.ts';
import { followedOf } from './followed.ts';

const fact = (name: string): Fact => ({ name });
const follower = (name: string, ...raises: readonly Fact[]): Follower => ({
  name,
  raises,
  codes: [],
  work: async () => undefined,
});

const [began, judged, signed] = [fact('began'), fact('judged'), fact('signed')];
const facts = [began, judged, signed];
const names = (followers: readonly Follower[]) => followers.map(({ name }) => name);

describe('order', () => {
  const judge = follower('judge', judged);
  const sign = follower('sign', signed);
  const archive = follower('archive');

  test('each stands after all of its causes, however the features stand', () => {
    const { order } = followedOf(facts, [
      { when: [signed, judged], again: archive },
      { when: [judged], again: sign },
      { when: [began], again: judge },
    ]);
    expect(names(order)).toEqual(['judge', 'sign', 'archive']);
  });

  test('those that do not depend on each other stand as the features do', () => {
    const follows = [archive, follower('print'), judge].map((again) => ({ when: [began], again }));
    expect(names(followedOf(facts, follows).order)).toEqual(['archive', 'print', 'judge']);
  });

  test('one that follows in several places stands once, after the causes of each', () => {
    const { order } = followedOf(facts, [
      { when: [began], again: archive },
      { when: [signed], again: archive },
      { when: [judged], again: sign },
      { when: [began], again: judge },
    ]);
    expect(names(order)).toEqual(['judge', 'sign', 'archive']);
  });
});

describe('the start fails', () => {
  test('where a follower follows what it tells itself', () => {
    const follows = [{ when: [began], again: follower('judge', began) }];
    expect(() => followedOf(facts, follows)).toThrow('Followers stand in a circle: judge -> judge');
  });

  test('where followers stand in a circle: its path alone is told, from cause to what follows', () => {
    const ended = fact('ended');
    const follows = [
      { when: [signed], again: follower('outside') },
      { when: [ended, began], again: follower('judge', judged) },
      { when: [judged], again: follower('sign', signed) },
      { when: [signed], again: follower('end', ended) },
    ];
    expect(() => followedOf([...facts, ended], follows)).toThrow(
      /circle: (sign -> end -> judge -> sign|end -> judge -> sign -> end|judge -> sign -> end -> judge)$/,
    );
  });

  test('where a name is given twice', () => {
    expect(() => followedOf([began, fact('began')], [])).toThrow('The fact began is named twice');
    const follows = [follower('judge'), follower('judge')].map((again) => ({ when: [began], again }));
    expect(() => followedOf(facts, follows)).toThrow('The follower judge is named twice');
  });

  test('where no feature names a fact that is followed, or that a follower tells', () => {
    const unnamed = 'No feature names the fact signed';
    expect(() => followedOf([began], [{ when: [signed], again: follower('archive') }])).toThrow(unnamed);
    expect(() => followedOf([began], [{ when: [began], again: follower('sign', signed) }])).toThrow(unnamed);
  });
});

test('changes of an entity tell the facts that are followed, and no others', () => {
  const made: Fact = { ...fact('made'), of: 'comarca' };
  const gone: Fact = { ...fact('gone'), of: 'comarca' };
  const { told } = followedOf([made, gone, began], [{ when: [made, began], again: follower('archive') }]);
  expect([...told]).toEqual([['comarca', [made]]]);
});
