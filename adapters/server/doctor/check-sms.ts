import { connect } from 'node:net';
import { phoneNumber } from '#core/kernel/phone-number.rule.ts';
import { smsGatewayTransport } from '../messages/transports.ts';
import { sendFinding } from './check-mail.ts';
import { findings, type Finding } from './finding.ts';

const TIMEOUT_MS = 10000;
const { ok, warning } = findings('text messages');

const reach = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: TIMEOUT_MS });
    socket.once('error', reject);
    socket.once('timeout', () => {
      socket.destroy(new Error('time out'));
    });
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
  });

/** Checks whether the text message gateway is reachable and, if a number is given, whether the gateway accepts a message. */
export const checkSms = async ({
  isProduction,
  to,
  url,
}: {
  readonly url: string | null;
  readonly isProduction: boolean;
  readonly to: string | null;
}): Promise<Finding> => {
  if (url === null)
    return isProduction
      ? warning(
          'SMS_URL is not set: no one gets codes by text message',
          'Set SMS_URL to the gateway, or tell people to use email.',
        )
      : ok('go to the outbox of the demo world');
  const transport = smsGatewayTransport(url);
  const { host = '', port = 0 } = transport.place ?? {};
  try {
    if (to === null) {
      await reach(host.replace(/^\[|\]$/g, ''), port);
      return ok(`${host}:${String(port)} answers; sending was not tried (--sms-to)`);
    }
    const none = { subject: '', html: null, code: null, link: null };
    await transport.send({
      ...none,
      id: crypto.randomUUID(),
      channel: 'sms',
      queuedAt: 0,
      to: phoneNumber(to) ?? to,
      text: 'A test of the portal.',
    });
    return ok(`accepted by ${host}:${String(port)}; check whether it arrived`);
  } catch (error) {
    return sendFinding('text messages', transport, error, [to ?? '']);
  }
};
