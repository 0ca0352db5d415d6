import { operation } from '../operations/operation.ts';
import {
  requirementsSchema,
  sessionGrantSchema,
  sessionViewSchema,
} from './session-view.schema.ts';

export const sessionApi = {
  /**
   * Exchanges the refresh cookie for an access token and a new cookie. It works without a session header, and a refusal
   * leaves the cookie unchanged (spec §7, SECURITY.md §2.2).
   */
  accountRefresh: operation({
    summary: 'Rotate the refresh cookie, dealer variant',
    access: { kind: 'cookie' },
    output: sessionGrantSchema,
    repeatable: 'always',
  }),

  /** Exchanges the refresh cookie of a customer. It has another name, because both variants may share a host (spec §7). */
  msaRefresh: operation({
    summary: 'Rotate the refresh cookie, consumer variant',
    access: { kind: 'cookie' },
    output: sessionGrantSchema,
    repeatable: 'always',
  }),

  /** Ends the session. The cookie alone is enough (SECURITY.md §2.1). */
  accountLogout: operation({
    summary: 'Sign out, dealer variant',
    access: { kind: 'cookie' },
    unhurried: true,
  }),

  msaLogout: operation({
    summary: 'Sign out, consumer variant',
    access: { kind: 'cookie' },
    unhurried: true,
  }),

  /** Returns the signed-in person, also for pending sessions. */
  accountMe: operation({
    summary: 'The signed-in user and the open demands, dealer variant',
    access: { kind: 'session' },
    output: sessionViewSchema,
  }),

  msaMe: operation({
    summary: 'The signed-in user and the open demands, consumer variant',
    access: { kind: 'session' },
    output: sessionViewSchema,
  }),

  /** Returns the open demands, in the order in which the server accepts them. Pending sessions may call it (spec §3). */
  loginRequirements: operation({
    summary: 'The open login requirements',
    access: { kind: 'session' },
    output: requirementsSchema,
  }),
};
