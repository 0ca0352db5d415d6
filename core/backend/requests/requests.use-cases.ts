import { ok } from '../../kernel/result.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import { REQUEST_COLUMNS, REQUEST_LIST, STAFF_REQUEST_LIST } from '../../requests/request-list.ts';
import type {
  RequestDetail,
  RequestPage,
  SeenRequest,
} from '../../requests/request-detail.schema.ts';
import type { Document } from '../../documents/document.ts';
import type { SessionCaller } from '../caller.ts';
import {
  exportList,
  type ExportPorts,
  type ExportRequest,
  queryFacts,
} from '../lists/export-list.operation.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { approveRequests } from './approve-requests.use-cases.ts';
import { cancelService } from './cancel-service.use-cases.ts';
import { type Decider, type DecidePorts, decideRequest } from './decide-request.operation.ts';
import type { RequestScope } from './request.repository.port.ts';

type Ports = DecidePorts & ExportPorts;

const STAFF: Decider = { actor: 'staff', scope: { kind: 'staff' } };

const dealerScope = (caller: SessionCaller, input: ListInput): RequestScope | null => {
  const siteGroupNum = activeGroup(caller, input.siteGroupNum);
  return siteGroupNum === null ? null : { kind: 'dealer', siteGroupNum };
};

const readPage = async (
  { clock, unitOfWork }: Ports,
  caller: SessionCaller,
  scope: RequestScope,
  query: ListQuery,
): Reply<RequestPage> => {
  const { accountId } = caller.session;
  const window = { accountId, limit: query.size, offset: (query.page - 1) * query.size };
  const found = await unitOfWork.read(async (tx) => ({
    ...(await tx.requests.page(scope, query, window)),
    branches: await tx.requests.branches(scope),
  }));
  return ok({ ...found, asOf: new Date(clock.now()).toISOString() });
};

const readOne = async (
  { clock, unitOfWork }: Ports,
  id: string,
  scope: RequestScope,
): Reply<RequestDetail> => {
  const found = await unitOfWork.read((tx) => tx.requests.read(id, scope, clock.now()));
  return found === null ? NOT_FOUND : ok(found);
};

/** Builds the export of a request list. */
const takeAway = (ports: Ports, name: string) =>
  exportList(ports, {
    name,
    title: 'Requests',
    columns: REQUEST_COLUMNS,
    operation: 'request.export',
    auditFacts: ({ query }: ScopedQuery) => queryFacts(query),
    rows: async (tx, { accountId, query, scope }, { limit }) =>
      (await tx.requests.page(scope, query, { accountId, limit, offset: 0 })).requests,
  });

interface ScopedQuery {
  readonly query: ListQuery;
  readonly scope: RequestScope;
  readonly accountId: string;
}

export interface Refused extends SeenRequest {
  readonly answer: string;
}

const refusalOfRequest = ({ answer, id, rev }: Refused) =>
  ({ seen: { id, rev }, act: 'refuse', answer }) as const;

/** Use cases that let staff carry out requests that dealers approved, or refuse them with a reason. */
const staffRequests = (ports: Ports) => {
  const takeAwayForStaff = takeAway(ports, STAFF_REQUEST_LIST.name);
  return {
    listStaffRequests: (caller: SessionCaller, { query }: { readonly query: ListQuery }) =>
      readPage(ports, caller, STAFF.scope, query),
    readStaffRequest: (_caller: SessionCaller, { id }: { readonly id: string }) =>
      readOne(ports, id, STAFF.scope),
    exportStaffRequests: (
      caller: SessionCaller,
      { query, ...request }: ExportRequest<ListQuery>,
    ): Reply<Document> => {
      const { accountId } = caller.session;
      return takeAwayForStaff(caller, {
        ...request,
        query: { query, accountId, scope: STAFF.scope },
      });
    },
    applyRequest: (
      caller: SessionCaller,
      { id, over, rev }: SeenRequest & { readonly over?: string | null | undefined },
    ): Reply =>
      decideRequest(ports, caller, STAFF, {
        seen: { id, rev },
        act: 'apply',
        answer: null,
        over,
      }),
    refuseApprovedRequest: (caller: SessionCaller, input: Refused): Reply =>
      decideRequest(ports, caller, STAFF, refusalOfRequest(input)),
    undoCancellation: (caller: SessionCaller, { id, rev }: SeenRequest): Reply =>
      decideRequest(ports, caller, STAFF, { seen: { id, rev }, act: 'withdraw', answer: null }),
  };
};

/** Use cases for customers' requests and cancellations: dealers decide them, staff carry them out (domain guide 6.7 "Request", 6.11). */
export const createRequests = (ports: Ports) => {
  const takeAwayForDealers = takeAway(ports, REQUEST_LIST.name);
  return {
    ...staffRequests(ports),
    ...approveRequests(ports),
    ...cancelService(ports),

    listRequests: async (
      caller: SessionCaller,
      { siteGroupNum, query }: ListInput & { readonly query: ListQuery },
    ): Reply<RequestPage> => {
      const scope = dealerScope(caller, { siteGroupNum });
      return scope === null ? NOT_FOUND : readPage(ports, caller, scope, query);
    },

    readRequest: async (
      caller: SessionCaller,
      { id, ...input }: ListInput & { readonly id: string },
    ): Reply<RequestDetail> => {
      const scope = dealerScope(caller, input);
      return scope === null ? NOT_FOUND : readOne(ports, id, scope);
    },

    exportRequests: async (
      caller: SessionCaller,
      { siteGroupNum, query, ...request }: ExportRequest<ListQuery> & ListInput,
    ): Reply<Document> => {
      const scope = dealerScope(caller, { siteGroupNum });
      const { accountId } = caller.session;
      return scope === null
        ? NOT_FOUND
        : takeAwayForDealers(caller, { ...request, query: { query, accountId, scope } });
    },

    approveRequest: async (
      caller: SessionCaller,
      { answer, id, rev, ...input }: SeenRequest & ListInput & { readonly answer: string | null },
    ): Reply => {
      const scope = dealerScope(caller, input);
      return scope === null
        ? NOT_FOUND
        : decideRequest(
            ports,
            caller,
            { actor: 'dealer', scope },
            { seen: { id, rev }, act: 'approve', answer: answer === '' ? null : answer },
          );
    },

    refuseRequest: async (
      caller: SessionCaller,
      { siteGroupNum, ...input }: Refused & ListInput,
    ): Reply => {
      const scope = dealerScope(caller, { siteGroupNum });
      return scope === null
        ? NOT_FOUND
        : decideRequest(ports, caller, { actor: 'dealer', scope }, refusalOfRequest(input));
    },
  };
};
