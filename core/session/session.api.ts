import { operation } from '../operations/operation.ts';
import {
  requirementsSchema,
  sessionGrantSchema,
  sessionViewSchema,
} from './session-view.schema.ts';

export const sessionApi = {
  /** Trades the refresh cookie for an access token and a successor cookie; works without a session header, and a refusal leaves the cookie alone (spec §7, SECURITY.md §2.2). */
  accountRefresh: operation({
    summary: 'Rotate the refresh cookie, dealer variant',
    access: { kind: 'cookie' },
    output: sessionGrantSchema,
    repeatable: 'always',
  }),

  /** The same for customers, whose cookie has another name because both variants may share a host (spec §7). */
  msaRefresh: operation({
    summary: 'Rotate the refresh cookie, consumer variant',
    access: { kind: 'cookie' },
    output: sessionGrantSchema,
    repeatable: 'always',
  }),

  /** Ends the session; works with the cookie alone (SECURITY.md §2.1). */
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

  /** Who am I, pending sessions included. */
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

  /** The demands still open, in the order the server will take them; pending sessions may ask (spec §3). */
  loginRequirements: operation({
    summary: 'The open login requirements',
    access: { kind: 'session' },
    output: requirementsSchema,
  }),
};
