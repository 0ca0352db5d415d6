import { useEffect } from 'react';
import { BusyLine } from '../kit/skeleton.tsx';
import { EntryHead } from '../kit/entry-head.tsx';
import { Stack } from '../kit/stack.ts';
import { useModel } from '../shell/use-model.ts';
import { createSection } from '../sections/section.ts';
import { ssoReturnModels } from './sso-return.models.ts';

const TITLE = 'Signing you in';

/** Replaces the form while an SSO provider's code is exchanged for a session. */
export const SsoReturn = () => {
  useModel('ssoReturn');
  useEffect(() => {
    document.title = `${TITLE} · Login`;
  }, []);
  return (
    <Stack gap={5} appearing>
      <EntryHead large title={TITLE} />
      <BusyLine>Finishing single sign-on</BusyLine>
    </Stack>
  );
};

/** The sign-in part that runs after the return from a single sign-on provider. */
export const section = createSection(SsoReturn, ssoReturnModels);
