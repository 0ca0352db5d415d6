import { typedFor, typedMoment } from '#core/kernel/typed-time.rule.ts';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { instantOf, isoInstant } from '#core/kernel/instant.ts';
import type { ServiceType } from '#core/signals/signal.ts';
import {
  checkPlacement,
  placementContext,
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
import { wrongRepeat } from './wrong-repeat.rule.ts';
import { unseenText, zonesInWords } from './zones-in-words.rule.ts';
import {
  type FormPlace,
  type LengthChoice,
  type TypedAsItIs,
  requestedTest,
} from './requested-test.rule.ts';

const MINUTE = 60000;

/**
 * The state of the test form. Every field has a default, so that choosing a category and pressing the button are enough
 * (domain guide 6.1).
 */
export class TestFormViewModel {
  mode: TestMode = 'noAction';
  category: TestCategory;
  length: LengthChoice;
  /** Local start time at the site; empty to start now. */
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
  /** True after a refused submit; the errors are then shown. */
  refused = false;
  /** True while the form is for a new test that has no values from another test. */
  fresh = true;
  /** The planned test being edited; null for a new test. */
  base: SiteTest | null = null;
  /** The typed reason; null while the category's default reason is used. */
  typedReason: string | null = null;
  readonly screen: SiteTests;
  readonly hasMobile: boolean;
  readonly #place: FormPlace;

  constructor(place: FormPlace) {
    this.#place = place;
    ({ screen: this.screen, hasMobile: this.hasMobile } = place);
    const { site, role } = place.screen;
    // Ignores the site's default category if customers may not choose it.
    this.category = categoriesFor(role).includes(site.defaultCategory)
      ? site.defaultCategory
      : 'Technician test';
    this.length = `${usualTest(this.category, role, site.maxTestHours)}`;
    makeAutoObservable(this, { base: observableRef, screen: false });
  }

  get categories(): readonly TestCategory[] {
    return categoriesFor(this.screen.role);
  }

  /** Maximum length of this test in milliseconds. */
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

  /** Sets the category and its usual length, and its default reason unless a reason was typed. */
  choose(category: TestCategory): void {
    this.category = category;
    const { role, site } = this.screen;
    this.length = `${usualTest(category, role, site.maxTestHours)}`;
  }

  set<Field extends TypedAsItIs>(field: Field, value: this[Field]): void {
    this[field] = value;
  }

  /** Adds an item to one of the form's sets, or removes it. */
  tick<T>(set: Set<T>, value: T, on: boolean): void {
    if (on) set.add(value);
    else set.delete(value);
  }

  /** Returns true if a device is tested. An empty set means all devices. */
  isTested(devNum: number): boolean {
    return this.devices.size === 0 || this.devices.has(devNum);
  }

  /** Adds a device to the test or removes it. The last device cannot be removed. */
  testDevice(devNum: number, on: boolean): void {
    const all = this.screen.site.devices.map((device) => device.devNum);
    const wanted = all.filter((one) => (one === devNum ? on : this.isTested(one)));
    if (wanted.length > 0) this.devices.replace(wanted.length === all.length ? [] : wanted);
  }

  get #timeZone(): string {
    return this.screen.site.timeZone;
  }

  /** The test request built from the form. */
  get request(): TestForm {
    return requestedTest(this, this.screen.site.zones, (typed) =>
      typedMoment(typed, this.#timeZone),
    );
  }

  get #context(): PlacementContext {
    return placementContext(this.screen, this.#place.wallClock);
  }

  get validated() {
    return checkPlacement(this.request, this.#context, this.#place.now());
  }

  /** The errors to show at the fields; empty before a refused submit. */
  get problems(): PlacementProblems {
    return !this.refused || this.validated.ok ? {} : this.validated.error;
  }

  /** The errors to show at the fields of the repetition. */
  get wrongRepeat(): ReturnType<typeof wrongRepeat> {
    return wrongRepeat(this.request.recurrence, this.problems.recurrence);
  }

  /** The errors of fields that the form does not show; null for none. */
  get unseen(): string | null {
    return unseenText(this.problems, this);
  }

  /** True if fire or CO alarms would not reach the fire department during the test. */
  get touchesFire(): boolean {
    const { scope, devNums } = this.request;
    const { devNums: all, zones, paidTypes } = this.#context;
    return touchesLifeSafety(scope, devNums.length === 0 ? all : devNums, zones, paidTypes);
  }

  /** Names of the fire and CO zones under test; empty if the site defines none. */
  get fireZones(): string {
    const { scope, devNums } = this.request;
    const { devNums: all } = this.#context;
    const touched = devNums.length === 0 ? all : devNums;
    return zonesInWords(lifeSafetyZones(scope, touched, this.screen.site.zones));
  }

  /** When the test would end, as an ISO instant; null while unknown. */
  get endsAt(): string | null {
    const { validated } = this;
    if (validated.ok) return isoInstant(validated.value.endsAt);
    const { startsAt, endsAt, length } = this.request;
    if (endsAt !== null || length === null) return endsAt || null;
    const from = startsAt === null ? this.#place.now() : instantOf(startsAt);
    return Number.isNaN(from) ? null : isoInstant(from + length);
  }

  /** Fills the form from a test. With `again`, the form is for a new, similar test that starts now. */
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
    // A customer's repeated test becomes a single test, because customers cannot place recurring tests.
    this.recurs = test.recurrence !== null && this.screen.role === 'dealer';
    if (test.recurrence === null) return;
    const { weekdays, from, to, until } = test.recurrence;
    this.weekdays.replace(weekdays);
    [this.from, this.to, this.until] = [clockText(from), clockText(to), until];
  }

  /** Switches to a custom end, initially the end of the selected quick length. */
  openEnds(): void {
    const at = this.endsAt === null ? this.#place.now() + 120 * MINUTE : instantOf(this.endsAt);
    this.ends = typedFor(at, this.#timeZone);
    this.length = 'custom';
  }
}
