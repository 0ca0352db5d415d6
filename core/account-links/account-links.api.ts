import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { accountLinksSchema } from './account-links.schema.ts';
import { wholeNumber, text } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const customer = { kind: 'full', applications: [3], permissions: [] } as const;

const common = { access: customer, output: accountLinksSchema } as const;

const params = { siteNum: wholeNumber };

export const accountLinksApi = {
  accountLinks: operation({
    ...common,
    summary: 'The linked sites with their state',
    background: true,
  }),

  /** Links another site. Guesses are limited by account number and by network address (SECURITY.md §2.4). */
  addAccountLink: operation({
    ...common,
    summary: 'Link a site by account number and passcode',
    input: { accountNumber: text(LIMITS.accountNumber), passcode: text(LIMITS.accountPasscode) },
    refusals: ['conflict', 'unacceptable', 'busy'],
    unhurried: true,
    oncePerKey: true,
  }),

  /** Removes a link; idempotent (spec §7.3 deleteAccountLink). */
  deleteAccountLink: operation({
    ...common,
    summary: 'Remove a linked site; idempotent',
    input: params,
    repeatable: 'always',
  }),

  /**
   * Sets whether a linked site is a favorite. The input has the target value, so the call is idempotent (spec §7.3
   * favoriteAccountLink).
   */
  favoriteAccountLink: operation({
    ...common,
    summary: 'Add a linked site to the favorites, or remove it',
    input: { ...params, flag: z.boolean() },
    refusals: ['notFound'],
    repeatable: 'always',
  }),

  /**
   * Switches to another linked site, which is also the active site at the next sign-in. 404 for a site that is not linked
   * (spec §7.3 switchActiveAcct).
   */
  switchActiveAccount: operation({
    ...common,
    summary: 'Switch to another linked site',
    input: { siteNum: wholeNumber },
    refusals: ['notFound'],
    repeatable: 'always',
  }),
};

/** Server calls about a customer's site links (spec §7.3 MSA service). Every change returns all links. */
export type AccountLinksGateway = GatewayOf<typeof accountLinksApi>;
