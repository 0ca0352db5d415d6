import { makeAutoObservable, observableRef, reaction } from 'mobx';
import {
  draftKey,
  readDraft,
  type Draft,
  type DraftName,
  type DraftShape,
} from '#core/drafts/draft.rule.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';

/** Where what the person of now typed is kept, in this tab and under their own id. */
export interface OwnDrafts {
  readonly store: Pick<PreferenceStore, 'read' | 'write'>;
  readonly userId: string;
  readonly clock: Clock;
}

/** What is typed of something and not saved. */
export interface UnsavedEdit<Base, Values> {
  readonly base: Base | null;
  readonly values: Values;
  /** Something differs from the base and is not saved. */
  readonly dirty: boolean;
}

/** Keeps what is typed into one kind of form until it is saved or given up, so that the end of a session takes nothing with it; offered to the same person alone (ui README §8). */
export class SavedDraft<Base, Values extends object> {
  /** What was kept before this form was there; null once it was taken or given up. */
  found: Draft<Base, Values> | null;
  /** When what stands in the form now was typed, if it came back; null for what is typed here. */
  backFrom: number | null = null;
  readonly #name: string;
  readonly #own: OwnDrafts;
  #watch: (() => void) | null = null;
  /** What stands in the storage is of this edit. */
  #keeps = false;

  constructor(own: OwnDrafts, name: DraftName, shape: DraftShape<Base, Values>) {
    this.#own = own;
    this.#name = draftKey(name);
    this.found = readDraft(own.store.read(own.userId, this.#name), own.clock.now(), shape);
    makeAutoObservable(this, { found: observableRef });
  }

  /** From now on every change of the edit is kept, and nothing is once it is clean or closed; a second call changes nothing. */
  follow(edit: () => UnsavedEdit<Base, Values> | null): void {
    if (this.#watch !== null) return;
    const stop = reaction(
      () => {
        const now = edit();
        return now?.dirty === true ? { base: now.base, values: { ...now.values } } : null;
      },
      (typed) => {
        if (typed !== null) {
          this.#keeps = true;
          this.#write({ keptAt: this.#own.clock.now(), ...typed });
        }
        // Clean by typing it back or by a save; what was there from before is not this edit's to take away.
        else if (this.#keeps) this.drop();
      },
    );
    this.#watch = () => {
      stop();
      // A save that closes its editor does both in one breath: the reaction never hears of it.
      if (this.#keeps && edit()?.dirty !== true) this.drop();
    };
  }

  /** The form goes; what is stored of it stays while it is not saved. */
  rest(): void {
    this.#watch?.();
    this.#watch = null;
  }

  /** The person goes on from what was found. */
  take(): Draft<Base, Values> | null {
    const { found } = this;
    this.found = null;
    this.backFrom = found?.keptAt ?? null;
    this.#keeps = found !== null;
    return found;
  }

  /** What is typed now is saved or given up; what was found and not taken yet goes on waiting. */
  drop(): void {
    this.backFrom = null;
    this.#keeps = false;
    this.#write(this.found);
  }

  /** Nobody wants what was found. */
  refuse(): void {
    this.found = null;
    this.#write(null);
  }

  #write(draft: Draft<unknown, unknown> | null): void {
    this.#own.store.write(this.#own.userId, this.#name, draft);
  }
}
