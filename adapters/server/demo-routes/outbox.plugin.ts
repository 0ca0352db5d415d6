import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OutgoingMessage } from '#core/backend/message.queue.port.ts';
import { escapeHtml } from '../pages/fill-page.ts';
import type { DemoGuard } from './guard-demo.ts';
import { sendPlainPage } from './plain-page.ts';

/** Reads the messages of the demo outbox. */
interface Outbox {
  /** Returns true if a message still waits for its first delivery attempt. */
  hasNew(): Promise<boolean>;
  /** Returns the sent messages, newest first. A non-null `to` limits the messages to one recipient. */
  sent(asked: {
    readonly to: string | null;
    readonly limit: number;
  }): Promise<readonly (OutgoingMessage & { readonly sentAt: number })[]>;
}

/** One message for scripts, with `code` and `link` as separate fields, so that scripts need not parse the text. */
export interface OutboxMessage {
  readonly id: string;
  readonly at: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code?: string;
  readonly link?: string;
}

const LONGEST_LIST = 200;

/** How often, and at what interval in milliseconds, `waitForSender` checks for unsent messages. */
const LOOKS = 40;
const APART_MS = 50;

/** Waits until no message waits for its first delivery attempt, so that the outbox is complete. */
const waitForSender = async (outbox: Outbox): Promise<void> => {
  for (let look = 0; look < LOOKS && (await outbox.hasNew()); look += 1) await pause(APART_MS);
};

const list = async (outbox: Outbox, to: string | null): Promise<readonly OutboxMessage[]> => {
  await waitForSender(outbox);
  const sent = await outbox.sent({ to, limit: LONGEST_LIST });
  return sent.map((m) => ({
    id: m.id,
    at: new Date(m.sentAt).toISOString(),
    channel: m.channel,
    to: m.to,
    subject: m.subject,
    text: m.text,
    ...(m.code !== null && { code: m.code }),
    ...(m.link !== null && { link: m.link }),
  }));
};

const item = (message: OutboxMessage): string => {
  const code = message.code === undefined ? '' : `<p class="code">${escapeHtml(message.code)}</p>`;
  const link =
    message.link === undefined
      ? ''
      : `<p><a href="${escapeHtml(message.link)}">Open the link in this message</a></p>`;
  const how = message.channel === 'sms' ? 'Text message' : 'Email';
  const at = message.at.replace('T', ' ').slice(0, 19);
  return `<li><p class="meta"><span>${how} to ${escapeHtml(message.to)}</span><time datetime="${message.at}">${at} UTC</time></p><h2>${escapeHtml(message.subject)}</h2>${code}<pre>${escapeHtml(message.text)}</pre>${link}</li>`;
};

const recipient = (request: FastifyRequest): string | null => {
  const { to } = request.query as Readonly<Record<string, unknown>>;
  return typeof to === 'string' && to !== '' ? to : null;
};

/**
 * Serves `/demo/outbox` and `/demo/outbox.json`: the sent messages, newest first, at most 200. `?to=` limits the messages
 * to one recipient.
 */
export const serveOutbox = (app: FastifyInstance, outbox: Outbox, guard: DemoGuard): void => {
  const common = { method: 'GET', config: { policy: { kind: 'demo' } }, onRequest: guard } as const;
  app.route({
    ...common,
    url: '/demo/outbox.json',
    handler: async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await list(outbox, recipient(request))),
  });
  app.route({
    ...common,
    url: '/demo/outbox',
    handler: async (request, reply) => {
      const messages = await list(outbox, recipient(request));
      const body =
        messages.length === 0
          ? '<section><h2>Nothing has been sent yet</h2><p class="soft">Codes and links appear here as soon as someone signs in or requests them. The page refreshes every 5 seconds.</p></section>'
          : `<ul>${messages.map(item).join('')}</ul>`;
      return sendPlainPage(reply, {
        title: 'Demo outbox',
        head: '<meta http-equiv="refresh" content="5">',
        body: `<h1>Demo outbox</h1><p>Messages of the demo world arrive here instead of being sent. Newest first.</p>${body}`,
      });
    },
  });
};
