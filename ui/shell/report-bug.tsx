import { useState } from 'react';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { Button } from '../kit/button.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { styled } from '../kit/styled.ts';
import { useRegistry } from './registry.ts';

const Panel = styled('section', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    width: '100%',
    padding: '4',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'md',
    background: 'bg.surface',
    '& > h2': { textStyle: 'label' },
    '& > p': { textStyle: 'body', color: 'fg.muted' },
    '& > pre': {
      width: '100%',
      padding: '3',
      background: 'bg.subtle',
      borderRadius: 'sm',
      textStyle: 'small',
      fontFamily: 'inherit',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      userSelect: 'all',
    },
  },
});

type Copied = 'not yet' | 'done' | 'refused';

/** What support needs to find the fault, to copy, and the number to call. */
export const ReportBugPanel = ({ what }: { readonly what: string }) => {
  const { configuration } = useRegistry();
  const [copied, setCopied] = useState<Copied>('not yet');
  const [at] = useState(() => new Date().toISOString());
  const { supportPhone, providerName, environment } = configuration;
  const details = [
    `What: ${what}`,
    `Where: ${location.pathname}`,
    `When: ${at}`,
    `Portal: ${providerName}, version ${APP_VERSION}, ${environment}`,
    `Browser: ${navigator.userAgent}`,
  ].join('\n');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(details);
      setCopied('done');
    } catch {
      setCopied('refused');
    }
  };
  return (
    <Panel aria-label="Report a bug">
      <h2>Report a bug</h2>
      <p>
        {supportPhone === null
          ? 'Send these details to support.'
          : `Call support at ${supportPhone} and read or send these details.`}{' '}
        They hold nothing about your accounts.
      </p>
      <pre>{details}</pre>
      <Button size="sm" onClick={() => void copy()}>
        Copy details
      </Button>
      {copied === 'done' && <FormAlert tone="success" text="Copied." />}
      {copied === 'refused' && (
        <FormAlert
          tone="error"
          text="This browser does not allow copying. Select the text instead."
        />
      )}
    </Panel>
  );
};

/**
 * The button and what it opens: the dialog that stores a report for whoever is signed in, else a panel below with the
 * details to copy, because nobody would know who reported. One each, so that a page places them.
 */
export const useReportBug = (what: string) => {
  const [open, setOpen] = useState(false);
  const registry = useRegistry();
  const { complete } = registry.create('session');
  if (complete) {
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
