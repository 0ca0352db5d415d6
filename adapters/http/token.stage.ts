import { map, tap } from 'rxjs';
import { MESSAGES } from '#core/kernel/messages.ts';
import { requestBudget } from '#core/gating/request-budget.rule.ts';
import { stampRequest } from '#core/gating/stamp-request.rule.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { HEADERS } from '../wire/headers.ts';
import type { Outcome, Outgoing, Released, Stage } from './stage.ts';
import { mediaTypeOf } from '#core/documents/media-type-of.rule.ts';
import type { ApiRequest } from '#core/gating/api-request.ts';

/**
 * Reads the anti-forgery cookie. Called just before each request is sent, because a sign-in in another tab renews the
 * cookie (SECURITY.md §2.3).
 */
export interface XsrfSource {
  /** Returns null if the server has not set the cookie yet. */
  read(): string | null;
}

/**
 * Encodes a request body and returns the body with its content type. The content type of a form is left to the browser,
 * because it contains the boundary.
 */
const encodeBody = ({
  body,
  upload,
}: ApiRequest): { readonly body: Outgoing['body']; readonly type: string | null } => {
  if (upload !== undefined) {
    const form = new FormData();
    form.append(
      'file',
      new Blob([new Uint8Array(upload.bytes)], { type: mediaTypeOf(upload.name) }),
      upload.name,
    );
    return { body: form, type: null };
  }
  return body === null
    ? { body: null, type: null }
    : { body: JSON.stringify(body), type: 'application/json' };
};

/**
 * Adds the session's stamps just before a request is sent, and never waits. Reports an invalid token to the session
 * context (gating README).
 */
export const tokenStage =
  (parts: {
    readonly apiBase: string;
    readonly variant: Variant;
    readonly xsrf: XsrfSource;
    readonly session: SessionContext;
  }): Stage<Released, Outcome, Outgoing, Outcome> =>
  (next) =>
  ({ request, url, target, pass }) => {
    const stamps = stampRequest({ method: request.method, target }, pass, {
      variant: parts.variant,
      xsrf: { header: HEADERS.xsrf, value: parts.xsrf.read() },
    });
    const stamped = new URL(url);
    for (const [name, value] of Object.entries(stamps.query)) stamped.searchParams.set(name, value);
    const path = target === 'api' ? url.pathname.slice(parts.apiBase.length + 1) : url.pathname;
    const { body, type } = encodeBody(request);
    return next({
      method: request.method,
      url: stamped.href,
      headers: {
        accept: request.wantsFile === true ? 'application/pdf, image/*' : 'application/json',
        ...(type !== null && { 'content-type': type }),
        ...(target === 'api' && request.background && { [HEADERS.background]: '1' }),
        ...(target === 'api' &&
          request.idempotencyKey !== undefined && {
            [HEADERS.idempotencyKey]: request.idempotencyKey,
          }),
        ...(target === 'api' &&
          request.reportToken !== undefined && { [HEADERS.reportToken]: request.reportToken }),
        ...stamps.headers,
      },
      body,
      wantsFile: request.wantsFile === true,
      ...(request.onProgress !== undefined && { onProgress: request.onProgress }),
      credentials: stamps.credentials,
      keepalive: target === 'api' && path.endsWith('/logout'),
      budget: requestBudget(request),
      target,
      pass,
    }).pipe(
      tap((outcome) => {
        if (outcome.kind === 'again' && outcome.why === 'invalidToken' && pass.bearer !== null)
          parts.session.apply({ kind: 'tokenExpired', token: pass.bearer });
      }),
      map((outcome) => {
        // A refusal sets a new cookie. If the new cookie is missing, the browser blocks cookies and repeating the request cannot succeed.
        const refused = outcome.kind === 'again' && outcome.why === 'xsrf';
        if (!refused || parts.xsrf.read() !== null) return outcome;
        const { failure } = outcome;
        const explained = { ...failure, message: MESSAGES.cookiesBlocked };
        return { kind: 'failed', failure: explained };
      }),
    );
  };
