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

/** The form of a test, with all fields filled in, so that choosing a category and pressing the button are enough (domain guide 6.1). */
export class TestFormViewModel {
  mode: TestMode = 'noAction';
  category: TestCategory;
  length: LengthChoice;
  /** Local time at the site; empty for now. */
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
  /** True after a refused submit; the errors at the fields are then shown. */
  refused = false;
  /** True while the form holds only the default values. */
  fresh = true;
  /** The planned test being edited; null for a new one. */
  base: SiteTest | null = null;
  /** Null while the default reason of the category is used. */
  typedReason: string | null = null;
  readonly screen: SiteTests;
  readonly hasMobile: boolean;
  readonly #place: FormPlace;

  constructor(place: FormPlace) {
    this.#place = place;
    ({ screen: this.screen, hasMobile: this.hasMobile } = place);
    const { site, role } = place.screen;
    // A default category that customers may not choose is not used for their tests.
    this.category = categoriesFor(role).includes(site.defaultCategory)
      ? site.defaultCategory
      : 'Technician test';
    this.length = `${usualTest(this.category, role, site.maxTestHours)}`;
    makeAutoObservable(this, { base: observableRef, screen: false });
  }

  get categories(): readonly TestCategory[] {
    return categoriesFor(this.screen.role);
  }

  /** The maximum length of this test in milliseconds. */
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

  /** Sets the category with its usual length, and its reason unless one was typed. */
  choose(category: TestCategory): void {
    this.category = category;
    const { role, site } = this.screen;
    this.length = `${usualTest(category, role, site.maxTestHours)}`;
  }

  set<Field extends TypedAsItIs>(field: Field, value: this[Field]): void {
    this[field] = value;
  }

  /** Adds an item to one of the sets of selected items, or removes it. */
  tick<T>(set: Set<T>, value: T, on: boolean): void {
    if (on) set.add(value);
    else set.delete(value);
  }

  /** An empty set means all devices. */
  isTested(devNum: number): boolean {
    return this.devices.size === 0 || this.devices.has(devNum);
  }

  /** The last device cannot be excluded. */
  testDevice(devNum: number, on: boolean): void {
    const all = this.screen.site.devices.map((device) => device.devNum);
    const wanted = all.filter((one) => (one === devNum ? on : this.isTested(one)));
    if (wanted.length > 0) this.devices.replace(wanted.length === all.length ? [] : wanted);
  }

  get #timeZone(): string {
    return this.screen.site.timeZone;
  }

  /** The request built from the form. */
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

  /** The errors at the fields, after a refused submit. */
  get problems(): PlacementProblems {
    return !this.refused || this.validated.ok ? {} : this.validated.error;
  }

  /** The errors of fields that are hidden or missing now; null when there are none. */
  get unseen(): string | null {
    return unseenText(this.problems, this);
  }

  /** True when fire or CO alarms would not reach the fire department. */
  get touchesFire(): boolean {
    const { scope, devNums } = this.request;
    const { devNums: all, zones, paidTypes } = this.#context;
    return touchesLifeSafety(scope, devNums.length === 0 ? all : devNums, zones, paidTypes);
  }

  /** Names of those zones, as far as the site defines them; empty when it defines none. */
  get fireZones(): string {
    const { scope, devNums } = this.request;
    const { devNums: all } = this.#context;
    const touched = devNums.length === 0 ? all : devNums;
    return zonesInWords(lifeSafetyZones(scope, touched, this.screen.site.zones));
  }

  /** When the test would end, ISO; null while unknown. */
  get endsAt(): string | null {
    const { validated } = this;
    if (validated.ok) return isoInstant(validated.value.endsAt);
    const { startsAt, endsAt, length } = this.request;
    if (endsAt !== null || length === null) return endsAt;
    return isoInstant((startsAt === null ? this.#place.now() : instantOf(startsAt)) + length);
  }

  /** Fills the form from a test. With `again`, for a new test like it that starts now. */
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
    // Customers have no recurring tests, so theirs becomes a single one.
    this.recurs = test.recurrence !== null && this.screen.role === 'dealer';
    if (test.recurrence === null) return;
    const { weekdays, from, to, until } = test.recurrence;
    this.weekdays.replace(weekdays);
    [this.from, this.to, this.until] = [clockText(from), clockText(to), until];
  }

  /** Starts the custom end at the end of the selected quick length. */
  openEnds(): void {
    const at = this.endsAt === null ? this.#place.now() + 120 * MINUTE : instantOf(this.endsAt);
    this.ends = this.#place.wallClock.wallTime(at, this.#timeZone);
    this.length = 'custom';
  }
}
