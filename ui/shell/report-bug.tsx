import { useState } from 'react';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { Button } from '../kit/button.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { DetailsPanel } from './details-panel.look.tsx';
import { useCopy } from '../kit/use-copy.ts';
import { useRegistry } from './registry.ts';

/** Shows the details that support needs, a button that copies them, and the phone number. */
const ReportBugPanel = ({ what }: { readonly what: string }) => {
  const { configuration } = useRegistry();
  const { copied, copy } = useCopy();
  const [at] = useState(() => new Date().toISOString());
  const { supportPhone, providerName, environment } = configuration;
  const details = [
    `What: ${what}`,
    `Where: ${location.pathname}`,
    `When: ${at}`,
    `Portal: ${providerName}, version ${APP_VERSION}, ${environment}`,
    `Browser: ${navigator.userAgent}`,
  ].join('\n');
  return (
    <DetailsPanel
      title="Report a bug"
      text={
        <>
          {supportPhone === null
            ? 'Send these details to support.'
            : `Call support at ${supportPhone} and read or send these details.`}{' '}
          They contain nothing about your accounts.
        </>
      }
      details={details}
    >
      <Button size="sm" onClick={() => void copy(details)}>
        Copy details
      </Button>
      {copied === 'done' && <FormAlert tone="success" text="Copied." />}
      {copied === 'refused' && (
        <FormAlert
          tone="error"
          text="This browser does not allow copying. Select the text instead."
        />
      )}
    </DetailsPanel>
  );
};

/**
 * Returns the Report Bug button and its panel. A signed-in person who may change data gets the dialog that stores a
 * report; anyone else gets details to copy.
 */
export const useReportBug = (what: string) => {
  const [open, setOpen] = useState(false);
  const registry = useRegistry();
  const { complete, limits } = registry.create('session');
  if (complete && limits.mayChange) {
    const report = (): void => registry.create('dialogs').open('submit-bug', what);
    return { button: <Button onClick={report}>Report Bug</Button>, panel: null };
  }
  return {
    button: (
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Report Bug
      </Button>
    ),
    panel: open ? <ReportBugPanel what={what} /> : null,
  };
};
