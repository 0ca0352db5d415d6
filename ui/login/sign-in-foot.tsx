import { websiteHost } from '#core/branding/contact-address.rule.ts';
import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';
import { styled } from '../kit/styled.ts';
import { DemoBar } from './demo-bar.tsx';
import { SupportLine } from './support-line.tsx';

const Stack = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    height: '100%',
    '& > [data-bottom]': { marginTop: 'auto' },
    '& > [data-bottom] ~ [data-bottom]': { marginTop: '0' },
  },
});
const Places = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '4',
    textStyle: 'caption',
    color: 'fg.subtle',
    '& a': { color: 'inherit', _hover: { textDecoration: 'underline' } },
  },
});
const Column = styled('div', {
  base: { position: 'relative', width: 'min(464px, 100%)', marginInline: 'auto' },
});

export interface SignInFootProps {
  readonly page: PageData;
  /** Whether the form is shown; a step offers help with itself instead. */
  readonly atForm: boolean;
  readonly atCode: boolean;
  readonly onChooseDemo: (username: string) => void;
}

/** Below the column: whom to call, and in a demo world its accounts. */
export const SignInFoot = ({ page, atForm, atCode, onChooseDemo }: SignInFootProps) => {
  const { configuration, branding } = page;
  const { demo, supportPhone, variant } = configuration;
  const consumer = variant === 'consumer';
  const host = websiteHost(branding.website);
  const help = branding.supportPhone ?? supportPhone;
  return (
    <Stack>
      {atForm && consumer && supportPhone !== null && (
        <SupportLine
          centered
          before="Alarm going off right now? Call"
          phone={supportPhone}
          after=", any hour."
        />
      )}
      {help !== null && (!atForm || (!consumer && demo === null)) && (
        <SupportLine
          centered={consumer}
          before={atCode ? 'No code? Call support,' : 'Need help signing in? Call support,'}
          phone={help}
        />
      )}
      {atForm && consumer && (host !== null || branding.supportPhone !== null) && (
        <Places data-bottom="">
          {host !== null && (
            <a href={branding.website ?? undefined} target="_blank" rel="noopener noreferrer">
              {host}
            </a>
          )}
          {branding.supportPhone !== null && <span>{`Support ${branding.supportPhone}`}</span>}
        </Places>
      )}
      {atForm && demo !== null && (
        <Column data-bottom="">
          <DemoBar count={demo.accounts.length} password={demo.password} onChoose={onChooseDemo} />
        </Column>
      )}
    </Stack>
  );
};
