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

  /** Links another site; guesses are limited by account number and by network address (SECURITY.md §2.4). */
  addAccountLink: operation({
    ...common,
    summary: 'Link a site by account number and passcode',
    input: { accountNumber: text(LIMITS.accountNumber), passcode: text(LIMITS.accountPasscode) },
    refusals: ['conflict', 'unacceptable', 'busy'],
    unhurried: true,
    oncePerKey: true,
  }),

  /** Removes a link. Repeating it changes nothing, so a lost response does no harm (spec §7.3 deleteAccountLink). */
  deleteAccountLink: operation({
    ...common,
    summary: 'Remove a link; repeating it changes nothing',
    input: params,
    repeatable: 'always',
  }),

  /**
   * Marks a linked site as a favorite or not. The input states the target value instead of toggling, so that a repeat
   * changes nothing (spec §7.3 favoriteAccountLink).
   */
  favoriteAccountLink: operation({
    ...common,
    summary: 'Mark a linked site as favourite, or not',
    input: { ...params, flag: z.boolean() },
    refusals: ['notFound'],
    repeatable: 'always',
  }),

  /** Switches to another linked site, also for the next sign-in; 404 for a site that is not linked (spec §7.3 switchActiveAcct). */
  switchActiveAccount: operation({
    ...common,
    summary: 'Work with another linked site',
    input: { siteNum: wholeNumber },
    refusals: ['notFound'],
    repeatable: 'always',
  }),
};

/** Server calls about a customer's site links (spec §7.3 MSA service); every change returns all links. */
export type AccountLinksGateway = GatewayOf<typeof accountLinksApi>;
