import type { PasscodeVault } from '#core/backend/passcodes/passcode-vault.port.ts';
import { insertRows } from '../sql/insert-rows.ts';
import { toRow, without } from '../sql/row-names.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoCodes, demoPins } from './demo-codes.ts';
import { DEMO_PASSCODE } from './demo-database.ts';
import { demoUuid } from './demo-id.ts';
import { demoRandom } from './demo-random.ts';
import { DAY } from './demo-time.ts';
import type { DemoWorld } from './demo-world.ts';
import { contactIdOf } from './write-contacts.ts';

interface Written {
  readonly now: number;
  readonly seed: number;
  readonly vault: PasscodeVault;
}

/** Returns when a passcode was last given to an operator, or null if never. About two of three passcodes were used recently. */
const verifiedAt = (id: string, now: number): number | null => {
  const random = demoRandom(Number.parseInt(id.slice(0, 8), 16));
  return random.chance(0.65) ? now - random.int(1, 40) * DAY - random.int(0, 600) * 60000 : null;
};

/** Transmitter code of the site with a courtyard gate in Lantern Street. */
const GATED = 'HP1412';

const writeCodesOfSites = async (
  tx: SqlTransaction,
  { sites, contacts }: DemoWorld,
  { now, seed, vault }: Written,
): Promise<void> => {
  const accounts = sites.map(({ devices, siteNum }) => {
    const id = demoUuid(`account passcode of ${siteNum}`);
    const row = { id, site_num: siteNum, authority: 5, of_account: true };
    // All other account passcodes exist only as a hash, as passcodes did before the portal could show them.
    if (devices[0]?.xmit !== GATED) return { ...row, holder: 'Account passcode', updated_at: now };
    return {
      ...row,
      holder: 'Carla Benson',
      sealed: vault.seal({ kind: 'passcode', id }, DEMO_PASSCODE),
      fingerprint: vault.fingerprint(siteNum, DEMO_PASSCODE),
      updated_at: now - 60 * DAY,
      updated_by: 'Carla Benson',
      last_verified_at: now - 3 * DAY,
    };
  });
  await insertRows(tx, 'passcode', accounts);
  const codes = demoCodes(sites, contacts, { now, seed }).map((entry, index) => {
    const id = demoUuid(`passcode ${index}`);
    return {
      ...toRow(without(entry, 'code', 'hours')),
      id,
      hours: entry.hours === null ? null : JSON.stringify(entry.hours),
      sealed: vault.seal({ kind: 'passcode', id }, entry.code),
      fingerprint: vault.fingerprint(entry.siteNum, entry.code),
      updated_at: now,
      last_verified_at: entry.kind === 'duress' ? null : verifiedAt(id, now),
    };
  });
  await insertRows(tx, 'passcode', codes);
};

/** Writes passcodes, PINs and gate codes, encrypted with the keys of this server. Sites and contacts must exist. */
export const writeCodes = async (
  tx: SqlTransaction,
  world: DemoWorld,
  written: Written,
): Promise<void> => {
  const { now, seed, vault } = written;
  await writeCodesOfSites(tx, world, written);
  const pins = demoPins(world.contacts, seed).map(({ index, siteNum, code }) => {
    const id = contactIdOf(index);
    return {
      contact_id: id,
      site_num: siteNum,
      sealed: vault.seal({ kind: 'pin', id }, code),
      fingerprint: vault.fingerprint(siteNum, code),
      updated_at: now,
    };
  });
  await insertRows(tx, 'contact_pin', pins);
  const gates = world.sites
    .filter(
      ({ devices, kind, siteNum }) =>
        devices[0]?.xmit === GATED || (kind !== 'residential' && siteNum % 3 === 0),
    )
    .map(({ siteNum }) => {
      const id = demoUuid(`gate code of ${siteNum}`);
      const code = `#${demoRandom(seed ^ siteNum).int(1000, 9999)}`;
      return {
        id,
        site_num: siteNum,
        sealed: vault.seal({ kind: 'gate', id }, code),
        updated_at: now,
      };
    });
  await insertRows(tx, 'gate_code', gates);
};
