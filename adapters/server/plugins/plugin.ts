import type { FastifyInstance } from 'fastify';
import type { Unfit } from '#core/backend/refusal.ts';
import type { Backend } from '#core/backend/backend.ts';
import type { Redirect } from '#adapters/wire/redirect.ts';
import type { Route, Routes } from '#adapters/wire/routes-of.ts';
import type { Api } from '#core/operations/operation.ts';
import type { UseCases } from '../http/use-case.ts';
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

/** The operations of some slices with who serves them. */
export interface Plugin {
  readonly routes: readonly Route[];
  readonly redirects: readonly Redirect[];
  readonly serve: Serve;
}

type SliceRoutes = Readonly<Record<string, Route>>;

/** Takes all routes of its slices, so that what is declared there and served by nobody stops the start. */
export const plugin = (
  slices: readonly SliceRoutes[],
  serve: Serve,
  redirects: readonly Redirect[] = [],
): Plugin => ({ routes: slices.flatMap((routes) => Object.values(routes)), redirects, serve });

/** The operations of one slice, each served by the use case of its name. */
export const served = <A extends Api>(
  slice: Routes<A>,
  useCases: (backend: Backend) => UseCases<A>,
): Plugin => plugin([slice], (routes, backend) => routes.serveAll(slice, useCases(backend)));
