import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import type { NearAgency } from '#core/site-file/near-agencies.schema.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Text } from '../kit/text.ts';
import type { NearAgenciesViewModel } from './near-agencies.view-model.ts';

const textOf = ({ accounts, inTown, name, phone }: NearAgency, city: string | null): string => {
  const where = city === null ? 'nearby' : `in ${inTown ? '' : 'or near '}${city}`;
  const number = phone === null ? '' : `, ${formatPhone(phone)}`;
  return `${counted(accounts, 'other account')} ${where} ${accounts === 1 ? 'uses' : 'use'} ${name}${number}.`;
};

/** Proposes an agency that other accounts in the town use. One press fills it in; nothing is saved. */
export const NearAgencyLine = observer(
  ({
    id,
    kind,
    near,
    onUse,
  }: {
    /** The id of the name's field, which takes the focus, because the button disappears. */
    readonly id: string;
    readonly kind: string;
    readonly near: NearAgenciesViewModel;
    /** Called with the name and the phone number as typed in a form. */
    readonly onUse: (agency: { readonly name: string; readonly phone: string }) => void;
  }) => {
    const agency = near.of(kind);
    if (agency === null) return null;
    const { name, phone } = agency;
    return (
      <Text size="small" tone="muted">
        {textOf(agency, near.near?.city ?? null)}{' '}
        <LinkButton
          size="sm"
          aria-label={`Use ${name}`}
          onClick={() => {
            onUse({ name, phone: phone === null ? '' : formatPhone(phone) });
            document.getElementById(id)?.focus();
          }}
        >
          Use
        </LinkButton>
      </Text>
    );
  },
);
