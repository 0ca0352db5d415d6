import { describe, expect, it } from 'vitest';
import type { TabChannel } from '#core/session/session-marker.port.ts';
import type { TabMessage } from '#core/session/tab-message.schema.ts';
import { grantOf } from '#tests/core/gating/support/grants.ts';

const MESSAGES: readonly TabMessage[] = [
  {
    kind: 'refreshed',
    session: 's',
    grant: grantOf({ userId: 'ann', application: 1, token: 't' }),
  },
  { kind: 'signedOut', session: 's' },
  { kind: 'userChanged', session: 's', next: 'n', userId: 'bob' },
  { kind: 'impersonationEnded', session: 's' },
];

/** Tests that every tab channel must pass. `open` adds a tab; `settle` waits until messages have arrived. */
export const tabChannelContract = (
  name: string,
  open: () => TabChannel,
  settle: (arrived: () => boolean) => Promise<void>,
): void => {
  describe(`Tab channel: ${name}`, () => {
    it('tells every other tab in order, and never the speaker', async () => {
      const tabs = [open(), open(), open()];
      const heard = tabs.map((tab) => {
        const list: TabMessage[] = [];
        tab.messages$.subscribe((message) => list.push(message));
        return list;
      });
      for (const message of MESSAGES) tabs[0]?.post(message);
      await settle(() => heard.slice(1).every((list) => list.length === MESSAGES.length));
      expect(heard).toEqual([[], MESSAGES, MESSAGES]);
    });
  });
};
