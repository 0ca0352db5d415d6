import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import PaperAirplaneIcon from '@heroicons/react/20/solid/PaperAirplaneIcon';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { accentCss } from '#core/branding/accent-css.rule.ts';
import { isLostInk } from '#core/branding/ink-contrast.rule.ts';
import { HeaderPreview } from './header-preview.look.tsx';
import { SignInPreview } from './sign-in-preview.look.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Notice } from '../kit/notice.tsx';
import { MailPreview, PrintPreview } from './print-preview.look.tsx';
import { PreviewRows } from './preview-rows.look.tsx';
import { previewAccent } from '../kit/theme/apply-branding.ts';
import { ThemedPane } from './themed-pane.look.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useRights } from '../shell/use-rights.ts';
import type { BrandingViewModel } from './branding.view-model.ts';

/** The sign-in picture in the preview if the dealer has none. */
const PICTURE = '/brand/signin-3-harbour.svg';
const PREVIEWED = { light: '[data-pane=light]', dark: '[data-pane=dark]' } as const;

interface OfModel {
  readonly model: BrandingViewModel;
}

/** Returns the logo for each background, with the same fallbacks as in the portal. */
const logosOf = ({ previewed }: BrandingViewModel) => {
  const { headerLogoUrl, darkHeaderLogoUrl, reportLogoUrl } = previewed;
  return {
    light: headerLogoUrl ?? darkHeaderLogoUrl,
    dark: darkHeaderLogoUrl ?? headerLogoUrl,
    paper: reportLogoUrl ?? headerLogoUrl,
  };
};

/**
 * Returns true for a logo less than twice as wide as high. Such a logo probably contains no name, so callers print the
 * name beside the logo.
 */
const isMark = ({ pictures }: BrandingViewModel, url: string | null): boolean => {
  const image = url === null ? null : pictures.imageOf(url);
  return image !== null && image.width < image.height * 2;
};

const logoWarnings = (model: BrandingViewModel): readonly string[] => {
  const { pictures } = model;
  const { light, dark, paper } = logosOf(model);
  const lost = (url: string | null, theme: 'light' | 'dark'): boolean => {
    const seen = url === null ? null : pictures.inkOf(url);
    return seen !== null && seen !== 'broken' && isLostInk(seen[theme]);
  };
  return [
    ...(lost(light, 'light') ? ['The logo is hard to see on light pages.'] : []),
    ...(lost(dark, 'dark') ? ['The logo is hard to see on dark pages.'] : []),
    ...(lost(paper, 'light') ? ['The logo is hard to see on white paper.'] : []),
    ...(paper?.endsWith('.webp') === true
      ? ['WebP can’t be printed. Choose a PNG or SVG for reports, or the name is shown instead.']
      : []),
  ];
};

const Lost = observer(({ model }: OfModel) => {
  const logos = logosOf(model);
  const { pictures } = model;
  useEffect(() => {
    for (const url of Object.values(logos)) if (url !== null) void pictures.look(url);
  });
  const warnings = logoWarnings(model);
  return warnings.length === 0 ? null : (
    <Notice tone="trouble" role="status" title="Check the logo">
      {warnings.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </Notice>
  );
});

const both = (what: string, draw: (theme: 'light' | 'dark') => ReactNode): ReactNode =>
  (['light', 'dark'] as const).map((theme) => (
    <ThemedPane key={theme} theme={theme} label={`${what}, ${theme}`}>
      {draw(theme)}
    </ThemedPane>
  ));

/** Previews of sign-in page, header, email and print document, in both themes. */
const Previews = observer(({ model, acts }: OfModel & { readonly acts: boolean }) => {
  const { configuration } = useRegistry();
  const { overview, open, previewed } = model;
  const logos = logosOf(model);
  const name = previewed.displayName.trim() || configuration.providerName;
  const brand = (theme: 'light' | 'dark') => ({
    name,
    logoUrl: logos[theme],
    pictureUrl: previewed.loginImageUrl ?? PICTURE,
    poweredBy: configuration.providerName,
  });
  return (
    <PreviewRows
      rows={[
        {
          title: 'Sign-in',
          note: 'powered-by line is hidden for customers',
          panes: both('Sign-in', (theme) => <SignInPreview brand={brand(theme)} />),
        },
        {
          title: 'Header',
          note: 'as on every screen',
          panes: both('Header', (theme) => <HeaderPreview brand={brand(theme)} />),
        },
        {
          title: 'Email',
          note: `from ${previewed.fromName.trim() || configuration.providerName}`,
          ...(acts && {
            action: (
              <LinkButton onClick={() => void model.acts.sendSample()}>
                <PaperAirplaneIcon width={16} height={16} aria-hidden />
                Send me a sample
              </LinkButton>
            ),
          }),
          panes: both('Email', () => (
            <MailPreview
              from={previewed.fromName.trim() || configuration.providerName}
              footer={previewed.mailFooter.trim()}
              time="14:08"
            />
          )),
        },
        {
          title: 'PDF',
          note: 'paper is white in both themes, so it uses the light logo',
          ...(acts && {
            action: (
              <LinkButton onClick={() => void model.acts.takeSample()}>
                <ArrowDownTrayIcon width={16} height={16} aria-hidden />
                Sample
              </LinkButton>
            ),
          }),
          panes: both('PDF', () => (
            <PrintPreview name={name} logoUrl={logos.paper} named={isMark(model, logos.paper)} />
          )),
        },
      ]}
      label={overview?.siteGroupName ?? name}
      large={!acts && open === 'full'}
    />
  );
});

/** A live preview of what the dealer's users see (domain guide 6.14 "Preview"). */
export const PreviewPart = observer(({ model }: OfModel) => {
  const { effective } = model;
  const mayChange = useRights().mayChange('xtAdmin');
  const css = effective?.kind === 'fits' ? accentCss(effective.accent.set, PREVIEWED) : null;
  useEffect(() => {
    previewAccent(css);
    return () => previewAccent(null);
  }, [css]);
  return (
    <>
      <Lost model={model} />
      <Previews model={model} acts={mayChange} />
    </>
  );
});

/** A dialog with the branding preview, as large as the window allows. */
export const FullPreview = ({ model }: OfModel) => (
  <Dialog id="branding-full" title="Preview" size="full" onClose={() => model.show(null)}>
    <Previews model={model} acts={false} />
  </Dialog>
);
