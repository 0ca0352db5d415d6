import type { ComponentType, ReactNode, SVGProps } from 'react';
import { styled } from './styled.ts';

const Frame = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2',
    padding: '4',
    '& > svg': { boxSize: '24px', color: 'fg.subtle' },

    // The action.
    '& > :nth-child(4)': { marginTop: '2' },
  },
});
const Title = styled('h3', { base: { textStyle: 'label' } });
const Words = styled('p', { base: { textStyle: 'small', color: 'fg.muted', maxWidth: '72ch' } });

interface EmptyStateProps {
  /** A 24 px outline icon. */
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly text: string;
  /** At most one small button. */
  readonly action?: ReactNode;
}

/** States why a list is empty (nothing yet, nothing matches, no permission) and the next step (ui README §10). */
export const EmptyState = ({ icon: Icon, title, text, action }: EmptyStateProps) => (
  <Frame>
    <Icon aria-hidden />
    <Title>{title}</Title>
    <Words>{text}</Words>
    {action}
  </Frame>
);
