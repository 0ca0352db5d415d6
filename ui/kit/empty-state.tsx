import type { ComponentType, ReactNode, SVGProps } from 'react';
import { styled } from './styled.ts';

const Frame = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2',
    padding: '4',
    '& > svg': { boxSize: '24px', color: 'fg.subtle' },

    // The fourth child is the action button.
    '& > :nth-child(4)': { marginTop: '2' },
  },
});
const Title = styled('p', { base: { textStyle: 'label' } });
const Words = styled('p', { base: { textStyle: 'small', color: 'fg.muted', maxWidth: '72ch' } });

interface EmptyStateProps {
  /** An outline icon, shown at 24 px. */
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly text: string;
  /** At most one small button. */
  readonly action?: ReactNode;
}

/** Shows why a list is empty (nothing yet, no match, no permission), and the next step (ui README §10). */
export const EmptyState = ({ icon: Icon, title, text, action }: EmptyStateProps) => (
  <Frame>
    <Icon aria-hidden />
    <Title>{title}</Title>
    <Words>{text}</Words>
    {action}
  </Frame>
);
