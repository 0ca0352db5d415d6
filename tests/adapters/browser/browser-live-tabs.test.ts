import { expect, it, vi } from 'vitest';
import { browserLiveTabs } from '#adapters/browser/browser-live-tabs.ts';
import { MemoryLiveTabs } from '#adapters/memory/memory-live-tabs.ts';
import type { LiveTabMessage } from '#core/live/live-news.schema.ts';
import type { LiveTabs } from '#core/live/live-tabs.port.ts';
import { liveTabsContract } from '#tests/contract/live-tabs.contract.ts';
import { FakeLocks } from './support.ts';

const until = async (arrived: () => boolean): Promise<void> => {
  while (!arrived()) await new Promise((resolve) => setTimeout(resolve, 1));
};

const locks = new FakeLocks();
const open = (): LiveTabs => {
  const tabs = browserLiveTabs('dealer', locks);
  if (tabs === null) throw new Error('This Node has no BroadcastChannel');
  return tabs;
};
liveTabsContract('BroadcastChannel and Web Locks', open, until);
const memory = new MemoryLiveTabs();
liveTabsContract('in memory', () => memory.open(), until);

it('are not shared where locks or channels are missing', () => {
  expect(browserLiveTabs('dealer', undefined)).toBeNull();
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(browserLiveTabs('dealer', locks)).toBeNull();
  vi.unstubAllGlobals();
});

it('hear nothing that is no message of ours, and nothing any more once nobody listens', async () => {
  const heard: LiveTabMessage[] = [];
  const hearing = open().messages$.subscribe((message) => heard.push(message));
  const stranger = new BroadcastChannel('live-dealer');
  const asked = { kind: 'asked', scope: 'a' } as const;
  for (const given of ['text', { kind: 'told', scope: 'a' }, { kind: 'asked' }, asked])
    stranger.postMessage(given);
  await until(() => heard.length > 0);
  expect(heard).toEqual([asked]);
  hearing.unsubscribe();
  open().post(asked);
  stranger.close();
});
