import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { accountLinksSchema } from '#core/account-links/account-links.schema.ts';
import { get, post, put, remove } from './endpoint.ts';
import { numberText, text } from './params.ts';

const customer = { kind: 'full', applications: [3], permissions: [] } as const;
const common = { access: customer, reply: accountLinksSchema } as const;
const params = z.strictObject({ siteNum: numberText });

export const accountLinks = get('accountLinks', 'msa/accountLinks', {
  ...common,
  summary: 'The linked sites with their state',
});

/** Links a further site; guesses are limited by number and by address (SECURITY.md §2.4). */
export const addAccountLink = post('addAccountLink', 'msa/accountLinks', {
  unhurried: true,
  ...common,
  summary: 'Link a site by account number and passcode',
  body: z.strictObject({
    accountNumber: text(LIMITS.accountNumber),
    passcode: text(LIMITS.accountPasscode),
  }),
  oncePerKey: true,
  errors: [409, 422, 503],
});

/** Gives a link up; repeating it changes nothing, so a lost answer does no harm (spec §7.3 deleteAccountLink). */
export const deleteAccountLink = remove('deleteAccountLink', 'msa/accountLinks/{siteNum}', {
  repeatable: 'always',
  ...common,
  summary: 'Remove a link; repeating it changes nothing',
  params,
});

/** Says which it shall be and not “the other”, so that a repeat changes nothing (spec §7.3 favoriteAccountLink). */
export const favoriteAccountLink = put(
  'favoriteAccountLink',
  'msa/accountLinks/{siteNum}/favorite',
  {
    repeatable: 'always',
    ...common,
    summary: 'Mark a linked site as favourite, or not',
    params,
    body: z.strictObject({ flag: z.boolean() }),
    errors: [404],
  },
);

/** Works in another site from now on; 404 for one that is not linked (spec §7.3 switchActiveAcct). */
export const switchActiveAccount = put('switchActiveAccount', 'msa/activeAccount', {
  repeatable: 'always',
  ...common,
  summary: 'Work with another linked site',
  body: z.strictObject({ siteNum: z.int().check(z.minimum(1)) }),
  errors: [404],
});
