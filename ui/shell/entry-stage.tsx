import { useEffect, useRef, type ReactNode } from 'react';
import { EntryHead } from '../kit/entry-head.tsx';
import { Stack } from '../kit/stack.ts';
import { usePageData } from './page-data.ts';

/** One stage of a page opened from a mailed link. The title takes the focus when the stage appears. */
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
