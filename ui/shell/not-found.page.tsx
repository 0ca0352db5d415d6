import MapIcon from '@heroicons/react/24/outline/MapIcon';
import { HomeButton } from './home-button.tsx';
import { MessagePage } from '../kit/message-page.tsx';
import { useReportBug } from './report-bug.tsx';

/** Any address the portal does not know (spec §2.1). */
export const NotFoundPage = () => {
  const report = useReportBug('Page not found');
  return (
    <MessagePage
      icon={MapIcon}
      title="Page not found"
      text="There is nothing at this address. It may have been moved, or a link was cut off."
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
