import { typedFor, typedMoment } from '#core/kernel/typed-time.rule.ts';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { instantOf, isoInstant } from '#core/kernel/instant.ts';
import type { ServiceType } from '#core/signals/signal.ts';
import {
  checkPlacement,
  type PlacementContext,
  type PlacementProblems,
} from '#core/tests-on-site/check-placement.rule.ts';
import type {
  SiteTest,
  TestForm,
  TestMode,
  TestScope,
  TestWarning,
} from '#core/tests-on-site/site-test.schema.ts';
import type { SiteTests } from '#core/tests-on-site/site-tests.schema.ts';
import {
  categoriesFor,
  longestTest,
  usualTest,
  TEST_CATEGORIES,
  type TestCategory,
} from '#core/tests-on-site/test-limits.ts';
import { clockText } from '#core/tests-on-site/scope-text.rule.ts';
import { lifeSafetyZones, touchesLifeSafety } from '#core/tests-on-site/scope-covers.rule.ts';
import { zoneId } from '#core/tests-on-site/tick-zone.rule.ts';
import { unseenText, zonesInWords } from './zones-in-words.rule.ts';
import {
  contextOf,
  type FormPlace,
  type LengthChoice,
  type TypedAsItIs,
  requestedTest,
} from './requested-test.rule.ts';

const MINUTE = 60000;

/** A test as it is filled in: everything stands already, so that a category and a press are enough (domain guide 6.1). */
export class TestFormViewModel {
  mode: TestMode = 'noAction';
  category: TestCategory;
  length: LengthChoice;
  /** Wall time of the site; empty for now. */
  starts = '';
  ends = '';
  scope: TestScope['kind'] = 'all';
  confirmed = false;
  recurs = false;
  from = '09:00';
  to = '11:00';
  until = '';
  readonly devices = observable.set<number>();
  readonly zones = observable.set<string>();
  readonly types = observable.set<ServiceType>();
  readonly weekdays = observable.set<number>([1]);
  readonly warnMinutes = observable.set<TestWarning['minutes'][number]>([15]);
  readonly warnChannels = observable.set<TestWarning['channels'][number]>(['inApp']);
  /** Words at the fields show once a press was refused. */
  refused = false;
  /** Filled with nothing but what every test has. */
  fresh = true;
  /** The planned test that is changed; null for a new one. */
  base: SiteTest | null = null;
  /** Null while the category says it. */
  typedReason: string | null = null;
  readonly screen: SiteTests;
  readonly hasMobile: boolean;
  readonly #place: FormPlace;

  constructor(place: FormPlace) {
    this.#place = place;
    ({ screen: this.screen, hasMobile: this.hasMobile } = place);
    const { site, role } = place.screen;
    // What customers may not choose begins none of theirs.
    this.category = categoriesFor(role).includes(site.defaultCategory)
      ? site.defaultCategory
      : 'Technician test';
    this.length = `${usualTest(this.category, role, site.maxTestHours)}`;
    makeAutoObservable(this, { base: observableRef, screen: false });
  }

  get categories(): readonly TestCategory[] {
    return categoriesFor(this.screen.role);
  }

  /** The longest this test may last, milliseconds. */
  get longest(): number {
    const { role, site } = this.screen;
    return longestTest(this.category, role, site.maxTestHours);
  }

  get reason(): string {
    return this.typedReason ?? TEST_CATEGORIES[this.category].reason;
  }

  setReason(text: string): void {
    this.typedReason = text;
  }

  /** A category brings its usual length and its reason along, unless somebody wrote one. */
  choose(category: TestCategory): void {
    this.category = category;
    const { role, site } = this.screen;
    this.length = `${usualTest(category, role, site.maxTestHours)}`;
  }

  set<Field extends TypedAsItIs>(field: Field, value: this[Field]): void {
    this[field] = value;
  }

  /** Puts something into one of the sets of ticked things, or takes it out. */
  tick<T>(set: Set<T>, value: T, on: boolean): void {
    if (on) set.add(value);
    else set.delete(value);
  }

  /** None named are all of them. */
  isTested(devNum: number): boolean {
    return this.devices.size === 0 || this.devices.has(devNum);
  }

  /** The last one cannot be left out. */
  testDevice(devNum: number, on: boolean): void {
    const all = this.screen.site.devices.map((device) => device.devNum);
    const wanted = all.filter((one) => (one === devNum ? on : this.isTested(one)));
    if (wanted.length > 0) this.devices.replace(wanted.length === all.length ? [] : wanted);
  }

  get #timeZone(): string {
    return this.screen.site.timeZone;
  }

  /** What is sent. */
  get request(): TestForm {
    return requestedTest(this, this.screen.site.zones, (typed) =>
      typedMoment(typed, this.#timeZone),
    );
  }

  get #context(): PlacementContext {
    return contextOf(this.screen, this.#place.wallClock);
  }

  get validated() {
    return checkPlacement(this.request, this.#context, this.#place.now());
  }

  /** Words at the fields, once a press was refused. */
  get problems(): PlacementProblems {
    return !this.refused || this.validated.ok ? {} : this.validated.error;
  }

  /** Words that no field has room for now: it is not there, or another choice hides it. */
  get unseen(): string | null {
    return unseenText(this.problems, this);
  }

  /** Fire or CO alarms would not reach the fire department. */
  get touchesFire(): boolean {
    const { scope, devNums } = this.request;
    const { devNums: all, zones, paidTypes } = this.#context;
    return touchesLifeSafety(scope, devNums.length === 0 ? all : devNums, zones, paidTypes);
  }

  /** Which zones those are, as far as the site names them; empty where it names none. */
  get fireZones(): string {
    const { scope, devNums } = this.request;
    const { devNums: all } = this.#context;
    const touched = devNums.length === 0 ? all : devNums;
    return zonesInWords(lifeSafetyZones(scope, touched, this.screen.site.zones));
  }

  /** When it would end, ISO; null while that is not known. */
  get endsAt(): string | null {
    const { validated } = this;
    if (validated.ok) return isoInstant(validated.value.endsAt);
    const { startsAt, endsAt, length } = this.request;
    if (endsAt !== null || length === null) return endsAt;
    return isoInstant((startsAt === null ? this.#place.now() : instantOf(startsAt)) + length);
  }

  /** Fills in what a test has: `again` for another one like it, which begins now. */
  fill(test: SiteTest, again: boolean): void {
    const wall = (at: string): string => typedFor(instantOf(at), this.#timeZone);
    const length = instantOf(test.endsAt) - instantOf(test.startsAt);
    this.base = again ? null : test;
    this.mode = test.mode;
    this.category = this.categories.includes(test.category) ? test.category : 'Other';
    this.typedReason = test.reason;
    this.scope = test.scope.kind;
    this.devices.replace(
      test.devNums.length === this.screen.site.devices.length ? [] : test.devNums,
    );
    this.zones.replace(test.scope.zones.map(zoneId));
    this.types.replace(test.scope.serviceTypes);
    this.starts = again ? '' : wall(test.startsAt);
    this.length = again ? `${Math.min(length, this.longest)}` : 'custom';
    this.ends = again ? '' : wall(test.endsAt);
    this.warnMinutes.replace(test.warning.minutes);
    this.warnChannels.replace(test.warning.channels);
    this.confirmed = false;
    this.refused = false;
    // Customers have no test that recurs; theirs is one time of it.
    this.recurs = test.recurrence !== null && this.screen.role === 'dealer';
    if (test.recurrence === null) return;
    const { weekdays, from, to, until } = test.recurrence;
    this.weekdays.replace(weekdays);
    [this.from, this.to, this.until] = [clockText(from), clockText(to), until];
  }

  /** The custom end begins where the chip stood. */
  openEnds(): void {
    const at = this.endsAt === null ? this.#place.now() + 120 * MINUTE : instantOf(this.endsAt);
    this.ends = this.#place.wallClock.wallTime(at, this.#timeZone);
    this.length = 'custom';
  }
}
