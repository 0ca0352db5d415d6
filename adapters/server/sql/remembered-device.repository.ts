import type { DeviceRepository } from '#core/backend/remembered-device.repository.port.ts';
import type { SqlTransaction } from './schema.ts';

/** Remembered devices in SQL. */
export const sqlDeviceRepository = (tx: SqlTransaction): DeviceRepository => ({
  remember: async (input) => {
    await tx
      .insertInto('remembered_device')
      .values({
        id: input.id,
        account_id: input.accountId,
        secret_hash: input.secretHash,
        label: input.label,
        password_epoch: input.passwordEpoch,
        created_at: input.now,
        last_used_at: input.now,
        expires_at: input.expiresAt,
      })
      .execute();
  },

  recognise: async (input) => {
    const row = await tx
      .updateTable('remembered_device')
      .set({ last_used_at: input.now })
      .where('secret_hash', '=', input.secretHash)
      .where('account_id', '=', input.accountId)
      .where('password_epoch', '=', input.passwordEpoch)
      .where('expires_at', '>', input.now)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  list: async (accountId, now) => {
    const rows = await tx
      .selectFrom('remembered_device')
      .innerJoin('portal_user', 'portal_user.id', 'remembered_device.account_id')
      .selectAll('remembered_device')
      .where('remembered_device.account_id', '=', accountId)
      .whereRef('remembered_device.password_epoch', '=', 'portal_user.password_epoch')
      .where('remembered_device.expires_at', '>', now)
      .orderBy('remembered_device.last_used_at', 'desc')
      .orderBy('remembered_device.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      label: row.label,
      secretHash: row.secret_hash,
      rememberedAt: row.created_at,
      lastUsedAt: row.last_used_at,
      expiresAt: row.expires_at,
    }));
  },

  revoke: async (accountId, id) => {
    const row = await tx
      .deleteFrom('remembered_device')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  endAll: async (accountId) => {
    await tx.deleteFrom('remembered_device').where('account_id', '=', accountId).execute();
  },
});
