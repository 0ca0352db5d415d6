import { observer } from 'mobx-react-lite';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { Stack } from '../kit/stack.ts';
import { CancelService } from '../account-changes/cancel-service.tsx';
import { useModel } from '../shell/use-model.ts';
import { useRights } from '../shell/use-rights.ts';
import type { SiteViewModel } from './site.view-model.ts';

/** The cancellation of a site's service, above the page: its state and, at its own URL, the form (domain guide 6.11 "Cancel service"). */
export const SiteCancellation = observer(
  ({ model, info }: { readonly model: SiteViewModel; readonly info: SiteInfo }) => {
    const cancel = useModel('cancelService');
    const mayAct = useRights().mayChange('siteEdit');
    return (
      <Stack pad={info.cancellation === null ? 0 : 4}>
        <CancelService
          model={cancel}
          site={info}
          cancellation={info.cancellation}
          isCustomer={false}
          mayAct={mayAct}
          onChanged={() => model.refresh()}
        />
      </Stack>
    );
  },
);
