import type { ComponentProps, ReactNode } from 'react';
import { buttonRecipe } from './button.recipe.ts';
import { Spinner } from './spinner.tsx';
import { styled } from './styled.ts';

const ButtonBase = styled('button', buttonRecipe);

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'size'> {
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerOutline';
  readonly size?: 'sm' | 'md' | 'lg';
  /** If true, the button is as wide as its column. */
  readonly block?: boolean;
  /** If true, a spinner replaces the icon. The button keeps the focus. */
  readonly busy?: boolean;
  /** An icon before the label: 20 px, or 16 px in a small button. */
  readonly icon?: ReactNode;
}

/** A button. A busy button can still be pressed, so the caller must ignore further presses. */
export const Button = ({ busy = false, icon, children, type = 'button', ...rest }: ButtonProps) => (
  <ButtonBase type={type} aria-busy={busy} {...rest}>
    <Spinner data-spinner aria-hidden />
    {icon !== undefined && <span data-lead>{icon}</span>}
    {children}
  </ButtonBase>
);
