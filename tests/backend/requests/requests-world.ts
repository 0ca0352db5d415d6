import { accountInfoApi } from '#core/account-info/account-info.api.ts';
import { staffRequestsApi } from '#core/requests/staff-requests.api.ts';
import { requestsApi } from '#core/requests/requests.api.ts';
import { randomUUID } from 'node:crypto';
import { STAFF_CHANNEL } from '#core/backend/live/live.repository.port.ts';
import { createCancellationRunner } from '#core/backend/requests/cancellation-runner.ts';
import { REQUEST_LIST } from '#core/requests/request-list.ts';
import type { CancelForm } from '#core/account-info/cancellation.schema.ts';
import type { SeenRequest } from '#core/requests/request-detail.schema.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { accountWorld } from '../account-info/account-world.ts';
import type { Engine } from '../harness/database.ts';
import { PASSWORD, PROVIDER } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

export const DAY = 86_400_000;

/** A cancellation form with its default values. */
export const CANCEL: CancelForm = {
  day: '2026-12-15',
  reason: 'Moving',
  reasonText: 'The shop moves to Merrin.',
};

/** Creates a test world with a dealer's sites: customers make requests, dealers decide on them, and staff apply them. */
export const requestsWorld = async (engine: Engine, group = 4471) => {
  const accounts = await accountWorld(engine);
  const { world } = accounts;
  const { backend, database } = world;

  const enter = async (
    seed: Parameters<typeof world.person>[0],
    variant: 'dealer' | 'consumer',
  ) => {
    const account = await world.person(seed);
    const browser = world.browser({ variant });
    const logIn = async (): Promise<void> => {
      valueOf(await browser.logIn(account.username, PASSWORD));
    };
    await logIn();
    const call: typeof browser.call = async (access, work) => {
      if ((await browser.authenticate()).kind !== 'live') await logIn();
      return browser.call(access, work);
    };
    return { account, call };
  };

  const dealer = async (
    seed: {
      readonly name?: string;
      readonly roles?: readonly string[];
      readonly group?: number;
    } = {},
  ) => {
    const { name = 'Dana Reyes', roles = ['siteEdit'] } = seed;
    const groups = [seed.group ?? group];
    const { account, call } = await enter({ application: 2, groups, name, roles }, 'dealer');
    const own = { siteGroupNum: null };
    return {
      account,
      list: (change: Partial<typeof REQUEST_LIST.start> = {}) =>
        call(requestsApi.listRequests.access, (c) =>
          backend.requests.listRequests(c, { ...own, query: { ...REQUEST_LIST.start, ...change } }),
        ),
      read: (id: string) =>
        call(requestsApi.readRequest.access, (c) =>
          backend.requests.readRequest(c, { ...own, id }),
        ),
      approve: (seen: SeenRequest, answer: string | null = null) =>
        call(requestsApi.approveRequest.access, (c) =>
          backend.requests.approveRequest(c, { ...own, ...seen, answer }),
        ),
      approveAll: (requests: readonly SeenRequest[], dryRun = false) =>
        call(requestsApi.approveRequests.access, (c) =>
          backend.requests.approveRequests(c, { ...own, requests, dryRun }),
        ),
      refuse: (seen: SeenRequest, answer = 'Not this way.') =>
        call(requestsApi.refuseRequest.access, (c) =>
          backend.requests.refuseRequest(c, { ...own, ...seen, answer }),
        ),
      cancel: (sn: number, change: Partial<CancelForm> = {}, id: string = randomUUID()) =>
        call(requestsApi.cancelService.access, (c) =>
          backend.requests.cancelService(c, { ...own, ...CANCEL, ...change, sn, id }),
        ),
      withdraw: (seen: SeenRequest) =>
        call(requestsApi.withdrawCancellation.access, (c) =>
          backend.requests.withdrawCancellation(c, { ...own, ...seen }),
        ),
    };
  };

  const staff = async (name = 'Marcus Hale') => {
    const seed = { application: 1, name, roles: ['requests'] } as const;
    const { call } = await enter(seed, 'dealer');
    const { access } = staffRequestsApi.applyRequest;
    return {
      list: () =>
        call(access, (c) => backend.requests.listStaffRequests(c, { query: REQUEST_LIST.start })),
      read: (id: string) => call(access, (c) => backend.requests.readStaffRequest(c, { id })),
      apply: (seen: SeenRequest, over?: string | null) =>
        call(access, (c) => backend.requests.applyRequest(c, { ...seen, over })),
      refuse: (seen: SeenRequest, answer = 'The city has no such street.') =>
        call(access, (c) => backend.requests.refuseApprovedRequest(c, { ...seen, answer })),
      undo: (seen: SeenRequest) => call(access, (c) => backend.requests.undoCancellation(c, seen)),
    };
  };

  /** Signs in a customer who is linked to these sites and has a unique email address. */
  const customer = async (links: readonly number[], name = 'Luis Romero') => {
    const email = `c${randomUUID().slice(0, 8)}@example.com`;
    const contacts = [{ type: 'email', value: email }] as const;
    const seed = { application: 3, name, roles: [], contacts } as const;
    const { account, call } = await enter(seed, 'consumer');
    for (const site_num of links)
      await database.kysely
        .insertInto('account_link')
        .values({ user_id: account.id, site_num })
        .execute();
    const own = { siteGroupNum: null };
    const { access } = accountInfoApi.accountInfo;
    const read = (sn: number) => call(access, (c) => backend.accountInfo.accountInfo(c, { sn }));
    return {
      account,
      read,
      mails: () => world.sentTo(email),
      /** Requests a change of one field. Returns the stored request. */
      ask: async (sn: number, county: string): Promise<SeenRequest> => {
        const { inForce } = valueOf(await read(sn));
        const id = randomUUID();
        const request = {
          id,
          field: 'county',
          before: inForce.county,
          wanted: county,
          rev: null,
        } as const;
        valueOf(
          await call(access, (c) =>
            backend.accountInfo.requestAccountChange(c, { sn, wishes: [request] }),
          ),
        );
        return { id, rev: 1 };
      },
      withdrawChange: (sn: number, seen: SeenRequest) =>
        call(access, (c) => backend.accountInfo.withdrawChangeRequest(c, { sn, ...seen })),
      cancel: (sn: number, change: Partial<CancelForm> = {}, id: string = randomUUID()) =>
        call(requestsApi.cancelService.access, (c) =>
          backend.requests.cancelService(c, { ...own, ...CANCEL, ...change, sn, id }),
        ),
      withdraw: (seen: SeenRequest) =>
        call(requestsApi.withdrawCancellation.access, (c) =>
          backend.requests.withdrawCancellation(c, { ...own, ...seen }),
        ),
    };
  };

  const { runNext } = createCancellationRunner({
    unitOfWork: database.unitOfWork,
    clock: world.clock,
    wallClock: temporalWallClock,
    ids: { next: () => randomUUID() },
    providerName: PROVIDER,
    publicUrls: { dealer: 'https://portal.example.com', consumer: 'https://home.example.com' },
  });

  return {
    ...accounts,
    close: () => world.close(),
    dealer,
    staff,
    customer,
    /** Ends all services that are due, as a server does. */
    work: async (): Promise<void> => {
      while ((await runNext()) === 'worked');
    },
    stateOf: async (sn: number) =>
      (
        await database.kysely
          .selectFrom('site')
          .select('state')
          .where('num', '=', sn)
          .executeTakeFirstOrThrow()
      ).state,
    /** Counts the live events that tell staff to reload the requests of a site. */
    toldStaff: async (sn: number): Promise<number> =>
      (
        await database.kysely
          .selectFrom('live_event')
          .select('seq')
          .where('site_group_num', '=', STAFF_CHANNEL)
          .where('site_num', '=', sn)
          .execute()
      ).length,
    setState: (sn: number, state: 'monitored' | 'outOfService') =>
      database.kysely.updateTable('site').set({ state }).where('num', '=', sn).execute(),
    setCounty: (sn: number, county: string) =>
      database.kysely.updateTable('site').set({ county }).where('num', '=', sn).execute(),
    countyOf: async (sn: number) =>
      await database.kysely
        .selectFrom('site')
        .select(['county', 'rev', 'changed_by'])
        .where('num', '=', sn)
        .executeTakeFirstOrThrow(),
  };
};

export type RequestsWorld = Awaited<ReturnType<typeof requestsWorld>>;
