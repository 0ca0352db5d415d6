import { EMPTY } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { ApiClient } from '#adapters/http/api-client.ts';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import type { Endpoint } from '#adapters/wire/endpoint.ts';
import type { ApiRequest } from '#core/gating/api-request.ts';
import { requestBudget } from '#core/gating/request-budget.rule.ts';

/** The paths that spec §7.1 excludes from the limit of a write, the creation of sites among them, and those that hash like them. */
const EXCLUDED =
  /^(account\/(login\/.+|sso\/exchange|logout|password(\/.+)?|securityQuestions|token\/refresh|registration\/.+)|msa\/(login|logout|register|password|accountLinks|token\/refresh)|impersonation\/.+|support\/impersonation|mfa\/.+|password\/reset|securityQuestions|account-drafts\/.+\/submit|account-sheets\/(check|.+\/start)|billing\/batch|signals\/codes)$/;

const sent = async (endpoint: Endpoint): Promise<ApiRequest> => {
  const requests: ApiRequest[] = [];
  const client = new ApiClient({
    ids: { next: () => 'key' },
    pipeline: (request) => {
      requests.push(request);
      return EMPTY;
    },
  });
  const upload = { name: 'flyer.pdf', bytes: new Uint8Array(1) };
  await client.call(endpoint, {}, endpoint.file === 'upload' ? { upload } : {});
  const [request] = requests;
  if (request === undefined) throw new Error(`${endpoint.operationId} was not sent`);
  return request;
};

describe('the time budget of an operation', () => {
  it.each(ENDPOINTS.map((endpoint) => [endpoint.operationId, endpoint] as const))(
    '%s comes from its declaration',
    async (_, endpoint) => {
      const { limit } = requestBudget(await sent(endpoint));
      const write = EXCLUDED.test(endpoint.path) ? 30_000 : 3_000;
      const expected =
        endpoint.file !== undefined ? 120_000 : endpoint.method === 'GET' ? 15_000 : write;
      const onTheWayIn = endpoint.repeatable === 'kept' || endpoint.access.kind !== 'full';
      const isRepeated = endpoint.repeatable !== undefined && onTheWayIn && !endpoint.unhurried;
      expect(limit).toBe(isRepeated && endpoint.file === undefined ? 10_000 : expected);
    },
  );
});
