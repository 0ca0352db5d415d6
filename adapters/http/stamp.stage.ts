import { of } from 'rxjs';
import type { ApiRequest } from '#core/gating/api-request.ts';
import {
  classifyRequest,
  targetOf,
  type Address,
  type Origins,
} from '#core/gating/request-kind.rule.ts';
import { constantStamps } from '#core/gating/stamp-request.rule.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { Addressed, Final, Part, Stage } from './stage.ts';

const addQuery = (url: URL, query: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
};

/** Resolves and validates the URL, adds the constant stamps, and records the epoch of the request. */
export const stampStage =
  (parts: {
    readonly origins: Origins;
    readonly environment: string;
    readonly mapsKey: string | null;
    readonly session: SessionContext;
  }): Stage<ApiRequest, Final | Part, Addressed, Final | Part> =>
  (next) =>
  (request) => {
    const base = `${parts.origins.api}${parts.origins.apiBase}/`;
    if (!URL.canParse(request.path, base))
      return of({ kind: 'failed', failure: { kind: 'unreachable' } });
    const url = new URL(request.path, base);
    const address: Address = {
      origin: url.origin,
      pathname: url.pathname,
      hasUserInfo: url.username !== '' || url.password !== '',
    };
    const target = targetOf(address, parts.origins);
    addQuery(url, request.query);
    addQuery(url, constantStamps(target, parts).query);
    return next({
      request,
      url,
      target,
      ticket: {
        kind: classifyRequest({ method: request.method, address }, parts.origins),
        epoch: parts.session.current.context.epoch,
        label: `${request.method} ${url.pathname}`,
      },
    });
  };
