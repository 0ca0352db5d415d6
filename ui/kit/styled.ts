import {
  useChakraContext,
  type RecipeDefinition,
  type RecipeVariantRecord,
  type SystemContext,
} from '@chakra-ui/react';
import { css, jsx, type CSSObject, type SerializedStyles } from '@emotion/react';
import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';

type Tag = keyof JSX.IntrinsicElements;
type Choice<T> = T extends 'true' | 'false' ? boolean : T;

/** What a component may be told about its look; nothing where its recipe has no variants. */
type Look<V extends RecipeVariantRecord> = PropertyKey extends keyof V
  ? object
  : { readonly [K in keyof V]?: Choice<keyof V[K]> | undefined };

export type StyledProps<T extends Tag, V extends RecipeVariantRecord> = Omit<
  ComponentProps<T>,
  'className' | 'style' | 'as' | keyof Look<V>
> &
  Look<V> & {
    /** Another element with the same look. */
    readonly as?: Tag | undefined;
  };

type Props = Readonly<Record<string, unknown>>;

/** Works the rules of each choice of variants out once; what was worked out holds for as long as the page. */
const rulesOf = (recipe: RecipeDefinition) => {
  const variants = Object.keys(recipe.variants ?? {});
  const known = new Map<string, SerializedStyles>();
  return {
    variants: new Set(variants),
    of: ({ css: resolve, cva }: SystemContext, props: Props): SerializedStyles => {
      const key = variants.map((name) => String(props[name])).join(' ');
      const again = known.get(key);
      if (again !== undefined) return again;
      const look = Object.fromEntries(variants.map((name) => [name, props[name]]));
      const rules = css(resolve(cva(recipe)(look)) as CSSObject);
      known.set(key, rules);
      return rules;
    },
  };
};

/**
 * An element with a look of its own from a recipe in tokens. Chakra's own factory works the rules out anew for every
 * element at every drawing, two thirds of a change of place; here that happens once for each choice of variants. Style
 * props are not taken: a look has a name.
 */
export const styled = <T extends Tag, V extends RecipeVariantRecord>(
  tag: T,
  recipe: RecipeDefinition<V>,
): ((props: StyledProps<T, V>) => ReactNode) => {
  const { variants, of } = rulesOf(recipe);
  return (props: Props) => {
    const own: Record<string, unknown> = {};
    for (const name in props) if (name !== 'as' && !variants.has(name)) own[name] = props[name];
    const rules = of(useChakraContext(), props);
    // A look without rules has no class.
    if (rules.styles !== '') own['css'] = rules;
    return jsx((props.as ?? tag) as ElementType, own);
  };
};
