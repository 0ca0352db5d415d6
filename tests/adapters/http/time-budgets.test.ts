import { EMPTY } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { ApiClient } from '#adapters/http/api-client.ts';
import { ROUTES } from '#adapters/server/plugins/plugins.ts';
import type { Route } from '#adapters/wire/routes-of.ts';
import type { ApiRequest } from '#core/gating/api-request.ts';
import { requestBudget } from '#core/gating/request-budget.rule.ts';

/** Paths without a time limit for writes: those excluded by spec §7.1 (including site creation), and those that hash passwords or codes. */
const EXCLUDED =
  /^(account\/(login\/.+|sso\/exchange|logout|password(\/.+)?|securityQuestions|token\/refresh|registration\/.+)|msa\/(login|logout|register|password|accountLinks|token\/refresh)|impersonation\/.+|support\/impersonation|mfa\/.+|password\/reset|securityQuestions|account-drafts\/.+\/submit|account-sheets\/(check|.+\/start)|billing\/batch|signals\/codes)$/;

const sent = async (route: Route): Promise<ApiRequest> => {
  const requests: ApiRequest[] = [];
  const client = new ApiClient({
    ids: { next: () => 'key' },
    pipeline: (request) => {
      requests.push(request);
      return EMPTY;
    },
  });
  // The request body does not affect the time budget, so the operation's codec is removed.
  const operation = { ...route.operation };
  delete operation.codec;
  const upload = { name: 'flyer.pdf', bytes: new Uint8Array(1) };
  await client.call({ ...route, operation }, {}, operation.file === 'upload' ? { upload } : {});
  const [request] = requests;
  if (request === undefined) throw new Error(`${route.operationId} was not sent`);
  return request;
};

describe('the time budget of an operation', () => {
  it.each(ROUTES.map((route) => [route.operationId, route] as const))(
    '%s comes from its declaration',
    async (_, route) => {
      const { operation } = route;
      const { limit } = requestBudget(await sent(route));
      const write = EXCLUDED.test(route.path) ? 30_000 : 3_000;
      const expected =
        operation.file !== undefined ? 120_000 : route.method === 'GET' ? 15_000 : write;
      const onTheWayIn = operation.repeatable === 'kept' || operation.access.kind !== 'full';
      const isRepeated = operation.repeatable !== undefined && onTheWayIn && !operation.unhurried;
      expect(limit).toBe(isRepeated && operation.file === undefined ? 10_000 : expected);
    },
  );
});
