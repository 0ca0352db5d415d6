import type { Importance, StatusBanner } from '#core/notices/status-banner.schema.ts';
import { Banner } from './banner.look.tsx';

const TONES = { High: 'alarm', Warning: 'test', Info: 'info' } as const satisfies Record<
  Importance,
  string
>;

/** The status banner on the sign-in screen. Renders nothing if the banner is inactive (spec §2.4, §9). */
export const StatusNotice = ({ banner }: { readonly banner: StatusBanner | null }) =>
  banner?.active === true ? (
    <Banner tone={TONES[banner.importance]} title={banner.title} body={banner.body} />
  ) : null;
