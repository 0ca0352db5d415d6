import { useEffect } from 'react';
import { Spinner } from '../kit/spinner.tsx';
import { EntryHead } from '../kit/entry-head.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useModel } from '../shell/use-model.ts';

const TITLE = 'Signing you in';

/** Stands in the form's place while the code a provider sent this browser back with is traded for a session. */
export const SsoReturn = () => {
  useModel('ssoReturn');
  useEffect(() => {
    document.title = `${TITLE} · Login`;
  }, []);
  return (
    <Stack gap={5} appearing>
      <EntryHead large title={TITLE} />
      <Text as="div" size="form" tone="muted" role="status">
        <Row gap={3}>
          <Spinner aria-hidden />
          Finishing single sign-on
        </Row>
      </Text>
    </Stack>
  );
};
