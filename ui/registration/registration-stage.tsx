import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '../kit/styled.ts';
import { usePageData } from '../login/page-data.ts';

const Frame = styled('section', {
  base: { display: 'grid', gap: '5', animation: 'arrive .5s cubic-bezier(.2, 0, 0, 1)' },
});
const Head = styled('div', {
  base: {
    display: 'grid',
    gap: '1',
    '& > h1': { textStyle: 'signInTitle', outline: '0' },
    '& > p': { textStyle: 'form', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});

/** The ways on from a stage, the one most people want first. */
export const StageActions = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '@media (max-width: 640px)': { '& > button': { flex: '1 1 100%' } },
  },
});

/** One stage of the registration page: its title says what is the case and takes the focus when it comes up. */
export const RegistrationStage = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}) => {
  const { providerName } = usePageData().configuration;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${providerName}`;
    heading.current?.focus();
  }, [title, providerName]);
  return (
    <Frame aria-labelledby="stage-title">
      <Head>
        <h1 id="stage-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
      </Head>
      {children}
    </Frame>
  );
};
