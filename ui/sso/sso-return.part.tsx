import { useEffect } from 'react';
import { BusyLine } from '../kit/skeleton.tsx';
import { EntryHead } from '../kit/entry-head.tsx';
import { Stack } from '../kit/stack.ts';
import { useModel } from '../shell/use-model.ts';
import { createSection } from '../sections/section.ts';
import { ssoReturnModels } from './sso-return.models.ts';

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
      <BusyLine>Finishing single sign-on</BusyLine>
    </Stack>
  );
};

/** The end of a trip to a provider of single sign-on. */
export const section = createSection(SsoReturn, ssoReturnModels);
