import { makeAutoObservable } from 'mobx';
import { ACCOUNT_LIMITS, type PermitType } from '#core/account-info/account-form.schema.ts';
import type { AccountInfoGateway } from '#core/account-info/account-info.api.ts';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import { tooLong } from '#core/forms/too-long.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { err, ok, type Failure, type Result } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly gateway: Pick<AccountInfoGateway, 'accountInfo' | 'saveAccountInfo'>;
  readonly onSaved: () => void;
  readonly onLost: () => void;
}

/** The entry of one more permit, beside the warning about a missing permit (domain guide 6.7 "Empty permit"). */
export class PermitEntryViewModel {
  number = '';
  /** True if the user opened the permit field although no permit is missing. */
  wanted = false;
  /** True once Save was pressed. An empty field shows its problem only after that. */
  pressed = false;
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { submission: false });
  }

  get dirty(): boolean {
    return this.number.trim() !== '';
  }

  get problem(): string | null {
    const number = this.number.trim();
    if (number === '') return this.pressed ? 'Enter the number' : null;
    return tooLong(number, ACCOUNT_LIMITS.permitNumber);
  }

  want(): void {
    this.wanted = true;
  }

  type(number: string): void {
    this.number = number;
    this.pressed = false;
  }

  forget(): void {
    this.number = '';
    this.wanted = false;
    this.pressed = false;
    this.submission.clear();
  }

  /** Adds the number to the permits currently on file, so that permits added by other users are kept. */
  async save(info: AccountInfo, type: PermitType): Promise<void> {
    this.pressed = true;
    if (this.problem !== null || this.submission.busy) return;
    const number = this.number.trim();
    const { onLost, onSaved } = this.#parts;
    await this.submission.press(
      () => this.#add(info, { id: null, number, type }),
      (saved) => {
        if (saved.ok) {
          this.forget();
          onSaved();
          return null;
        }
        if (isLost(saved.error)) onLost();
        return explain(saved.error, 'The permit could not be saved. The number is still here.');
      },
    );
  }

  async #add(
    info: AccountInfo,
    permit: AccountInfo['form']['permits'][number],
  ): Promise<Result<unknown, Failure>> {
    const { gateway } = this.#parts;
    const send = ({ form, rev, siteNum }: AccountInfo) =>
      gateway.saveAccountInfo({ sn: siteNum, ...form, permits: [...form.permits, permit], rev });
    const saved = await send(info);
    if (saved.ok || !(isStale(saved.error) || isLost(saved.error))) return saved;
    const newest = await gateway.accountInfo({ sn: info.siteNum });
    if (!newest.ok) return saved;
    const { permits } = newest.value.form;
    if (permits.some(({ number }) => number === permit.number)) return ok({});
    return isStale(saved.error) ? send(newest.value) : err(saved.error);
  }
}
