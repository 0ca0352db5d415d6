import type { ComponentProps, ReactNode } from 'react';
import { buttonRecipe } from './button.recipe.ts';
import type { ButtonProps } from './button.tsx';
import { styled } from './styled.ts';

const Base = styled('a', buttonRecipe);

interface ButtonLinkProps
  extends
    Pick<ButtonProps, 'look' | 'size' | 'block'>,
    Omit<ComponentProps<'a'>, 'color' | 'size'> {
  readonly icon?: ReactNode;
}

/** A prominent link out of the portal, such as a phone call, that looks like a button. */
export const ButtonLink = ({ icon, children, ...rest }: ButtonLinkProps) => (
  <Base {...rest}>
    {icon !== undefined && <span data-lead>{icon}</span>}
    {children}
  </Base>
);
