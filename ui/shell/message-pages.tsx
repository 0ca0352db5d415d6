import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import LockClosedIcon from '@heroicons/react/24/outline/LockClosedIcon';
import { observer } from 'mobx-react-lite';
import PhoneIcon from '@heroicons/react/24/outline/PhoneIcon';
import MapIcon from '@heroicons/react/24/outline/MapIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { serverText } from '#core/kernel/explain.rule.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Button } from '../kit/button.tsx';
import { MessagePage } from './message-page.look.tsx';
import { useRegistry } from './registry.ts';
import { useReportBug } from './report-bug.tsx';
import { accessDeniedText } from './access-denied-text.rule.ts';
import type { ServerFault } from './faults.view-model.ts';
import { PartUnavailable } from '../kit/lazy-component.tsx';
import { AgainButton } from './again-button.tsx';
import { noCodeText, type FaultView } from './section-slot.tsx';

/** A button to the person's home page, through the redirect at `/` (spec §2.1). `quiet` is true if another button comes first. */
export const HomeButton = ({ quiet = false }: { readonly quiet?: boolean }) => {
  const navigate = useNavigate();
  return (
    <Button look={quiet ? 'secondary' : 'primary'} onClick={() => void navigate('/')}>
      Home
    </Button>
  );
};

/** Says that an address leads to nothing, and how to go on. */
export const DeadEndPage = (message: ComponentProps<typeof MessagePage>) => (
  <MessagePage {...message} />
);

/** Explains that the person may not open a screen, and whom to ask (spec §2.1 access-denied). */
export const AccessDeniedPage = observer(() => {
  const { view } = useRegistry().create('session');
  const navigate = useNavigate();
  const mayAsk = view?.user.applicationNum === APPLICATIONS.dealer && view.impersonation === null;
  return (
    <MessagePage
      icon={LockClosedIcon}
      title="Access denied"
      text={accessDeniedText(view)}
      actions={
        <>
          <HomeButton />
          {mayAsk && <Button onClick={() => void navigate('/home/contact-us')}>Contact us</Button>}
        </>
      }
    />
  );
});

/**
 * Explains that a group has no answering service when a screen of that service was opened directly. The menu shows such
 * screens only in groups with the service (spec §2.2).
 */
export const NotServedPage = ({ group }: { readonly group: string }) => (
  <MessagePage
    icon={PhoneIcon}
    title="No answering service"
    text={`${group} does not use the answering service. If you also work for another group, switch to it. To sign up, contact your provider.`}
    actions={<HomeButton />}
  />
);

/** An error page with retry if that may help, Home, and a bug report about `what`. */
const FaultPage = ({
  what,
  why = '',
  onRetry,
  ...text
}: Pick<ComponentProps<typeof MessagePage>, 'icon' | 'title' | 'text'> & {
  readonly what: string;
  /** The text for `AgainButton`. */
  readonly why?: string;
  readonly onRetry?: () => void;
}) => {
  const report = useReportBug(what);
  return (
    <MessagePage
      {...text}
      actions={
        <>
          {onRetry !== undefined && <AgainButton isMain why={why} onAgain={onRetry} />}
          <HomeButton quiet={onRetry !== undefined} />
          {report.button}
        </>
      }
    >
      {report.panel}
    </MessagePage>
  );
};

/** Explains that the URL is unknown to the portal (spec §2.1). */
export const NotFoundPage = () => (
  <FaultPage
    what="Page not found"
    icon={MapIcon}
    title="Page not found"
    text="There is nothing at this address. The page may have moved, or part of the link may be missing."
  />
);

// Checks a fault from the router state. The URL is never used, because anyone could inject text through it.
const isFault = (state: unknown): state is ServerFault & { readonly page?: string } =>
  typeof state === 'object' &&
  state !== null &&
  'status' in state &&
  typeof state.status === 'number' &&
  'message' in state &&
  (state.message === null || typeof state.message === 'string') &&
  (!('page' in state) || typeof state.page === 'string') &&
  (!('requestId' in state) || typeof state.requestId === 'string');

/** Shows the code and text of a load that failed on the server (spec §2.5 server error page). */
export const ServerErrorPage = () => {
  const { state } = useLocation() as { readonly state: unknown };
  const navigate = useNavigate();
  const fault = isFault(state) ? state : null;
  const page = fault?.page;
  const code = fault === null ? '' : ` (${fault.status})`;
  return (
    <FaultPage
      what={[
        `Server error${code}`,
        fault?.page !== undefined && ` on ${fault.page}`,
        fault?.requestId !== undefined && `, request ${fault.requestId}`,
      ]
        .filter(Boolean)
        .join('')}
      icon={ExclamationTriangleIcon}
      title={`Something went wrong on our side${code}`}
      text={
        serverText(fault?.message ?? null) ??
        'We couldn’t load this page. Nothing you entered was changed. Try again in a moment.'
      }
      {...(page !== undefined && { onRetry: () => void navigate(page) })}
    />
  );
};

const WORDS = {
  fetch: {
    what: 'A screen could not be fetched',
    text: 'This part of the portal couldn’t be loaded. Check your connection and try again.',
  },
  draw: {
    what: 'A screen broke',
    text: 'This screen stopped working. The other screens still work. Report it so that we can fix it.',
  },
} as const;

/** Shown when a screen fails to load or render, with the actions of the server-error page (spec §8 "navigating"). */
export const screenFault: FaultView = ({ error, retry }) => (
  <FaultPage
    {...WORDS[error instanceof PartUnavailable ? 'fetch' : 'draw']}
    icon={ExclamationTriangleIcon}
    title={MESSAGES.navigate}
    why={noCodeText(error)}
    onRetry={retry}
  />
);
