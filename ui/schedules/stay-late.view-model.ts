import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { dayText } from '#core/kernel/calendar-day.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { DAY_MINUTES, type HoursPlan } from '#core/schedules/effective-hours.rule.ts';
import type { WallMinute } from '#core/schedules/arming-verdict.rule.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.api.ts';
import { wallText } from '#core/schedules/site-hours.rule.ts';
import type {
  SavedSchedule,
  StayedLate,
  StayLateMinutes,
} from '#core/schedules/site-schedules.schema.ts';
import { stayLate } from '#core/schedules/stay-late.rule.ts';
import { Submission } from '../forms/submission.ts';

/** The facts about the site that determine which closing times can move. */
export interface StayFacts {
  readonly siteNum: number;
  readonly plan: HoursPlan<SavedSchedule>;
  readonly at: WallMinute;
  readonly open: readonly number[];
}

interface Parts {
  readonly gateway: Pick<SchedulesGateway, 'stayLate'>;
  readonly key: AttemptKey;
  readonly facts: () => StayFacts | null;
  readonly reload: () => void;
}

type Moved = StayedLate['moved'];

/**
 * Extends today's closing time in two presses. The first press shows the effect, and the second confirms exactly that
 * effect (domain guide 6.5).
 */
export class StayLateViewModel {
  picked: StayLateMinutes | null = null;
  /** The closing times moved by the last confirmation. */
  done: Moved | null = null;
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { submission: false });
  }

  /** Why no closing time can be moved; null if one can. */
  get why(): string | null {
    const facts = this.#parts.facts();
    if (facts === null) return null;
    if (facts.open.length === 0) return 'No area is open now, so there is no closing to move.';
    const { at, open, plan } = facts;
    return stayLate(plan, open, at, 120).length > 0
      ? null
      : 'There’s no closing left to move today. Enter a temporary schedule instead.';
  }

  /** The closing times that the picked extension would move. */
  get wouldMove(): (Moved[number] & { readonly minute: number })[] {
    const facts = this.#parts.facts();
    if (facts === null || this.picked === null) return [];
    return stayLate(facts.plan, facts.open, facts.at, this.picked).map(
      ({ areaNums, day, from, to }) => ({
        areaNums: [...areaNums],
        minute: from,
        from: wallText(from),
        to: wallText(to),
        nextDay: to >= DAY_MINUTES,
        normalFrom: dayText(day + 1),
      }),
    );
  }

  pick(by: StayLateMinutes): void {
    this.picked = by;
    this.done = null;
    this.submission.clear();
  }

  forget(): void {
    this.picked = null;
    this.done = null;
    this.submission.clear();
  }

  /** Sends the picked extension. After a lost response, pressing again resends the same change. */
  async confirm(): Promise<void> {
    const { gateway, key, reload } = this.#parts;
    const facts = this.#parts.facts();
    const { picked } = this;
    if (facts === null || picked === null) return;
    const seen = this.wouldMove.map(({ minute }) => minute);
    const { siteNum } = facts;
    await this.submission.press(
      () =>
        key.send([siteNum, picked, seen], (id) =>
          gateway.stayLate({ sn: siteNum, id, by: picked, seen }),
        ),
      (answer) => {
        if (answer.ok) {
          this.done = answer.value.moved;
          this.picked = null;
          reload();
          return null;
        }
        // After a lost response nothing is reloaded, because the next press resends the request under the same id.
        if (!isLost(answer.error)) reload();
        const text = explain(answer.error, 'The closing could not be moved.');
        return isStale(answer.error) ? `${text ?? ''} Look at the time again, then confirm.` : text;
      },
    );
  }
}
