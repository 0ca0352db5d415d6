import { defer, from, mergeMap, type Observable } from 'rxjs';
import type { PreferenceStore } from '../preferences/preference.store.port.ts';
import type { SessionContext } from '../session/session-context.ts';
import { actionRequired } from '../session/session-state.rule.ts';
import type { Activity } from './activity.port.ts';
import {
  advancePrompts,
  joinPrompts,
  type PromptState,
  type PromptWord,
} from './advance-prompts.rule.ts';
import { readPrompts, writePrompts } from './prompt-memory.ts';
import { UNUSED } from './prompt-use.schema.ts';
import { useTime, type UseTick } from './use-time.rule.ts';

const NOTHING: PromptState = { feedback: UNUSED, help: UNUSED, helpStopped: false };

/** Counts a person's active use and emits the alerts and questions that are due (spec §9). Use during sign-in does not count. */
export const followPrompts = ({
  activity,
  preferences,
  session,
}: {
  activity: Activity;
  preferences: PreferenceStore;
  session: SessionContext;
}) => {
  // The prompt state is also held in memory, because the storage may be full or blocked.
  let known: { readonly userId: string; readonly state: PromptState } | null = null;
  const user = (): string | null => {
    const { view } = session.current;
    // A staff member who impersonates a user does not count as that user.
    if (view === null || view.impersonation !== null) return null;
    return actionRequired(view.requirements) ? null : view.user.id;
  };
  const stateOf = (userId: string): PromptState =>
    joinPrompts(known?.userId === userId ? known.state : NOTHING, readPrompts(preferences, userId));
  const keep = (userId: string, state: PromptState): void => {
    known = { userId, state };
    writePrompts(preferences, userId, state);
  };
  const advance = (usedMs: number, mayAsk: boolean): readonly PromptWord[] => {
    const userId = user();
    if (userId === null) {
      known = null;
      return [];
    }
    const { state, words } = advancePrompts(stateOf(userId), { usedMs, mayAsk });
    if (usedMs > 0 || words.length > 0) keep(userId, state);
    return words;
  };
  return {
    /** Emits due prompts while subscribed. Calls `mayAsk` at each tick; while `mayAsk` returns false, a due question waits. */
    words: (mayAsk: () => boolean): Observable<PromptWord> =>
      defer(() => {
        let before: UseTick | null = null;
        return activity.ticks$.pipe(
          mergeMap((tick) => {
            const usedMs = useTime(before, tick);
            before = tick;
            return from(advance(usedMs, mayAsk()));
          }),
        );
      }),
    /** Stops offers of help permanently (spec §9 "unless stopped"). */
    stopHelp: (): void => {
      const userId = user();
      if (userId !== null) keep(userId, { ...stateOf(userId), helpStopped: true });
    },
  };
};
