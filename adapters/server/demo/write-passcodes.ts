import type { SqlTransaction } from '../sql/schema.ts';
import type { DemoHashes } from './demo-database.ts';
import { UNCLAIMED } from './demo-passcodes.ts';

/** Account passcodes of every site; the unclaimed one has its own. Sites must be there. */
export const writePasscodes = async (tx: SqlTransaction, hashes: DemoHashes): Promise<void> => {
  await tx.updateTable('site').set({ account_passcode_hash: hashes.passcode }).execute();
  await tx
    .updateTable('site')
    .set({ account_passcode_hash: hashes.unclaimedPasscode })
    .where('num', 'in', (eb) =>
      eb.selectFrom('device').select('site_num').where('xmit', '=', UNCLAIMED.accountNumber),
    )
    .execute();
};
