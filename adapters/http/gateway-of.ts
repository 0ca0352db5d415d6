import type { Arguments, GatewayOf, OperationInput } from '#core/operations/gateway-of.ts';
import type { Api, Operation } from '#core/operations/operation.ts';
import type { Route, Routes } from '../wire/routes-of.ts';
import type { ApiClient } from './api-client.ts';

/** Builds the HTTP gateway of a feature folder, with one method per operation and the same names. */
export const gatewayOf = <A extends Api>(client: ApiClient, routes: Routes<A>): GatewayOf<A> =>
  Object.fromEntries(
    Object.entries<Route>(routes).map(([name, route]) => [
      name,
      (...args: Arguments<OperationInput<Operation>>) => client.call(route, ...args),
    ]),
  ) as unknown as GatewayOf<A>;
