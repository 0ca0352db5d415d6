import { observer } from 'mobx-react-lite';
import type { CampaignUsage } from '#core/marketing/campaign-usage.schema.ts';
import { Button } from '../kit/button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { styled } from '../kit/styled.ts';
import type { Loadable } from '../shell/loadable.ts';

const Frame = styled('section', {
  base: {
    display: 'grid',
    gap: '1.5',
    '& > h3': { textStyle: 'label' },
    '& > p': { textStyle: 'small', color: 'fg.muted' },
    '& > button': { justifySelf: 'start' },
  },
});
const Groups = styled('table', {
  base: {
    width: '100%',
    textStyle: 'small',
    '& th, & td': {
      padding: '6px 0 6px 12px',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      borderTop: '1px solid',
      borderColor: 'border.subtle',
    },
    '& thead th': { textStyle: 'caption', fontWeight: '600', color: 'fg.muted', border: '0' },
    '& th:first-of-type': {
      paddingInlineStart: '0',
      textAlign: 'start',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& tbody th': { fontWeight: '400' },
  },
});

/** Views and downloads of a campaign by group; a person counts once a day (domain guide 6.16). */
export const UsagePanel = observer(({ from }: { readonly from: Loadable<CampaignUsage> }) => {
  const { state } = from;
  return (
    <Frame aria-label="Views and downloads">
      <h3>Views and downloads</h3>
      {state.at === 'loading' && <Skeleton lines={2} label="Loading views and downloads" />}
      {state.at === 'failed' && (
        <>
          <p role="alert">{state.text}</p>
          <Button size="sm" onClick={() => void from.load()}>
            Try again
          </Button>
        </>
      )}
      {state.at === 'ready' &&
        (state.value.groups.length === 0 ? (
          <p>Nobody has opened it yet.</p>
        ) : (
          <Groups>
            <thead>
              <tr>
                <th scope="col">Group</th>
                <th scope="col">Views</th>
                <th scope="col">Downloads</th>
              </tr>
            </thead>
            <tbody>
              {state.value.groups.map(({ siteGroupNum, name, views, downloads }) => (
                <tr key={siteGroupNum}>
                  <th scope="row">{`${siteGroupNum} ${name}`}</th>
                  <td>{views}</td>
                  <td>{downloads}</td>
                </tr>
              ))}
            </tbody>
          </Groups>
        ))}
    </Frame>
  );
});
