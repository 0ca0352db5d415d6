import type { ReactNode } from 'react';
import { Logo } from '../kit/logo.tsx';
import { EntryPage } from '../kit/entry-page.tsx';
import { ThemeToggle } from '../kit/theme-toggle.tsx';
import { ArtworkPane } from '../login/artwork-pane.tsx';
import { usePageData } from './page-data.ts';

export interface SignInFrameProps {
  /** Above the title: the status banner. */
  readonly notice: ReactNode;
  /** One column, one decision: the form or the step that is due. */
  readonly children: ReactNode;
  readonly foot: ReactNode;
}

/** The room of the whole sign-in: logo, theme button, column, and on wide screens the picture (kit README §6). */
export const SignInFrame = ({ notice, children, foot }: SignInFrameProps) => {
  const { configuration, branding } = usePageData();
  const { variant, providerName } = configuration;
  return (
    <EntryPage
      look={variant === 'consumer' ? 'card' : 'wide'}
      logo={
        <Logo
          name={branding.displayName ?? providerName}
          lightUrl={branding.headerLogoUrl}
          darkUrl={branding.darkHeaderLogoUrl}
          size="signIn"
        />
      }
      tool={<ThemeToggle />}
      notice={notice}
      foot={foot}
      picture={<ArtworkPane providerName={providerName} />}
    >
      {children}
    </EntryPage>
  );
};
