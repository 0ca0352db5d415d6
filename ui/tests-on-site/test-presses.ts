import { makeAutoObservable, observable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import type { SiteTests } from '#core/tests-on-site/site-tests.schema.ts';
import { Submission } from '../forms/submission.ts';
import { type PressConflict, whoChanged } from './press-conflict.ts';

/** The screen whose tests the actions change. */
interface Host {
  readonly screen: SiteTests | null;
  readonly running: readonly SiteTest[];
  readonly walk: { read(): Promise<void> } | null;
  /** Reloads the tests. Resolves to what was read; null if that failed. */
  reload(): Promise<readonly SiteTest[] | null>;
  dropGuard(): void;
}

/** An action: how to send it, what to do on success, and how to repeat it on the current state. */
interface Press<T> {
  readonly send: () => Promise<Result<T, Failure>>;
  readonly done: (value: T) => void;
  readonly again: (now: SiteTest | null) => Promise<void>;
}

/**
 * Runs actions on tests one at a time and holds their results. An action never overwrites another person's change before
 * it has been shown (domain guide 5.3).
 */
export class TestPresses {
  readonly acting = new Submission();
  /** Results of actions by test id. The empty id is for all tests. */
  readonly texts = observable.map<string, string>();
  /** Set if another person changed the test first and the action was not performed; null otherwise. */
  conflict: PressConflict | null = null;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    makeAutoObservable(this, { acting: false, conflict: observableRef });
  }

  /** Runs one action on `test`, or on all running tests when it is null. Reloads the list and the live view whatever the result. */
  async act<T>(test: SiteTest | null, { send, done, again }: Press<T>): Promise<void> {
    const host = this.#host;
    this.texts.clear();
    this.conflict = null;
    const known = host.screen?.tests ?? [];
    await this.acting.press(
      async () => {
        const sent = await send();
        const [fresh] = await Promise.all([host.reload(), host.walk?.read()]);
        return { sent, fresh };
      },
      ({ sent, fresh }) => {
        if (sent.ok) done(sent.value);
        else {
          host.dropGuard();
          const text = explain(sent.error, 'This could not be done.');
          if (isStale(sent.error) && fresh !== null) {
            const now = fresh.find(({ id }) => id === test?.id) ?? null;
            this.conflict = { by: whoChanged(known, fresh, test), again: () => again(now) };
          } else this.say(test?.id ?? '', text);
        }
        return null;
      },
    );
  }

  /** Gives up the action and keeps the other person's change. */
  reloadTheirs(): void {
    this.conflict = null;
  }

  /** Repeats the action on the current state of the test. */
  async keepMine(): Promise<void> {
    const { conflict } = this;
    this.conflict = null;
    await conflict?.again();
  }

  /** Shows the result of an action beside its test. */
  say(testId: string, text: string | null): void {
    if (text === null) this.texts.delete(testId);
    else this.texts.set(testId, text);
  }

  /** The last result for a test without a panel, or for all tests; null for none. */
  get aside(): string | null {
    const panels = new Set(this.#host.running.map(({ id }) => id));
    return [...this.texts].find(([id]) => !panels.has(id))?.[1] ?? null;
  }
}
