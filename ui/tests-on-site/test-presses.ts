import { makeAutoObservable, observable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import type { SiteTests } from '#core/tests-on-site/site-tests.schema.ts';
import { Submission } from '../forms/submission.ts';
import { type PressConflict, whoChanged } from './press-conflict.ts';

/** The screen whose tests are pressed about. */
interface Host {
  readonly screen: SiteTests | null;
  readonly running: readonly SiteTest[];
  readonly walk: { read(): Promise<void> } | null;
  reload(): Promise<void>;
  dropGuard(): void;
}

/** What a press sends, what comes of it, and the same press on the test as it stands now. */
interface Press<T> {
  readonly send: () => Promise<Result<T, Failure>>;
  readonly done: (value: T) => void;
  readonly again: (now: SiteTest | null) => Promise<void>;
}

/** Presses about tests: one at a time, never over somebody else's change unseen, and what came of each (domain guide 5.3). */
export class TestPresses {
  readonly acting = new Submission();
  /** What came of a press, by the test it was about; the empty name stands for all of them. */
  readonly texts = observable.map<string, string>();
  /** Somebody else changed what a press was about; nothing of it was done. */
  conflict: PressConflict | null = null;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    makeAutoObservable(this, { acting: false, conflict: observableRef });
  }

  /** One press about a test, null for all that run; whatever came of it, the list and the walk tell what is true. */
  async act<T>(test: SiteTest | null, { send, done, again }: Press<T>): Promise<void> {
    const host = this.#host;
    this.texts.clear();
    this.conflict = null;
    const known = host.screen?.tests ?? [];
    await this.acting.press(
      async () => {
        const sent = await send();
        await Promise.all([host.reload(), host.walk?.read()]);
        return sent;
      },
      (sent) => {
        if (sent.ok) done(sent.value);
        else {
          host.dropGuard();
          const fresh = host.screen?.tests ?? [];
          const text = explain(sent.error, 'This could not be done.');
          if (isStale(sent.error)) {
            const now = fresh.find(({ id }) => id === test?.id) ?? null;
            this.conflict = { by: whoChanged(known, fresh, test), again: () => again(now) };
          } else this.say(test?.id ?? '', text);
        }
        return null;
      },
    );
  }

  /** What somebody else made of it stays. */
  reloadTheirs(): void {
    this.conflict = null;
  }

  /** Presses again, on what is there now. */
  async keepMine(): Promise<void> {
    const { conflict } = this;
    this.conflict = null;
    await conflict?.again();
  }

  /** What came of a press, beside the test it was about. */
  say(testId: string, text: string | null): void {
    if (text === null) this.texts.delete(testId);
    else this.texts.set(testId, text);
  }

  /** What came of a press about tests that no panel stands for, or of one about all. */
  get aside(): string | null {
    const panels = new Set(this.#host.running.map(({ id }) => id));
    return [...this.texts].find(([id]) => !panels.has(id))?.[1] ?? null;
  }
}
