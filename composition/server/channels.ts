import type { Channel, Channels } from '#adapters/server/messages/message-sender.ts';
import {
  ABSENT_TRANSPORT,
  OUTBOX_TRANSPORT,
  smsGatewayTransport,
  smtpTransport,
} from '#adapters/server/messages/transports.ts';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import type { Addresses } from './addresses.ts';

const fallback = (settings: Settings): Channel =>
  settings.mode === 'demo'
    ? { transport: OUTBOX_TRANSPORT, keepWords: true }
    : { transport: ABSENT_TRANSPORT, keepWords: false };

/** Which way messages leave: a real transport where one is configured, the demo outbox otherwise, and in production nothing. */
export const channelsOf = (settings: Settings, addresses: Addresses): Channels => {
  const { smtpUrl, smsUrl, mailFrom } = settings;
  const from = mailFrom ?? `no-reply@${new URL(addresses.dealer.publicUrl).hostname}`;
  return {
    email:
      smtpUrl === null
        ? fallback(settings)
        : { transport: smtpTransport({ url: smtpUrl, from }), keepWords: false },
    sms:
      smsUrl === null
        ? fallback(settings)
        : { transport: smsGatewayTransport(smsUrl), keepWords: false },
  };
};
