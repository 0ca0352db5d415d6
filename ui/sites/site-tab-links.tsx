import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { siteHistoryPath, siteInfoPath, sitePartPath } from '#core/sites/site-part-path.rule.ts';
import { Count } from '../kit/card.tsx';
import { PageTabs } from '../kit/page-tabs.tsx';
import { currentInView } from '../kit/use-size.ts';
import { WideOnly } from '../kit/wide-only.ts';
import { useSiteTabs } from './use-site-tabs.ts';

/** Links to the full-width tabs of a site. Everyone who may open the site may open History. */
export const SiteTabLinks = observer(
  ({
    info: { siteNum, counts },
    devNum,
  }: {
    readonly info: Pick<SiteInfo, 'siteNum' | 'counts'>;
    readonly devNum: number | null;
  }) => {
    const { tabs, tab, isHistory } = useSiteTabs();
    return (
      <PageTabs ref={currentInView} data-tabs="" aria-label="Parts of the site">
        <Link
          to={siteInfoPath(siteNum, devNum)}
          aria-current={tab === null && !isHistory ? 'page' : undefined}
        >
          Info
        </Link>
        <Link to={siteHistoryPath(siteNum, devNum)} aria-current={isHistory ? 'page' : undefined}>
          History
        </Link>
        {tabs.map(({ id, title }) => (
          <Link
            key={id}
            to={sitePartPath(siteNum, devNum, id)}
            aria-current={tab?.id === id ? 'page' : undefined}
          >
            {title}
            {counts[id] !== null && (
              <WideOnly>
                <Count>{counts[id]}</Count>
              </WideOnly>
            )}
          </Link>
        ))}
      </PageTabs>
    );
  },
);
