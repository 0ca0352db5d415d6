import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ACCOUNT_STEPS } from '#core/new-account/account-steps.ts';
import { formatDate, readerZone } from '../kit/format-time.ts';
import {
  SideGroup,
  SideLinkCode,
  SideLinkLine,
  SideLinkName,
  SideLinks,
} from '../kit/side-group.tsx';
import type { NewAccountViewModel } from './new-account.view-model.ts';

/** Drafts that can be continued, newest first (domain guide 6.18 "Draft"). */
export const OtherDrafts = observer(({ model }: { readonly model: NewAccountViewModel }) => {
  const { others } = model;
  if (others.length === 0) return null;
  const zone = readerZone();
  return (
    <SideGroup id="other-drafts" title="Other drafts" count={others.length}>
      <SideLinks aria-labelledby="other-drafts">
        {others.map(({ id, name, savedAt, step }) => {
          const at = ACCOUNT_STEPS.findIndex((one) => one.id === step) + 1;
          return (
            <li key={id}>
              <Link data-link="" to={`/create-account?draft=${id}`}>
                <SideLinkName>{name}</SideLinkName>
                <SideLinkLine>
                  <SideLinkCode>{`step ${at} of ${ACCOUNT_STEPS.length} · ${formatDate(savedAt, savedAt, zone)}`}</SideLinkCode>
                </SideLinkLine>
              </Link>
            </li>
          );
        })}
      </SideLinks>
    </SideGroup>
  );
});
