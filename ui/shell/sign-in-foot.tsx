import { dialAddress, websiteHost } from '#core/branding/contact-address.rule.ts';
import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';
import { EntryFoot, EntryPlaces, EntryRoom, PhoneLine } from '../kit/entry-parts.tsx';
import { DemoBar } from '../login/demo-bar.tsx';

export interface SignInFootProps {
  readonly page: PageData;
  /** Whether the form is shown; a step offers help with itself instead. */
  readonly atForm: boolean;
  readonly atCode: boolean;
  readonly onChooseDemo: (username: string) => void;
}

/** Below the column: whom to call, and in a demo world its accounts. */
export const SignInFoot = ({ page, atForm, atCode, onChooseDemo }: SignInFootProps) => {
  const { configuration, branding } = page;
  const { demo, supportPhone, variant } = configuration;
  const consumer = variant === 'consumer';
  const host = websiteHost(branding.website);
  const help = branding.supportPhone ?? supportPhone;
  return (
    <EntryFoot>
      {atForm && consumer && supportPhone !== null && (
        <PhoneLine
          centered
          before="Alarm going off right now? Call"
          phone={supportPhone}
          href={dialAddress(supportPhone)}
          after=", any hour."
        />
      )}
      {help !== null && (!atForm || (!consumer && demo === null)) && (
        <PhoneLine
          centered={consumer}
          before={atCode ? 'No code? Call support,' : 'Need help signing in? Call support,'}
          phone={help}
          href={dialAddress(help)}
        />
      )}
      {atForm && consumer && (host !== null || branding.supportPhone !== null) && (
        <EntryPlaces data-bottom="">
          {host !== null && (
            <a href={branding.website ?? undefined} target="_blank" rel="noopener noreferrer">
              {host}
            </a>
          )}
          {branding.supportPhone !== null && <span>{`Support ${branding.supportPhone}`}</span>}
        </EntryPlaces>
      )}
      {atForm && demo !== null && (
        <EntryRoom data-bottom="">
          <DemoBar count={demo.accounts.length} password={demo.password} onChoose={onChooseDemo} />
        </EntryRoom>
      )}
    </EntryFoot>
  );
};
