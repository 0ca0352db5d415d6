import type { EditedBanner } from '#core/notices/banner-form.schema.ts';
import type { BannerGateway } from '#core/notices/banner.gateway.port.ts';
import { Script } from './script.ts';

type Args<Name extends keyof BannerGateway> = Parameters<BannerGateway[Name]>;

/** A banner gateway whose answers are set by whoever drives it. */
export class ScriptedBannerGateway implements BannerGateway {
  readonly onRead = new Script<Args<'read'>, EditedBanner>('read');
  readonly onSave = new Script<Args<'save'>, EditedBanner>('save');

  read() {
    return this.onRead.run();
  }

  save(...input: Args<'save'>) {
    return this.onSave.run(...input);
  }
}
