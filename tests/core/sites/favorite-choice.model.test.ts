import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerChoice,
  isSettled,
  nextToSend,
  pressStar,
  sendChoice,
  settledChoice,
  type FavoriteChoice,
} from '#core/sites/favorite-choice.rule.ts';

/** Events of a favorite star: the user presses the star, and the provider accepts or refuses the change. */
type Happening = 'press' | 'accepted' | 'refused';

interface World {
  readonly star: FavoriteChoice;
  /** The value that the provider has stored. */
  readonly kept: boolean;
  readonly underWay: boolean | null;
  /** The user's latest choice. If the provider refused that choice, the stored value. */
  readonly wanted: boolean;
}

const begin = (world: World): World => {
  const next = nextToSend(world.star);
  return next === null ? world : { ...world, star: sendChoice(world.star), underWay: next };
};

const step = (world: World, happening: Happening): World => {
  if (happening === 'press')
    return begin({ ...world, star: pressStar(world.star), wanted: !world.star.choice });
  if (world.underWay === null) return world;
  const accepted = happening === 'accepted';
  const refusedLast = !accepted && world.star.choice === world.underWay;
  return begin({
    star: answerChoice(world.star, accepted),
    kept: accepted ? world.underWay : world.kept,
    underWay: null,
    wanted: refusedLast ? world.kept : world.wanted,
  });
};

const happenings = fc.array(fc.constantFrom<Happening>('press', 'accepted', 'refused'), {
  size: 'max',
  maxLength: 60,
});
const play = (start: boolean, list: readonly Happening[]): World =>
  list.reduce(step, {
    star: settledChoice(start),
    kept: start,
    underWay: null,
    wanted: start,
  });
const finish = (world: World): World => {
  let last = world;
  while (last.underWay !== null) last = step(last, 'accepted');
  return last;
};

describe('a star', () => {
  it('always shows what the person wants, at once', () => {
    fc.assert(
      fc.property(fc.boolean(), happenings, (start, list) => {
        const { star, wanted } = play(start, list);
        expect(star.choice).toBe(wanted);
      }),
    );
  });

  it('settles on the last wish once every answer has come', () => {
    fc.assert(
      fc.property(fc.boolean(), happenings, (start, list) => {
        const world = finish(play(start, list));
        expect(isSettled(world.star)).toBe(true);
        expect(world.kept).toBe(world.wanted);
        expect(world.star.confirmed).toBe(world.kept);
      }),
    );
  });

  it('never has two wishes on their way', () => {
    fc.assert(
      fc.property(fc.boolean(), happenings, (start, list) => {
        const { star, underWay } = play(start, list);
        expect(star.sending).toBe(underWay);
        if (underWay !== null) expect(nextToSend(star)).toBeNull();
      }),
    );
  });

  it('rolls back when the only wish is refused', () => {
    const refused = step(step(play(false, []), 'press'), 'refused');
    expect(refused.star).toEqual(settledChoice(false));
  });
});
