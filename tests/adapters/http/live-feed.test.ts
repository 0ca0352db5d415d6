import { filter } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { createLiveFeed } from '#adapters/http/http-live-feed.ts';
import { streamTransport } from '#adapters/http/stream-transport.ts';
import { MemoryLiveTabs } from '#adapters/memory/memory-live-tabs.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import type { LiveState } from '#core/live/live-feed.port.ts';
import type { LiveTabs } from '#core/live/live-tabs.port.ts';
import type { FetchCall, StreamedBody } from './support/scripted-fetch.ts';
import { INVALID_TOKEN, newBrowser, Portal, settle, type Browser } from './support/portal.ts';

const message = (name: string, data: unknown, id: string): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const hello = (id: string): string => message('hello', { now: 0, beatMs: 15000 }, id);
const event = (n: number, kind = 'activity'): string =>
  message(kind, { key: `k${n}`, at: n, siteNum: 1, devNum: null, kind, data: { n } }, `c${n}`);

/** One browser tab with its live feed. Records the events that the screen receives. */
class Tab {
  readonly portal: Portal;
  readonly states: LiveState[] = [];
  readonly heard: unknown[] = [];
  anew = 0;
  readonly #feed: ReturnType<typeof createLiveFeed>;
  #leave: (() => void)[] = [];

  #asleep = false;

  constructor(browser: Browser = newBrowser(), tabs: LiveTabs | null = null) {
    this.portal = new Portal(browser);
    const { adapters, context, network, timers } = this.portal;
    this.#feed = createLiveFeed({
      send: adapters.through(streamTransport({ fetch: network.fetch })),
      session: context,
      marker: browser.marker,
      tabs: tabs && this.#sleepy(tabs),
      clock: { now: () => timers.now },
      timers,
      random: () => 1,
    });
    this.#feed.state$.subscribe((state) => this.states.push(state));
  }

  /** Subscribes the tab's screen to the feed. */
  watch(): void {
    const listening = [
      this.#feed.events$.subscribe(({ data }: LiveEvent) => this.heard.push(data['n'])),
      this.#feed.readAnew$.subscribe(() => {
        this.anew += 1;
      }),
    ];
    this.#leave = listening.map((one) => () => {
      one.unsubscribe();
    });
  }

  leave(): void {
    for (const leave of this.#leave.splice(0)) leave();
  }

  /** Suspends or resumes the tab's script. */
  sleep(on: boolean): void {
    this.#asleep = on;
  }

  #sleepy(tabs: LiveTabs): LiveTabs {
    const awake = (): boolean => !this.#asleep;
    return {
      messages$: tabs.messages$.pipe(filter(awake)),
      post: (message) => {
        if (awake()) tabs.post(message);
      },
      lead: (scope, begin) => tabs.lead(scope, begin),
    };
  }

  signIn(group = 100): void {
    this.portal.signIn('dee', 2, { group });
  }

  get streams(): FetchCall[] {
    return this.portal.network.to('/api/live');
  }

  get newest(): FetchCall {
    const stream = this.streams.at(-1);
    if (stream === undefined) throw new Error('No stream was opened');
    return stream;
  }

  async begin(id = 'c0'): Promise<StreamedBody> {
    const body = this.newest.stream();
    body.write(hello(id));
    await settle();
    return body;
  }

  async advance(ms: number): Promise<void> {
    this.portal.timers.advance(ms);
    await settle();
  }
}

const opened: Tab[] = [];
const open = (...parts: ConstructorParameters<typeof Tab>): Tab => {
  const tab = new Tab(...parts);
  opened.push(tab);
  return tab;
};
afterEach(() => {
  for (const tab of opened.splice(0)) {
    tab.leave();
    tab.portal.adapters.dispose();
  }
});

describe('the live feed', () => {
  it('opens for a screen that listens and not before, with the bearer and the group, and closes 5 s after the last left', async () => {
    const tab = open();
    tab.signIn();
    expect(tab.streams).toHaveLength(0);
    tab.watch();
    const { headers, url } = tab.newest;
    expect(headers.get('authorization')).toBe('Bearer token-of-dee');
    expect(headers.get('accept')).toBe('text/event-stream');
    expect([url.searchParams.get('siteGroupNum'), url.searchParams.get('after')]).toEqual([
      '100',
      null,
    ]);
    const body = await tab.begin();
    body.write(event(1));
    await settle();
    expect([tab.heard, tab.states, tab.anew]).toEqual([[1], ['connecting', 'live'], 1]);
    tab.leave();
    await tab.advance(4999);
    expect(tab.newest.aborted).toBe(false);
    tab.watch();
    await tab.advance(10_000);
    expect([tab.streams.length, tab.newest.aborted]).toEqual([1, false]);
    tab.leave();
    await tab.advance(5000);
    expect(tab.newest.aborted).toBe(true);
    expect(tab.portal.timers.pending).toBe(1);
  });

  it('waits at the gate until somebody is there with a group', async () => {
    const tab = open();
    tab.watch();
    tab.portal.signIn('dee', 2);
    expect(tab.streams).toHaveLength(0);
    tab.portal.context.apply({ kind: 'groupChanged', siteGroupNum: 200 });
    await settle();
    expect(tab.newest.url.searchParams.get('siteGroupNum')).toBe('200');
  });

  it('goes on where it was cut, each event once, and says so only when it takes long', async () => {
    const tab = open();
    tab.signIn();
    tab.watch();
    const body = await tab.begin();
    body.write(event(1) + event(2).slice(0, 20));
    await settle();
    body.cut();
    await settle();
    expect(tab.states.at(-1)).toBe('connecting');
    await tab.advance(1000);
    expect(tab.newest.url.searchParams.get('after')).toBe('c1');
    const again = await tab.begin('c1');
    again.write(event(2) + event(3));
    await settle();
    expect([tab.heard, tab.anew]).toEqual([[1, 2, 3], 1]);
    expect(tab.states).toEqual(['connecting', 'live', 'connecting', 'live']);
  });

  it('lets screens ask every 15 s while nothing gets through, trying again at growing pauses', async () => {
    const tab = open();
    tab.signIn();
    tab.watch();
    tab.newest.fail();
    await settle();
    await tab.advance(2999);
    expect([tab.states.at(-1), tab.anew]).toEqual(['connecting', 0]);
    await tab.advance(1);
    expect([tab.states.at(-1), tab.anew]).toEqual(['asking', 1]);
    await tab.advance(15_000);
    await tab.advance(15_000);
    expect(tab.anew).toBe(3);
    const tries = tab.streams.length;
    await tab.advance(60_000);
    expect(tab.streams.length - tries).toBeLessThanOrEqual(5);
    tab.streams
      .filter((call) => call.open)
      .at(-1)
      ?.stream()
      .write(hello('c0'));
    await settle();
    const { anew } = tab;
    expect(tab.states.at(-1)).toBe('live');
    await tab.advance(15_000);
    expect(tab.anew).toBe(anew);
  });

  it('takes silence for a loss, a sign of life for none', async () => {
    const tab = open();
    tab.signIn();
    tab.watch();
    const body = await tab.begin();
    for (let beat = 0; beat < 10; beat += 1) {
      await tab.advance(15_000);
      body.write(message('beat', {}, `b${beat}`));
      await settle();
    }
    expect(tab.streams).toHaveLength(1);
    await tab.advance(37_500);
    expect(tab.newest.aborted).toBe(true);
    await tab.advance(1000);
    expect(tab.newest.url.searchParams.get('after')).toBe('b9');
  });

  it('renews a token found dead once, as for any other request', async () => {
    const tab = open();
    tab.signIn();
    tab.watch();
    tab.newest.respond(401, {}, INVALID_TOKEN);
    await settle();
    expect(tab.portal.network.to('/account/token/refresh')).toHaveLength(1);
  });

  it('obeys the wait of a refusal', async () => {
    const tab = open();
    tab.signIn();
    tab.watch();
    tab.newest.respond(429, {}, { 'retry-after': '20' });
    await settle();
    await tab.advance(19_999);
    expect(tab.streams).toHaveLength(1);
    await tab.advance(1);
    expect(tab.streams).toHaveLength(2);
  });

  it('ends with its group and its session, and nothing of them is told afterwards', async () => {
    const tab = open();
    tab.signIn();
    tab.watch();
    const body = await tab.begin();
    tab.portal.context.apply({ kind: 'groupChanged', siteGroupNum: 200 });
    expect(tab.streams.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(tab.newest.url.searchParams.get('after')).toBeNull();
    expect(() => {
      body.write(event(1));
    }).toThrow();
    await tab.begin();
    void tab.portal.signOut();
    await settle();
    expect(tab.streams.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect([tab.heard, tab.states.at(-1)]).toEqual([[], 'connecting']);
    expect(tab.portal.adapters.hold.pending).toBe(1);
  });

  it('reads anew where an event cannot be read, and takes a kind it does not know for the whole site', async () => {
    const tab = open();
    tab.signIn();
    tab.watch();
    const body = await tab.begin();
    const { anew } = tab;
    body.write(
      event(1, 'weather') +
        message('activity', { siteNum: 'x' }, 'c2') +
        message('reload', {}, 'c3'),
    );
    await settle();
    expect([tab.heard, tab.anew - anew]).toEqual([[1], 2]);
  });
});

describe('the tabs of one browser', () => {
  const together = (count: number): Tab[] => {
    const browser = newBrowser();
    const tabs = new MemoryLiveTabs();
    return Array.from({ length: count }, () => {
      const tab = open(browser, tabs.open());
      tab.signIn();
      return tab;
    });
  };
  const at = (tabs: readonly Tab[], index: number): Tab => {
    const tab = tabs[index];
    if (tab === undefined) throw new Error(`There is no tab ${index}`);
    return tab;
  };

  it('share one stream, and what it tells', async () => {
    const tabs = together(3);
    for (const tab of tabs) tab.watch();
    const body = await at(tabs, 0).begin();
    body.write(event(1));
    await settle();
    expect(tabs.map(({ heard }) => heard)).toEqual([[1], [1], [1]]);
    expect(tabs.map(({ streams }) => streams.length)).toEqual([1, 0, 0]);
    expect(tabs.map(({ states }) => states.at(-1))).toEqual(['live', 'live', 'live']);
  });

  it('go on in another tab, from what it has heard, when the one that led is closed', async () => {
    const tabs = together(3);
    for (const tab of tabs) tab.watch();
    const body = await at(tabs, 0).begin();
    body.write(event(1) + event(2));
    await settle();
    at(tabs, 0).leave();
    await at(tabs, 0).advance(5000);
    await settle();
    expect(at(tabs, 1).newest.url.searchParams.get('after')).toBe('c2');
    const again = await at(tabs, 1).begin('c2');
    // The server repeats all events after the cursor that the tab sent.
    again.write(event(2) + event(3));
    await settle();
    expect(tabs.slice(1).map(({ heard }) => heard)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('that came later know at once where the stream stands', async () => {
    const tabs = together(2);
    at(tabs, 0).watch();
    await at(tabs, 0).begin('c7');
    at(tabs, 1).watch();
    expect(at(tabs, 1).states.at(-1)).toBe('live');
    await at(tabs, 1).advance(2500);
    expect(at(tabs, 1).streams).toHaveLength(0);
  });

  it('open their own where the one that leads is asleep, and from its place', async () => {
    const tabs = together(2);
    for (const tab of tabs) tab.watch();
    const body = await at(tabs, 0).begin();
    body.write(event(1));
    await settle();
    // While the leading tab is awake, other tabs get events from it and open no stream.
    for (let seconds = 0; seconds < 60; seconds += 1) await at(tabs, 1).advance(1000);
    expect(at(tabs, 1).streams).toHaveLength(0);
    at(tabs, 0).sleep(true);
    await at(tabs, 1).advance(2500);
    await at(tabs, 1).advance(2499);
    expect(at(tabs, 1).newest.url.searchParams.get('after')).toBe('c1');
    const own = await at(tabs, 1).begin('c1');
    own.write(event(2) + event(3));
    await settle();
    expect([at(tabs, 1).heard, at(tabs, 1).states.at(-1)]).toEqual([[1, 2, 3], 'live']);
  });

  it('go back to the one that leads when it is awake again, and each event is told once', async () => {
    const tabs = together(2);
    for (const tab of tabs) tab.watch();
    const body = await at(tabs, 0).begin();
    at(tabs, 0).sleep(true);
    await at(tabs, 1).advance(2500);
    await at(tabs, 1).advance(2500);
    const own = await at(tabs, 1).begin();
    own.write(event(1));
    await settle();
    at(tabs, 0).sleep(false);
    body.write(event(1) + event(2));
    await settle();
    expect(at(tabs, 1).heard).toEqual([1, 2]);
    expect(at(tabs, 1).newest.aborted).toBe(true);
    expect(at(tabs, 1).streams).toHaveLength(1);
  });

  it('of another group or session hear nothing of it', async () => {
    const browser = newBrowser();
    const tabs = new MemoryLiveTabs();
    const first = open(browser, tabs.open());
    first.signIn(100);
    const second = open(browser, tabs.open());
    second.signIn(200);
    first.watch();
    second.watch();
    const body = await first.begin();
    body.write(event(1));
    await settle();
    expect(second.heard).toEqual([]);
    expect(second.streams).toHaveLength(1);
  });
});
