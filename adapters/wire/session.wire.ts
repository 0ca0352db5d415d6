import {
  requirementsSchema,
  sessionGrantSchema,
  sessionViewSchema,
} from '#core/session/session-view.schema.ts';
import { get, post } from './endpoint.ts';
import { nothingSchema } from './problem.wire.ts';

/** Trades the refresh cookie for an access token and a successor cookie; works without a session header, and a refusal leaves the cookie alone (spec §7, SECURITY.md §2.2). */
export const accountRefresh = post('accountRefresh', 'account/token/refresh', {
  repeatable: 'always',
  summary: 'Rotate the refresh cookie, dealer variant',
  access: { kind: 'cookie' },
  reply: sessionGrantSchema,
});

/** The same for customers, whose cookie has another name because both variants may share a host (spec §7). */
export const msaRefresh = post('msaRefresh', 'msa/token/refresh', {
  repeatable: 'always',
  summary: 'Rotate the refresh cookie, consumer variant',
  access: { kind: 'cookie' },
  reply: sessionGrantSchema,
});

/** Ends the session; works with the cookie alone (SECURITY.md §2.1). */
export const accountLogout = post('accountLogout', 'account/logout', {
  unhurried: true,
  summary: 'Sign out, dealer variant',
  access: { kind: 'cookie' },
  reply: nothingSchema,
});

export const msaLogout = post('msaLogout', 'msa/logout', {
  unhurried: true,
  summary: 'Sign out, consumer variant',
  access: { kind: 'cookie' },
  reply: nothingSchema,
});

/** Who am I, pending sessions included. */
export const accountMe = get('accountMe', 'account/me', {
  summary: 'The signed-in user and the open demands, dealer variant',
  access: { kind: 'session' },
  reply: sessionViewSchema,
});

export const msaMe = get('msaMe', 'msa/me', {
  summary: 'The signed-in user and the open demands, consumer variant',
  access: { kind: 'session' },
  reply: sessionViewSchema,
});

/** The demands still open, in the order the server will take them; pending sessions may ask (spec §3). */
export const loginRequirements = get('loginRequirements', 'account/requirements', {
  summary: 'The open login requirements',
  access: { kind: 'session' },
  reply: requirementsSchema,
});
