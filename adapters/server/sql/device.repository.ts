import type { DeviceRepository } from '#core/backend/device.repository.port.ts';
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

  async endAll(accountId: string): Promise<void> {
    await this.#tx.deleteFrom('remembered_device').where('account_id', '=', accountId).execute();
  }
}
