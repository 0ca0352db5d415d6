import type {
  DeviceRepository,
  StoredDevice,
} from '#core/backend/remembered-device.repository.port.ts';
import type { SqlTransaction } from './schema.ts';

/** Remembered devices in SQL. */
export class SqlDeviceRepository implements DeviceRepository {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  async remember(input: Parameters<DeviceRepository['remember']>[0]): Promise<void> {
    await this.#tx
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
  }

  async recognise(input: Parameters<DeviceRepository['recognise']>[0]): Promise<boolean> {
    const row = await this.#tx
      .updateTable('remembered_device')
      .set({ last_used_at: input.now })
      .where('secret_hash', '=', input.secretHash)
      .where('account_id', '=', input.accountId)
      .where('password_epoch', '=', input.passwordEpoch)
      .where('expires_at', '>', input.now)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async list(accountId: string, now: number): Promise<readonly StoredDevice[]> {
    const rows = await this.#tx
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
  }

  async revoke(accountId: string, id: string): Promise<boolean> {
    const row = await this.#tx
      .deleteFrom('remembered_device')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async endAll(accountId: string): Promise<void> {
    await this.#tx.deleteFrom('remembered_device').where('account_id', '=', accountId).execute();
  }
}
