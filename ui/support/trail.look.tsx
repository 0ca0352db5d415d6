import ChevronRightIcon from '@heroicons/react/16/solid/ChevronRightIcon';
import type { ReactNode } from 'react';
import { inlineRow } from '../kit/looks.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { TextLink } from '../kit/links.ts';

const Frame = styled('div', {
  base: {
    ...wrapping('4px 12px'),
    alignItems: 'center',
    minHeight: '32px',
    marginBottom: '2',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
const Ways = styled('ol', { base: wrapping('0 4px') });
const ActionSteps = styled('li', {
  base: { ...inlineRow('1'), minHeight: '32px', '& > svg': { boxSize: '16px' } },
});
const End = styled('div', { base: { ...inlineRow('2'), marginInlineStart: 'auto' } });

interface TrailProps {
  /** Links to the parent pages, outermost first. */
  readonly links: readonly { readonly key: string; readonly link: ReactNode }[];
  /** Name of the current page. */
  readonly here: string;
  /** Links to the previous and next page of the same kind. */
  readonly end?: ReactNode;
}

/** A breadcrumb of the parent pages and the current page, above a title (design "support person"). */
export const Trail = ({ links, here, end }: TrailProps) => (
  <Frame>
    <nav aria-label="Where you are">
      <Ways>
        {links.map(({ key, link }) => (
          <ActionSteps key={key}>
            <TextLink size="sm">{link}</TextLink>
            <ChevronRightIcon aria-hidden />
          </ActionSteps>
        ))}
        <ActionSteps aria-current="page">{here}</ActionSteps>
      </Ways>
    </nav>
    {end !== undefined && <End>{end}</End>}
  </Frame>
);
