import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayNumber, dayText } from '#core/kernel/calendar-day.rule.ts';
import { wallText } from '#core/schedules/site-hours.rule.ts';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { hoursLayer, openingHours } from '#tests/backend/harness/seed-hours.ts';
import { SupervisedSites } from '#tests/backend/harness/supervised-site.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

const DAY = 1440;

/** One business-hours interval for every day, in minutes of the day. */
interface Hours {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
  readonly mustOpen: boolean;
  readonly mustClose: boolean;
}

const anyHours: fc.Arbitrary<Hours> = fc.record({
  from: fc.integer({ min: 300, max: 600 }),
  to: fc.integer({ min: 900, max: 1200 }),
  before: fc.integer({ min: 0, max: 120 }),
  after: fc.integer({ min: 0, max: 120 }),
  mustOpen: fc.boolean(),
  mustClose: fc.boolean(),
});

type Command =
  | { readonly kind: 'open' | 'close' | 'look' | 'race' }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'edit'; readonly hours: Hours };

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Command>({ kind: 'open' }, { kind: 'close' }) },
  {
    weight: 7,
    arbitrary: fc
      .integer({ min: 1, max: 700 })
      .map((minutes): Command => ({ kind: 'wait', minutes })),
  },
  { weight: 4, arbitrary: fc.constantFrom<Command>({ kind: 'look' }, { kind: 'race' }) },
  { weight: 1, arbitrary: anyHours.map((hours): Command => ({ kind: 'edit', hours })) },
);

/** A simple model that checks a shop's opening and closing minute by minute and logs the missed openings and closings. */
class Guard {
  readonly said: string[] = [];
  readonly #known = new Set<string>();
  /** For each minute since the start, true if the shop was open at the end of the minute. */
  readonly #wasOpen: boolean[] = [];
  /** The minutes in which the shop was open, even briefly. */
  readonly #openIn = new Set<number>();
  #isOpen = false;
  #looked = 0;
  hours: Hours;
  now = 0;

  constructor(hours: Hours) {
    this.hours = hours;
  }

  #say(event: string, at: number, day: number, due: number): void {
    const key = `${event} ${day} ${due}`;
    if (!this.#known.has(key)) this.said.push(`${String(at).padStart(6, '0')} ${event}`);
    this.#known.add(key);
  }

  wait(minutes: number): void {
    for (let done = 0; done < minutes; done += 1) {
      this.#wasOpen[this.now] = this.#isOpen;
      if (this.#isOpen) this.#openIn.add(this.now);
      this.now += 1;
    }
    this.#wasOpen[this.now] = this.#isOpen;
    if (this.#isOpen) this.#openIn.add(this.now);
  }

  /** Checks whether the shop was open in any minute from `from` to `to`, inclusive. */
  #openWithin(from: number, to: number): boolean {
    for (let at = from; at <= to; at += 1) if (this.#openIn.has(at)) return true;
    return false;
  }

  #openAt(minute: number): boolean {
    return minute >= 0 && (this.#wasOpen[minute] ?? false);
  }

  open(): void {
    const { from, to, before, after } = this.hours;
    const [day, minute] = [Math.floor(this.now / DAY), this.now % DAY];
    const beganAt = day * DAY + from - before;
    if (!this.#isOpen) {
      if (minute < from - before) this.#say('Early opening', this.now, day, from);
      else if (minute > to + after) this.#say('Early opening', this.now, day, from);
      else if (minute > from + after) {
        if (!this.#openWithin(beganAt, this.now)) this.#say('Late opening', this.now, day, from);
      }
    }
    this.#isOpen = true;
    this.#openIn.add(this.now);
    this.#wasOpen[this.now] = true;
  }

  close(): void {
    const { from, to, before, after } = this.hours;
    const [day, minute] = [Math.floor(this.now / DAY), this.now % DAY];
    if (this.#isOpen) {
      const isIn = minute >= from - before && minute <= to + after;
      if (isIn && minute < to - before) this.#say('Early closing', this.now, day, to);
      if (!isIn) {
        const due = minute < from - before ? day - 1 : day;
        if (this.#openAt(due * DAY + to + after)) this.#say('Late closing', this.now, due, to);
      }
    }
    this.#isOpen = false;
    this.#wasOpen[this.now] = false;
  }

  #isDue(minute: number): boolean {
    const { from, to, after, mustOpen, mustClose } = this.hours;
    const ofDay = minute % DAY;
    return (mustOpen && ofDay === from + after) || (mustClose && ofDay === to + after);
  }

  look(): void {
    const { from, to, before, after, mustOpen, mustClose } = this.hours;
    for (let at = this.#looked + 1; at <= this.now; at += 1) {
      const [day, minute] = [Math.floor(at / DAY), at % DAY];
      if (mustOpen && minute === from + after) {
        if (!this.#openWithin(day * DAY + from - before, at))
          this.#say('Fail to open', at, day, from);
      }
      if (mustClose && minute === to + after && this.#openAt(at))
        this.#say('Fail to close', at, day, to);
    }
    this.#looked = this.now;
  }

  edit(hours: Hours): void {
    let at = this.#looked + 1;
    while (at <= this.now && !this.#isDue(at)) at += 1;
    // New business hours do not apply to the past, which ends before the first unchecked deadline or, if there is none, now.
    this.#looked = Math.min(at - 1, this.now);
    this.hours = hours;
  }
}

const layersOf = ({ from, to, before, after, mustOpen, mustClose }: Hours) => [
  hoursLayer({
    entries: [
      openingHours({
        opensAt: from,
        closesAt: to,
        windowBefore: before,
        windowAfter: after,
        mustOpen,
        mustClose,
      }),
    ],
  }),
];

describeDatabase('supervision, whatever happens', (engine) => {
  let world: TestWorld;
  let sites: SupervisedSites;
  let day = dayNumber('2027-01-04');
  beforeAll(async () => {
    world = await openTestWorld(engine);
    sites = await SupervisedSites.open(world, 7711, 'America/Phoenix');
  });
  afterAll(() => world.close());

  const obey = async (command: Command): Promise<void> => {
    if (command.kind === 'wait') world.clock.advance(command.minutes * 60000);
    else if (command.kind === 'edit') await sites.hours(layersOf(command.hours));
    else if (command.kind === 'race') await Promise.all([sites.look(), sites.look()]);
    else await sites[command.kind]();
  };

  it(
    'raises what a guard at the door would write down, each once',
    { timeout: 60000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          anyHours,
          fc.array(anyCommand, { minLength: 10, maxLength: 40 }),
          async (hours, commands) => {
            const first = day;
            sites.goTo(`${dayText(first)}T00:00`);
            await sites.add({ layers: layersOf(hours) });
            // Closes the shop first, so that history has an initial state.
            await sites.close();
            const guard = new Guard(hours);
            for (const command of [...commands, { kind: 'look' } as const]) {
              await obey(command);
              if (command.kind === 'wait') guard.wait(command.minutes);
              else if (command.kind === 'edit') guard.edit(command.hours);
              else if (command.kind === 'race') guard.look();
              else guard[command.kind]();
            }
            const raised = await sites.raised();
            const wanted = guard.said.toSorted().map((given) => {
              const at = Number(given.slice(0, 6));
              return `${dayText(first + Math.floor(at / DAY))}T${wallText(at % DAY)} ${given.slice(7)}`;
            });
            day = first + Math.floor(guard.now / DAY) + 2;
            await sites.hours([]);
            expect(raised.map(({ at, event }) => `${at} ${event}`).toSorted()).toEqual(
              wanted.toSorted(),
            );
          },
        ),
        { numRuns: engine === 'embedded' ? 10 : 4, endOnFailure: true },
      );
    },
  );
});
