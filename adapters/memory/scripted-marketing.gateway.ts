import type { Document } from '#core/documents/document.ts';
import type { CampaignUsage } from '#core/marketing/campaign-usage.schema.ts';
import type { CampaignGateway } from '#core/marketing/marketing.gateway.port.ts';
import type { Campaign, CampaignList } from '#core/marketing/campaign.schema.ts';
import { Script } from './script.ts';

type Args<Name extends keyof CampaignGateway> = Parameters<CampaignGateway[Name]>;

/** A campaign gateway whose answers are set by whoever drives it. */
export class ScriptedCampaignGateway implements CampaignGateway {
  readonly onList = new Script<Args<'list'>, CampaignList>('list');
  readonly onExport = new Script<Args<'exportList'>, Document>('exportList');
  readonly onCreate = new Script<Args<'create'>, Campaign>('create');
  readonly onUpdate = new Script<Args<'update'>, Campaign>('update');
  readonly onUpload = new Script<Args<'upload'>, Campaign>('upload');
  readonly onRemoveFile = new Script<Args<'removeFile'>, Campaign>('removeFile');
  readonly onDownload = new Script<Args<'download'>, Document>('download');
  readonly onUsage = new Script<Args<'usage'>, CampaignUsage>('usage');

  list(...input: Args<'list'>) {
    return this.onList.run(...input);
  }

  exportList(...input: Args<'exportList'>) {
    return this.onExport.run(...input);
  }

  create(...input: Args<'create'>) {
    return this.onCreate.run(...input);
  }

  update(...input: Args<'update'>) {
    return this.onUpdate.run(...input);
  }

  upload(...input: Args<'upload'>) {
    return this.onUpload.run(...input);
  }

  removeFile(...input: Args<'removeFile'>) {
    return this.onRemoveFile.run(...input);
  }

  download(...input: Args<'download'>) {
    return this.onDownload.run(...input);
  }

  usage(...input: Args<'usage'>) {
    return this.onUsage.run(...input);
  }
}
