import type { ReactNode } from 'react';
import { TitleLine } from '../kit/page-title.tsx';
import { LiveMark } from './live-notice.tsx';

/** A line beside a title that says what the screen is about, and that it is live. */
export const LiveLine = ({ children }: { readonly children: ReactNode }) => (
  <TitleLine data-word="">
    <span>{children}</span>
    <LiveMark />
  </TitleLine>
);
