import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/kernel/clock.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import { typedMoment } from '#core/kernel/typed-time.rule.ts';
import type { EditedBanner } from '#core/notices/banner-form.schema.ts';
import type { BannerGateway } from '#core/notices/notices.api.ts';
import { Submission } from '../forms/submission.ts';
import { typedTimeChoice } from '../forms/typed-time-choice.ts';
import { readerZone } from '../kit/format-time.ts';
import { Loadable } from '../shell/loadable.ts';

interface Parts {
  readonly banners: Pick<BannerGateway, 'setBannerEnd' | 'bannerVersions'>;
  readonly clock: Clock;
  /** Called with the updated banner, which has a new end time and revision. */
  readonly onChanged: (edited: EditedBanner) => void;
}

/** The banner's end time, which is saved separately from the banner, and the earlier banners. */
export class BannerHistoryViewModel {
  /** The typed end time in the format of a date-time field, in the reader's time zone; empty for no end. */
  typedEnd = '';
  readonly submission = new Submission();
  readonly earlier: Loadable<readonly EditedBanner[]>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.earlier = new Loadable({
      read: async () => mapOk(await parts.banners.bannerVersions(), ({ versions }) => versions),
      fallback: 'The earlier banners could not be loaded.',
    });
    makeAutoObservable(this, { submission: false, earlier: false });
  }

  start(): void {
    void this.earlier.load();
  }

  dispose(): void {
    this.earlier.dispose();
  }

  typeEnd(text: string): void {
    this.typedEnd = text;
    this.submission.clear();
  }

  /** The typed end time in milliseconds; null if it is invalid or not in the future. */
  get wantedEnd(): number | null {
    const at = Date.parse(typedMoment(this.typedEnd, readerZone()));
    return at > this.#parts.clock.now() ? at : null;
  }

  async setEnd({ rev }: EditedBanner): Promise<void> {
    const { wantedEnd } = this;
    if (wantedEnd === null) {
      const isRead = typedMoment(this.typedEnd, readerZone()) !== '';
      const { fault } = typedTimeChoice(this.typedEnd, readerZone());
      const unread = fault ?? 'Enter a date and a time';
      this.submission.say(isRead ? 'The end must be in the future.' : `${unread}.`);
      return;
    }
    await this.#save(new Date(wantedEnd).toISOString(), rev);
  }

  async removeEnd({ rev }: EditedBanner): Promise<void> {
    await this.#save(null, rev);
  }

  async #save(endsAt: string | null, rev: number): Promise<void> {
    const { banners, onChanged } = this.#parts;
    await this.submission.run(() => banners.setBannerEnd({ endsAt, rev }), {
      fallback: 'The banner’s end could not be saved.',
      onOk: (edited) => {
        this.typedEnd = '';
        onChanged(edited);
        void this.earlier.load();
      },
    });
  }
}
