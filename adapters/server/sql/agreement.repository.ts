import type { AgreementRepository } from '#core/backend/account.repository.port.ts';
import type { SqlTransaction } from './schema.ts';

/** Texts to agree to; version 0 with an empty text while none was published. */
export class SqlAgreementRepository implements AgreementRepository {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  terms(): Promise<{ version: number; text: string }> {
    return this.#newest('terms');
  }

  privacyPolicy(): Promise<{ version: number; text: string }> {
    return this.#newest('privacy');
  }

  async #newest(kind: 'terms' | 'privacy'): Promise<{ version: number; text: string }> {
    const row = await this.#tx
      .selectFrom('agreement_text')
      .select(['version', 'text'])
      .where('kind', '=', kind)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ?? { version: 0, text: '' };
  }
}
