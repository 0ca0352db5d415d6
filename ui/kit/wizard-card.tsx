import type { ReactNode } from 'react';
import { cardBox, row } from './looks.ts';
import { styled } from './styled.ts';

const Stepped = styled('section', {
  base: {
    ...cardBox,
    outline: '0',
  },
});
const Head = styled('header', {
  base: { ...row('12px'), flexWrap: 'wrap', padding: '14px 16px', borderBottom: 'subtle' },
});
const Title = styled('h2', { base: { textStyle: 'label', outline: '0' } });
const About = styled('span', { base: { textStyle: 'small', color: 'fg.muted' } });
const Actions = styled('div', {
  base: { marginInlineStart: 'auto', ...row('2'), flexWrap: 'wrap' },
});

/** A step of a wizard: name, short text, actions, and parts separated by lines. */
export const WizardCard = ({
  title,
  about,
  actions,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) => (
  <Stepped aria-label={title}>
    <Head>
      <Title id="step-title" tabIndex={-1}>
        {title}
      </Title>
      <About>{about}</About>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Head>
    {children}
  </Stepped>
);

export const WizardPart = styled('div', {
  base: {
    padding: '20px 16px',
    '& + &': { borderTop: 'subtle' },
    '@media (min-width: 64rem)': { padding: '20px 36px' },
  },
});
