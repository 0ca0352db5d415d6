import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Caller } from '#core/backend/caller.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import type { Result } from '#core/kernel/result.ts';
import { decodeBody } from '../http/decode-request.ts';
import { sendProblem } from '../http/problem-answer.ts';
import { refusalAnswer } from '../http/refusal-answer.rule.ts';
import type { DemoGuard } from './guard-demo.ts';
import { sendPlainPage } from './plain-page.ts';

/** Redeems one-time keys for the classic portal. */
export interface ClassicKeys {
  redeem(caller: Caller, key: string): Promise<Result<{ readonly name: string }, Refusal>>;
}

const redeemBody = z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(256)) });

const BODY = `<h1>Classic dealer portal</h1><p>The older portal for dealers who have not moved to the new one yet.</p>
<section><p id="state" role="status">Signing you in…</p><noscript><p>This page needs JavaScript to sign you in.</p></noscript><p class="soft">In the demo world, this small page takes its place. It shows who was handed over, and that the one-time key works only once.</p><a class="button" href="/login">Back to sign in</a></section>`;

/** The script of the demo's classic page. Removes the key from the URL before anything else, and then posts the key once. */
const CLASSIC_SCRIPT = `'use strict';
(() => {
  const state = document.getElementById('state');
  const words = new URLSearchParams(location.hash.slice(1) || location.search.slice(1));
  const key = words.get('key') || words.get('rwKey');
  history.replaceState(null, '', location.pathname);
  if (!key) {
    state.textContent = 'You are not signed in: you get to this page from the sign-in screen.';
    return;
  }
  fetch('/classic/redeem', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
    redirect: 'error',
  })
    .then(async (answer) => {
      const body = await answer.json();
      state.textContent = answer.ok
        ? 'Classic dealer portal, signed in as ' + body.name + '.'
        : 'This sign-in was already used or has expired. Please sign in again.';
    })
    .catch(() => {
      state.textContent = 'The classic portal couldn’t be reached. Please sign in again.';
    });
})();
`;

/**
 * Serves the demo's `/classic` page, which shows the name of the signed-in user. A GET request never redeems the key; the
 * page's script posts the key (SECURITY.md §2.12, §2.15).
 */
export const serveClassic = (
  app: FastifyInstance,
  keys: ClassicKeys,
  options: { readonly guard: DemoGuard; readonly callerOf: (request: FastifyRequest) => Caller },
): void => {
  const common = { config: { policy: { kind: 'demo' } }, onRequest: options.guard } as const;
  app.route({
    ...common,
    method: 'GET',
    url: '/classic',
    handler: async (_request, reply) =>
      sendPlainPage(reply, {
        title: 'Classic dealer portal',
        head: '<script src="/classic/redeem.js" defer></script>',
        body: BODY,
      }),
  });
  app.route({
    ...common,
    method: 'GET',
    url: '/classic/redeem.js',
    handler: async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript').send(CLASSIC_SCRIPT),
  });
  app.route({
    ...common,
    method: 'POST',
    url: '/classic/redeem',
    handler: async (request, reply) => {
      const body = decodeBody(redeemBody, request.body);
      if (!body.ok) {
        return sendProblem(request, reply, refusalAnswer({ kind: 'invalid', message: body.error }));
      }
      const { key } = body.value as z.output<typeof redeemBody>;
      const redeemed = await keys.redeem(options.callerOf(request), key);
      return redeemed.ok
        ? reply.header('cache-control', 'no-store').send({ name: redeemed.value.name })
        : sendProblem(request, reply, refusalAnswer(redeemed.error));
    },
  });
};
