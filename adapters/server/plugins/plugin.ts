import type { FastifyInstance } from 'fastify';
import type { Unfit } from '#core/backend/refusal.ts';
import type { Backend } from '#core/backend/backend.ts';
import type { Endpoint, Redirect } from '#adapters/wire/endpoint.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import type { HttpOptions } from '../http/http-options.ts';

/** The last step of the schema of its database while the process can serve; why not while it may not write; null while it is shutting down or the database does not answer. */
export type Readiness = () => Promise<number | Unfit | null>;

/** The listener a plugin serves on, for the few that do more than the wire table says. */
export interface Host {
  readonly app: FastifyInstance;
  readonly options: HttpOptions;
  readonly readiness: Readiness;
  /** Which build of the sources runs. */
  readonly build: string;
}

type Serve = (routes: ApiRoutes, backend: Backend, host: Host) => void;

/** The operations of one wire module with who serves them. */
export interface Plugin {
  readonly endpoints: readonly Endpoint[];
  readonly redirects: readonly Redirect[];
  readonly serve: Serve;
}

type Declared = Endpoint | Redirect;

const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'operationId' in value;

const isEndpoint = (declared: Declared): declared is Endpoint => 'method' in declared;

/** Takes the whole wire module, so that what is declared there and served by nobody stops the start. */
export const plugin = (wire: Readonly<Record<string, unknown>>, serve: Serve): Plugin => {
  const declared = Object.values(wire).filter(isDeclared);
  return {
    endpoints: declared.filter(isEndpoint),
    redirects: declared.filter((one): one is Redirect => !isEndpoint(one)),
    serve,
  };
};
