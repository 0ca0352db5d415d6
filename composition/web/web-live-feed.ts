import { browserLiveTabs } from '#adapters/browser/browser-live-tabs.ts';
import { BrowserSessionMarker } from '#adapters/browser/browser-session-marker.ts';
import { createLiveFeed } from '#adapters/http/http-live-feed.ts';
import { streamTransport } from '#adapters/http/stream-transport.ts';
import { systemTimers } from '#adapters/http/timers.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { FirstScreen } from './first-screen.ts';

/** Creates the live feed of this page. The feed's requests pass the same gate as every other request. */
export const webLiveFeed = ({ clock, configuration, context, http }: FirstScreen): LiveFeed => {
  const { variant } = configuration;
  const send = http.through(streamTransport({ fetch: (input, init) => fetch(input, init) }));
  return createLiveFeed({
    send,
    session: context,
    marker: new BrowserSessionMarker(variant),
    tabs: browserLiveTabs(variant, 'locks' in navigator ? navigator.locks : undefined),
    clock,
    timers: systemTimers,
    random: Math.random,
  });
};
