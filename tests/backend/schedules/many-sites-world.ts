import { dayNumber, dayText } from '#core/kernel/calendar-day.rule.ts';
import { createSupervisionRunner } from '#core/backend/schedules/supervision-runner.ts';
import type { UnitOfWork } from '#core/backend/unit-of-work.port.ts';
import { copySite } from '#tests/backend/harness/copy-site.ts';
import { SupervisedSites } from '#tests/backend/harness/supervised-site.ts';
import type { TestWorld } from '#tests/backend/harness/test-world.ts';

/** Many shops that are open and must be closed by a deadline. Each test uses a different day. */
export class ManySites {
  readonly #world: TestWorld;
  readonly sites: SupervisedSites;
  #day = 0;

  private constructor(world: TestWorld, sites: SupervisedSites) {
    this.#world = world;
    this.sites = sites;
  }

  static async open(world: TestWorld, group: number): Promise<ManySites> {
    return new ManySites(world, await SupervisedSites.open(world, group));
  }

  /** Formats a local time on the current test day, or `after` days later. */
  at(time: string, after = 0): string {
    return `${dayText(dayNumber('2027-01-01') + this.#day + after)}T${time}`;
  }

  /** Replaces the shops with new ones and sets the clock to 10:00. Returns the site numbers. */
  async begin(count: number): Promise<readonly number[]> {
    const { kysely } = this.#world.database;
    await kysely.updateTable('schedule').set({ deleted_at: 1 }).execute();
    await kysely.deleteFrom('supervision_watch').execute();
    this.#day += 4;
    this.sites.goTo(this.at('10:00'));
    await this.sites.add({ areas: ['Open'], reactions: { failToClose: 'Call' } });
    const first = this.sites.num;
    await copySite(kysely, first, count - 1);
    this.sites.num += count - 1;
    return Array.from({ length: count }, (_, index) => first + index);
  }

  /** Returns the numbers of sites with a "Fail to close" event, once per event. */
  async raised(nums: readonly number[]): Promise<readonly number[]> {
    const rows = await this.#world.database.kysely
      .selectFrom('activity')
      .select('site_num')
      .where('site_num', 'in', nums)
      .where('event', '=', 'Fail to close')
      .orderBy('site_num')
      .execute();
    return rows.map(({ site_num }) => site_num);
  }

  /** Creates a separate server. Records the errors that the server reports and the transactions that it begins and completes. */
  server() {
    const told: (readonly number[])[] = [];
    const counted = { begun: 0, ended: 0 };
    const { unitOfWork } = this.#world.database;
    const counting: UnitOfWork = {
      ...unitOfWork,
      run: async (work) => {
        const answer = await unitOfWork.run((tx) => {
          counted.begun += 1;
          return work(tx);
        });
        counted.ended += 1;
        return answer;
      },
    };
    const runner = createSupervisionRunner({
      ...this.sites.ports,
      unitOfWork: counting,
      reportProblem: (nums) => {
        told.push(nums);
      },
    });
    const look = async (): Promise<void> => {
      while ((await runner.runNext()) === 'worked');
    };
    return { told, counted, look };
  }
}
