import { useEffect, useRef, type ReactNode } from 'react';
import { EntryHead } from '../kit/entry-head.tsx';
import { Stack } from '../kit/stack.ts';
import { usePageData } from './page-data.ts';

/** One stage of a page that a link of a message opens: its title says what is the case and takes the focus when it comes up. */
export const EntryStage = ({
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
    <Stack as="section" gap={5} arriving aria-labelledby="stage-title">
      <EntryHead id="stage" title={title} text={text} titleRef={heading} />
      {children}
    </Stack>
  );
};
