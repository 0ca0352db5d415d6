import type { CampaignGateway } from '#core/marketing/campaign.gateway.port.ts';
import type { Campaign, CampaignList } from '#core/marketing/campaign.schema.ts';
import { Script } from './script.ts';

type Args<Name extends keyof CampaignGateway> = Parameters<CampaignGateway[Name]>;

/** A campaign gateway whose answers are set by whoever drives it. */
export class ScriptedCampaignGateway implements CampaignGateway {
  readonly onList = new Script<Args<'list'>, CampaignList>('list');
  readonly onCreate = new Script<Args<'create'>, Campaign>('create');
  readonly onUpdate = new Script<Args<'update'>, Campaign>('update');

  list(...input: Args<'list'>) {
    return this.onList.run(...input);
  }

  create(...input: Args<'create'>) {
    return this.onCreate.run(...input);
  }

  update(...input: Args<'update'>) {
    return this.onUpdate.run(...input);
  }
}
