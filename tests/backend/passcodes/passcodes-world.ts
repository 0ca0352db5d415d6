import { passcodesApi } from '#core/passcodes/passcodes.api.ts';
import { profileApi } from '#core/profile/profile.api.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { foldPasscode } from '#core/backend/passcodes/fold-passcode.rule.ts';
import type { PasscodeForm } from '#core/passcodes/passcode-form.schema.ts';
import type { CodeAddress } from '#core/passcodes/spoken-code.schema.ts';
import type { Engine } from '../harness/database.ts';
import { seedCode } from '../harness/seed-code.ts';
import { seedContact } from '../harness/seed-contact.ts';
import { seedSite } from '../harness/seed-site.ts';
import { openTestWorld, PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

/** Group of all sites in the test world. */
export const GROUP = 4471;
/** The rights to read and set codes. */
export const CODES = ['sitePasscodeRead', 'sitePasscodeEdit'];

/** A passcode with authority 2 that is always valid. */
export const PLAIN: PasscodeForm = {
  holder: 'Opening staff',
  kind: 'normal',
  authority: 2,
  validFrom: null,
  validUntil: null,
  hours: null,
};

/** Creates a test world with sites that have a master code, and with users who manage the codes. */
export const passcodesWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  await world.person({ groups: [GROUP] });
  const { backend } = world;
  let number = 51_000;

  const person = async ({
    links = [],
    roles = CODES,
    name = 'Luis Romero',
    application = 3,
  }: {
    readonly links?: readonly number[];
    readonly roles?: readonly string[];
    readonly name?: string;
    readonly application?: 2 | 3;
  } = {}) => {
    const groups = application === 2 ? { groups: [GROUP] } : {};
    const { id, username } = await world.person({ application, name, roles, ...groups });
    for (const site_num of links)
      await world.database.kysely
        .insertInto('account_link')
        .values({ user_id: id, site_num })
        .execute();
    const browser = world.browser({ variant: application === 3 ? 'consumer' : 'dealer' });
    valueOf(await browser.logIn(username, PASSWORD));
    const call = browser.call.bind(browser);
    const at = (sn: number) => ({ siteGroupNum: null, sn });
    return {
      id,
      username,
      call,
      read: (sn: number) =>
        call(passcodesApi.sitePasscodes.access, (c) => backend.passcodes.sitePasscodes(c, at(sn))),
      add: (
        sn: number,
        code: string,
        more: Partial<PasscodeForm> & {
          readonly id?: string;
          readonly knowingly?: boolean;
          readonly ofAccount?: boolean;
        } = {},
      ) => {
        const { id: named = randomUUID(), knowingly = false, ofAccount = false, ...form } = more;
        return call(passcodesApi.addPasscode.access, (c) =>
          backend.passcodes.addPasscode(c, {
            ...at(sn),
            ...PLAIN,
            ...form,
            id: named,
            code,
            knowingly,
            ofAccount,
          }),
        );
      },
      change: (
        sn: number,
        one: PasscodeForm & { readonly id: string; readonly rev: number },
        change: Partial<PasscodeForm> = {},
        code?: string,
      ) => {
        const { holder, kind, authority, validFrom, validUntil, hours, id, rev } = one;
        const form = { holder, kind, authority, validFrom, validUntil, hours, ...change };
        return call(passcodesApi.changePasscode.access, (c) =>
          backend.passcodes.changePasscode(c, { ...at(sn), ...form, id, rev, code }),
        );
      },
      remove: (sn: number, { of, id }: CodeAddress, rev: number) =>
        call(passcodesApi.deletePasscode.access, (c) =>
          of === 'pin'
            ? backend.passcodes.removeContactPin(c, { ...at(sn), id, rev })
            : backend.passcodes.deletePasscode(c, { ...at(sn), id, rev }),
        ),
      restore: (sn: number, { of, id }: CodeAddress, rev: number) =>
        call(passcodesApi.restorePasscode.access, (c) =>
          of === 'pin'
            ? backend.passcodes.restoreContactPin(c, { ...at(sn), id, rev })
            : backend.passcodes.restorePasscode(c, { ...at(sn), id, rev }),
        ),
      setPin: (sn: number, id: string, code: string, rev = 0) =>
        call(passcodesApi.setContactPin.access, (c) =>
          backend.passcodes.setContactPin(c, { ...at(sn), id, code, rev, knowingly: false }),
        ),
      setDuress: (sn: number, code: string, rev = 0, holder = 'Carla Benson') =>
        call(passcodesApi.setDuressCode.access, (c) =>
          backend.passcodes.setDuressCode(c, { ...at(sn), code, rev, holder, knowingly: false }),
        ),
      removeDuress: (sn: number, rev: number) =>
        call(passcodesApi.removeDuressCode.access, (c) =>
          backend.passcodes.removeDuressCode(c, { ...at(sn), rev }),
        ),
      restoreDuress: (sn: number, rev: number) =>
        call(passcodesApi.restoreDuressCode.access, (c) =>
          backend.passcodes.restoreDuressCode(c, { ...at(sn), rev }),
        ),
      reveal: (sn: number, { of, id }: CodeAddress) =>
        call(passcodesApi.revealPasscode.access, (c) =>
          of === 'pin'
            ? backend.passcodes.revealContactPin(c, { ...at(sn), id })
            : backend.passcodes.revealPasscode(c, { ...at(sn), id }),
        ),
      confirm: (password = PASSWORD) =>
        call(profileApi.confirmPassword.access, (c) =>
          backend.profile.confirmPassword(c, { password }),
        ),
    };
  };

  /** Returns all rows of all tables as texts that start with the table name. */
  const tables = async (): Promise<readonly string[]> => {
    const { kysely } = world.database;
    const { rows: names } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'
       order by table_name`.execute(kysely);
    const texts: string[] = [];
    for (const { name } of names) {
      const { rows } = await sql<{ row: string }>`
        select row::text as row from ${sql.table(name)} row`.execute(kysely);
      texts.push(...rows.map(({ row }) => `${name}: ${row}`));
    }
    return texts;
  };

  return {
    world,
    person,
    /** Adds a site with the master code `GRANITE58`, held by Carla Benson. */
    site: async (): Promise<{ readonly sn: number; readonly master: string }> => {
      number += 1;
      await seedSite(world.database.kysely, { num: number, group: GROUP });
      const master = await seedCode(world.database.kysely, number, {
        code: 'GRANITE58',
        authority: 5,
      });
      return { sn: number, master };
    },
    contact: (sn: number, name: string, position = 1) =>
      seedContact(world.database.kysely, { group: GROUP, site: sn, position, name }),
    /** Gives a site an account passcode that is stored only as a hash, like passcodes from before encryption. */
    accountOf: async (sn: number, code: string): Promise<string> => {
      const id = randomUUID();
      const account_passcode_hash = world.hasher.hashNow(foldPasscode(code));
      const { kysely } = world.database;
      await kysely
        .updateTable('site')
        .set({ account_passcode_hash })
        .where('num', '=', sn)
        .execute();
      await kysely
        .insertInto('passcode')
        .values({
          id,
          site_num: sn,
          holder: 'Account passcode',
          authority: 5,
          of_account: true,
          updated_at: 0,
        })
        .execute();
      return id;
    },
    /** Returns the history rows of a site, oldest first. */
    lines: (sn: number) =>
      world.database.kysely
        .selectFrom('activity')
        .select(['kind', 'event', 'actor', 'comment'])
        .where('site_num', '=', sn)
        .orderBy('at')
        .orderBy('id')
        .execute(),
    /** Returns the audit entries of a site, oldest first. */
    record: (sn: number) =>
      world.database.kysely
        .selectFrom('audit')
        .select(['operation', 'result', 'detail', 'actor_id'])
        .where('target', '=', `site ${sn}`)
        .orderBy('seq')
        .execute(),
    /** Returns the whole content of the database as one text. */
    everything: async (): Promise<string> => (await tables()).join('\n'),
    tables,
  };
};
export type PasscodesWorld = Awaited<ReturnType<typeof passcodesWorld>>;
