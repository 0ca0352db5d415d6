import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { useLocation } from 'react-router-dom';
import { serverText } from '#core/kernel/explain.rule.ts';
import type { ServerFault } from './faults.view-model.ts';
import { HomeButton } from './home-button.tsx';
import { MessagePage } from '../kit/message-page.tsx';
import { useReportBug } from './report-bug.tsx';

// Handed over by the router, never read from the address, where anybody could write words into the page.
const isFault = (state: unknown): state is ServerFault =>
  typeof state === 'object' &&
  state !== null &&
  'status' in state &&
  typeof state.status === 'number' &&
  'message' in state &&
  (state.message === null || typeof state.message === 'string');

/** A reading the server failed at: its code and text (spec §2.5 server error page). */
export const ServerErrorPage = () => {
  const { state } = useLocation() as { readonly state: unknown };
  const fault = isFault(state) ? state : null;
  const code = fault === null ? '' : ` (${fault.status})`;
  const report = useReportBug(`Server error${code}`);
  return (
    <MessagePage
      icon={ExclamationTriangleIcon}
      title={`Something went wrong on our side${code}`}
      text={
        serverText(fault?.message ?? null) ??
        'The provider could not answer. Nothing you entered was changed.'
      }
      actions={
        <>
          <HomeButton />
          {report.button}
        </>
      }
    >
      {report.panel}
    </MessagePage>
  );
};
