import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Button } from '../kit/button.tsx';
import { HomeButton } from './home-button.tsx';
import { MessagePage } from '../kit/message-page.tsx';
import { useReportBug } from './report-bug.tsx';
import { PartUnavailable, type FaultView } from './section-boundary.tsx';

const WORDS = {
  fetch: {
    what: 'A screen could not be fetched',
    text: 'This part of the portal could not be fetched. Check your connection and try again.',
  },
  draw: {
    what: 'A screen broke',
    text: 'This screen ran into a fault of the portal. The others go on; support learns of it by a report.',
  },
} as const;

const ScreenFault = ({
  kind,
  retry,
}: {
  readonly kind: keyof typeof WORDS;
  readonly retry: () => void;
}) => {
  const { what, text } = WORDS[kind];
  const report = useReportBug(what);
  return (
    <MessagePage
      icon={ExclamationTriangleIcon}
      title={MESSAGES.navigate}
      text={text}
      actions={
        <>
          <Button look="primary" onClick={retry}>
            Try again
          </Button>
          <HomeButton quiet />
          {report.button}
        </>
      }
    >
      {report.panel}
    </MessagePage>
  );
};

/** A screen that could not be fetched or drawn, with the ways out of the server-error page (spec §8 "navigating"). */
export const screenFault: FaultView = ({ error, retry }) => (
  <ScreenFault kind={error instanceof PartUnavailable ? 'fetch' : 'draw'} retry={retry} />
);
