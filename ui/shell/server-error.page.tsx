import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { useLocation } from 'react-router-dom';
import { HomeButton } from './home-button.tsx';
import { MessagePage } from './message-page.tsx';
import { useReportBug } from './report-bug.tsx';

/** What the router hands over; never read from the address, where anybody could write words into the page. */
export interface ServerFault {
  readonly code: number;
  readonly text: string | null;
}

const isFault = (state: unknown): state is ServerFault =>
  typeof state === 'object' && state !== null && 'code' in state && typeof state.code === 'number';

/** A reading the server failed at: its code and text (spec §2.5 server error page). */
export const ServerErrorPage = () => {
  const { state } = useLocation() as { readonly state: unknown };
  const fault = isFault(state) ? state : null;
  const code = fault === null ? '' : ` (${fault.code})`;
  const report = useReportBug(`Server error${code}`);
  return (
    <MessagePage
      icon={ExclamationTriangleIcon}
      title={`Something went wrong on our side${code}`}
      text={fault?.text ?? 'The provider could not answer. Nothing you entered was changed.'}
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
