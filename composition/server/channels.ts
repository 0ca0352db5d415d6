import type { Channel, Channels } from '#adapters/server/messages/message-sender.ts';
import {
  ABSENT_TRANSPORT,
  OUTBOX_TRANSPORT,
  smsGatewayTransport,
  smtpTransport,
} from '#adapters/server/messages/transports.ts';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import type { BackendPorts } from '#core/backend/backend-ports.ts';
import type { Addresses } from './addresses.ts';

const fallback = (settings: Settings): Channel =>
  settings.mode === 'demo'
    ? { transport: OUTBOX_TRANSPORT, keepText: true }
    : { transport: ABSENT_TRANSPORT, keepText: false };

/** Returns the channels for sending messages: the configured transports, or else the demo outbox, or in production nothing. */
export const channelsOf = (settings: Settings, addresses: Addresses): Channels => {
  const { smtpUrl, smsUrl, mailFrom } = settings;
  const from = mailFrom ?? `no-reply@${new URL(addresses.dealer.publicUrl).hostname}`;
  return {
    email:
      smtpUrl === null
        ? fallback(settings)
        : { transport: smtpTransport({ url: smtpUrl, from }), keepText: false },
    sms:
      smsUrl === null
        ? fallback(settings)
        : { transport: smsGatewayTransport(smsUrl), keepText: false },
  };
};

/** Returns the setup facts for the person who installs the server, including the source of the keys. */
export const serverSetupOf = ({
  mode,
  smtpUrl,
  smsUrl,
  keys,
}: Settings): BackendPorts['serverSetup'] => {
  const without = mode === 'demo' ? 'outbox' : 'none';
  const handedIn = Object.values(keys).every((key) => key !== null);
  return {
    mail: smtpUrl === null ? 'outbox' : 'transport',
    sms: smsUrl === null ? without : 'transport',
    keys: handedIn ? 'environment' : 'files',
  };
};
