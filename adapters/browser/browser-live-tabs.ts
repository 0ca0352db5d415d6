import { Observable, share } from 'rxjs';
import * as z from 'zod/mini';
import { liveTabMessageSchema, type LiveTabMessage } from '#core/live/live-news.schema.ts';
import type { LiveTabs } from '#core/live/live-tabs.port.ts';
import type { Variant } from '#core/session/user.schema.ts';

/**
 * Connects the tabs of this origin by BroadcastChannel and elects a leader with the Web Locks API. Returns null when the
 * browser lacks one of these APIs.
 */
export const browserLiveTabs = (
  variant: Variant,
  locks: LockManager | undefined,
): LiveTabs | null => {
  if (locks === undefined || typeof BroadcastChannel === 'undefined') return null;
  const name = `live-${variant}`;
  let channel: BroadcastChannel | null = null;
  return {
    messages$: new Observable<LiveTabMessage>((subscriber) => {
      const own = new BroadcastChannel(name);
      channel = own;
      own.addEventListener('message', (event: MessageEvent<unknown>) => {
        const message = z.safeParse(liveTabMessageSchema, event.data);
        if (message.success) subscriber.next(message.data);
      });
      return () => {
        own.close();
        if (channel === own) channel = null;
      };
    }).pipe(share()),

    post: (message) => {
      channel?.postMessage(message);
    },

    lead: (scope, begin) => {
      const stop = new AbortController();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      locks
        .request(`${name} ${scope}`, { signal: stop.signal }, () => {
          // The lock may be granted just as this tab stops waiting. Returning at once then releases the lock.
          if (stop.signal.aborted) return;
          begin();
          return held;
        })
        .catch((error: unknown) => {
          if (!stop.signal.aborted) throw error;
        });
      return () => {
        stop.abort();
        release();
      };
    },
  };
};
