import fc from 'fast-check';
import type { Authentication } from '#core/backend/session/authenticate.use-case.ts';
import { DURATIONS } from '#core/kernel/limits.ts';

/** The state of a user and one session. Times are in milliseconds from now. */
interface Life {
  readonly disabled: boolean;
  /** True if the password has been changed since the sign-in. */
  readonly otherPassword: boolean;
  /** Time since the session was last used. */
  readonly idle: number;
  /** Time until the absolute expiry of the session. */
  readonly left: number;
}

/** Everything that affects the check of a presented token. */
export interface State {
  readonly presents: 'nothing' | 'a stranger' | 'its token';
  readonly tokenLeft: number;
  /** True if the token is presented on the other audience's host. */
  readonly elsewhere: boolean;
  readonly background: boolean;
  readonly own: Life;
  readonly ended: 'continued' | 'for good' | null;
  /** True if the session waits while its user impersonates someone. */
  readonly waits: boolean;
  /** The impersonation, and the staff session that started it. */
  readonly impersonation: {
    readonly mode: 'look' | 'act';
    readonly left: number;
    readonly ended: boolean;
    readonly rights: readonly string[];
    readonly staff: Life;
    readonly staffEnded: boolean;
  } | null;
}

const mostly = <T>(usual: T, ...others: readonly [T, ...T[]]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(usual) },
    { weight: 2, arbitrary: fc.constantFrom(...others) },
  );
const never = mostly(false, true);

const life: fc.Arbitrary<Life> = fc.record({
  disabled: never,
  otherPassword: never,
  idle: fc.oneof(
    fc.constantFrom(0, 59_999, 60_000),
    mostly(DURATIONS.sessionIdle - 1, DURATIONS.sessionIdle, DURATIONS.sessionIdle + 1),
  ),
  left: mostly(1, 0, -1),
});

/** Generates states whose values are near every limit and mostly valid. */
export const aState: fc.Arbitrary<State> = fc.record({
  presents: mostly<State['presents']>('its token', 'nothing', 'a stranger'),
  tokenLeft: mostly(1, 0, -1),
  elsewhere: never,
  background: fc.boolean(),
  own: life,
  ended: mostly<State['ended']>(null, 'continued', 'for good'),
  waits: never,
  impersonation: fc.option(
    fc.record({
      mode: fc.constantFrom('look' as const, 'act' as const),
      left: mostly(1, 0, -1),
      ended: never,
      rights: mostly<readonly string[]>(['impersonate', 'actAs'], ['impersonate'], ['actAs'], []),
      staff: life,
      staffEnded: never,
    }),
  ),
});

const alive = ({ disabled, otherPassword, idle, left }: Life): boolean =>
  ![disabled, otherPassword, idle >= DURATIONS.sessionIdle, left <= 0].includes(true);

const impersonates = ({ impersonation }: State): boolean => {
  if (impersonation === null) return true;
  const { mode, left, ended, rights, staff, staffEnded } = impersonation;
  const needed = mode === 'act' ? ['impersonate', 'actAs'] : ['impersonate'];
  return (
    !ended &&
    left > 0 &&
    !staffEnded &&
    alive(staff) &&
    needed.every((right) => rights.includes(right))
  );
};

/** Returns the expected verdict for a state, from the first rule that matches (SECURITY.md §2.1, §2.9). */
export const verdictOf = (state: State): Authentication['kind'] => {
  const { presents, elsewhere, ended, waits, impersonation, tokenLeft } = state;
  const over = ended !== null || !alive(state.own);
  const rules: readonly (readonly [boolean, Authentication['kind']])[] = [
    [presents === 'nothing', 'none'],
    [presents === 'a stranger', 'tokenDead'],
    [elsewhere, 'sessionOver'],
    [ended === 'continued', 'tokenDead'],
    [waits && ended === null, 'tokenDead'],
    [impersonation !== null && (over || !impersonates(state)), 'impersonationOver'],
    [over, 'sessionOver'],
    [tokenLeft <= 0, 'tokenDead'],
  ];
  return rules.find(([fits]) => fits)?.[1] ?? 'live';
};
