import type { ComponentProps, ReactNode } from 'react';
import { buttonRecipe } from './button.recipe.ts';
import type { ButtonProps } from './button.tsx';
import { styled } from './styled.ts';

const Base = styled('a', buttonRecipe);

interface ButtonLinkProps
  extends
    Pick<ButtonProps, 'look' | 'size' | 'block'>,
    Omit<ComponentProps<'a'>, 'color' | 'size'> {
  /** Shown before the label. */
  readonly icon?: ReactNode;
}

/** A link out of the portal that must not be overlooked, such as a call, in the shape of a button. */
export const ButtonLink = ({ icon, children, ...rest }: ButtonLinkProps) => (
  <Base {...rest}>
    {icon !== undefined && <span data-lead>{icon}</span>}
    {children}
  </Base>
);
