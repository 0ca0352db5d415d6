import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { ListColumn } from '../kit/data-list/list-layout.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { useModel } from '../shell/use-model.ts';
import { CampaignEditor } from './campaign-editor.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { CampaignTable } from './campaign-table.tsx';

/** Campaigns that dealers see: a preview above the table, a slide-over to edit (domain guide 6.16). */
export const MarketingPage = observer(() => {
  const model = useModel('marketing');
  return (
    <>
      <PageTitle
        title="Marketing"
        actions={
          <Button look="primary" icon={<PlusIcon />} onClick={() => model.create()}>
            Create campaign
          </Button>
        }
      />
      {model.editor !== null && <CampaignEditor model={model} editor={model.editor} />}
      <ListColumn>
        {model.any && (
          <CampaignPreview
            campaigns={model.published}
            onDownload={(id) => void model.download(id)}
          />
        )}
        <CampaignTable model={model} />
      </ListColumn>
    </>
  );
});
