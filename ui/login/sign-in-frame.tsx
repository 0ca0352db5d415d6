import type { ReactNode } from 'react';
import { Logo } from '../kit/logo.tsx';
import { styled } from '../kit/styled.ts';
import { ThemeToggle } from '../kit/theme-toggle.tsx';
import { ArtworkPane } from './artwork-pane.tsx';
import { usePageData } from './page-data.ts';

const PHONE = '@media (max-width: 640px)';

const Split = styled('div', {
  base: {
    minHeight: '100dvh',
    '@media (min-width: 1024px)': { display: 'grid', gridTemplateColumns: '600px 1fr' },
  },
});
const Pane = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    width: '100%',
    marginInline: 'auto',
    background: 'bg.surface',
    [PHONE]: { px: '5' },
  },
  variants: {
    variant: {
      dealer: { px: 'max(20px, calc(50% - 220px))', '@media (min-width: 1024px)': { px: '20' } },
      consumer: { background: 'bg.canvas', [PHONE]: { background: 'bg.surface' } },
    },
  },
});
const Top = styled('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    pt: '4',
    pb: '4',
    '& > button': { marginInlineEnd: '-10px' },
  },
  variants: {
    variant: {
      dealer: { '@media (min-width: 1024px)': { pt: '36px' } },
      consumer: { px: '8', pt: '24px', [PHONE]: { px: '0', pt: '4' } },
    },
  },
});
const Main = styled('main', {
  base: { flexShrink: '0', display: 'flex', flexDirection: 'column', gap: '5' },
  variants: {
    variant: {
      // Placed from the top alone, so that neither a late footer nor an alert moves the form.
      dealer: {
        flexGrow: '1',
        '@media (min-width: 1024px)': {
          pt: 'max(32px, calc((100dvh - 710px) / 2))',
          pb: '8',
          '&:has(> [data-slot=notice]:empty)': { pt: 'max(32px, calc((100dvh - 610px) / 2))' },
        },
      },
      consumer: {
        gap: '4',
        width: 'min(464px, 100%)',
        marginInline: 'auto',
        pt: '32px',
        [PHONE]: { pt: '0', gap: '5' },
      },
    },
  },
});
const Slot = styled('div', { base: { '&:empty': { display: 'none' } } });
const Panel = styled('div', {
  base: {},
  variants: {
    variant: {
      dealer: {},
      consumer: {
        background: 'bg.surface',
        border: '1px solid',
        borderColor: 'border.default',
        borderRadius: 'md',
        padding: '28px 32px 32px',
        [PHONE]: { border: '0', padding: '0', borderRadius: '0' },
      },
    },
  },
});
const Foot = styled('footer', {
  base: { paddingBlock: '5', textStyle: 'small', color: 'fg.muted' },
  variants: {
    variant: {
      dealer: {},
      // Help follows the card; the rest stands at the bottom.
      consumer: { flexGrow: '1', display: 'grid' },
    },
  },
});

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
  const pane = (
    <Pane variant={variant}>
      <Top variant={variant}>
        <Slot data-slot="logo">
          <Logo
            name={branding.displayName ?? providerName}
            lightUrl={branding.headerLogoUrl}
            darkUrl={branding.darkHeaderLogoUrl}
            size="signIn"
          />
        </Slot>
        <ThemeToggle />
      </Top>
      <Main variant={variant}>
        <Slot data-slot="notice">{notice}</Slot>
        <Panel variant={variant}>{children}</Panel>
      </Main>
      <Foot variant={variant}>
        <Slot data-slot="foot">{foot}</Slot>
      </Foot>
    </Pane>
  );
  if (variant === 'consumer') return pane;
  return (
    <Split>
      {pane}
      <ArtworkPane providerName={providerName} />
    </Split>
  );
};
