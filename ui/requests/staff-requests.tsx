import { observer } from 'mobx-react-lite';
import { useModel } from '../shell/use-model.ts';
import { RequestList } from './request-list.tsx';

/** What dealers approved and staff carry out: a tab of Support (domain guide 6.7 "Request"). */
export const StaffRequests = observer(() => (
  <RequestList
    model={useModel('staffRequests')}
    actor="staff"
    empty={{
      title: 'Nothing waits to be applied',
      text: 'Changes of addresses and instructions, and cancellations, arrive here once their dealer approved them.',
    }}
  />
));
