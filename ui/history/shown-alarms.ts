import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AlarmEvents, HistoryAlarm, HistoryAlarms } from '#core/history/history-row.schema.ts';
import type { HistoryGateway } from '#core/history/history.api.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { isMissing } from '../shell/is-missing.ts';
import type { Loaded } from '../shell/loadable.ts';

type Gateway = Pick<HistoryGateway, 'siteHistoryAlarms' | 'siteHistoryAlarm'>;

const UNREAD = 'This alarm could not be loaded.';

/** The alarms that match a filter, and the opened alarm with its rows (domain guide 6.12, "Level 2"). */
export class ShownAlarms {
  state: Loaded<HistoryAlarms> = { at: 'loading' };
  /** The number of the opened alarm; null for none. */
  openNum: number | null = null;
  events: Loaded<AlarmEvents> = { at: 'loading' };
  /** The reason why the next page could not be loaded. */
  stuck: string | null = null;
  readonly #gateway: Gateway;
  #siteNum = 0;
  #query: ListQuery | null = null;
  #turn = 0;
  #eventTurn = 0;

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { state: observableRef, events: observableRef });
  }

  get alarms(): readonly HistoryAlarm[] {
    return this.state.at === 'ready' ? this.state.value.alarms : [];
  }

  /** The opened alarm if the filter does not match it; otherwise null. */
  get outside(): HistoryAlarm | null {
    if (this.state.at !== 'ready' || this.events.at !== 'ready') return null;
    const { alarm } = this.events.value;
    if (alarm.alarmNum !== this.openNum) return null;
    return this.alarms.some(({ alarmNum }) => alarmNum === alarm.alarmNum) ? null : alarm;
  }

  /** Loads the first page of alarms for a filter. */
  async read(siteNum: number, query: ListQuery): Promise<void> {
    this.#siteNum = siteNum;
    this.#query = query;
    await this.#load(false);
  }

  /** Reloads the displayed alarms. On failure the displayed alarms stay. */
  async readAgain(): Promise<void> {
    await Promise.all([this.#load(true), this.openNum === null ? null : this.#readEvents(true)]);
  }

  /** Retries loading after a failure. */
  retry(): Promise<void> {
    return this.#load(false);
  }

  /** Loads the next page of alarms. */
  async goOn(): Promise<void> {
    const { state } = this;
    if (state.at !== 'ready' || state.value.next === null || this.#query === null) return;
    const turn = ++this.#turn;
    const more = await this.#gateway.siteHistoryAlarms({
      sn: this.#siteNum,
      query: this.#query,
      before: state.value.next,
    });
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.stuck = more.ok ? null : explain(more.error, 'More alarms could not be loaded.', 'read');
      if (more.ok)
        this.state = {
          at: 'ready',
          value: { ...more.value, alarms: [...state.value.alarms, ...more.value.alarms] },
        };
    });
  }

  /** Opens one alarm and closes the alarm opened before. Null only closes the opened alarm. */
  open(siteNum: number, alarmNum: number | null): void {
    if (alarmNum === this.openNum && siteNum === this.#siteNum) return;
    this.#siteNum = siteNum;
    this.openNum = alarmNum;
    this.#eventTurn += 1;
    this.events = { at: 'loading' };
    if (alarmNum !== null) void this.#readEvents(false);
  }

  /** Retries loading the rows of the opened alarm. */
  retryEvents(): void {
    this.events = { at: 'loading' };
    void this.#readEvents(false);
  }

  forget(): void {
    this.#turn += 1;
    this.#eventTurn += 1;
    this.openNum = null;
    this.state = this.events = { at: 'loading' };
  }

  async #load(quietly: boolean): Promise<void> {
    if (this.#query === null) return;
    const turn = ++this.#turn;
    if (this.state.at === 'failed') this.state = { at: 'loading' };
    const how = quietly ? { background: true } : undefined;
    const found = await this.#gateway.siteHistoryAlarms(
      { sn: this.#siteNum, query: this.#query, before: null },
      how,
    );
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.stuck = null;
      if (found.ok) this.state = { at: 'ready', value: found.value };
      else if (!quietly) {
        const text = explain(found.error, 'The alarms could not be loaded.', 'read');
        if (text !== null) this.state = { at: 'failed', text };
      }
    });
  }

  async #readEvents(quietly: boolean): Promise<void> {
    const { openNum } = this;
    if (openNum === null) return;
    const turn = ++this.#eventTurn;
    const how = quietly ? { background: true } : undefined;
    const found = await this.#gateway.siteHistoryAlarm({ sn: this.#siteNum, num: openNum }, how);
    if (turn !== this.#eventTurn) return;
    runInAction(() => {
      if (found.ok) this.events = { at: 'ready', value: found.value };
      else if (!quietly) {
        const text = isMissing(found.error)
          ? `This site has no alarm ${openNum} in the last 24 months.`
          : explain(found.error, UNREAD, 'read');
        if (text !== null) this.events = { at: 'failed', text };
      }
    });
  }
}
