import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { LiveStream } from '#core/backend/live/live-streams.port.ts';

/** Sends server-sent events, uncompressed, uncached and unbuffered by proxies. The server or the client can end the stream. */
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
      // The connection carries no further request, so a shutdown need not wait for one.
      connection: 'close',
    })
    .send(body);
};
