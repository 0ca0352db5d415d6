import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { Button } from '../kit/button.tsx';
import { PanelBody, PanelFoot, PanelHead } from '../kit/hanging-panel.ts';
import type { SwitcherViewModel } from './switcher.view-model.ts';

/** Asked before a link goes; the site itself is not touched. */
export const RemoveQuestion = observer(
  ({ switcher, link }: { readonly switcher: SwitcherViewModel; readonly link: LinkedSite }) => {
    const heading = useRef<HTMLHeadingElement>(null);
    useEffect(() => heading.current?.focus(), []);
    return (
      <>
        <PanelHead>
          <h2 ref={heading} tabIndex={-1}>
            Remove this account?
          </h2>
        </PanelHead>
        <PanelBody>
          <p>
            {link.siteName} ({link.xmit}) will no longer show in your portal. Your alarm system
            stays monitored, and you can add the account again with its number and passcode.
          </p>
        </PanelBody>
        <PanelFoot>
          <Button onClick={() => switcher.backToList()}>Cancel</Button>
          <Button
            look="danger"
            busy={switcher.links.removing === link.siteNum}
            onClick={() => void switcher.remove()}
          >
            Remove account
          </Button>
        </PanelFoot>
      </>
    );
  },
);
