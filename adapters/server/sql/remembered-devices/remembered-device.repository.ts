import type { RememberedDeviceRepository } from '#core/backend/remembered-devices/remembered-device.repository.port.ts';
import { insertRows } from '../insert-rows.ts';
import { happened, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

/** SQL repository of remembered devices. */
export const sqlRememberedDeviceRepository = (tx: SqlTransaction): RememberedDeviceRepository => ({
  remember: ({ now, ...device }) =>
    insertRows(tx, 'remembered_device', {
      ...toRow(device),
      created_at: now,
      last_used_at: now,
    }),

  recognise: (input) =>
    happened(
      tx
        .updateTable('remembered_device')
        .set({ last_used_at: input.now })
        .where('secret_hash', '=', input.secretHash)
        .where('account_id', '=', input.accountId)
        .where('password_epoch', '=', input.passwordEpoch)
        .where('expires_at', '>', input.now)
        .returning('id'),
    ),

  list: (accountId, now) =>
    tx
      .selectFrom('remembered_device')
      .innerJoin('portal_user', 'portal_user.id', 'remembered_device.account_id')
      .select([
        'remembered_device.id',
        'label',
        'secret_hash as secretHash',
        'remembered_device.created_at as rememberedAt',
        'last_used_at as lastUsedAt',
        'expires_at as expiresAt',
      ])
      .where('remembered_device.account_id', '=', accountId)
      .whereRef('remembered_device.password_epoch', '=', 'portal_user.password_epoch')
      .where('remembered_device.expires_at', '>', now)
      .orderBy('remembered_device.last_used_at', 'desc')
      .orderBy('remembered_device.id')
      .execute(),

  revoke: (accountId, id) =>
    happened(
      tx
        .deleteFrom('remembered_device')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning('id'),
    ),

  endAll: async (accountId) => {
    await tx.deleteFrom('remembered_device').where('account_id', '=', accountId).execute();
  },
});
