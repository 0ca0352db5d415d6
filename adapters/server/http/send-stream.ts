import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { LiveStream } from '#core/backend/live/live-streams.port.ts';

/**
 * An answer that goes on: server-sent events, not compressed, kept by nobody and held back by no proxy. It ends when either
 * side ends it; its line in the log is written then.
 */
export const sendStream = (reply: FastifyReply, stream: LiveStream): FastifyReply => {
  const body = new PassThrough();
  const { raw } = reply;
  const leave = stream.begin({
    write: (text) => {
      if (!body.writableEnded && !body.destroyed) body.write(text);
    },
    get backlog() {
      return body.writableLength + body.readableLength + raw.writableLength;
    },
    end: () => {
      body.end();
    },
    drop: () => {
      body.destroy();
    },
  });
  body.once('close', leave);
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // Its connection carries nothing else, and a server that stops waits for none.
      connection: 'close',
    })
    .send(body);
};
