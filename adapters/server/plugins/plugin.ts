import type { FastifyInstance } from 'fastify';
import type { Unfit } from '#core/backend/refusal.ts';
import type { Backend } from '#core/backend/backend.ts';
import type { Redirect } from '#adapters/wire/redirect.ts';
import type { Route, Routes } from '#adapters/wire/routes-of.ts';
import type { Api } from '#core/operations/operation.ts';
import type { UseCases } from '../http/use-case.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import type { HttpOptions } from '../http/http-options.ts';

/**
 * Returns the last schema migration of the database if the process can serve requests. Returns the reason if the process
 * may not write. Returns null during a shutdown and while the database does not respond.
 */
export type Readiness = () => Promise<number | Unfit | null>;

/** The listener, for the few plugins that need more than API operations. */
export interface Host {
  readonly app: FastifyInstance;
  readonly options: HttpOptions;
  readonly readiness: Readiness;
  /** Identifies the source code of the running build. */
  readonly build: string;
}

type Serve = (routes: ApiRoutes, backend: Backend, host: Host) => void;

/** The routes of some feature folders, and the function that registers their use cases. */
export interface Plugin {
  readonly routes: readonly Route[];
  readonly redirects: readonly Redirect[];
  readonly serve: Serve;
}

type SliceRoutes = Readonly<Record<string, Route>>;

/**
 * Combines feature folders with a function that registers their use cases. A route of a feature folder without a use case
 * prevents the start.
 */
export const plugin = (
  slices: readonly SliceRoutes[],
  serve: Serve,
  redirects: readonly Redirect[] = [],
): Plugin => ({ routes: slices.flatMap((routes) => Object.values(routes)), redirects, serve });

/** Registers each operation of one slice with the use case of the same name. */
export const served = <A extends Api>(
  slice: Routes<A>,
  useCases: (backend: Backend) => UseCases<A>,
): Plugin => plugin([slice], (routes, backend) => routes.serveAll(slice, useCases(backend)));
