import { newAccountApi } from '#core/new-account/new-account.api.ts';
import { randomUUID } from 'node:crypto';
import type { AccountDraft } from '#core/new-account/account-draft.schema.ts';
import type { SentDraftCode } from '#core/new-account/stored-account-draft.schema.ts';
import { MASTER, MASTER_CODE } from '#tests/support/account-draft.ts';
import { plainPdf } from '#tests/support/pdf-files.ts';
import type { Engine } from '../harness/database.ts';
import type { AccountSeed } from '../harness/seed-account.ts';
import { writeFamily } from '../harness/seed-site.ts';
import { openTestWorld, PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

/** Numbers of a dealer's group, its branch, and an unrelated dealer's group. */
export const GROUPS = { parent: 4471, branch: 4473, stranger: 4480 } as const;
/** The group in which users work by default. */
const HOME: number = GROUPS.parent;

/** The codes of a complete draft. */
export const CODES: readonly SentDraftCode[] = [
  { id: MASTER, code: MASTER_CODE, knowingly: false },
];

/**
 * Creates a test world with users who create accounts in a group with the account numbers `HP2000` to `HP2009`. The last
 * two numbers are held.
 */
export const newAccountWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  const { backend, database } = world;
  const { kysely } = database;
  await writeFamily(kysely, GROUPS);
  const block = { prefix: 'HP', last_num: 2009, site_group_num: GROUPS.parent };
  await kysely
    .insertInto('number_block')
    .values([
      { ...block, first_num: 2000, kind: 'assigned' },
      { ...block, first_num: 2008, kind: 'reserved' },
    ])
    .execute();

  const person = async (
    groups: readonly number[] = [GROUPS.parent],
    flags: readonly string[] = ['allowCreateAccountFlag'],
    name = 'Dana Reyes',
  ) => {
    const account = await world.person({ application: 2, groups, flags, name });
    const browser = world.browser();
    const logIn = async (): Promise<void> => {
      valueOf(await browser.logIn(account.username, PASSWORD));
    };
    await logIn();
    /** Signs the user in again if the session has expired in the meantime. */
    const call: typeof browser.call = async (access, work) => {
      if ((await browser.authenticate()).kind !== 'live') await logIn();
      return browser.call(access, work);
    };
    const here = (siteGroupNum: number | null = null) => ({ siteGroupNum });
    const save = (id: string, draft: AccountDraft, rev = 0, group: number | null = null) =>
      call(newAccountApi.saveAccountDraft.access, (c) => {
        const fields = { ...here(group), id, step: 'premises', draft } as const;
        return rev === 0
          ? backend.newAccounts.beginAccountDraft(c, fields)
          : backend.newAccounts.saveAccountDraft(c, { ...fields, rev });
      });
    const attach = (id: string, group: number | null = null) =>
      call(newAccountApi.storeAgreement.access, (c) =>
        backend.newAccounts.storeAgreement(c, {
          ...here(group),
          id,
          document: { name: 'agreement.pdf', bytes: new Uint8Array(plainPdf()) },
        }),
      );
    return {
      id: account.id,
      save,
      attach,
      start: (group: number | null = null) =>
        call(newAccountApi.accountStart.access, (c) =>
          backend.newAccounts.accountStart(c, here(group)),
        ),
      read: (id: string, group: number | null = null) =>
        call(newAccountApi.accountDraft.access, (c) =>
          backend.newAccounts.accountDraft(c, { ...here(group), id }),
        ),
      discard: (id: string, group: number | null = null) =>
        call(newAccountApi.discardAccountDraft.access, (c) =>
          backend.newAccounts.discardAccountDraft(c, { ...here(group), id }),
        ),
      numbers: (
        id: string,
        xmits: readonly string[],
        { next = false, branch = HOME, group = null } = {},
      ) =>
        call(newAccountApi.holdAccountNumbers.access, (c) =>
          backend.newAccounts.holdAccountNumbers(c, { ...here(group), id, branch, xmits, next }),
        ),
      submit: (id: string, rev = 1, codes = CODES, group: number | null = null) =>
        call(newAccountApi.submitAccount.access, (c) =>
          backend.newAccounts.submitAccount(c, { ...here(group), id, rev, codes }),
        ),
      template: (id: string, templateId: string) =>
        call(newAccountApi.keepDraftTemplate.access, (c) =>
          backend.newAccounts.keepDraftTemplate(c, { ...here(), id, templateId, name: 'Tap room' }),
        ),
      similar: (street: string, postalCode: string) =>
        call(newAccountApi.similarSites.access, (c) =>
          backend.newAccounts.similarSites(c, { ...here(), street, postalCode }),
        ),
      /** Saves a new draft and attaches the agreement to the draft. */
      begin: async (draft: AccountDraft): Promise<string> => {
        const id = randomUUID();
        valueOf(await save(id, draft));
        valueOf(await attach(id));
        return id;
      },
    };
  };
  return { ...world, kysely, person, member: (seed: AccountSeed) => world.person(seed) };
};
