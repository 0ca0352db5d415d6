import { foldPasscode } from '#core/backend/passcodes/fold-passcode.rule.ts';
import type { Database } from '../sql/open-database.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import {
  DEMO_ANSWER,
  DEMO_PASSCODE,
  DEMO_PASSWORD,
  DEMO_SETTING,
  UNCLAIMED,
  type DemoHashes,
  type DemoInput,
} from './demo-database.ts';
import type { DemoWorld } from './demo-world.ts';
import { noteDemoSites } from './demo-sites-version.ts';
import { DEMO_SEED, generateDemoWorld } from './generate-demo-world.ts';
import { writeBilling } from './write-billing.ts';
import { writeBranding } from './write-branding.ts';
import { writeAccountGroups, writeInvitations } from './write-account-groups.ts';
import { writeAnswering } from './write-answering.ts';
import { writeAutoNotify } from './write-auto-notify.ts';
import { writeAccountInfo } from './write-account-info.ts';
import { writeReports } from './write-reports.ts';
import { writeProviderContent } from './write-provider-content.ts';
import { writeLibrary } from './write-library.ts';
import { writeCampaigns } from './write-campaigns.ts';
import { writeCodes } from './write-codes.ts';
import { writeContacts } from './write-contacts.ts';
import { writeSchedules } from './write-schedules.ts';
import { writeHistory } from './write-history.ts';
import { writeNews, writeNotices } from './write-news.ts';
import { writeOnCall } from './write-on-call.ts';
import { writePeople } from './write-people.ts';
import { writeSavedSites } from './write-saved-sites.ts';
import { writeOutOfService } from './write-out-of-service.ts';
import { writeService } from './write-service.ts';
import { writeSiteDetails } from './write-site-details.ts';
import {
  writeEvents,
  writeGroups,
  writeNumberBlocks,
  writePasscodes,
  writeSites,
} from './write-sites.ts';
import { writeZones } from './write-zones.ts';
import { writeImpersonations } from './write-impersonations.ts';
import { writeSignInMethods } from './write-sign-in-methods.ts';

/** Hashes the shared secrets. Must be called before a transaction opens, because hashing is slow. */
export const hashDemoSecrets = async (input: DemoInput): Promise<DemoHashes> => ({
  password: await input.hashSecret(DEMO_PASSWORD),
  answer: await input.hashSecret(DEMO_ANSWER),
  passcode: await input.hashSecret(foldPasscode(DEMO_PASSCODE)),
  unclaimedPasscode: await input.hashSecret(foldPasscode(UNCLAIMED.passcode)),
});

interface Written {
  readonly input: DemoInput;
  readonly hashes: DemoHashes;
}

/** Writes the sites and their activity in the open transaction `tx`. The tables must be empty. */
export const writeDemoSites = async (
  tx: SqlTransaction,
  world: DemoWorld,
  { input, hashes }: Written,
): Promise<void> => {
  await writeGroups(tx, world);
  await writeNumberBlocks(tx);
  await writeAccountGroups(tx, input.now);
  await writeBranding(tx, input.now);
  await writeSites(tx, world, input.now);
  await writeOutOfService(tx, world, input.now);
  await writeSiteDetails(tx, world, input.now);
  await writeAccountInfo(tx, world, input.now);
  await writeZones(tx, world);
  await writeContacts(tx, world, input.now);
  await writeSchedules(tx, world, { now: input.now, seed: DEMO_SEED });
  await writePasscodes(tx, hashes);
  await writeCodes(tx, world, { ...input, seed: DEMO_SEED });
  await writeEvents(tx, world, input.now);
  await writeHistory(tx, world, { ...input, seed: DEMO_SEED });
  await writeService(tx, world, input.now);
  await writeAnswering(tx, world, input);
  await writeAutoNotify(tx, input.now);
  await writeBilling(tx, world, input.now);
  await noteDemoSites(tx, input);
};

/** Writes the users, their actions and their messages in the open transaction `tx`. The sites must exist, and the tables must be empty. */
export const writeDemoPeople = async (
  tx: SqlTransaction,
  world: DemoWorld,
  { input, hashes }: Written,
): Promise<void> => {
  const { now } = input;
  await writeNotices(tx, world, now);
  await writePeople(tx, world, { hashes, now });
  await writeOnCall(tx, now);
  await writeSavedSites(tx, world, now);
  await writeNews(tx, now);
  await writeSignInMethods(tx, world, input);
  await writeInvitations(tx, input);
  await writeImpersonations(tx, world, now);
  await writeCampaigns(tx, now);
  await writeReports(tx, world, now);
  await writeLibrary(tx, now);
  await writeProviderContent(tx, now);
};

/** Generates the demo data of this size at this time. */
export const worldOf = ({ now, size }: DemoInput): DemoWorld =>
  generateDemoWorld(now, DEMO_SEED, size);

const isUsed = async (tx: SqlTransaction): Promise<boolean> => {
  const user = await tx.selectFrom('portal_user').select('id').limit(1).executeTakeFirst();
  const group = await tx.selectFrom('site_group').select('num').limit(1).executeTakeFirst();
  return user !== undefined || group !== undefined;
};

/** Writes the demo data to an empty database in one transaction. Leaves a database that is not empty unchanged (SECURITY.md §5). */
export const seedDemoWorld = async (
  database: Pick<Database, 'kysely'>,
  input: DemoInput,
): Promise<'seeded' | 'notEmpty'> => {
  const used = await database.kysely.transaction().execute(isUsed);
  if (used) return 'notEmpty';
  const hashes = await hashDemoSecrets(input);
  return database.kysely.transaction().execute(async (tx) => {
    if (await isUsed(tx)) return 'notEmpty';
    // Claims the database by inserting a setting. If two servers start at the same time, the second server waits here and
    // then finds the demo data.
    const claimed = await tx
      .insertInto('setting')
      .values({ name: DEMO_SETTING, value: String(input.now) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!claimed) return 'notEmpty';
    const world = worldOf(input);
    await writeDemoSites(tx, world, { input, hashes });
    await writeDemoPeople(tx, world, { input, hashes });
    return 'seeded';
  });
};
