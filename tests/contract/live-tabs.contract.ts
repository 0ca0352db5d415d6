import { describe, expect, it } from 'vitest';
import type { LiveTabMessage } from '#core/live/live-news.schema.ts';
import type { LiveTabs } from '#core/live/live-tabs.port.ts';

const MESSAGES: readonly LiveTabMessage[] = [
  { kind: 'asked', scope: 'a' },
  { kind: 'told', scope: 'a', news: [{ kind: 'state', state: 'live' }] },
  {
    kind: 'told',
    scope: 'b',
    news: [
      {
        kind: 'event',
        event: { key: 'k', at: 1, siteNum: 1, devNum: null, kind: 'area', data: { list: [1] } },
        cursor: 'c',
      },
      { kind: 'beat', cursor: 'd' },
    ],
  },
];

/** Tests for tabs that share a live stream. `open` adds a tab; `settle` waits until a condition is true. */
export const liveTabsContract = (
  name: string,
  open: () => LiveTabs,
  settle: (arrived: () => boolean) => Promise<void>,
): void => {
  describe(`Tabs that share a stream: ${name}`, () => {
    it('tell every other tab in order, and never the speaker', async () => {
      const tabs = [open(), open(), open()];
      const heard = tabs.map(() => [] as LiveTabMessage[]);
      const hearing = tabs.map((tab, index) =>
        tab.messages$.subscribe((message) => heard[index]?.push(message)),
      );
      for (const message of MESSAGES) tabs[0]?.post(message);
      await settle(() => heard.slice(1).every((list) => list.length === MESSAGES.length));
      expect(heard).toEqual([[], MESSAGES, MESSAGES]);
      for (const one of hearing) one.unsubscribe();
    });

    it('have one leader a scope: the first, then the next that still waits', async () => {
      const led: string[] = [];
      const lead = (who: string, scope = 'one') =>
        open().lead(scope, () => {
          led.push(who);
        });
      const [first, second] = [lead('first'), lead('second')];
      const third = lead('third');
      const other = lead('other', 'two');
      await settle(() => led.length === 2);
      expect(led.toSorted()).toEqual(['first', 'other']);
      second();
      first();
      await settle(() => led.length === 3);
      expect(led[2]).toBe('third');
      third();
      other();
      const last = lead('last');
      await settle(() => led.length === 4);
      expect(led[3]).toBe('last');
      last();
    });
  });
};
