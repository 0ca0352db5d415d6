import { operation } from '../operations/operation.ts';
import {
  requirementsSchema,
  sessionGrantSchema,
  sessionViewSchema,
} from './session-view.schema.ts';

export const sessionApi = {
  /**
   * Exchanges the refresh cookie for an access token and a new cookie (spec §7, SECURITY.md §2.2). Needs no session
   * header, and a refusal leaves the cookie unchanged.
   */
  accountRefresh: operation({
    summary: 'Rotate the refresh cookie, dealer variant',
    access: { kind: 'cookie' },
    output: sessionGrantSchema,
    repeatable: 'always',
  }),

  /** Exchanges the refresh cookie of a customer. That cookie has a different name, because both variants may share a host (spec §7). */
  msaRefresh: operation({
    summary: 'Rotate the refresh cookie, consumer variant',
    access: { kind: 'cookie' },
    output: sessionGrantSchema,
    repeatable: 'always',
  }),

  /** Ends the session. The request needs only the refresh cookie (SECURITY.md §2.1). */
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

  /** Returns the signed-in person. Also available to pending sessions. */
  accountMe: operation({
    summary: 'Signed-in user, dealer variant',
    access: { kind: 'session' },
    output: sessionViewSchema,
  }),

  msaMe: operation({
    summary: 'Signed-in user, consumer variant',
    access: { kind: 'session' },
    output: sessionViewSchema,
  }),

  /** Returns the remaining demands, in the order in which the server accepts them (spec §3). Also available to pending sessions. */
  loginRequirements: operation({
    summary: 'Login requirements',
    access: { kind: 'session' },
    output: requirementsSchema,
  }),
};
