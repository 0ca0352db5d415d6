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

  /** Links a further site; guesses are limited by number and by address (SECURITY.md §2.4). */
  addAccountLink: operation({
    ...common,
    summary: 'Link a site by account number and passcode',
    input: { accountNumber: text(LIMITS.accountNumber), passcode: text(LIMITS.accountPasscode) },
    refusals: ['conflict', 'unacceptable', 'busy'],
    unhurried: true,
    oncePerKey: true,
  }),

  /** Gives a link up; repeating it changes nothing, so a lost answer does no harm (spec §7.3 deleteAccountLink). */
  deleteAccountLink: operation({
    ...common,
    summary: 'Remove a link; repeating it changes nothing',
    input: params,
    repeatable: 'always',
  }),

  /** Says which it shall be and not “the other”, so that a repeat changes nothing (spec §7.3 favoriteAccountLink). */
  favoriteAccountLink: operation({
    ...common,
    summary: 'Mark a linked site as favourite, or not',
    input: { ...params, flag: z.boolean() },
    refusals: ['notFound'],
    repeatable: 'always',
  }),

  /** Works in another site from now on, also at the next sign-in; 404 for one that is not linked (spec §7.3 switchActiveAcct). */
  switchActiveAccount: operation({
    ...common,
    summary: 'Work with another linked site',
    input: { siteNum: wholeNumber },
    refusals: ['notFound'],
    repeatable: 'always',
  }),
};

/** What a customer’s links to sites ask of the provider (spec §7.3 MSA service); every change answers all of them as they stand now. */
export type AccountLinksGateway = GatewayOf<typeof accountLinksApi>;
