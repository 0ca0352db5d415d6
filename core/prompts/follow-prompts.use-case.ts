import { defer, from, mergeMap, type Observable } from 'rxjs';
import type { SessionContext } from '../session/session-context.ts';
import { actionRequired } from '../session/session-state.rule.ts';
import type { Activity } from './activity.port.ts';
import {
  advancePrompts,
  joinPrompts,
  type PromptState,
  type PromptWord,
} from './advance-prompts.rule.ts';
import type { PromptMemory } from './prompt-memory.ts';
import { UNUSED } from './prompt-use.schema.ts';
import { useTime, type UseTick } from './use-time.rule.ts';

const NOTHING: PromptState = { feedback: UNUSED, help: UNUSED, helpStopped: false };

/** Counts a person's use and says when to alert and when to ask (spec §9); during sign-in nothing counts. */
export class FollowPrompts {
  readonly #activity: Activity;
  readonly #memory: PromptMemory;
  readonly #session: SessionContext;
  // Kept beside the storage, which may be full or blocked.
  #known: { readonly userId: string; readonly state: PromptState } | null = null;

  constructor(ports: { activity: Activity; memory: PromptMemory; session: SessionContext }) {
    this.#activity = ports.activity;
    this.#memory = ports.memory;
    this.#session = ports.session;
  }

  /** Counts while somebody listens; `mayAsk` is asked at each look, a question that may not be asked waits. */
  execute(mayAsk: () => boolean): Observable<PromptWord> {
    return defer(() => {
      let before: UseTick | null = null;
      return this.#activity.ticks$.pipe(
        mergeMap((tick) => {
          const usedMs = useTime(before, tick);
          before = tick;
          return from(this.#advance(usedMs, mayAsk()));
        }),
      );
    });
  }

  /** The person wants no more offers of help, ever (spec §9 "unless stopped"). */
  stopHelp(): void {
    const userId = this.#user;
    if (userId === null) return;
    this.#keep(userId, { ...this.#stateOf(userId), helpStopped: true });
  }

  get #user(): string | null {
    const { view } = this.#session.current;
    // Whoever looks at a user's portal is not that user.
    if (view === null || view.impersonation !== null) return null;
    return actionRequired(view.requirements) ? null : view.user.id;
  }

  #stateOf(userId: string): PromptState {
    const known = this.#known?.userId === userId ? this.#known.state : NOTHING;
    return joinPrompts(known, this.#memory.read(userId));
  }

  #keep(userId: string, state: PromptState): void {
    this.#known = { userId, state };
    this.#memory.write(userId, state);
  }

  #advance(usedMs: number, mayAsk: boolean): readonly PromptWord[] {
    const userId = this.#user;
    if (userId === null) {
      this.#known = null;
      return [];
    }
    const { state, words } = advancePrompts(this.#stateOf(userId), { usedMs, mayAsk });
    if (usedMs > 0 || words.length > 0) this.#keep(userId, state);
    return words;
  }
}
