import { randomUUID } from 'node:crypto';
import { UNSUPERVISED } from '#core/schedules/check-kinds.ts';
import type { CheckReactions } from '#core/schedules/schedule-check.ts';
import type { Schedule } from '#core/schedules/schedule.ts';
import { createSupervisionRunner } from '#core/backend/schedules/supervision-runner.ts';
import { watchHolidays, watchSite } from '#core/backend/schedules/watch-site.operation.ts';
import { sweep } from '#adapters/server/sql/sweep.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { addReceiver, type TestReceiver } from './receiver.ts';
import { seedContact } from './seed-contact.ts';
import { hoursLayer, seedHours, seedReactions } from './seed-hours.ts';
import { seedSite, type SiteSeed, writeFamily } from './seed-site.ts';
import { PROVIDER, type TestWorld } from './test-world.ts';

const NEW_YORK = 'America/New_York';

/** A missed check as a history row shows it. */
export interface WrittenCheck {
  readonly event: string;
  readonly at: string;
  readonly name: string;
}

/** Sites with supervised business hours. The test controls the clock and the supervision runners. */
export class SupervisedSites {
  readonly #world: TestWorld;
  readonly #group: number;
  readonly receiver: TestReceiver;
  num: number;
  #phone = '';

  readonly #zone: string;

  private constructor(
    world: TestWorld,
    { group, zone }: { readonly group: number; readonly zone: string },
    receiver: TestReceiver,
  ) {
    this.#zone = zone;
    this.#world = world;
    this.#group = group;
    this.receiver = receiver;
    this.num = group * 10;
  }

  static async open(world: TestWorld, group: number, zone = NEW_YORK): Promise<SupervisedSites> {
    const sql = world.database.kysely;
    await writeFamily(sql, { parent: group - 1, branch: group, stranger: group + 1 });
    return new SupervisedSites(world, { group, zone }, await addReceiver(world));
  }

  get xmit(): string {
    return `HP${this.num}`;
  }

  get ports() {
    return {
      unitOfWork: this.#world.database.unitOfWork,
      clock: this.#world.clock,
      ids: { next: () => randomUUID() },
      wallClock: temporalWallClock,
      providerName: PROVIDER,
      reportProblem: (siteNums: readonly number[], problem: unknown): never => {
        throw new Error(`Sites ${siteNums.join(', ')} could not be looked at.`, { cause: problem });
      },
    };
  }

  /** Adds the next site, closed and supervised from now on. The business hours are 09:00 to 18:00. */
  async add(
    rest: Partial<SiteSeed> & {
      readonly layers?: readonly Schedule[];
      readonly reactions?: Partial<CheckReactions>;
    } = {},
  ): Promise<void> {
    this.num += 1;
    const { layers = [hoursLayer()], reactions, ...seed } = rest;
    const sql = this.#world.database.kysely;
    const { num } = this;
    await seedSite(sql, { num, group: this.#group, name: 'Shop', areas: ['Closed'], ...seed });
    await sql.updateTable('site').set({ time_zone: this.#zone }).where('num', '=', num).execute();
    if (reactions !== undefined) await seedReactions(sql, num, { ...UNSUPERVISED, ...reactions });
    const { phone } = await seedContact(sql, {
      group: this.#group,
      site: num,
      position: 1,
      name: 'Ann',
      email: `ann${num}@example.com`,
      notices: [
        ['schedule', 'email'],
        ['schedule', 'sms'],
      ],
    });
    this.#phone = phone;
    await this.hours(layers);
  }

  /** Replaces the business hours and notifies the supervision, as a change by a user does. */
  async hours(layers: readonly Schedule[]): Promise<void> {
    const { num } = this;
    await seedHours(this.#world.database.kysely, { site: num, group: this.#group, layers });
    await this.#world.database.unitOfWork.run((tx) => watchSite(tx, this.ports, num));
  }

  /** Advances the clock to a local time of the sites. */
  goTo(wall: string): void {
    this.#world.clock.advance(
      temporalWallClock.instant(wall, this.#zone) - this.#world.clock.now(),
    );
  }

  instant(wall: string): number {
    return temporalWallClock.instant(wall, this.#zone);
  }

  open(at: string | null = null): Promise<unknown> {
    return this.#say('1401 u2', at);
  }

  close(at: string | null = null): Promise<unknown> {
    return this.#say('3401 u2', at);
  }

  async #say(text: string, at: string | null): Promise<unknown> {
    const receivedAt = at === null ? null : this.instant(at);
    return this.receiver.send(this.receiver.signal(this.xmit, text, { receivedAt }));
  }

  /** Runs the supervision of one server until nothing is due. */
  async look(): Promise<void> {
    const { runNext } = createSupervisionRunner(this.ports);
    while ((await runNext()) === 'worked');
  }

  /** Returns the history rows of missed checks with local times, ordered by time. */
  async raised(): Promise<readonly WrittenCheck[]> {
    const rows = await this.#world.database.kysely
      .selectFrom('activity')
      .select(['event', 'at', 'detail'])
      .where('site_num', '=', this.num)
      .where('service_type', '=', 'Schedule')
      .orderBy('at')
      .orderBy('event')
      .execute();
    return rows.map(({ event, at, detail }) => ({
      event,
      at: temporalWallClock.wallTime(at, this.#zone),
      name: String((detail as Record<string, unknown>).event),
    }));
  }

  alarms() {
    return this.#world.database.kysely
      .selectFrom('alarm')
      .select(['num', 'state', 'event', 'event_code', 'priority', 'service_type', 'action_plan'])
      .select(['disposition', 'raised_at'])
      .where('site_num', '=', this.num)
      .orderBy('num')
      .execute();
  }

  /** Adds a holiday to the shared list of holidays. */
  async holiday(holidayGroup: 'Regional', day: string): Promise<void> {
    await this.#world.database.kysely
      .insertInto('holiday')
      .values({
        id: randomUUID(),
        holiday_group: holidayGroup,
        name: 'Harvest',
        from_day: day,
        to_day: day,
      })
      .execute();
    await this.#world.database.unitOfWork.run((tx) => watchHolidays(tx, this.ports));
  }

  /** Deletes the site's supervision state, as if a program unaware of supervision had written the business hours. */
  async unwatch(): Promise<void> {
    await this.#world.database.unitOfWork.run((tx) => tx.supervision.forget([this.num]));
  }

  /** Counts the stored records of checks, which prevent a check from being raised twice. */
  async kept(): Promise<number> {
    const rows = await this.#world.database.kysely
      .selectFrom('schedule_event')
      .select('event')
      .where('site_num', '=', this.num)
      .execute();
    return rows.length;
  }

  async sweep(): Promise<void> {
    await sweep(this.#world.database.kysely, this.#world.clock.now());
  }

  texts() {
    return this.#world.sentTo(`+1${this.#phone.replaceAll('-', '')}`);
  }

  mails() {
    return this.#world.sentTo(`ann${this.num}@example.com`);
  }
}
